-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- The template library (docs/decisions/064): which templates a person has starred, and which they have used at least once.
create table template_star (
  user_id text not null references app_user (id),
  pub_id text not null,
  created_at bigint not null,
  primary key (user_id, pub_id)
);
create table template_use (
  user_id text not null references app_user (id),
  pub_id text not null,
  created_at bigint not null,
  primary key (user_id, pub_id)
);
create index template_use_of on template_use (pub_id);
