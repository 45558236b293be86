-- Moments at which drafts are published (SPEC.md, rules 9 and 10).
create table content_plan (
  id integer generated always as identity primary key,
  document_id text not null unique,
  due_at timestamptz not null,
  planned_by text not null,
  -- Why it could not be published when it was due.
  failure text
);
