create table content_document (
  id text primary key,
  body jsonb not null
);

-- Also the feed that every process follows: a sequence is given under a lock, so it grows in the order of commits.
create table content_history (
  sequence bigint generated always as identity primary key,
  transaction_id text not null,
  document_id text not null,
  author text not null,
  changed_at timestamptz not null,
  previous_rev text,
  -- The document as the transaction left it; null when it was deleted, or when its history was purged.
  body jsonb,
  is_deletion boolean not null,
  mutations jsonb not null,
  unique (transaction_id, document_id)
);

create index content_history_document on content_history (document_id, sequence);
create index content_history_age on content_history (changed_at);
