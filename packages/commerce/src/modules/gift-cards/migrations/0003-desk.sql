-- What happened to a card, for whoever looks after it (rule 10).
create index gift_card_entry_of_account on gift_card_entry (account_id, id desc);
create index gift_card_by_ending on gift_card_account (code_ending, id desc);
