-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Facts of an essay's sections as they last agreed with each other (docs/decisions/052).
create table essay_ledger (
  essay_id text primary key,
  user_id text not null references app_user (id),
  version integer not null,
  updated_at bigint not null,
  entries text not null
);
