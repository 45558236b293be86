-- What the merchant wants a question of one locale answered with (rules 12 and 13). Products by sku, because ids change with every import.
create table search_rule (
  id integer generated always as identity primary key,
  locale text not null,
  query text not null check (length(query) between 1 and 60),
  pinned text[] not null check (cardinality(pinned) <= 20),
  hidden text[] not null check (cardinality(hidden) <= 50),
  boosted text[] not null check (cardinality(boosted) <= 20),
  -- Days of the shop, both included.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  check (cardinality(pinned) + cardinality(hidden) + cardinality(boosted) > 0)
);
create index search_rule_locale on search_rule (locale);

-- Followed as synonyms are: no record changes.
create trigger search_change_of_rules after insert or update or delete on search_rule
  for each statement execute function search_change_of_synonyms();
