-- Where mail programs unsubscribe their reader (RFC 8058); only letters that advertise have one.
alter table mail_letter add column one_click_url text;
