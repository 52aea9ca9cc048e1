-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- What an answer about a table was computed by: every question about the table needs all plans, and none of the rows beside them.
-- null = stored before this column: it stands in the body.
alter table data_table_answer add column plan text;
