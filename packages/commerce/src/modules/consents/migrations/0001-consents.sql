create table consent (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  purposes_version integer not null,
  allows_statistics boolean not null,
  allows_marketing boolean not null,
  store_code text not null,
  decided_at timestamptz not null,
  ended_at timestamptz,
  check (allows_statistics or allows_marketing)
);

create index consent_by_time on consent (decided_at);
