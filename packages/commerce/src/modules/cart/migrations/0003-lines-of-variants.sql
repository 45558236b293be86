-- A variant that was asked for by its own sku alone is shown as itself.
alter table cart_line
  drop constraint cart_line_kind_check,
  add constraint cart_line_kind_check check (kind in ('product', 'variant', 'sample', 'gift-card'));
