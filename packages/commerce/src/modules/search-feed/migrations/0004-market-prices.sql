create trigger search_change_of_part_insert after insert on market_price referencing new table as new_rows
  for each statement when (derived_data_follows()) execute function search_change_of_part();
create trigger search_change_of_part_update after update on market_price
  referencing old table as old_rows new table as new_rows
  for each statement when (derived_data_follows()) execute function search_change_of_part();
create trigger search_change_of_part_delete after delete on market_price referencing old table as old_rows
  for each statement when (derived_data_follows()) execute function search_change_of_part();
