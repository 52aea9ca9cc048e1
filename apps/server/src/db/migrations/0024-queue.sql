-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What waits for a process and what processes work on (docs/decisions/028). A row goes when its work has ended.
create table queue_item (
  id text primary key,
  -- Whose work it is, and under which name it takes a place: for a text, its model.
  kind text not null,
  resource text not null,
  class text not null,
  is_long integer not null check (is_long in (0, 1)),
  user_id text not null references app_user (id),
  -- Place in the order of its kind, resource and class.
  turn bigint not null check (turn >= 0),
  state text not null,
  -- The resource under which it counts while it is worked on; another one than it waited for where a model stands in.
  slot text,
  owner text,
  epoch integer not null default 0 check (epoch >= 0),
  queued_at bigint not null,
  taken_at bigint
);
create index queue_item_waiting on queue_item (kind, resource, class, is_long, turn, queued_at, id) where state = 'waiting';
create index queue_item_turns on queue_item (user_id, kind, resource, class, turn) where state = 'waiting';
create index queue_item_taken on queue_item (kind, slot) where state <> 'waiting';

-- 1,200 characters: ONE_CALL_CHARACTERS of this version.
insert into queue_item (id, kind, resource, class, is_long, user_id, turn, state, slot, owner, epoch, queued_at, taken_at)
  select id, 'generation', model, 'interactive', case when target > 1200 then 1 else 0 end, user_id,
    row_number() over (partition by user_id, model, status order by created_at, id) - 1,
    case when status = 'queued' then 'waiting' else 'taken' end,
    case when status = 'writing' then model end,
    owner, epoch, created_at, started_at
  from generation where status in ('queued', 'writing');
