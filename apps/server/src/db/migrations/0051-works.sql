-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- One library of works (docs/decisions/075): what of each was made ready for the search, and at which state of it.
create table work_index (
  entry_id text primary key,
  user_id text not null references app_user (id),
  no bigint not null unique,
  stamp text not null
);
create index work_index_of_user on work_index (user_id, entry_id);
-- Texts in the bin of one person.
create index generation_in_bin on generation (user_id, removed_at) where removed_at is not null and task <> '{}';
-- Drafts with their states, from the index alone: the rows hold whole texts.
create index generation_entries on generation (user_id, id, piece_id, created_at, version, status, chars, kind, title, removed_at, job_id) where removed_at is null and job_id is null;
-- Words of an essay, as notes have them. Those of essays that are there are read by the thread that compacts documents.
alter table essay add column words text not null default '';
alter table essay add column search_text text not null default '';
update essay set derived_seq = -1 where stage = 'content';
update document set derived_seq = -1, compact_at = 0 where kind = 'essay';
-- Tables wait as long as everything else that is removed.
create index data_table_in_bin on data_table (user_id, removed_at) where removed_at is not null;
