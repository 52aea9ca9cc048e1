-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Charts that are kept (docs/decisions/067): a look with its figures, as JSON. What is long comes last.
create table chart (
  id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  request_hash text,
  version integer not null,
  type text not null,
  created_at bigint not null,
  updated_at bigint not null,
  removed_at bigint,
  title text not null,
  search_text text not null,
  spec text not null
);
create unique index chart_by_request on chart (user_id, request_id);
create index chart_by_change on chart (user_id, updated_at, id) where removed_at is null;
create index chart_in_bin on chart (user_id, removed_at, id) where removed_at is not null;
create index chart_to_erase on chart (removed_at) where removed_at is not null;
