-- Orphaned files (called loose here): files in the object store that belong to no object. A file is listed before
-- its upload, and given up after `free_at`. It is listed again when its object is deleted or gets another file.
-- Files that a crash leaves behind are listed too, so that no job has to search the store.
create table platform.loose_files (
  key uuid primary key,
  free_at timestamptz not null default now()
);
create index loose_files_free_at on platform.loose_files (free_at);

alter table platform.loose_files enable row level security;
alter table platform.loose_files force row level security;
create policy server_only on platform.loose_files for all to current_user using (true) with check (true);
