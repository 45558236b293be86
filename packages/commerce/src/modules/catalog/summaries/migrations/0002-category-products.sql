-- Derived data: the products a visitor finds in a category or below it, in the order of the category. Only what is listed
-- at all is here: active products that are not hidden from categories, through categories that are active up to the root.
create table category_product (
  category_id integer not null references category on delete cascade,
  position integer not null,
  product_id integer not null references product on delete cascade,
  primary key (category_id, position, product_id)
);
create index category_product_product on category_product (product_id);

create table category_product_count (
  category_id integer primary key references category on delete cascade,
  products integer not null check (products >= 0)
);

create view category_product_as_it_should_be as
select ancestor.id as category_id, min(placed.position) as position, p.id as product_id
from product p
join product_category placed on placed.product_id = p.id
join category c on c.id = placed.category_id
cross join unnest(c.path) as ancestor (id)
where p.is_active and p.parent_id is null and p.visibility in ('both', 'catalog')
  and not exists (select from category above where above.id = any(c.path) and not above.is_active)
group by ancestor.id, p.id;

create function refresh_category_products(product_ids integer[]) returns void language sql as $$
  delete from category_product known
  where product_id = any(product_ids) and not exists (
    select from category_product_as_it_should_be wanted
    where wanted.product_id = any(product_ids)
      and (wanted.category_id, wanted.position, wanted.product_id)
        = (known.category_id, known.position, known.product_id));
  insert into category_product
  select category_id, position, product_id from category_product_as_it_should_be
  where product_id = any(product_ids)
  on conflict do nothing;
$$;

-- Everything anew, for whoever has changed so much that following would take longer.
create function rebuild_derived_data() returns void language sql set bowline.derived_data_follows = off as $$
  truncate product_summary, category_product, category_product_count;
  insert into product_summary select * from product_summary_as_it_should_be;
  insert into category_product select * from category_product_as_it_should_be;
  insert into category_product_count select category_id, count(*) from category_product group by category_id;
$$;

select rebuild_derived_data();
