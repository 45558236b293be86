-- What is published can be taken back at a moment, too (SPEC.md, rule 19): a moment of each kind for a document.
alter table content_plan add column kind text not null default 'publish' check (kind in ('publish', 'unpublish'));
-- contract: former processes take all moments of a document away before they write one, and need no help of it.
alter table content_plan drop constraint content_plan_document_id_key;
alter table content_plan add constraint content_plan_document_id_kind_key unique (document_id, kind);
