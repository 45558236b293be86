-- What a product's VAT follows from (tax rules 13 and 16). Gift cards bought are the only ones without.
alter table product add tax_class text not null default 'standard'
  check (tax_class in ('standard', 'books', 'services', 'none'));
update product set tax_class = 'none' where kind = 'gift_card';
alter table product add check ((kind = 'gift_card') = (tax_class = 'none'));
