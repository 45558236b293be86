-- For whoever looks after letters that did not go out.
create index mail_letter_failed on mail_letter (id) where failed_at is not null and sent_at is null;
