-- Ratings know skus; whichever product has the sku now is another one to search.
create function search_change_of_rating() returns trigger language plpgsql as $$
begin
  perform note_changed_products(array(select id from product where lower(sku) = new.sku));
  return null;
end $$;
create trigger search_change_of_rating_insert after insert on product_rating
  for each row when (derived_data_follows()) execute function search_change_of_rating();
create trigger search_change_of_rating_update after update on product_rating
  for each row when (old.score is distinct from new.score and derived_data_follows())
  execute function search_change_of_rating();
