-- How often somebody did something lately. The key is a digest, so that no address is kept in clear; a row counts for
-- nothing once it has expired.
create table rate_limit (
  key text primary key,
  uses integer not null,
  expires_at timestamptz not null
);
create index rate_limit_expires_at on rate_limit (expires_at);
