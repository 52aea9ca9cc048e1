-- People and how they sign in.
create table app_user (
  id text primary key,
  username text not null unique,
  nickname text not null,
  headimg text not null,
  invite_code text not null unique,
  invited_by text,
  vip_from bigint,
  vip_to bigint,
  unlimited integer not null default 0 check (unlimited in (0, 1)),
  created_at bigint not null
);
create index app_user_by_inviter on app_user (invited_by, created_at);

create table identity (
  provider text not null,
  subject text not null,
  user_id text not null references app_user (id),
  created_at bigint not null,
  primary key (provider, subject)
);
create index identity_by_user on identity (user_id);

create table session (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references app_user (id),
  user_agent text not null,
  remember integer not null check (remember in (0, 1)),
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create index session_by_user on session (user_id, created_at);
create index session_by_expiry on session (expires_at);

create table login_qr (
  id text primary key,
  ticket text not null unique,
  state text not null check (state in ('waiting', 'scanned', 'confirmed', 'used')),
  user_id text references app_user (id),
  invite_code text,
  remember integer not null check (remember in (0, 1)),
  created_at bigint not null,
  expires_at bigint not null
);
create index login_qr_by_expiry on login_qr (expires_at);

-- Metering (decisions §5).
create table token_grant (
  id text primary key,
  user_id text not null references app_user (id),
  source text not null,
  ref text not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0 and remaining <= amount),
  created_at bigint not null,
  expires_at bigint not null,
  unique (user_id, source, ref)
);
create index token_grant_by_expiry on token_grant (user_id, expires_at);

create table balance (
  user_id text primary key references app_user (id),
  available bigint not null check (available >= 0),
  held bigint not null check (held >= 0),
  last_seq bigint not null check (last_seq >= 0),
  updated_at bigint not null
);

create table ledger (
  id text primary key,
  user_id text not null references app_user (id),
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('grant', 'reserve', 'settle', 'release', 'expire')),
  subject text not null,
  amount bigint not null,
  held_change bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  parts text not null,
  created_at bigint not null,
  unique (kind, subject),
  unique (user_id, seq),
  check (
    (kind = 'grant' and amount > 0 and held_change = 0)
    or (kind = 'reserve' and amount = 0 and held_change >= 0)
    or (kind = 'settle' and amount <= 0 and held_change <= 0)
    or (kind = 'release' and amount = 0 and held_change < 0)
    or (kind = 'expire' and amount < 0 and held_change = 0)
  )
);
create index ledger_by_time on ledger (user_id, created_at);

-- What the AI writes (architecture §2).
create table generation (
  id text primary key,
  user_id text not null references app_user (id),
  request_id text,
  kind text not null check (kind in ('scene', 'revise', 'continue', 'edit')),
  piece_id text not null,
  draft_no integer not null check (draft_no >= 1),
  scene_type text,
  title text not null,
  input text not null,
  task text not null,
  model text not null,
  target integer,
  status text not null check (status in ('queued', 'writing', 'done', 'stopped', 'interrupted', 'failed')),
  text text not null,
  seed_units integer not null default 0 check (seed_units >= 0),
  edited_text text,
  edited_up_to integer not null default 0 check (edited_up_to >= 0),
  version integer not null default 1,
  chars integer not null default 0 check (chars >= 0),
  search_text text not null,
  estimate_tokens bigint not null default 0 check (estimate_tokens >= 0),
  prompt_tokens bigint not null default 0 check (prompt_tokens >= 0),
  completion_tokens bigint not null default 0 check (completion_tokens >= 0),
  charged bigint not null default 0 check (charged >= 0),
  balance_after bigint,
  finish_reason text,
  owner text,
  epoch integer not null default 0 check (epoch >= 0),
  stop_requested integer not null default 0 check (stop_requested in (0, 1)),
  created_at bigint not null,
  started_at bigint,
  ended_at bigint,
  removed_at bigint,
  unique (user_id, request_id)
);
create index generation_by_user on generation (user_id, created_at);
create index generation_by_piece on generation (piece_id, draft_no);
create index generation_running on generation (status, owner) where status in ('queued', 'writing');

create table process (
  id text primary key,
  roles text not null,
  started_at bigint not null,
  beat_at bigint not null
);

create table file (
  id text primary key,
  user_id text not null references app_user (id),
  generation_id text references generation (id),
  ticket_hash text not null unique,
  name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  blob_key text not null,
  created_at bigint not null,
  ticket_expires_at bigint not null,
  expires_at bigint not null
);
create index file_by_user on file (user_id, created_at);
create index file_by_expiry on file (expires_at);

create table setting (
  key text primary key,
  value text not null
);
