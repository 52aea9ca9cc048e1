-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- A school's own Word file as a template (docs/decisions/050). What was read of it comes last: it is long.
create table word_template (
  id text primary key,
  user_id text not null references app_user (id),
  file_id text not null,
  name text not null,
  created_at bigint not null,
  updated_at bigint not null,
  mapping text not null,
  profile text not null
);
create index word_template_of_user on word_template (user_id, id);

-- What stands on the cover of an essay, and when its owner read the notice about using AI.
alter table essay add column integrity_at bigint;
alter table essay add column cover text;
