-- What customers think of products, as the reviews tell it (reviews rule 9). Skus in small letters: ids change with every import.
create table product_rating (
  sku text primary key check (sku = lower(sku)),
  reviews integer not null check (reviews >= 0),
  -- Of all reviews together.
  stars integer not null check (stars between reviews and 5 * reviews),
  -- Hundredths of a star, with five more opinions of 3.5 stars (reviews rule 10).
  score integer generated always as (case when reviews > 0 then (2 * stars + 35) * 50 / (reviews + 5) end) stored
);

-- For triggers of whoever keeps the reviews: adds and takes away, so that two at once are both counted.
create function add_to_product_rating(rated_sku text, more_reviews integer, more_stars integer) returns void
language sql as $$
  update product_rating set reviews = reviews + $2, stars = stars + $3 where sku = $1 and $2 < 0;
  insert into product_rating as known (sku, reviews, stars) select $1, $2, $3 where $2 > 0
  on conflict (sku) do update set reviews = known.reviews + excluded.reviews, stars = known.stars + excluded.stars;
$$;
