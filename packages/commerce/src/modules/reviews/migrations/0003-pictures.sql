-- Rules 19 to 22.
create table review_picture (
  id integer generated always as identity primary key,
  -- By which it is fetched; nobody guesses it.
  name text not null unique default replace(gen_random_uuid()::text, '-', ''),
  customer_id integer not null references customer on delete cascade,
  -- Null until the review it was sent for is written.
  review_id integer references product_review on delete cascade,
  place integer not null default 0,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  large bytea not null,
  small bytea not null,
  uploaded_at timestamptz not null
);
create index review_picture_of_review on review_picture (review_id, place);
create index review_picture_of_customer on review_picture (customer_id);
create index review_picture_of_no_review on review_picture (uploaded_at) where review_id is null;

-- Rule 22, whoever changes the review.
create function rename_review_pictures() returns trigger language plpgsql as $$
begin
  update review_picture set name = default where review_id = new.id;
  return null;
end $$;
create trigger product_review_hides_pictures after update on product_review
  for each row when (old.status = 'approved' and new.status <> 'approved') execute function rename_review_pictures();
