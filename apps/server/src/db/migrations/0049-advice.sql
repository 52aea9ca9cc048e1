-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What people think of the product (docs/decisions/072). `user_id` null: nobody was signed in.
create table advice (
  id text primary key,
  user_id text references app_user (id),
  star integer not null,
  content text not null,
  contact text not null,
  created_at bigint not null
);
create index advice_of on advice (user_id);
-- Whenever somebody was asked whether they would recommend it; `rate` null: no answer.
create table nps_question (
  user_id text not null references app_user (id),
  asked_at bigint not null,
  rate integer,
  advice text not null,
  answered_at bigint,
  primary key (user_id, asked_at)
);
