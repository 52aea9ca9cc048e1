-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Lists of kinds, states and platforms are the code's: a new one needs no migration. Checks of amounts, and of what a ledger row
-- may be, stay. SQLite drops a check only with its column, so each column is copied beside itself, row by row.
alter table generation add column result text;

drop index generation_running;
drop index generation_listing;
alter table generation add column plain_kind text not null default '';
alter table generation add column plain_status text not null default '';
update generation set plain_kind = kind, plain_status = status;
alter table generation drop column kind;
alter table generation drop column status;
alter table generation rename column plain_kind to kind;
alter table generation rename column plain_status to status;
create index generation_running on generation (status, owner) where status in ('queued', 'writing');
create index generation_listing on generation (user_id, created_at, id, removed_at, kind, scene_type, ended_at);

alter table login_qr add column plain_state text not null default '';
alter table login_qr add column plain_platform text not null default '';
update login_qr set plain_state = state, plain_platform = platform;
alter table login_qr drop column state;
alter table login_qr drop column platform;
alter table login_qr rename column plain_state to state;
alter table login_qr rename column plain_platform to platform;

alter table wx_event add column plain_state text not null default '';
update wx_event set plain_state = state;
alter table wx_event drop column state;
alter table wx_event rename column plain_state to state;

alter table oauth_state add column plain_type text not null default '';
update oauth_state set plain_type = type;
alter table oauth_state drop column type;
alter table oauth_state rename column plain_type to type;

alter table invitation add column plain_outcome text not null default '';
update invitation set plain_outcome = outcome;
alter table invitation drop column outcome;
alter table invitation rename column plain_outcome to outcome;
