-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, bytes as base64 text.
create table document (
  id text primary key,
  user_id text not null references app_user (id),
  kind text not null,
  available integer not null,
  epoch integer not null,
  seq integer not null,
  snapshot_seq integer not null,
  derived_seq integer not null,
  characters integer not null,
  blocks integer not null,
  stored_bytes bigint not null,
  compact_at bigint,
  lease_owner text,
  lease_until bigint not null,
  version_at bigint not null,
  watched_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index document_by_user on document (user_id, created_at, id);
create index document_to_compact on document (compact_at) where compact_at is not null;

create table document_update (
  document_id text not null references document (id),
  seq integer not null,
  client_id text not null,
  client_seq integer not null,
  actor text not null,
  data text not null,
  at bigint not null,
  primary key (document_id, seq)
);
create unique index document_update_by_client on document_update (document_id, client_id, client_seq);

create table document_version (
  id text primary key,
  document_id text not null references document (id),
  kind text not null,
  epoch integer not null,
  seq integer not null,
  label text not null,
  data text not null,
  characters integer not null,
  at bigint not null
);
create index document_version_by_document on document_version (document_id, at, id);
