-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- A file belongs to any resource: owner_kind and owner_id in the place of generation_id. Files of no text (the archive, the
-- usage log) belong to the person. expires_at null: kept as long as the owner. Copied, because SQLite drops no reference.
create table owned_file (
  id text primary key,
  user_id text not null references app_user (id),
  owner_kind text not null,
  owner_id text not null,
  ticket_hash text not null unique,
  name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  blob_key text not null,
  content_key text,
  created_at bigint not null,
  ticket_expires_at bigint not null,
  expires_at bigint
);
insert into owned_file (id, user_id, owner_kind, owner_id, ticket_hash, name, content_type, size_bytes, blob_key, content_key,
  created_at, ticket_expires_at, expires_at)
select id, user_id, case when generation_id is null then 'user' else 'generation' end, coalesce(generation_id, user_id),
  ticket_hash, name, content_type, size_bytes, blob_key, content_key, created_at, ticket_expires_at, expires_at
from file;
drop table file;
alter table owned_file rename to file;
create index file_by_user on file (user_id, created_at);
create index file_by_expiry on file (expires_at);
create unique index file_by_content on file (user_id, content_key);
