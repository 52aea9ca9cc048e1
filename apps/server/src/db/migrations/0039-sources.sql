-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What notes are written from (docs/decisions/056): a source is kept once for its person, and has a number in each note. A row of
-- note_source stays when the source is taken out of the note, so that its number is given to no other.
create table source (
  id text primary key,
  user_id text not null references app_user (id),
  kind text not null,
  type text not null,
  content_hash text not null,
  file_id text,
  url text,
  site text,
  fetched_at bigint,
  characters integer not null,
  pages integer,
  sheet_rows integer,
  passages integer not null,
  is_cut integer not null,
  created_at bigint not null,
  title text not null,
  item text not null
);
create unique index source_by_content on source (user_id, content_hash);
create index source_by_user on source (user_id, created_at, id);

create table source_passage (
  source_id text not null,
  position integer not null,
  user_id text not null references app_user (id),
  page integer,
  sheet text,
  first_row integer,
  last_row integer,
  text text not null,
  primary key (source_id, position)
);

create table note_source (
  note_id text not null,
  no integer not null,
  user_id text not null references app_user (id),
  source_id text not null,
  is_on integer not null,
  created_at bigint not null,
  removed_at bigint,
  primary key (note_id, no)
);
create unique index note_source_by_source on note_source (note_id, source_id);
create index note_source_by_user on note_source (user_id, source_id);

-- What was charged beside generations, once for each request.
create table charge (
  id text primary key,
  user_id text not null references app_user (id),
  kind text not null,
  subject text not null,
  request_id text not null,
  request_hash text not null,
  characters integer not null,
  tokens bigint not null check (tokens >= 0),
  created_at bigint not null,
  title text not null
);
create unique index charge_by_request on charge (user_id, request_id);
