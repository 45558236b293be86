-- Whoever asks for a refund again under the same key means the same one (rule 6).
alter table refund add column key text unique;
