-- Forward only. Valid for SQLite and PostgreSQL: text, integer, bigint; times epoch ms, flags 0/1, JSON as text.
-- Pieces are counted and paged over the index alone: the rows hold whole texts.
create index generation_pieces on generation (user_id, piece_id, created_at, removed_at, job_id, kind, scene_type);
