create table gift_card_account (
  id integer generated always as identity primary key,
  code_hash bytea not null unique,
  code_ending text not null check (length(code_ending) = 4),
  currency text not null,
  balance_minor integer not null check (balance_minor >= 0),
  issued_minor integer not null check (issued_minor > 0),
  -- The piece of the order it was bought with; a paid order may be reported twice (rule 2).
  bought_with_order_id integer not null,
  bought_with_line text not null,
  piece integer not null,
  issued_at timestamptz not null,
  voided_at timestamptz,
  unique (bought_with_order_id, bought_with_line, piece)
);

create table gift_card_entry (
  id bigint generated always as identity primary key,
  account_id integer not null references gift_card_account,
  kind text not null check (kind in ('issued', 'redeemed', 'returned', 'voided')),
  -- Positive when the balance rises.
  amount_minor integer not null check (amount_minor <> 0 and (amount_minor > 0) = (kind in ('issued', 'returned'))),
  order_id integer not null,
  made_at timestamptz not null
);
create unique index gift_card_redeemed_once on gift_card_entry (account_id, order_id) where kind = 'redeemed';
create index gift_card_entry_of_order on gift_card_entry (order_id);
