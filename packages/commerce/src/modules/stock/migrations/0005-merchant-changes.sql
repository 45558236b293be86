-- What the merchant changed of a pool, and why (rule 13). By key, because ids of pools change with every import of the catalogue.
create table stock_change (
  id bigint generated always as identity primary key,
  pool_key text not null,
  -- Less than 0 when something left.
  units integer not null check (units <> 0),
  quantity_after integer not null check (quantity_after >= 0),
  reason text not null check (reason in ('received', 'counted', 'damaged', 'lost', 'found', 'imported', 'undone')),
  note text check (length(note) between 1 and 500),
  changed_by text not null,
  changed_at timestamptz not null
);
create index stock_change_of_pool on stock_change (pool_key, id desc);
