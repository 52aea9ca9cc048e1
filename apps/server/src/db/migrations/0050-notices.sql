-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What one person is told, and what everybody is told (docs/decisions/073). `about` names what it tells: it is told once.
create table notice (
  id text primary key,
  user_id text not null references app_user (id),
  kind text not null,
  about text not null,
  data text not null,
  created_at bigint not null,
  read_at bigint
);
create unique index notice_about on notice (user_id, about);
create index notice_of on notice (user_id, id);
create index notice_unread on notice (user_id) where read_at is null;
create index notice_age on notice (created_at);
create table announcement (
  id text primary key,
  title text not null,
  at bigint not null,
  html text not null,
  url text,
  created_at bigint not null
);
create index announcement_at on announcement (at);
