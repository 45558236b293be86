-- The few that may be reduced, the latest first, for the merchant's desk.
create index product_summary_special on product_summary (product_id) where has_special_prices;
