-- Files in the blob store that no row names: not yet, or no more. Whoever is killed in between leaves the row.
create table loose_blob (
  blob_key text primary key,
  -- 0 = being removed.
  since bigint not null
);
create index loose_blob_by_time on loose_blob (since);
