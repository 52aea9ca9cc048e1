-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- The references of an essay (docs/decisions/048), and what was read of its owner's own files. Numbers are never given twice, so
-- the last one stands by itself.
create table essay_library (
  essay_id text primary key,
  user_id text not null references app_user (id),
  last_no integer not null,
  edition text not null,
  system text not null
);
create index essay_library_by_user on essay_library (user_id, essay_id);

create table essay_reference (
  essay_id text not null,
  no integer not null,
  user_id text not null references app_user (id),
  tier text not null,
  source text not null,
  check_state text not null,
  checked_at bigint,
  version integer not null,
  file_id text,
  file_name text,
  file_pages integer,
  passages integer not null,
  is_cut integer not null,
  created_at bigint not null,
  item text not null,
  abstract text,
  primary key (essay_id, no)
);

create table essay_passage (
  essay_id text not null,
  no integer not null,
  position integer not null,
  user_id text not null references app_user (id),
  page integer,
  text text not null,
  primary key (essay_id, no, position)
);
