-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Essays (docs/decisions/047). What is long comes last: a row is read up to the column that is wanted.
create table essay (
  id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  request_hash text,
  stage text not null,
  level text not null,
  language text not null,
  length integer not null,
  method text,
  job_id text,
  derived_seq integer not null,
  chars integer not null,
  leaf_paragraphs integer not null,
  done_paragraphs integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  removed_at bigint,
  title text not null,
  major text not null,
  topic text not null,
  keywords text not null,
  material text not null,
  outline text,
  abstracts text
);
create unique index essay_by_request on essay (user_id, request_id);
create index essay_by_change on essay (user_id, updated_at, id) where removed_at is null;
create index essay_in_bin on essay (user_id, removed_at, id) where removed_at is not null;
create index essay_to_erase on essay (removed_at) where removed_at is not null;

-- What was generated for an essay before it had a document: titles, and outlines with what was edited in them.
create table essay_draft (
  essay_id text not null,
  kind text not null,
  no integer not null,
  user_id text not null references app_user (id),
  generation_id text not null,
  version integer not null,
  created_at bigint not null,
  outline text,
  primary key (essay_id, kind, no)
);
create unique index essay_draft_by_generation on essay_draft (generation_id);
