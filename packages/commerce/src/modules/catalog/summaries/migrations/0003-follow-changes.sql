-- Keeps the derived tables equal to what they are derived from, in the transaction of the change, whoever makes it.
-- A bulk load turns this off for its transaction (set local) and refreshes everything at its end.
create function derived_data_follows() returns boolean language sql stable as $$
  select current_setting('bowline.derived_data_follows', true) is distinct from 'off'
$$;

-- Two who change two variants of one product must see each other's change: the product's row is locked before anything
-- is worked out, and the answer is the products to work out. Under repeatable read the wait would end with the old view of the data, so it is refused.
create function lock_products(product_ids integer[]) returns integer[] language plpgsql as $$
begin
  if current_setting('transaction_isolation') = 'repeatable read' then
    raise exception 'Changes of the catalogue need read committed or serializable transactions';
  end if;
  return array(
    select id from (
      select id from product
      where id in (select coalesce(parent_id, id) from product where id = any(product_ids))
      order by id for no key update
    ) locked);
end $$;

create function product_summaries_follow() returns trigger language plpgsql as $$
declare
  product_ids integer[];
begin
  if tg_op = 'INSERT' then
    product_ids := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    product_ids := array(select distinct product_id from old_rows);
  else
    product_ids := array(select product_id from old_rows union select product_id from new_rows);
  end if;
  perform refresh_product_summaries(lock_products(product_ids));
  return null;
end $$;

create function product_summaries_follow_stock() returns trigger language plpgsql as $$
declare
  product_ids integer[] := array(
    select p.id from old_rows o
    join new_rows n on n.id = o.id
    join product p on p.stock_pool_id = n.id
    where (o.quantity >= p.stock_units) <> (n.quantity >= p.stock_units));
begin
  if cardinality(product_ids) > 0 then
    perform refresh_product_summaries(lock_products(product_ids));
  end if;
  return null;
end $$;

create function derived_data_follows_product() returns trigger language plpgsql as $$
declare
  product_ids integer[];
  listed_ids integer[];
begin
  if tg_op = 'INSERT' then
    product_ids := array(select coalesce(parent_id, id) from new_rows);
  elsif tg_op = 'DELETE' then
    product_ids := array(select parent_id from old_rows where parent_id is not null);
  else
    product_ids := array(
      select unnest(array[o.id, o.parent_id, n.parent_id]) from old_rows o join new_rows n on n.id = o.id
      where (o.kind, o.parent_id, o.is_active, o.visibility, o.price_minor, o.length_cm, o.stock_pool_id, o.stock_units)
        is distinct from
        (n.kind, n.parent_id, n.is_active, n.visibility, n.price_minor, n.length_cm, n.stock_pool_id, n.stock_units));
  end if;
  listed_ids := lock_products(product_ids);
  -- What has become a variant is listed no more.
  delete from product_summary where product_id = any(product_ids) and product_id <> all(listed_ids);
  perform refresh_product_summaries(listed_ids), refresh_category_products(product_ids || listed_ids);
  return null;
end $$;

create function category_products_follow() returns trigger language plpgsql as $$
declare
  product_ids integer[];
begin
  if tg_op = 'INSERT' then
    product_ids := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    product_ids := array(select distinct product_id from old_rows);
  else
    product_ids := array(select product_id from old_rows union select product_id from new_rows);
  end if;
  product_ids := lock_products(product_ids);
  -- A category that is being switched off or on must be waited for.
  perform from category where id in (
    select unnest(c.path) from product_category placed join category c on c.id = placed.category_id
    where placed.product_id = any(product_ids))
  order by id for share;
  perform refresh_category_products(product_ids);
  return null;
end $$;

create function category_products_follow_category() returns trigger language plpgsql as $$
begin
  perform refresh_category_products(lock_products(array(
    select distinct placed.product_id
    from old_rows o
    join new_rows n on n.id = o.id and (o.is_active, o.path) is distinct from (n.is_active, n.path)
    join category c on o.id = any(c.path)
    join product_category placed on placed.category_id = c.id)));
  return null;
end $$;

create function category_product_counts_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into category_product_count as known
    select category_id, count(*) from new_rows group by category_id order by category_id
    on conflict (category_id) do update set products = known.products + excluded.products;
  else
    update category_product_count known set products = known.products - gone.products
    from (select category_id, count(*) as products from old_rows group by category_id order by category_id) gone
    where gone.category_id = known.category_id;
  end if;
  return null;
end $$;

-- A trigger with a view of the changed rows can serve one event only.
create function follow_changes(of_table regclass, events text[], action regproc) returns void language plpgsql as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format(
      'create trigger %I after %s on %s referencing %s for each statement
       when (derived_data_follows()) execute function %s()',
      concat_ws('_', action, event), event, of_table,
      case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
        else 'old table as old_rows new table as new_rows' end,
      action);
  end loop;
end $$;

select follow_changes('product', '{insert,update,delete}', 'derived_data_follows_product');
select follow_changes(name::regclass, '{insert,update,delete}', 'product_summaries_follow')
from unnest(array['product_option_value', 'gift_card', 'gift_card_amount', 'fixed_price', 'price_reduction']) as name;
select follow_changes('stock_pool', '{update}', 'product_summaries_follow_stock');
select follow_changes('product_category', '{insert,update,delete}', 'category_products_follow');
select follow_changes('category', '{update}', 'category_products_follow_category');
select follow_changes('category_product', '{insert,delete}', 'category_product_counts_follow');
drop function follow_changes;
