-- Every line beside the snapshot (rule 1). Line is its name in the snapshot, which gift cards and breakdowns use too.
create table order_line (
  order_id integer not null references shop_order,
  line text not null,
  position integer not null check (position > 0),
  kind text not null check (kind in ('product', 'sample', 'gift-card')),
  sku text not null,
  parent_sku text,
  name text not null,
  quantity_hundredths integer not null check (quantity_hundredths > 0),
  is_shipped boolean not null,
  tax_class text not null,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  unit_excl_minor integer not null,
  unit_incl_minor integer not null,
  row_excl_minor integer not null,
  row_incl_minor integer not null,
  -- Taken off the row, with or without VAT as the shop of the order shows prices.
  discount_minor integer not null check (discount_minor >= 0),
  total_excl_minor integer not null,
  total_tax_minor integer not null check (total_tax_minor >= 0),
  total_incl_minor integer not null check (total_incl_minor = total_excl_minor + total_tax_minor),
  -- What one piece takes from which pool; null for what never runs out, and where it is not known any more.
  stock_pool_key text,
  stock_units_per_piece integer check (stock_units_per_piece > 0),
  primary key (order_id, line),
  unique (order_id, position),
  check ((stock_pool_key is null) = (stock_units_per_piece is null))
);

create function refuse_change_of_order_line() returns trigger language plpgsql as $$
begin
  raise exception 'line % of an order cannot be changed', old.line;
end $$;
create trigger order_line_is_final before update or delete on order_line
  for each row execute function refuse_change_of_order_line();

create table shipment_line (
  shipment_id integer not null references shipment,
  order_id integer not null,
  line text not null,
  quantity_hundredths integer not null check (quantity_hundredths > 0),
  primary key (shipment_id, line),
  foreign key (order_id, line) references order_line
);
create index shipment_line_of_order on shipment_line (order_id);

create table canceled_line (
  id integer generated always as identity primary key,
  order_id integer not null,
  line text not null,
  quantity_hundredths integer not null check (quantity_hundredths > 0),
  canceled_at timestamptz not null,
  foreign key (order_id, line) references order_line
);
create index canceled_line_of_order on canceled_line (order_id);

-- What a credit note gives back of each line, and of the parts of shipping, which have no line (rules 17 and 18).
create table credit_line (
  invoice_id integer not null references invoice,
  order_id integer not null,
  line text,
  vat_basis_points integer not null,
  -- 0 where only an amount is given back.
  quantity_hundredths integer not null check (quantity_hundredths >= 0),
  excl_minor integer not null check (excl_minor >= 0),
  tax_minor integer not null check (tax_minor >= 0),
  incl_minor integer not null check (incl_minor = excl_minor + tax_minor),
  unique nulls not distinct (invoice_id, line, vat_basis_points),
  foreign key (order_id, line) references order_line
);
create index credit_line_of_order on credit_line (order_id);

-- Rule 20. Whoever writes has locked the order, so nobody else adds to these sums meanwhile.
create function refuse_more_than_ordered() returns trigger language plpgsql as $$
declare
  ordered order_line;
begin
  if new.line is null then return null; end if;
  select * into ordered from order_line where order_id = new.order_id and line = new.line;
  if ordered.quantity_hundredths <
      coalesce((select sum(quantity_hundredths) from shipment_line where order_id = new.order_id and line = new.line), 0)
      + coalesce((select sum(quantity_hundredths) from canceled_line where order_id = new.order_id and line = new.line), 0)
  then
    raise exception 'more of line % would be shipped and canceled than was ordered', new.line;
  end if;
  if exists (
    select from credit_line where order_id = new.order_id and line = new.line
    having sum(quantity_hundredths) > ordered.quantity_hundredths
      or sum(incl_minor) > ordered.total_incl_minor or sum(tax_minor) > ordered.total_tax_minor)
  then
    raise exception 'more of line % would be credited than was ordered', new.line;
  end if;
  return null;
end $$;
create trigger shipment_line_was_ordered after insert or update on shipment_line
  for each row execute function refuse_more_than_ordered();
create trigger canceled_line_was_ordered after insert or update on canceled_line
  for each row execute function refuse_more_than_ordered();
create trigger credit_line_was_ordered after insert or update on credit_line
  for each row execute function refuse_more_than_ordered();

-- Orders of the first shape: one rate for all but gift cards.
insert into order_line
select o.id, l ->> 'id', position, l ->> 'kind', l ->> 'sku', l ->> 'parentSku', l ->> 'name',
  (l ->> 'quantityHundredths')::integer, (l ->> 'isShipped')::boolean,
  case l ->> 'kind' when 'gift-card' then 'none' else 'standard' end,
  case l ->> 'kind' when 'gift-card' then 0 else (o.snapshot #>> '{tax,basisPoints}')::integer end,
  (t #>> '{unit,excl,minor}')::integer, (t #>> '{unit,incl,minor}')::integer,
  (t #>> '{row,excl,minor}')::integer, (t #>> '{row,incl,minor}')::integer, (t #>> '{discount,minor}')::integer,
  (t #>> '{total,excl,minor}')::integer, (t #>> '{total,tax,minor}')::integer, (t #>> '{total,incl,minor}')::integer
from shop_order o
cross join jsonb_array_elements(o.snapshot -> 'lines') with ordinality as lines (l, position)
join jsonb_array_elements(o.snapshot #> '{breakdown,lines}') t on t ->> 'id' = l ->> 'id';

-- Which pool a line drew on is told by the catalogue, where that agrees with what the order took.
alter table order_line disable trigger order_line_is_final;
with known as (
  select l.order_id, l.line, p.key, coalesce(sold.stock_units, sample.length_cm) as units, l.quantity_hundredths
  from order_line l
  left join product sold on l.kind = 'product' and lower(sold.sku) = lower(l.sku)
  left join product_sample sample on l.kind = 'sample' and lower(sample.sku) = lower(l.sku)
  join stock_pool p on p.id = coalesce(sold.stock_pool_id, sample.stock_pool_id)
), wanted as (
  select order_id, key, sum(ceil(units * quantity_hundredths / 100.0)) as units from known group by order_id, key
)
update order_line l set stock_pool_key = k.key, stock_units_per_piece = k.units
from known k
join wanted w on w.order_id = k.order_id and w.key = k.key
join stock_movement m on m.order_id = k.order_id and m.pool_key = k.key and m.kind = 'taken' and m.units = w.units
where l.order_id = k.order_id and l.line = k.line;
alter table order_line enable trigger order_line_is_final;

-- A shipment was the whole order, and so was a cancellation.
insert into shipment_line
select s.id, l.order_id, l.line, l.quantity_hundredths
from shipment s join order_line l on l.order_id = s.order_id and l.is_shipped;

insert into canceled_line (order_id, line, quantity_hundredths, canceled_at)
select l.order_id, l.line, l.quantity_hundredths,
  coalesce((select max(happened_at) from order_event e where e.order_id = o.id and e.kind = 'moved-to-canceled'), o.placed_at)
from shop_order o join order_line l on l.order_id = o.id
where o.status = 'canceled'
order by l.order_id, l.position;

-- Credit notes of before name amounts: each is shared by what was left, as rule 18 says.
do $$
declare
  note record;
  share record;
  to_share integer;
  left_over bigint;
  is_all boolean;
  part integer;
  part_tax integer;
begin
  create temporary table share_of_order on commit drop as
    select order_id, line, position, vat_basis_points, quantity_hundredths as quantity, total_incl_minor as incl,
      total_tax_minor as tax
    from order_line
    union all
    select id, null, 1000000, (snapshot #>> '{tax,basisPoints}')::integer, 0,
      (snapshot #>> '{breakdown,shipping,incl,minor}')::integer, (snapshot #>> '{breakdown,shipping,tax,minor}')::integer
    from shop_order where snapshot #>> '{breakdown,shipping,incl,minor}' is not null;
  create index on share_of_order (order_id);
  for note in select id, order_id, -total_minor as amount from invoice where series = 'credit-note' order by id loop
    to_share := note.amount;
    select coalesce(sum(incl), 0) into left_over from share_of_order where order_id = note.order_id;
    is_all := to_share = left_over;
    for share in
      select * from share_of_order where order_id = note.order_id and (incl > 0 or quantity > 0) order by position
    loop
      part := case when left_over = 0 then 0 else round(to_share::numeric * share.incl / left_over) end;
      part_tax := case when share.incl = 0 then 0 else round(share.tax::numeric * part / share.incl) end;
      if part > 0 or (is_all and share.quantity > 0) then
        insert into credit_line values (note.id, note.order_id, share.line, share.vat_basis_points,
          case when is_all then share.quantity else 0 end, part - part_tax, part_tax, part);
        update share_of_order s set incl = s.incl - part, tax = s.tax - part_tax,
          quantity = case when is_all then 0 else s.quantity end
        where s.order_id = note.order_id and s.position = share.position;
      end if;
      to_share := to_share - part;
      left_over := left_over - share.incl;
    end loop;
  end loop;
end $$;

-- Which part of it gift cards paid, or get back.
alter table invoice add gift_card_minor integer not null default 0
  check (gift_card_minor between 0 and abs(total_minor));
alter table invoice disable trigger invoice_is_final;
update invoice set gift_card_minor = (
  select coalesce(sum((way #>> '{amount,minor}')::integer), 0)
  from jsonb_array_elements(document -> 'payments') way where way ->> 'method' = 'giftcard');
alter table invoice enable trigger invoice_is_final;
