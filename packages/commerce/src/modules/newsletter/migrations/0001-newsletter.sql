create table newsletter_subscriber (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  status text not null check (status in ('unconfirmed', 'subscribed', 'unsubscribed')),
  locale text not null,
  -- Rule 1: of the letter that asks; gone once it was used.
  key_digest bytea unique,
  key_expires_at timestamptz,
  -- Rule 3: opens nothing but the way out, and every letter carries it.
  way_out text not null unique,
  changed_at timestamptz not null
);
create index newsletter_subscriber_waiting on newsletter_subscriber (key_expires_at) where status = 'unconfirmed';

-- Rule 4.
create table newsletter_consent (
  id bigint generated always as identity primary key,
  subscriber_id integer not null references newsletter_subscriber on delete cascade,
  step text not null check (step in ('asked', 'confirmed', 'withdrawn')),
  source text not null,
  locale text not null,
  text_version text not null,
  place_digest text not null,
  happened_at timestamptz not null
);
create index newsletter_consent_of_subscriber on newsletter_consent (subscriber_id, id);
