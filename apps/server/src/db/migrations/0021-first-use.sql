-- From when an account may claim gifts; null = after its first text. Whoever is here already may.
alter table app_user add column gifts_from bigint;
update app_user set gifts_from = created_at;

-- An invitation may wait for the newcomer's first text. Neither database changes a check in place on both sides alike.
create table invitation_next (
  user_id text primary key references app_user (id),
  inviter_id text not null references app_user (id),
  outcome text not null
    check (outcome in ('pending', 'rewarded', 'capped', 'noDevice', 'sameDevice', 'returned', 'inviterClosed')),
  created_at bigint not null,
  -- When the outcome was found; null while it is pending.
  settled_at bigint
);
insert into invitation_next (user_id, inviter_id, outcome, created_at, settled_at)
  select user_id, inviter_id, outcome, created_at, created_at from invitation;
drop table invitation;
alter table invitation_next rename to invitation;
create index invitation_by_inviter on invitation (inviter_id, created_at);
create index invitation_by_settling on invitation (inviter_id, settled_at);
