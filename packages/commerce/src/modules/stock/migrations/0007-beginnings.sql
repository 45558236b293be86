-- The merchant's desk looks for pools by the beginning of their keys.
create index stock_pool_key_beginning on stock_pool (lower(key) text_pattern_ops);
