-- The first colours of a cord are found without reading all of them.
create index product_visible_siblings on product (sibling_group, id)
where sibling_group is not null and is_active and visibility <> 'none';
drop index product_sibling_group;
