create table staff (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  name text not null check (name <> ''),
  role text not null check (role in ('owner', 'catalogue', 'orders', 'content', 'support')),
  language text not null default 'en' check (language in ('en', 'nl', 'de')),
  -- Rule 7: both or none.
  password_hash text,
  totp_secret bytea,
  -- Rule 9: the step of the last code that was taken.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((password_hash is null) = (totp_secret is null))
);
create unique index staff_by_email on staff (email) where removed_at is null;

-- Rule 5.
create table staff_invitation (
  id integer generated always as identity primary key,
  digest bytea not null unique,
  -- Null where whoever uses it says so (rule 6).
  email text check (email = lower(email)),
  name text,
  role text not null check (role in ('owner', 'catalogue', 'orders', 'content', 'support')),
  -- Of the app that makes codes, should a password be chosen.
  totp_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table staff_session (
  id integer generated always as identity primary key,
  token_digest bytea not null unique,
  staff_id integer not null references staff on delete cascade,
  device text not null,
  place text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- Rule 13.
  proved_at timestamptz not null
);
create index staff_session_of_staff on staff_session (staff_id);

create table staff_passkey (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  algorithm integer not null,
  counter bigint not null,
  host text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_of_staff on staff_passkey (staff_id);

create table staff_recovery_code (
  staff_id integer not null references staff on delete cascade,
  digest bytea not null,
  primary key (staff_id, digest)
);

-- For what it is, and whose: null while nobody is known.
create table staff_challenge (
  digest bytea primary key,
  purpose text not null,
  expires_at timestamptz not null
);

-- Rule 10: where somebody has signed in before.
create table staff_place (
  staff_id integer not null references staff on delete cascade,
  place_digest text not null,
  last_seen_at timestamptz not null,
  primary key (staff_id, place_digest)
);

create table staff_view (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  room text not null,
  name text not null,
  query text not null,
  unique (staff_id, room, name)
);

create table staff_audit (
  id bigint generated always as identity primary key,
  staff_id integer not null references staff,
  staff_name text not null,
  session_id integer not null,
  operation text not null,
  subject text,
  given jsonb not null,
  before jsonb,
  after jsonb,
  outcome text check (outcome in ('done', 'refused', 'failed')),
  code text,
  place text not null,
  device text not null,
  begun_at timestamptz not null,
  ended_at timestamptz
);
create index staff_audit_of_staff on staff_audit (staff_id, id);
create index staff_audit_of_subject on staff_audit (subject, id) where subject is not null;
create index staff_audit_by_age on staff_audit (begun_at);

-- Rules 15 and 18: an entry is closed once, and goes when it is old.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
declare
  closing text[] := array['subject', 'after', 'outcome', 'code', 'ended_at'];
begin
  if tg_op = 'DELETE' and old.begun_at < now() - interval '2 years' then return old; end if;
  if tg_op = 'UPDATE' and old.outcome is null and new.outcome is not null
    and (to_jsonb(new) - closing) = (to_jsonb(old) - closing)
  then return new; end if;
  raise exception 'entry % of the log cannot be changed', old.id;
end $$;
create trigger staff_audit_is_final before update or delete on staff_audit
  for each row execute function refuse_change_of_audit();
