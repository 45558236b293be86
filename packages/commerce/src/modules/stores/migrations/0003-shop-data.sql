-- Counts every change of what is kept in memory, also of what no search record is made from; `version` counts only the rest.
alter table reference_data_version add column shop_data_version bigint not null default 1;

-- What a merchant decided instead of the default. Which names there are, their defaults and the form of their values are
-- known to the code that reads them (settings.ts).
create table shop_setting (
  name text primary key check (length(name) <= 64),
  value jsonb not null check (length(value::text) <= 4000),
  changed_at timestamptz not null default now()
);
