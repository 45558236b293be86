-- When somebody is there, in the store and behind each way to reach the shop, by the clock of the shop's own country.
create table opening_hours (
  place text not null check (place ~ '^[a-z][a-z-]{0,31}$'),
  weekday integer not null check (weekday between 1 and 7),
  opens text not null check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text not null check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (place, weekday, opens),
  check (opens < closes)
);

-- Specification 9: on working days.
insert into opening_hours (place, weekday, opens, closes)
select place, weekday, opens, closes
from (values
  ('warehouse', '08:30', '16:30'),
  ('email', '08:30', '16:30'),
  ('messenger', '08:30', '16:30'),
  ('phone', '09:00', '16:00'),
  ('whatsapp', '08:30', '16:30')
) as seed (place, opens, closes), generate_series(1, 5) as weekday;
