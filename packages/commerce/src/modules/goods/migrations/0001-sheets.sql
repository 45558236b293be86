-- What somebody at the desk has sent and not used yet: a file of a list, a picture.
create table desk_upload (
  id integer generated always as identity primary key,
  staff_id integer not null,
  bytes bytea not null,
  created_at timestamptz not null
);
create index desk_upload_age on desk_upload (created_at);

-- Lists that are imported or tried (SPEC.md, rules 10 to 14).
create table goods_sheet (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('prices', 'stock', 'texts')),
  file_name text not null,
  content text not null,
  is_trial boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done', 'failed', 'canceled')),
  given_by text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  rows_total integer not null default 0,
  -- Where it goes on.
  rows_read integer not null default 0,
  rows_changed integer not null default 0,
  rows_refused integer not null default 0
);

create table goods_sheet_problem (
  sheet_id integer not null references goods_sheet on delete cascade,
  -- As in the file: its header is row 1.
  row_number integer not null,
  column_name text,
  code text not null,
  value text not null,
  primary key (sheet_id, row_number)
);
