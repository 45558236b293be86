-- Whether a product can be bought lies beside its place too, so that a page of a category is read from one index, however much the
-- category holds. Filled and indexed by the next file: this one keeps everybody waiting.
alter table category_product add column is_salable boolean not null default false;

create or replace view category_product_as_it_should_be as
select ancestor.id as category_id, min(placed.position) as position, p.id as product_id,
  coalesce(own.is_salable, false) as is_salable
from product p
left join product_summary own on own.product_id = p.id
join product_category placed on placed.product_id = p.id
join category c on c.id = placed.category_id
cross join unnest(c.path) as ancestor (id)
where p.is_active and p.parent_id is null and p.visibility in ('both', 'catalog')
  and not exists (select from category above where above.id = any(c.path) and not above.is_active)
group by ancestor.id, p.id, own.is_salable;

create or replace function refresh_category_products(product_ids integer[]) returns void language sql as $$
  delete from category_product known
  where product_id = any(product_ids) and not exists (
    select from category_product_as_it_should_be wanted
    where wanted.product_id = any(product_ids)
      and (wanted.category_id, wanted.position, wanted.product_id)
        = (known.category_id, known.position, known.product_id));
  insert into category_product
  select category_id, position, product_id, is_salable from category_product_as_it_should_be
  where product_id = any(product_ids)
  on conflict do nothing;
$$;

create function category_products_follow_summaries() returns trigger language plpgsql as $$
begin
  update category_product placed set is_salable = own.is_salable
  from new_rows own
  where placed.product_id = own.product_id and placed.is_salable <> own.is_salable;
  return null;
end $$;

create trigger category_products_follow_summaries_insert after insert on product_summary
  referencing new table as new_rows
  for each statement when (derived_data_follows()) execute function category_products_follow_summaries();
create trigger category_products_follow_summaries_update after update on product_summary
  referencing new table as new_rows
  for each statement when (derived_data_follows()) execute function category_products_follow_summaries();
