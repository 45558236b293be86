-- A cart changes many times and is looked for by its age once a night. Without an entry for every change, PostgreSQL keeps
-- the versions of a cart on their page and touches no index; a summary of pages is good enough for the night.
drop index cart_by_age;
create index cart_by_age on cart using brin (changed_at) with (pages_per_range = 16, autosummarize = on);
alter table cart set (fillfactor = 70);
