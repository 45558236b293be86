-- Rows are read in the order of their skus from now on (rule 11): how far a list was read in the order of its file says nothing any
-- more. What was under way begins again, which changes nothing twice (rule 13).
delete from goods_sheet_problem where sheet_id in (select id from goods_sheet where state = 'reading');
update goods_sheet set rows_read = 0, rows_changed = 0, rows_refused = 0 where state = 'reading';
