-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What the moderation found (docs/decisions/076), kept for half a year. `generation_id` null: nothing was written.
create table moderation_finding (
  id text primary key,
  user_id text not null references app_user (id),
  generation_id text,
  kind text not null,
  side text not null,
  category text not null,
  action text not null,
  term text not null,
  excerpt text not null,
  created_at bigint not null
);
create index moderation_finding_of on moderation_finding (user_id, created_at);
create index moderation_finding_at on moderation_finding (created_at);
create index moderation_finding_in on moderation_finding (generation_id);
