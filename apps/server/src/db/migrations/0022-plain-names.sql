-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Names as the code says them; no row changes.
alter table loose_blob rename to orphan_blob;
alter table pay_notice rename to pay_notification;
alter table pay_order rename column gives to entitlement;
