-- What a product costs in each market: `{"nl-NL EUR": [lowest, highest, of the length shown, that length in cm]}`, as the market
-- shows it. A listing then needs no variants to show the prices of a market.
alter table product_summary add column market_prices jsonb;

create or replace view product_summary_as_it_should_be as
select p.id as product_id,
  offers.is_salable,
  coalesce(offers.lowest_price_minor, card.lowest_price_minor) as lowest_price_minor,
  coalesce(offers.highest_price_minor, card.highest_price_minor) as highest_price_minor,
  unit.price_minor as unit_price_minor,
  unit.length_cm as unit_length_cm,
  special.is_so or coalesce(market.is_partial, false) as has_special_prices,
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
  image.kind as image_kind,
  case when not special.is_so and not market.is_partial then market.prices end as market_prices
from product p
cross join lateral (
  select coalesce(bool_or(sold.is_salable), false) as is_salable,
    coalesce(min(sold.price_minor) filter (where sold.is_salable), min(sold.price_minor)) as lowest_price_minor,
    coalesce(max(sold.price_minor) filter (where sold.is_salable), max(sold.price_minor)) as highest_price_minor,
    coalesce(array_agg(sold.sold_id), '{}') as ids,
    coalesce(array_agg(sold.sold_id) filter (where sold.is_salable), '{}') as salable_ids
  from product_offer sold where sold.product_id = p.id
) offers
cross join lateral (
  select exists (
    select from unnest(offers.ids) as sold (id)
    where exists (select from fixed_price where fixed_price.product_id = sold.id)
      or exists (select from price_reduction where price_reduction.product_id = sold.id)
  ) as is_so
) special
-- Where only some of what is on offer has a price of its own in a market, the others are converted there.
left join lateral (
  select jsonb_object_agg(shown.locale || ' ' || shown.currency,
      jsonb_build_array(shown.lowest, shown.highest, shown.of_length, shown.length_cm)) as prices,
    bool_or(shown.priced < shown.offered) as is_partial
  from (
    select m.locale, m.currency, min(m.price_minor) as lowest, max(m.price_minor) as highest,
      min(m.price_minor) filter (where sold.length_cm is not null) as of_length,
      (array_agg(sold.length_cm order by m.price_minor, sold.sold_id)
        filter (where sold.length_cm is not null))[1] as length_cm,
      count(*) as priced,
      cardinality(case when offers.is_salable then offers.salable_ids else offers.ids end) as offered
    from product_offer sold join market_price m on m.product_id = sold.sold_id
    where sold.product_id = p.id and (sold.is_salable or not offers.is_salable)
    group by m.locale, m.currency
  ) shown
) market on true
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

create or replace function refresh_product_summaries(product_ids integer[]) returns void language sql as $$
  insert into product_summary
  select * from product_summary_as_it_should_be where product_id = any(product_ids)
  on conflict (product_id) do update set
    is_salable = excluded.is_salable,
    lowest_price_minor = excluded.lowest_price_minor,
    highest_price_minor = excluded.highest_price_minor,
    unit_price_minor = excluded.unit_price_minor,
    unit_length_cm = excluded.unit_length_cm,
    has_special_prices = excluded.has_special_prices,
    option_ids = excluded.option_ids,
    salable_option_ids = excluded.salable_option_ids,
    image_id = excluded.image_id,
    image_position = excluded.image_position,
    image_file = excluded.image_file,
    image_kind = excluded.image_kind,
    market_prices = excluded.market_prices
  -- A row that stays as it is must not be written: most sales change nothing here.
  where product_summary.* is distinct from excluded.*
$$;

select rebuild_derived_data();
