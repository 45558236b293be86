-- Which letter it became, so that letters about an order can be removed with its buyer (rule 11). No foreign key: a mailbox
-- may be emptied by itself.
alter table notification add letter_id bigint;
create index notification_of_order on notification (order_id);

-- Letters of before are known by their kind, the moment they were posted and to whom.
update notification n set letter_id = (
  select min(m.id) from mail_letter m
  where m.kind = any (case split_part(n.key, ':', 1)
      when 'shipped' then array['order-shipped', 'order-ready'] else array[split_part(n.key, ':', 1)] end)
    and m.posted_at between n.posted_at - interval '2 s' and n.posted_at + interval '2 s'
    and ((m.to_address = o.email and m.text like '%' || o.number || '%') or exists (
      select from jsonb_array_elements(o.snapshot -> 'lines') line
      where line #>> '{giftCard,recipientEmail}' = m.to_address))
)
from shop_order o where o.id = n.order_id;
