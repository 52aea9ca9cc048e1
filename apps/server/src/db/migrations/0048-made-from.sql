-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- The template an outline was made from, as JSON (docs/decisions/070); null = none.
alter table essay_draft add column made_from text;
