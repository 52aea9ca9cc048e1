-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- The provider an order is paid through; null where nothing is paid. All orders so far were paid through WeChat Pay, also
-- those a process of the version before stores while it still runs beside this one: hence the default.
alter table pay_order add column provider text default 'wechat';
update pay_order set provider = null where source <> 'purchase';
