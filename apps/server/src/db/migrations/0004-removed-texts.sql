-- Texts whose owner removed them and whose words are still there: found hourly without reading every text.
create index generation_to_forget on generation (removed_at) where removed_at is not null and task <> '{}';
