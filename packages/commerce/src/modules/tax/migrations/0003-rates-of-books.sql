-- Printed books have a rate of their own in most countries; where they have none, the standard rate counts for them. Rates of 2026.
insert into vat_rate (country, tax_class, valid_from, basis_points)
select country, 'books', '2000-01-01', basis_points
from (values
  ('AT', 1000), ('BE', 600), ('BG', 900), ('CY', 300), ('CZ', 0), ('DE', 700), ('EE', 900), ('ES', 400), ('FI', 1350),
  ('FR', 550), ('GB', 0), ('GR', 600), ('HR', 500), ('HU', 500), ('IE', 0), ('IT', 400), ('LT', 500), ('LU', 300),
  ('LV', 500), ('MT', 500), ('NL', 900), ('PL', 500), ('PT', 600), ('RO', 1100), ('SE', 600), ('SI', 500), ('SK', 500)
) as seed (country, basis_points);
