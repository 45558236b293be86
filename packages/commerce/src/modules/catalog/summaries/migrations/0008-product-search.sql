-- The words of a product's names in all languages, for the merchant's desk: beside the texts themselves, which are eleven times as many
-- and far wider, a word that thousands of products have took hundreds of milliseconds to find.
create table product_search (
  product_id integer primary key references product on delete cascade,
  words tsvector not null
);

create view product_search_as_it_should_be as
select product_id, strip(to_tsvector('simple', string_agg(name, ' '))) as words from product_text group by product_id;

insert into product_search select * from product_search_as_it_should_be;
create index product_search_words on product_search using gin (words);
drop index product_text_words;

create function product_search_follows() returns trigger language plpgsql as $$
begin
  insert into product_search
  select * from product_search_as_it_should_be
  where product_id = any(lock_products(array(select distinct product_id from new_rows)))
  on conflict (product_id) do update set words = excluded.words where product_search.words is distinct from excluded.words;
  return null;
end $$;

create trigger product_search_follows_insert after insert on product_text referencing new table as new_rows
  for each statement when (derived_data_follows()) execute function product_search_follows();
create trigger product_search_follows_update after update on product_text referencing new table as new_rows
  for each statement when (derived_data_follows()) execute function product_search_follows();
