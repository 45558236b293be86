create table cart (
  id integer generated always as identity primary key,
  masked_id text not null unique check (length(masked_id) = 32),
  customer_id integer,
  is_active boolean not null default true,
  store_code text not null,
  email text check (email = lower(email)),
  remarks text,
  is_business_order boolean not null default false,
  company text,
  coupon_code text,
  -- As they were typed; gone with the cart.
  gift_card_codes text[] not null default '{}',
  shipping_address jsonb,
  -- Null: the same as the shipping address.
  billing_address jsonb,
  shipping_carrier text,
  shipping_method text,
  pickup_point jsonb,
  payment_method text,
  -- What is known of the VAT number of the order, with its moment.
  vat_evidence jsonb,
  -- The kind of tax treatment that was last shown (tax rule 12).
  shown_tax_kind text,
  -- Rises with every change: whoever priced a cart can tell whether it is still that cart.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
-- Rule 1.
create unique index cart_of_customer on cart (customer_id) where is_active and customer_id is not null;
create index cart_by_age on cart (changed_at);

create table cart_line (
  id integer generated always as identity primary key,
  cart_id integer not null references cart on delete cascade,
  kind text not null check (kind in ('product', 'sample', 'gift-card')),
  -- Of the very thing: a variant, not its product.
  sku text not null,
  quantity_hundredths integer not null check (quantity_hundredths between 1 and 1000000),
  -- Amount, sender, recipient and message of a gift card.
  gift_card jsonb,
  added_at timestamptz not null,
  check ((kind = 'gift-card') = (gift_card is not null)),
  check (kind <> 'sample' or quantity_hundredths = 100)
);
create index cart_line_of_cart on cart_line (cart_id);
-- Rule 5.
create unique index cart_line_once on cart_line (cart_id, kind, lower(sku)) where kind <> 'gift-card';
