-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- An outline may be its owner's own: generation_id null. Copied, because SQLite drops no "not null".
create table own_or_drafted (
  essay_id text not null,
  kind text not null,
  no integer not null,
  user_id text not null references app_user (id),
  generation_id text,
  request_id text,
  request_hash text,
  version integer not null,
  created_at bigint not null,
  outline text,
  primary key (essay_id, kind, no)
);
insert into own_or_drafted (essay_id, kind, no, user_id, generation_id, version, created_at, outline)
select essay_id, kind, no, user_id, generation_id, version, created_at, outline from essay_draft;
drop table essay_draft;
alter table own_or_drafted rename to essay_draft;
create unique index essay_draft_by_generation on essay_draft (generation_id);
create unique index essay_draft_by_request on essay_draft (user_id, request_id);
