-- One number that every change of categories, attributes or exchange rates counts up, so that each process knows when
-- what it keeps in memory is out of date.
create table reference_data_version (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  version bigint not null
);
insert into reference_data_version (version) values (1);
