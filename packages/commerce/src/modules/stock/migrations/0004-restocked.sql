-- Rule 12.
alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add check (kind in ('taken', 'returned', 'restocked'));
