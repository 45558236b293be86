-- Which order a letter is about, for its copies (rule 16).
create index notification_of_letter on notification (letter_id) where letter_id is not null;
