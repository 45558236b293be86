-- The merchant's desk shows the other colours of a product whether or not they are sold.
create index product_siblings on product (sibling_group, id) where sibling_group is not null;
drop index product_visible_siblings;
