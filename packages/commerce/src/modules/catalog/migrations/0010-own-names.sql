-- What tells a product from its siblings, and what they have in common: "Royal Blue" and "Paracord 550 Type III".
alter table product_text
  add column colour_name text,
  add column range_name text;
