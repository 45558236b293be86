-- Taken by an order that waits for money which is under way for days (rule 10).
alter table stock_movement add column is_slow boolean not null default false;
create index stock_movement_slow on stock_movement (pool_key) where is_slow;
