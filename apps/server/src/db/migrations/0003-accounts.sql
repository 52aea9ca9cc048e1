-- Which browser a session, a sign-in and an account came from: SHA-256 of the browser's verify token.
alter table session add column device_hash text;
alter table login_qr add column device_hash text;
alter table login_qr add column platform text not null default 'embedded' check (platform in ('embedded', 'wechat'));
alter table app_user add column sign_up_device text;
-- Asked to be closed (ends at closes_at), and ended.
alter table app_user add column closes_at bigint;
alter table app_user add column closed_at bigint;
create index app_user_by_closing on app_user (closes_at) where closes_at is not null;

-- What the messaging platform told us, once: it repeats itself until it is answered.
create table wx_event (
  dedupe_key text primary key,
  nonce_key text not null unique,
  event text not null,
  openid text not null,
  ticket_hash text,
  state text not null check (state in ('new', 'done', 'ignored')),
  created_at bigint not null
);
create index wx_event_by_ticket on wx_event (ticket_hash) where ticket_hash is not null;
create index wx_event_by_time on wx_event (created_at);

-- A sign-in begun on the platform's own page; the nonce stays in the browser that began it.
create table oauth_state (
  state_hash text primary key,
  nonce_hash text not null,
  type text not null check (type in ('web', 'inapp')),
  return_to text not null,
  invite_code text,
  device_hash text,
  remember integer not null check (remember in (0, 1)),
  created_at bigint not null,
  expires_at bigint not null
);
create index oauth_state_by_expiry on oauth_state (expires_at);

create table password (
  user_id text primary key references app_user (id),
  hash text not null,
  changed_at bigint not null
);

create table captcha (
  id text primary key,
  answer_hash text not null,
  expires_at bigint not null
);
create index captcha_by_expiry on captcha (expires_at);

-- Failures in a row of one account or address, and until when it waits.
create table throttle (
  key text primary key,
  failures integer not null check (failures >= 0),
  wait_until bigint not null,
  updated_at bigint not null
);
create index throttle_by_time on throttle (updated_at);

-- Who brought whom, and what came of it.
create table invitation (
  user_id text primary key references app_user (id),
  inviter_id text not null references app_user (id),
  outcome text not null check (outcome in ('rewarded', 'capped', 'sameDevice', 'returned')),
  created_at bigint not null
);
create index invitation_by_inviter on invitation (inviter_id, created_at);

-- Identities of accounts that were closed, hashed: who comes back is no new user.
create table closed_identity (
  identity_hash text primary key,
  closed_at bigint not null
);

-- What was bought, claimed, or given by the operator. status: 1 pending, 2 paid, 4 cancelled, 5 timed out (spec §4).
create table pay_order (
  id text primary key,
  user_id text not null references app_user (id),
  source text not null check (source in ('purchase', 'claim', 'operator')),
  goods_id text not null,
  goods_title text not null,
  amount_fen bigint not null check (amount_fen >= 0),
  status integer not null check (status in (1, 2, 4, 5)),
  created_at bigint not null,
  paid_at bigint,
  member_from bigint,
  member_to bigint
);
create index pay_order_by_user on pay_order (user_id, created_at);
