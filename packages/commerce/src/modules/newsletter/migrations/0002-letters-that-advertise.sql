-- Rule 7: somebody who never subscribed may get letters that advertise, and so has a way out, too.
alter table newsletter_subscriber drop constraint newsletter_subscriber_status_check;
alter table newsletter_subscriber add constraint newsletter_subscriber_status_check
  check (status in ('known', 'unconfirmed', 'subscribed', 'unsubscribed'));
-- Stays while somebody else asks for the address; only its owner takes it back, by confirming.
alter table newsletter_subscriber add column left_at timestamptz;
update newsletter_subscriber set left_at = changed_at where status = 'unsubscribed';
create index newsletter_subscriber_known on newsletter_subscriber (changed_at) where status = 'known';
