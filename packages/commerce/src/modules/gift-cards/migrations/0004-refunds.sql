-- A card that an order was refunded with belongs to its credit note (rule 11): one for each.
alter table gift_card_account add column refund_of text;
create unique index gift_card_account_refund_of on gift_card_account (refund_of) where refund_of is not null;
