-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Documents that take too much to build (docs/decisions/100).
alter table document add column strikes integer not null default 0;
alter table document add column quarantined_at bigint;
