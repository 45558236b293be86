create table visit_vital (
  day date not null,
  build text not null,
  store_code text not null,
  page text not null,
  device text not null,
  vital text not null,
  -- Grows by 15 % from one to the next.
  value_class smallint not null check (value_class between 0 and 96),
  uses integer not null check (uses > 0),
  primary key (day, build, store_code, page, device, vital, value_class)
);

create table visit_error (
  day date not null,
  build text not null,
  page text not null,
  message text not null check (length(message) <= 200),
  uses integer not null check (uses > 0),
  last_at timestamptz not null,
  primary key (day, build, page, message)
);
