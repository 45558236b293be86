create table mail_letter (
  id bigint generated always as identity primary key,
  kind text not null,
  locale text not null,
  to_address text not null,
  to_name text,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  posted_at timestamptz not null,
  -- Null in a shop that only keeps its letters.
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
create index mail_letter_latest on mail_letter (posted_at desc, id desc);

create table mail_attachment (
  letter_id bigint not null references mail_letter on delete cascade,
  position integer not null,
  file_name text not null,
  media_type text not null,
  content bytea not null,
  primary key (letter_id, position)
);
