-- Parcels have prices that people of a market are used to, not converted ones (rule 16): with VAT in the euro area, Britain,
-- Poland and Denmark, without in the United States and Sweden. A rate that the merchant has changed stays converted.
with tag (price_minor, eur, gbp, usd, pln, dkk, sek) as (values
  (326, 395, 349, 395, 1699, 2900, 3500),
  (409, 495, 449, 495, 2199, 3900, 4500),
  (450, 545, 499, 545, 2299, 3900, 4900),
  (491, 595, 499, 595, 2499, 4500, 5500),
  (574, 695, 599, 695, 2999, 4900, 6500),
  (698, 845, 749, 845, 3599, 6500, 7500),
  (822, 995, 899, 995, 4299, 7500, 8900),
  (905, 1095, 949, 1095, 4599, 7900, 9900),
  (988, 1195, 1049, 1195, 4999, 8900, 10900),
  (1070, 1295, 1149, 1295, 5499, 9500, 11500),
  (1153, 1395, 1199, 1395, 5999, 10500, 12500),
  (1235, 1495, 1299, 1495, 6499, 10900, 13500),
  (1318, 1595, 1399, 1595, 6799, 11900, 14500),
  (1400, 1695, 1499, 1695, 7199, 12500, 15500),
  (1483, 1795, 1549, 1795, 7599, 13500, 15900),
  (1649, 1995, 1749, 1995, 8499, 14900, 17900),
  (1814, 2195, 1899, 2195, 9499, 16500, 19900),
  (2144, 2595, 2249, 2595, 10999, 19500, 23500)
)
insert into shipping_market_price (zone_key, carrier, kind, up_to_grams, store_code, currency, price_minor)
select r.zone_key, r.carrier, r.kind, r.up_to_grams, market.store_code, market.currency, market.price_minor
from shipping_rate r
join tag using (price_minor)
cross join lateral (values
  ('en', 'EUR', tag.eur), ('nl_NL', 'EUR', tag.eur), ('de_DE', 'EUR', tag.eur), ('fr_FR', 'EUR', tag.eur),
  ('it_IT', 'EUR', tag.eur), ('es_ES', 'EUR', tag.eur), ('en_GB', 'GBP', tag.gbp), ('en_US', 'USD', tag.usd),
  ('pl_PL', 'PLN', tag.pln), ('da_DK', 'DKK', tag.dkk), ('sv_SE', 'SEK', tag.sek)
) market (store_code, currency, price_minor)
where r.zone_key in ('netherlands', 'neighbours', 'france', 'poland', 'union')
on conflict do nothing;

-- To their own country every market has a price of its own.
insert into shipping_market_price (zone_key, carrier, kind, up_to_grams, store_code, currency, price_minor)
select home.* from (values
  ('poland', 'dpd', 'home', 2000, 'pl_PL', 'PLN', 3499),
  ('poland', 'dpd', 'home', 10000, 'pl_PL', 'PLN', 4999),
  ('poland', 'dpd', 'home', 23000, 'pl_PL', 'PLN', 7499),
  ('poland', 'inpost', 'pickup-point', 2000, 'pl_PL', 'PLN', 2499),
  ('poland', 'inpost', 'pickup-point', 10000, 'pl_PL', 'PLN', 3499),
  ('poland', 'inpost', 'pickup-point', 25000, 'pl_PL', 'PLN', 5499),
  ('union', 'dpd', 'home', 2000, 'da_DK', 'DKK', 7900),
  ('union', 'dpd', 'home', 10000, 'da_DK', 'DKK', 10900),
  ('union', 'dpd', 'home', 23000, 'da_DK', 'DKK', 15900),
  ('union', 'dpd', 'pickup-point', 2000, 'da_DK', 'DKK', 5900),
  ('union', 'dpd', 'pickup-point', 10000, 'da_DK', 'DKK', 8900),
  ('union', 'dpd', 'pickup-point', 20000, 'da_DK', 'DKK', 12900),
  ('union', 'dpd', 'home', 2000, 'sv_SE', 'SEK', 9900),
  ('union', 'dpd', 'home', 10000, 'sv_SE', 'SEK', 14900),
  ('union', 'dpd', 'home', 23000, 'sv_SE', 'SEK', 21900),
  ('union', 'dpd', 'pickup-point', 2000, 'sv_SE', 'SEK', 7900),
  ('union', 'dpd', 'pickup-point', 10000, 'sv_SE', 'SEK', 11900),
  ('union', 'dpd', 'pickup-point', 20000, 'sv_SE', 'SEK', 17900),
  ('europe', 'postnl', 'home', 2000, 'en_GB', 'GBP', 1495),
  ('europe', 'postnl', 'home', 10000, 'en_GB', 'GBP', 2195),
  ('europe', 'postnl', 'home', 23000, 'en_GB', 'GBP', 3295),
  ('europe', 'postnl', 'home', 2000, 'en_US', 'USD', 1695),
  ('europe', 'postnl', 'home', 10000, 'en_US', 'USD', 2495),
  ('europe', 'postnl', 'home', 23000, 'en_US', 'USD', 3795),
  ('world', 'postnl', 'home', 2000, 'en_US', 'USD', 2495),
  ('world', 'postnl', 'home', 5000, 'en_US', 'USD', 3995),
  ('world', 'postnl', 'home', 10000, 'en_US', 'USD', 5995),
  ('world', 'postnl', 'home', 20000, 'en_US', 'USD', 9995)
) home (zone_key, carrier, kind, up_to_grams, store_code, currency, price_minor)
join shipping_rate using (zone_key, carrier, kind, up_to_grams)
on conflict (zone_key, carrier, kind, up_to_grams, store_code, currency)
  do update set price_minor = excluded.price_minor;
