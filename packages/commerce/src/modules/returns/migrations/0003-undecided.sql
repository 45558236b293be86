create index order_return_line_undecided on order_return_line (return_id) where state in ('stated', 'received');
