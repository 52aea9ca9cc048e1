-- What makes two files of one person the same file: the SHA-256 of what they hold, or the name of a place that holds one
-- file only. Files made before have none and are never found again.
alter table file add column content_key text;
create unique index file_by_content on file (user_id, content_key);
