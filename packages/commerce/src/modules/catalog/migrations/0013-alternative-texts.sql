-- What a picture shows, by locale, for who does not see it; where there is none, the name of the product stands in.
alter table product_media
  add column alternative_texts jsonb not null default '{}' check (jsonb_typeof(alternative_texts) = 'object');
