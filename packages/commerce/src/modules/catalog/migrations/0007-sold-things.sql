-- What can be put into a cart, by the sku it is asked for: a product that is no family of variants, a variant of a family
-- that is sold, a sample of a product. The one place that says so; carts join it and nothing below it.
create view sold_thing as
select lower(p.sku) as sku_key, p.sku, p.id as product_id, p.parent_id, p.kind, p.length_cm, p.stock_units as units,
  null::integer as sample_price_minor, pool.key as pool_key, pool.quantity as pool_quantity
from product p
left join product parent on parent.id = p.parent_id
left join stock_pool pool on pool.id = p.stock_pool_id
where p.is_active and p.kind <> 'configurable' and coalesce(parent.is_active, true)
union all
select lower(s.sku), s.sku, p.id, null, 'sample', s.length_cm, s.length_cm, s.price_minor, pool.key, pool.quantity
from product_sample s
join product p on p.id = s.product_id
join stock_pool pool on pool.id = s.stock_pool_id
where p.is_active;
