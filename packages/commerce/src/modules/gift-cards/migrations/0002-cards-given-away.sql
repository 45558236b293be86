-- A card that the shop gives away was bought with no order (rule 9).
alter table gift_card_account
  alter bought_with_order_id drop not null,
  alter bought_with_line drop not null,
  alter piece drop not null,
  add constraint gift_card_account_bought_or_given
    check (num_nulls(bought_with_order_id, bought_with_line, piece) in (0, 3));

alter table gift_card_entry
  alter order_id drop not null,
  add constraint gift_card_entry_order_known check (order_id is not null or kind in ('issued', 'voided'));
