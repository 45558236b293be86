create table product_review (
  id integer generated always as identity primary key,
  -- Rule 4: of the product, in small letters.
  sku text not null check (sku = lower(sku)),
  -- Rule 5. Null only in the demo shop (rule 12).
  customer_id integer references customer on delete cascade,
  is_demo boolean not null default false,
  locale text not null,
  stars integer not null check (stars between 1 and 5),
  nickname text not null check (nickname <> ''),
  summary text not null check (summary <> ''),
  text text not null check (text <> ''),
  status text not null check (status in ('pending', 'approved', 'rejected')),
  is_verified boolean not null default false,
  helpful_votes integer not null default 0 check (helpful_votes >= 0),
  answer text check (answer <> ''),
  answered_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Rule 16.
  told_at timestamptz,
  check (is_demo = (customer_id is null)),
  check ((answer is null) = (answered_at is null))
);
-- Rule 3.
create unique index product_review_once on product_review (customer_id, sku);
create index product_review_of_product on product_review (sku) where status = 'approved';
create index product_review_to_look_at on product_review (id) where status = 'pending';

-- Rules 13 and 14. Who it was is a digest.
create table review_vote (
  review_id integer not null references product_review on delete cascade,
  voter_digest text not null,
  voted_at timestamptz not null,
  primary key (review_id, voter_digest)
);
create table review_report (
  review_id integer not null references product_review on delete cascade,
  reporter_digest text not null,
  reason text not null,
  reported_at timestamptz not null,
  primary key (review_id, reporter_digest)
);

-- Rule 9.
create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    perform add_to_product_rating(old.sku, -1, -old.stars);
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    perform add_to_product_rating(new.sku, 1, new.stars);
  end if;
  return null;
end $$;
create trigger product_review_counts after insert or delete on product_review
  for each row execute function count_review();
create trigger product_review_counts_anew after update on product_review
  for each row when (old.status <> new.status or old.stars <> new.stars) execute function count_review();
