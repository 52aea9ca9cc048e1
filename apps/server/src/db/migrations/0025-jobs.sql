-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
create table job (
  id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  kind text not null,
  title text not null,
  input text not null,
  model text not null,
  status text not null,
  paused_reason text,
  needed_tokens integer,
  quote_tokens integer not null,
  cap_tokens integer not null,
  committed_tokens integer not null,
  charged_tokens integer not null,
  seq integer not null,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint
);
create unique index job_by_request on job (user_id, request_id);
create index job_by_user on job (user_id, created_at, id);
create index job_to_advance on job (user_id) where status in ('queued', 'running');
create index job_without_balance on job (user_id) where paused_reason = 'balance';

create table job_step (
  job_id text not null references job (id),
  name text not null,
  user_id text not null references app_user (id),
  position integer not null,
  type text not null,
  action text,
  label text not null,
  params text not null,
  needs text not null,
  status text not null,
  model text,
  generation_id text,
  result text,
  error text,
  attempts integer not null,
  interruptions integer not null,
  due_at bigint not null,
  characters integer not null,
  estimate_tokens integer not null,
  cap_tokens integer not null,
  charged_tokens integer not null,
  owner text,
  epoch integer not null,
  changed_seq integer not null,
  started_at bigint,
  ended_at bigint,
  primary key (job_id, name)
);
create index job_step_ready on job_step (job_id, position) where status = 'ready';
create index job_step_running on job_step (user_id) where status = 'running';

-- The step a text is written for; both null for what a person asked for directly.
alter table generation add column job_id text;
alter table generation add column job_step text;
