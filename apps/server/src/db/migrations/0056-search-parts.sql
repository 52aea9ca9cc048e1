-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- One search for all lists (docs/decisions/096): which parts of a text stand in the index, as [[slot, hash, place], ...].
alter table work_index add column parts text not null default '[]';
-- Made for whole works; works are made ready anew, in parts.
delete from work_index;
drop table if exists work_grams;
