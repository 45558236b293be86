-- What one unit of a pool costs the shop (rule 14). By key, because ids of pools change with every import of the catalogue.
create table stock_cost (
  pool_key text not null,
  from_day date not null,
  -- Millionths of a euro for one unit, without VAT: a centimetre of cord costs less than a cent.
  cost_millionths bigint not null check (cost_millionths between 0 and 1000000000000),
  primary key (pool_key, from_day)
);
