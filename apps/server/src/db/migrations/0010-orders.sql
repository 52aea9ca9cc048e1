-- What an order is on the way to: paid at the platform, credited here, closed there.
alter table pay_order add column request_id text;
alter table pay_order add column code_url text;
-- Last moment it can be paid.
alter table pay_order add column expires_at bigint;
alter table pay_order add column ended_at bigint;
alter table pay_order add column transaction_id text;
-- What it gives once paid, as the goods file said when it was ordered: JSON.
alter table pay_order add column gives text not null default '{}';
-- Tokens it gave.
alter table pay_order add column tokens bigint not null default 0 check (tokens >= 0);
alter table pay_order add column credited_at bigint;
-- When the platform is asked (or told to close) next; null = nothing is open there.
alter table pay_order add column ask_at bigint;
alter table pay_order add column asked integer not null default 0 check (asked >= 0);
-- It was paid after it had been cancelled or had timed out.
alter table pay_order add column late integer not null default 0 check (late in (0, 1));
alter table pay_order add column refunded_fen bigint not null default 0 check (refunded_fen >= 0);
alter table pay_order add column refund_id text;
alter table pay_order add column note text;
create unique index pay_order_by_request on pay_order (user_id, request_id) where request_id is not null;
-- One open order per person, and one claim per person and goods.
create unique index pay_order_open on pay_order (user_id) where status = 1;
create unique index pay_order_claim on pay_order (user_id, goods_id) where source = 'claim';
create index pay_order_to_ask on pay_order (ask_at) where ask_at is not null;

-- Notifications of the payment platform, so that a replay is known.
create table pay_notice (
  id text primary key,
  nonce_key text not null unique,
  order_id text not null,
  event text not null,
  created_at bigint not null
);
create index pay_notice_by_time on pay_notice (created_at);
