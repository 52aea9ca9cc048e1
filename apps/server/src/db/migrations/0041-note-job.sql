-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- The job that writes a note, or wrote in it last (docs/decisions/059); null = none has.
alter table note add column job_id text;
