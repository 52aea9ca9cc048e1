-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Answers of databases of published works (docs/decisions/044). The key is a hash of the question; nothing says who asked.
create table bibliography_cache (
  key text primary key,
  answer text not null,
  answered_at bigint not null,
  expires_at bigint not null
);
create index bibliography_cache_by_age on bibliography_cache (answered_at);
create index bibliography_cache_by_expiry on bibliography_cache (expires_at);
