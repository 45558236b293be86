-- Who confirms an address owns what was ordered with it (customers rule 9).
create index shop_order_of_guest on shop_order (email) where customer_id is null;
