-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- A step its owner wants before the others (docs/decisions/053). 0 = in its turn; of those that were asked for the last one is the highest.
alter table job_step add column priority integer not null default 0;
