-- Whose words a text has (translations/SPEC.md): the source's, which stand in until somebody translates them; a translation's whose
-- source has changed since.
alter table product_text
  add column stands_in boolean not null default false,
  add column is_outdated boolean not null default false,
  add column changed_at timestamptz not null default now();

-- No word changes by this, so nothing has to follow.
select set_config('bowline.derived_data_follows', 'off', true);
update product_text t set stands_in = true
from product_text source
where source.product_id = t.product_id and source.locale = 'en' and t.locale <> 'en'
  and (t.name, t.description_html, t.short_description) is not distinct from
    (source.name, source.description_html, source.short_description);
select set_config('bowline.derived_data_follows', 'on', true);

create index product_text_missing on product_text (product_id) where stands_in and left(locale, 2) <> 'en';
create index product_text_outdated on product_text (product_id) where is_outdated;

-- What the merchant's desk looks for: products by words of their names and by the beginning of a sku, the latest first.
create index product_text_words on product_text using gin (to_tsvector('simple', name));
create index product_sku_beginning on product (lower(sku) text_pattern_ops);
create index product_with_page on product (id) where parent_id is null;
