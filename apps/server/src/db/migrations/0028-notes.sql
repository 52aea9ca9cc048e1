-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Notes and their folders (docs/decisions/038). What is long comes last: a row is read up to the column that is wanted.
create table notebook (
  id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  request_hash text,
  title text not null,
  colour text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index notebook_by_request on notebook (user_id, request_id);
create index notebook_by_user on notebook (user_id, created_at, id);

create table note (
  document_id text primary key,
  user_id text not null references app_user (id),
  notebook_id text,
  request_id text,
  request_hash text,
  generation_id text,
  derived_seq integer not null,
  chars integer not null,
  paragraphs integer not null,
  leaf_paragraphs integer not null,
  done_paragraphs integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  removed_at bigint,
  title text not null,
  excerpt text not null,
  words text not null,
  search_text text not null
);
create unique index note_by_request on note (user_id, request_id);
create index note_by_change on note (user_id, updated_at, document_id) where removed_at is null;
create index note_by_creation on note (user_id, created_at, document_id) where removed_at is null;
create index note_by_length on note (user_id, chars, document_id) where removed_at is null;
create index note_by_title on note (user_id, title, document_id) where removed_at is null;
create index note_by_notebook on note (user_id, notebook_id, updated_at) where removed_at is null;
create index note_in_bin on note (user_id, removed_at, document_id) where removed_at is not null;
create index note_to_erase on note (removed_at) where removed_at is not null;

-- Files of a document are removed with it.
create index file_by_owner on file (owner_kind, owner_id);
