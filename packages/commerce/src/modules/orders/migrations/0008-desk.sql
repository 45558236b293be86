-- What the merchant's desk asks for: orders of a status, the latest first.
create index shop_order_by_status on shop_order (status, id desc);

-- Orders by words (rule 24): beside them, so that orders stay snapshots.
create table order_search (
  order_id integer primary key references shop_order on delete cascade,
  words tsvector not null
);

create function words_of_order(o shop_order) returns tsvector language sql stable as $$
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 100)), '{}'))
  from (
    select unnest(array[o.number, ltrim(o.number, '0'), lower(o.email)] || string_to_array(lower(o.email), '@')) as word
    union all
    select unnest(regexp_split_to_array(lower(concat_ws(' ', a ->> 'firstName', a ->> 'middleName', a ->> 'lastName', a ->> 'company')), '[\s,]+')
      || array[regexp_replace(lower(coalesce(a ->> 'postcode', '')), '\s', '', 'g')])
    from (values (o.snapshot -> 'billingAddress'), (o.snapshot -> 'shippingAddress')) as addresses (a)
    union all
    select unnest(array[lower(l ->> 'sku'), lower(coalesce(l ->> 'parentSku', ''))])
    from jsonb_array_elements(o.snapshot -> 'lines') l
  ) as found
  where word <> ''
$$;

create function note_words_of_order() returns trigger language plpgsql as $$
begin
  insert into order_search values (new.id, words_of_order(new))
  on conflict (order_id) do update set words = excluded.words;
  return null;
end $$;
-- An order is written once, and once more when its buyer is erased (rule 21).
create trigger shop_order_is_found after insert or update of email, snapshot on shop_order
  for each row execute function note_words_of_order();

insert into order_search select o.id, words_of_order(o) from shop_order o;
create index order_search_words on order_search using gin (words);
