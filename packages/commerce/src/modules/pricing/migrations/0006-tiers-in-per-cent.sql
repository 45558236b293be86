-- A tier takes whole per cents off, whatever the market and the price there (SPEC.md, rule 6).
alter table price_tier add column percent_off integer;
update price_tier set percent_off = least(99, round(100 - 100.0 * price_tier.price_minor / nullif(product.price_minor, 0)))
from product where product.id = price_tier.product_id;
-- What saved less than half a per cent was no tier.
delete from price_tier where percent_off is null or percent_off < 1;
alter table price_tier
  drop column price_minor,
  alter column percent_off set not null,
  add check (percent_off between 1 and 99);
