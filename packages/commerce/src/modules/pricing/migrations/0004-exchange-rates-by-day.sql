-- Every day's rate is kept with where it came from; the latest one counts.
alter table exchange_rate add column source text not null default 'catalogue' check (length(source) between 1 and 200);
alter table exchange_rate alter column source drop default;
alter table exchange_rate drop constraint exchange_rate_pkey;
alter table exchange_rate add primary key (currency, as_of);
