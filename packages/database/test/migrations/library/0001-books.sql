create table book (
  id bigint generated always as identity primary key,
  title text not null unique,
  copies integer not null default 1 check (copies >= 0)
);
