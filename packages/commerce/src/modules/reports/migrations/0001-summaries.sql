-- Sums of days, so that a report of a year reads a year and not a million orders (rules 5 to 8). All of them can be counted again.

-- Spans in which something changed, written by whoever changes orders, without waiting for anybody.
create table report_touch (
  id bigint generated always as identity primary key,
  since timestamptz not null,
  until timestamptz not null
);

-- Days that have to be counted again.
create table report_day_to_count (day date primary key);

create table report_sales_day (
  day date not null,
  store_code text not null,
  currency text not null,
  orders integer not null,
  total_minor bigint not null,
  credited_minor bigint not null,
  -- In euro: goods without VAT, of those the ones whose cost is known, and that cost.
  net_eur_minor bigint not null,
  costed_eur_minor bigint not null,
  cost_eur_minor bigint not null,
  primary key (day, store_code, currency)
);

create table report_vat_day (
  day date not null,
  country text not null,
  treatment text not null,
  basis_points integer not null,
  currency text not null,
  taxable_minor bigint not null,
  tax_minor bigint not null,
  documents integer not null,
  primary key (day, country, treatment, basis_points, currency)
);

-- Of what has a page of its own, in one market; the empty code is all markets together.
create table report_product_day (
  day date not null,
  store_code text not null,
  sku text not null,
  quantity_hundredths bigint not null,
  net_eur_minor bigint not null,
  costed_eur_minor bigint not null,
  cost_eur_minor bigint not null,
  primary key (store_code, day, sku)
);

-- The same of months that are over, by their first day.
create table report_product_month (like report_product_day including all);
alter table report_product_month rename column day to month;

-- How many of those who bought first in a month bought in another (rule 12).
create table report_cohort (
  first_month date not null,
  month date not null,
  buyers integer not null,
  primary key (first_month, month)
);
create table report_cohort_count (is_the_only_row boolean primary key default true check (is_the_only_row), counted_at timestamptz not null);

create function touch_reports_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then return null; end if;
  insert into report_touch (since, until) values (new.placed_at, new.placed_at);
  -- What was credited and came back before counts no more, or again.
  if tg_op = 'UPDATE' and (new.status = 'canceled' or old.status = 'canceled') then
    insert into report_touch (since, until)
    select issued_at, issued_at from invoice where order_id = new.id
    union select moved_at, moved_at from stock_movement where order_id = new.id and kind <> 'taken';
  end if;
  return null;
end $$;
create trigger shop_order_is_reported after insert or update of status on shop_order
  for each row execute function touch_reports_of_order();

create function touch_reports_of_invoice() returns trigger language plpgsql as $$
begin
  insert into report_touch (since, until) values (new.issued_at, new.issued_at);
  return null;
end $$;
create trigger invoice_is_reported after insert on invoice for each row execute function touch_reports_of_invoice();

create function touch_reports_of_movement() returns trigger language plpgsql as $$
begin
  insert into report_touch (since, until) values (new.moved_at, new.moved_at);
  if tg_op = 'UPDATE' then insert into report_touch (since, until) values (old.moved_at, old.moved_at); end if;
  return null;
end $$;
create trigger stock_movement_is_reported after insert on stock_movement
  for each row when (new.kind <> 'taken') execute function touch_reports_of_movement();
create trigger stock_movement_is_reported_again after update of units on stock_movement
  for each row when (new.kind <> 'taken') execute function touch_reports_of_movement();

-- A cost counts from its day on, until another does.
create function touch_reports_of_costs() returns trigger language plpgsql as $$
begin
  insert into report_touch (since, until) select min(from_day) - interval '1 day', 'infinity' from changed having count(*) > 0;
  return null;
end $$;
create trigger stock_cost_is_reported after insert on stock_cost
  referencing new table as changed for each statement execute function touch_reports_of_costs();
create trigger stock_cost_is_reported_again after update on stock_cost
  referencing new table as changed for each statement execute function touch_reports_of_costs();

-- All that was sold so far.
insert into report_touch (since, until) select min(placed_at), 'infinity' from shop_order having count(*) > 0;
