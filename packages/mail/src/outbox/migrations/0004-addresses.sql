-- For whoever looks through the mailbox by what an address begins with.
create index mail_letter_of_address on mail_letter (lower(to_address) text_pattern_ops, id);
