alter table visit_vital add column browser text not null default 'other';
alter table visit_vital drop constraint visit_vital_pkey;
alter table visit_vital add primary key (day, build, store_code, page, device, vital, value_class, browser);
