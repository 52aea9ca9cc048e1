-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What a note was imported from: the SHA-256 of the file, so that the same file brought in twice can be said; null = no file.
alter table note add column imported_key text;
create index note_by_import on note (user_id, imported_key);
