-- What a country charges on a class of goods, and from which day of the shop's calendar on; the row with the latest day that
-- is not after an order's day counts. A rate that ends is followed by another one.
create table vat_rate (
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_class text not null check (tax_class ~ '^[a-z-]{1,32}$'),
  valid_from date not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (country, tax_class, valid_from)
);

-- The standard rates of the member states and of the United Kingdom in 2026. They hold for every day this shop has sold on.
insert into vat_rate (country, tax_class, valid_from, basis_points)
select country, 'standard', '2000-01-01', basis_points
from (values
  ('AT', 2000), ('BE', 2100), ('BG', 2000), ('CY', 1900), ('CZ', 2100), ('DE', 1900), ('DK', 2500), ('EE', 2400),
  ('ES', 2100), ('FI', 2550), ('FR', 2000), ('GB', 2000), ('GR', 2400), ('HR', 2500), ('HU', 2700), ('IE', 2300),
  ('IT', 2200), ('LT', 2100), ('LU', 1700), ('LV', 2100), ('MT', 1800), ('NL', 2100), ('PL', 2300), ('PT', 2300),
  ('RO', 2100), ('SE', 2500), ('SI', 2200), ('SK', 2300)
) as seed (country, basis_points);
