-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- How large a document is beside its words (docs/decisions/098); 0 = not measured yet, the next compaction does.
alter table document add column text_units bigint not null default 0;
alter table document add column text_bytes bigint not null default 0;
alter table document add column state_bytes bigint not null default 0;
-- Bytes of the versions that are kept, as the person's space is counted.
alter table document add column version_bytes bigint not null default 0;
update document set version_bytes = coalesce((
  select sum(octet_length(data)) * 3 / 4 from document_version v where v.document_id = document.id and v.kind <> 'running'
), 0);
