-- Which message a nonce of the messaging platform came with: also of messages nothing follows from.
create table wx_nonce (
  nonce_key text primary key,
  message_key text not null,
  created_at bigint not null
);
create index wx_nonce_by_time on wx_nonce (created_at);
insert into wx_nonce (nonce_key, message_key, created_at) select nonce_key, dedupe_key, created_at from wx_event;
