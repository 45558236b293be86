-- Derived data (SPEC.md beside this folder): what listings would otherwise work out from the variants of every product.
-- One row per product that is not a variant.
create table product_summary (
  product_id integer primary key references product on delete cascade,
  is_salable boolean not null,
  -- EUR cents without VAT; null while there is nothing to pay for.
  lowest_price_minor integer,
  highest_price_minor integer,
  -- The cut length whose price per metre is shown.
  unit_price_minor integer,
  unit_length_cm integer,
  -- A fixed price or a reduction somewhere: the prices above are then not what a visitor pays.
  has_special_prices boolean not null,
  -- Options of the product itself and of its active variants, and of those variants that can be bought.
  option_ids integer[] not null,
  salable_option_ids integer[] not null,
  check ((lowest_price_minor is null) = (highest_price_minor is null)),
  check ((unit_price_minor is null) = (unit_length_cm is null))
);

-- What can be bought under the name of each product: itself, or its active variants when it is configurable.
create view product_offer as
select p.id as product_id, p.id as sold_id, p.price_minor, p.length_cm,
  p.stock_pool_id is null or pool.quantity >= p.stock_units as is_salable
from product p left join stock_pool pool on pool.id = p.stock_pool_id
where p.parent_id is null and p.kind <> 'configurable'
union all
select v.parent_id, v.id, v.price_minor, v.length_cm,
  v.stock_pool_id is null or pool.quantity >= v.stock_units
from product v
join product p on p.id = v.parent_id and p.kind = 'configurable'
left join stock_pool pool on pool.id = v.stock_pool_id
where v.is_active;

create view product_summary_as_it_should_be as
select p.id as product_id,
  offers.is_salable,
  coalesce(offers.lowest_price_minor, card.lowest_price_minor) as lowest_price_minor,
  coalesce(offers.highest_price_minor, card.highest_price_minor) as highest_price_minor,
  unit.price_minor as unit_price_minor,
  unit.length_cm as unit_length_cm,
  exists (
    select from unnest(offers.ids) as sold (id)
    where exists (select from fixed_price where fixed_price.product_id = sold.id)
      or exists (select from price_reduction where price_reduction.product_id = sold.id)
  ) as has_special_prices,
  array(
    select option_id from product_option_value where product_id = any(array_append(offers.ids, p.id))
    group by option_id order by option_id
  ) as option_ids,
  array(
    select option_id from product_option_value where product_id = any(array_append(offers.salable_ids, p.id))
    group by option_id order by option_id
  ) as salable_option_ids
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
where p.parent_id is null;

create function refresh_product_summaries(product_ids integer[]) returns void language sql as $$
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
    salable_option_ids = excluded.salable_option_ids
  -- A row that stays as it is must not be written: most sales change nothing here.
  where product_summary.* is distinct from excluded.*
$$;
