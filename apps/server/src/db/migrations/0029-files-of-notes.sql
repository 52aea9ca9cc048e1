-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- The stored files a note's figures name, each between two spaces: a picture goes with the last note that shows it. Every note
-- is looked at once more, because those that are there share pictures already.
alter table note add column files text not null default '';
update note set derived_seq = -1;
update document set derived_seq = -1, compact_at = 0 where kind = 'note';
