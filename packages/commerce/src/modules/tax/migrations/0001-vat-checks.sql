-- What a service said about a VAT number, and when: the evidence for every reverse-charged order. Never changed, only added to.
create table vat_check (
  id bigint generated always as identity primary key,
  number text not null check (number ~ '^[A-Z]{2}[A-Z0-9+*]{2,12}$'),
  is_valid boolean not null,
  -- The service's own name for its answer.
  reference text,
  checked_at timestamptz not null
);
create index vat_check_latest on vat_check (number, checked_at desc);
