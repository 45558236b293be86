-- What a client calls the way to pay, where that is another name than the shop's (rule 27).
alter table cart add column payment_name text;
-- What the buyer chose or entered before paying, for the provider; gone as soon as it was told.
alter table cart add column payment_details jsonb;
