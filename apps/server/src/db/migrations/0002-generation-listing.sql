-- Lists count and page over the index alone: the rows hold whole texts, and reading thousands of them took 100 ms.
create index generation_listing on generation (user_id, created_at, id, removed_at, kind, scene_type, ended_at);
drop index generation_by_user;
