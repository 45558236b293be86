-- A price of its own in a market is special too.
create or replace view product_summary_as_it_should_be as
select p.id as product_id,
  offers.is_salable,
  coalesce(offers.lowest_price_minor, card.lowest_price_minor) as lowest_price_minor,
  coalesce(offers.highest_price_minor, card.highest_price_minor) as highest_price_minor,
  unit.price_minor as unit_price_minor,
  unit.length_cm as unit_length_cm,
  exists (
    select from unnest(offers.ids) as sold (id)
    where exists (select from fixed_price where fixed_price.product_id = sold.id)
      or exists (select from market_price where market_price.product_id = sold.id)
      or exists (select from price_reduction where price_reduction.product_id = sold.id)
  ) as has_special_prices,
  array(
    select option_id from product_option_value where product_id = any(array_append(offers.ids, p.id))
    group by option_id order by option_id
  ) as option_ids,
  array(
    select option_id from product_option_value where product_id = any(array_append(offers.salable_ids, p.id))
    group by option_id order by option_id
  ) as salable_option_ids,
  image.id as image_id,
  image.position as image_position,
  image.file as image_file,
  image.kind as image_kind
from product p
cross join lateral (
  select coalesce(bool_or(sold.is_salable), false) as is_salable,
    coalesce(min(sold.price_minor) filter (where sold.is_salable), min(sold.price_minor)) as lowest_price_minor,
    coalesce(max(sold.price_minor) filter (where sold.is_salable), max(sold.price_minor)) as highest_price_minor,
    coalesce(array_agg(sold.sold_id), '{}') as ids,
    coalesce(array_agg(sold.sold_id) filter (where sold.is_salable), '{}') as salable_ids
  from product_offer sold where sold.product_id = p.id
) offers
left join lateral (
  select sold.price_minor, sold.length_cm from product_offer sold
  where sold.product_id = p.id and sold.length_cm is not null and sold.price_minor is not null
    and (sold.is_salable or not offers.is_salable)
  order by sold.price_minor, sold.sold_id limit 1
) unit on true
left join lateral (
  select least(g.open_minimum_minor, min(a.amount_minor)) as lowest_price_minor,
    greatest(g.open_maximum_minor, max(a.amount_minor)) as highest_price_minor
  from gift_card g left join gift_card_amount a on a.product_id = g.product_id
  where g.product_id = p.id group by g.product_id
) card on true
left join lateral (
  select * from product_media m where m.product_id = p.id order by m.position limit 1
) image on true
where p.parent_id is null;

create trigger product_summaries_follow_insert after insert on market_price referencing new table as new_rows
  for each statement when (derived_data_follows()) execute function product_summaries_follow();
create trigger product_summaries_follow_update after update on market_price
  referencing old table as old_rows new table as new_rows
  for each statement when (derived_data_follows()) execute function product_summaries_follow();
create trigger product_summaries_follow_delete after delete on market_price referencing old table as old_rows
  for each statement when (derived_data_follows()) execute function product_summaries_follow();
