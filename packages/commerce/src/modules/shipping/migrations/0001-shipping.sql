-- How parcels reach people and what they cost. Prices are euro cents without VAT.
create table shipping_zone (
  key text primary key check (key ~ '^[a-z-]{1,32}$'),
  position integer not null,
  -- Goods of this value on, as the shop shows them, travel free; null never.
  free_from_minor integer check (free_from_minor > 0)
);

create table shipping_service (
  zone_key text not null references shipping_zone,
  carrier text not null check (carrier ~ '^[a-z]{1,32}$'),
  kind text not null check (kind in ('home', 'pickup-point')),
  position integer not null,
  primary key (zone_key, carrier, kind)
);

create table shipping_rate (
  zone_key text not null,
  carrier text not null,
  kind text not null,
  up_to_grams integer not null check (up_to_grams > 0),
  price_minor integer not null check (price_minor > 0),
  primary key (zone_key, carrier, kind, up_to_grams),
  foreign key (zone_key, carrier, kind) references shipping_service
);

-- What a parcel costs in one market, as that market shows it: with VAT where its prices include it.
create table shipping_market_price (
  zone_key text not null,
  carrier text not null,
  kind text not null,
  up_to_grams integer not null,
  store_code text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor integer not null check (price_minor > 0),
  primary key (zone_key, carrier, kind, up_to_grams, store_code, currency),
  foreign key (zone_key, carrier, kind, up_to_grams) references shipping_rate on delete cascade
);

-- Where the shop ships to, and how many working days a parcel is under way; without a zone it is not shipped to.
create table shipping_country (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  zone_key text references shipping_zone,
  earliest_days integer not null check (earliest_days between 1 and 60),
  latest_days integer not null check (latest_days between 1 and 90),
  check (earliest_days <= latest_days)
);

-- Days on which nobody works, beside weekends and public holidays, which are worked out.
create table closed_day (
  day date primary key,
  reason text not null check (length(reason) <= 200)
);

insert into shipping_zone (key, position, free_from_minor) values
  ('netherlands', 1, 7500),
  ('neighbours', 2, 10000),
  ('france', 3, 12500),
  ('poland', 4, 12500),
  ('union', 5, 15000),
  ('europe', 6, null),
  ('world', 7, null);

insert into shipping_service (zone_key, carrier, kind, position) values
  ('netherlands', 'postnl', 'home', 1),
  ('netherlands', 'postnl', 'pickup-point', 2),
  ('netherlands', 'dhl', 'pickup-point', 3),
  ('neighbours', 'dhl', 'home', 1),
  ('neighbours', 'dhl', 'pickup-point', 2),
  ('neighbours', 'dpd', 'pickup-point', 3),
  ('france', 'dpd', 'home', 1),
  ('france', 'mondialrelay', 'pickup-point', 2),
  ('poland', 'dpd', 'home', 1),
  ('poland', 'inpost', 'pickup-point', 2),
  ('union', 'dpd', 'home', 1),
  ('union', 'dpd', 'pickup-point', 2),
  ('europe', 'postnl', 'home', 1),
  ('world', 'postnl', 'home', 1);

insert into shipping_rate (zone_key, carrier, kind, up_to_grams, price_minor) values
  ('netherlands', 'postnl', 'home', 2000, 409),
  ('netherlands', 'postnl', 'home', 10000, 574),
  ('netherlands', 'postnl', 'home', 23000, 988),
  ('netherlands', 'postnl', 'pickup-point', 2000, 326),
  ('netherlands', 'postnl', 'pickup-point', 10000, 491),
  ('netherlands', 'postnl', 'pickup-point', 23000, 905),
  ('netherlands', 'dhl', 'pickup-point', 2000, 326),
  ('netherlands', 'dhl', 'pickup-point', 10000, 491),
  ('netherlands', 'dhl', 'pickup-point', 20000, 822),
  ('neighbours', 'dhl', 'home', 2000, 574),
  ('neighbours', 'dhl', 'home', 10000, 822),
  ('neighbours', 'dhl', 'home', 23000, 1235),
  ('neighbours', 'dhl', 'pickup-point', 2000, 450),
  ('neighbours', 'dhl', 'pickup-point', 10000, 698),
  ('neighbours', 'dhl', 'pickup-point', 20000, 1070),
  ('neighbours', 'dpd', 'pickup-point', 2000, 450),
  ('neighbours', 'dpd', 'pickup-point', 10000, 698),
  ('neighbours', 'dpd', 'pickup-point', 20000, 1070),
  ('france', 'dpd', 'home', 2000, 822),
  ('france', 'dpd', 'home', 10000, 1153),
  ('france', 'dpd', 'home', 23000, 1649),
  ('france', 'mondialrelay', 'pickup-point', 2000, 491),
  ('france', 'mondialrelay', 'pickup-point', 10000, 822),
  ('france', 'mondialrelay', 'pickup-point', 25000, 1318),
  ('poland', 'dpd', 'home', 2000, 905),
  ('poland', 'dpd', 'home', 10000, 1235),
  ('poland', 'dpd', 'home', 23000, 1814),
  ('poland', 'inpost', 'pickup-point', 2000, 574),
  ('poland', 'inpost', 'pickup-point', 10000, 905),
  ('poland', 'inpost', 'pickup-point', 25000, 1400),
  ('union', 'dpd', 'home', 2000, 1070),
  ('union', 'dpd', 'home', 10000, 1483),
  ('union', 'dpd', 'home', 23000, 2144),
  ('union', 'dpd', 'pickup-point', 2000, 822),
  ('union', 'dpd', 'pickup-point', 10000, 1235),
  ('union', 'dpd', 'pickup-point', 20000, 1814),
  ('europe', 'postnl', 'home', 2000, 1495),
  ('europe', 'postnl', 'home', 10000, 2195),
  ('europe', 'postnl', 'home', 23000, 3295),
  ('world', 'postnl', 'home', 2000, 2450),
  ('world', 'postnl', 'home', 5000, 3750),
  ('world', 'postnl', 'home', 10000, 5650),
  ('world', 'postnl', 'home', 20000, 9850);

insert into shipping_country (country, zone_key, earliest_days, latest_days)
select unnest(string_to_array(countries, ' ')), zone_key, earliest_days, latest_days
from (values
  ('netherlands', 1, 2,
    'NL'),
  ('neighbours', 1, 2,
    'BE'),
  ('neighbours', 1, 3,
    'DE LU'),
  ('france', 2, 4,
    'FR'),
  ('poland', 3, 5,
    'PL'),
  ('union', 2, 4,
    'AT CZ DK'),
  ('union', 3, 7,
    'BG CY EE FI GR HR HU IE LT LV MT PT RO SI SK'),
  ('union', 3, 6,
    'ES'),
  ('union', 3, 5,
    'IT SE'),
  ('europe', 7, 15,
    'AD AL BA FO GG GI IM IS JE LI MC MD ME MK RS SM TR UA VA'),
  ('europe', 3, 6,
    'CH GB NO'),
  ('world', 7, 15,
    'AE AF AG AI AM AO AR AS AW AX AZ BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BW BZ CC CD CF CG CI CK '
    'CL CM CN CO CR CU CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM GA GD GE GF GH GL GM GN GP GQ GT GU '
    'GW GY HN HT ID IL IN IO IQ IR JM JO KE KG KH KI KM KN KR KW KY KZ LA LB LC LK LR LS LY MA MF MG MH '
    'ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN '
    'PR PS PW PY QA RE RW SA SB SC SD SG SH SJ SL SN SO SR SS ST SV SX SZ TC TD TG TH TJ TK TL TM TN TO '
    'TT TV TW TZ UG UM UY UZ VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'),
  ('world', 6, 12,
    'AU HK JP'),
  ('world', 5, 10,
    'CA US'),
  (null, 7, 15,
    'AQ BV BY GS HM KP RU SY TF')
) as seed (zone_key, earliest_days, latest_days, countries);
