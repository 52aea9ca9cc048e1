-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Mind trees (docs/decisions/062): documents of another shape in the same log. What is long comes last.
create table mindtree (
  document_id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  request_hash text,
  note_id text,
  derived_seq integer not null,
  chars integer not null,
  nodes integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  removed_at bigint,
  title text not null,
  excerpt text not null,
  words text not null,
  search_text text not null
);
create unique index mindtree_by_request on mindtree (user_id, request_id);
create index mindtree_by_change on mindtree (user_id, updated_at, document_id) where removed_at is null;
create index mindtree_in_bin on mindtree (user_id, removed_at, document_id) where removed_at is not null;
create index mindtree_to_erase on mindtree (removed_at) where removed_at is not null;
