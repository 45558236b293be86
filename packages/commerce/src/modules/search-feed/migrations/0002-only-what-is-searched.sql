-- A threshold or an opening hour is in no record: only the number that counts reference data makes everything new.
drop trigger search_change_of_reference_data on reference_data_version;
create trigger search_change_of_reference_data after update of version on reference_data_version
  for each statement execute function search_change_of_reference_data();
