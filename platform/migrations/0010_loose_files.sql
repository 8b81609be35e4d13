-- Files of the object store that belong to no object: one that is on its way there, and may be given up when its time has come, or one whose object has gone or
-- has another file now. Whatever a crash leaves behind is here, so that nobody has to look through the store for it.
create table platform.loose_files (
  key uuid primary key,
  free_at timestamptz not null default now()
);
create index loose_files_free_at on platform.loose_files (free_at);

alter table platform.loose_files enable row level security;
alter table platform.loose_files force row level security;
create policy server_only on platform.loose_files for all to current_user using (true) with check (true);
