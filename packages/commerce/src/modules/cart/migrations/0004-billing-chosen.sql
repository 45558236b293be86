-- Whether the buyer has said where the bill goes. Without an address of its own it goes where the parcel goes, said or not.
alter table cart add column is_billing_chosen boolean not null default false;
