-- Whose words a category has in a locale, as of products: the source's, until somebody translates them; a translation's whose source
-- has changed since.
alter table category_text
  add column stands_in boolean not null default false,
  add column is_outdated boolean not null default false,
  add column changed_at timestamptz not null default now();

update category_text t set stands_in = true
from category_text source
where source.category_id = t.category_id and source.locale = 'en' and t.locale <> 'en'
  and (t.name, t.description_html) is not distinct from (source.name, source.description_html);
