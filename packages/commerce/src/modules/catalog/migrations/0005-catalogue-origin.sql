-- Where the catalogue came from, so that nothing overwrites what somebody else brought. No row: nothing was ever imported.
create table catalogue_origin (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  origin text,
  imported_at timestamptz not null
);
