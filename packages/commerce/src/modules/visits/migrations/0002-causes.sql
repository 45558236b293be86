create table visit_cause (
  day date not null,
  build text not null,
  page text not null,
  vital text not null,
  element text not null check (length(element) <= 200),
  uses integer not null check (uses > 0),
  primary key (day, build, page, vital, element)
);
