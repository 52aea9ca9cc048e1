-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Documents of a generator are essays of their kind (docs/decisions/063); null = a thesis. `asked`: what else their form said, as JSON.
alter table essay add column document_type text;
alter table essay add column asked text;
