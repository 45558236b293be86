-- Tables of the source that come as files (SPEC.md, rule 17), until the import is over.
create table magento_import_file (
  import_id integer not null references magento_import on delete cascade,
  table_name text not null,
  content text not null,
  primary key (import_id, table_name)
);
