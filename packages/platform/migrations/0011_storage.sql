-- Objects and their buckets, in schema storage, with Supabase's names of tables and columns. An object's content is
-- a file in the object store (a folder or S3), and the row's `version` is its key. This file does not run on a
-- Supabase project, which has the schema already.

create schema if not exists storage;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index bname on storage.buckets (name);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index name_prefix_search on storage.objects (name text_pattern_ops);
-- Our own index: finds the object of a file.
create index objects_version on storage.objects (version);

-- Only the server reads these tables, and the server is their owner: /storage/v1 decides who may do what.
alter table storage.buckets enable row level security;
alter table storage.buckets force row level security;
create policy server_only on storage.buckets for all to current_user using (true) with check (true);
alter table storage.objects enable row level security;
alter table storage.objects force row level security;
create policy server_only on storage.objects for all to current_user using (true) with check (true);

-- Lists the file of a deleted or replaced object as orphaned, in the same transaction, for every role that changes
-- the row.
create function platform.note_loose_file() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.version ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    insert into platform.loose_files (key) values (old.version::uuid) on conflict (key) do update set free_at = now();
  end if;
  return null;
end $$;
revoke all on function platform.note_loose_file() from public;
create trigger note_deleted_file after delete on storage.objects for each row execute function platform.note_loose_file();
create trigger note_replaced_file after update of version on storage.objects for each row
  when (old.version is distinct from new.version) execute function platform.note_loose_file();
