-- What a search index has to follow: one entry per change, written in the transaction that makes it (SPEC.md beside this folder).
create table search_change (
  id bigint generated always as identity primary key,
  made_by xid8 not null default pg_current_xact_id(),
  subject text not null check (subject in ('products', 'pages', 'everything')),
  -- Never variants, always the products they belong to.
  product_ids integer[] not null default '{}',
  made_at timestamptz not null default now()
);
create index search_change_made_by on search_change (made_by);
create index search_change_made_at on search_change (made_at);

create table search_change_log (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  -- Tells this log from the log of another database.
  origin uuid not null default gen_random_uuid(),
  -- The last transaction whose entries were deleted.
  forgotten_through xid8 not null default '0'
);
insert into search_change_log default values;

create function note_search_change(subject text, product_ids integer[]) returns void language plpgsql as $$
begin
  insert into search_change (subject, product_ids) values ($1, $2);
  perform pg_notify('search_change', '');
end $$;

create function note_changed_products(changed_ids integer[]) returns void language plpgsql as $$
declare
  listed_ids integer[] := array(
    select distinct coalesce(p.parent_id, changed.id)
    from unnest(changed_ids) as changed (id) left join product p on p.id = changed.id
    where changed.id is not null order by 1);
begin
  if cardinality(listed_ids) > 5000 then
    perform note_search_change('everything', '{}');
  elsif cardinality(listed_ids) > 0 then
    perform note_search_change('products', listed_ids);
  end if;
end $$;

create function search_change_of_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_changed_products(array(select coalesce(parent_id, id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform note_changed_products(array(select coalesce(parent_id, id) from old_rows));
  else
    perform note_changed_products(array(
      select unnest(array[n.id, o.parent_id, n.parent_id]) from old_rows o join new_rows n on n.id = o.id
      where o.* is distinct from n.*));
  end if;
  return null;
end $$;

create function search_change_of_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_changed_products(array(select distinct product_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform note_changed_products(array(select distinct product_id from old_rows));
  else
    perform note_changed_products(array(select product_id from old_rows union select product_id from new_rows));
  end if;
  return null;
end $$;

-- Whoever is linked to becomes more popular by it.
create function search_change_of_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_changed_products(array(select unnest(array[product_id, linked_product_id]) from new_rows));
  elsif tg_op = 'DELETE' then
    perform note_changed_products(array(select unnest(array[product_id, linked_product_id]) from old_rows));
  else
    perform note_changed_products(array(
      select unnest(array[product_id, linked_product_id]) from (table old_rows union table new_rows) changed));
  end if;
  return null;
end $$;

-- Only what can now be bought, or no longer: most sales change nothing that is searched.
create function search_change_of_stock() returns trigger language plpgsql as $$
begin
  perform note_changed_products(array(
    select p.id from old_rows o
    join new_rows n on n.id = o.id
    join product p on p.stock_pool_id = n.id
    where (o.quantity >= p.stock_units) <> (n.quantity >= p.stock_units)));
  return null;
end $$;

create function search_change_of_pages() returns trigger language plpgsql as $$
begin
  perform note_search_change('pages', '{}');
  return null;
end $$;

create function search_change_of_reference_data() returns trigger language plpgsql as $$
begin
  perform note_search_change('everything', '{}');
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

select follow_changes('product', '{insert,update,delete}', 'search_change_of_product');
select follow_changes(name::regclass, '{insert,update,delete}', 'search_change_of_part')
from unnest(array['product_text', 'product_option_value', 'product_attribute_value', 'product_category', 'product_media',
  'gift_card', 'gift_card_amount', 'price_tier', 'fixed_price', 'price_reduction']) as name;
select follow_changes('product_link', '{insert,update,delete}', 'search_change_of_link');
select follow_changes('stock_pool', '{update}', 'search_change_of_stock');
select follow_changes(name::regclass, '{insert,update,delete}', 'search_change_of_pages')
from unnest(array['cms_page', 'cms_page_text']) as name;
drop function follow_changes;

-- Categories, attributes and exchange rates are in every record; an import of the catalogue raises the version too.
create trigger search_change_of_reference_data after update on reference_data_version
  for each statement execute function search_change_of_reference_data();
