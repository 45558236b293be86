-- When something about a product last changed: itself, its texts, prices, pictures or variants. What only an import wrote has
-- no row here; it is as old as the import.
create table product_change (
  product_id integer primary key references product on delete cascade,
  changed_at timestamptz not null
);

create function product_changes_follow() returns trigger language plpgsql as $$
declare
  product_ids integer[];
begin
  if tg_table_name = 'product' then
    product_ids := array(select n.id from old_rows o join new_rows n on n.id = o.id where o.* is distinct from n.*);
  elsif tg_op = 'INSERT' then
    product_ids := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    product_ids := array(select distinct product_id from old_rows);
  else
    product_ids := array(select product_id from old_rows union select product_id from new_rows);
  end if;
  insert into product_change
  select distinct coalesce(parent_id, id), now() from product where id = any(product_ids) order by 1
  on conflict (product_id) do update set changed_at = excluded.changed_at;
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

select follow_changes('product', '{update}', 'product_changes_follow');
select follow_changes(name::regclass, '{insert,update,delete}', 'product_changes_follow')
from unnest(array['product_text', 'product_option_value', 'product_attribute_value', 'product_category', 'product_media',
  'product_link', 'gift_card', 'gift_card_amount', 'price_tier', 'fixed_price', 'price_reduction', 'market_price']) as name;
drop function follow_changes;
