-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What all sections of an essay keep to (docs/decisions/049), as JSON; null = none yet.
alter table essay add column brief text;
