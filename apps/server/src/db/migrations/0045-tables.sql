-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Tables people ask about (docs/decisions/066): what was read is kept as blobs that never change; what is told of it, what was done
-- to it and what was answered stands here. What is long comes last.
create table data_table (
  id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  request_hash text,
  bytes bigint not null,
  row_count integer not null,
  column_count integer not null,
  sheet_count integer not null,
  encoding text,
  is_kept integer not null,
  steps_version integer not null,
  last_answer integer not null,
  created_at bigint not null,
  used_at bigint not null,
  expires_at bigint,
  removed_at bigint,
  title text not null,
  search_text text not null,
  choices text not null,
  steps text not null,
  earlier_steps text not null,
  sheets text not null
);
create unique index data_table_by_request on data_table (user_id, request_id);
create index data_table_by_use on data_table (user_id, used_at, id);
create index data_table_to_expire on data_table (expires_at) where expires_at is not null;
create index data_table_to_erase on data_table (removed_at) where removed_at is not null;

create table data_table_blob (
  blob_key text primary key,
  table_id text not null,
  user_id text not null references app_user (id),
  sheet_id text,
  bytes bigint not null
);
create index data_table_blob_by_table on data_table_blob (table_id);
create index data_table_blob_by_user on data_table_blob (user_id);

create table data_table_answer (
  id text primary key,
  table_id text not null,
  user_id text not null references app_user (id),
  no integer not null,
  request_id text,
  request_hash text,
  sheet_id text not null,
  made_by text not null,
  charged bigint not null,
  steps_version integer not null,
  created_at bigint not null,
  ask text not null,
  body text not null
);
create unique index data_table_answer_by_no on data_table_answer (table_id, no);
create unique index data_table_answer_by_request on data_table_answer (user_id, request_id);
