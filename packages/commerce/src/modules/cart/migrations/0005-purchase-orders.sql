-- The number by which the buyer's own books know the order, for whoever pays by purchase order.
alter table cart add column purchase_order_number text;
