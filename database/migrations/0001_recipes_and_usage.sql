-- The recipes given to visitors and members, and the number of searches each visitor has used. This file runs as it
-- is on the embedded database, on PostgreSQL 15 and later, and on Supabase.

create schema if not exists private;

create table public.generated_recipes (
  id uuid primary key,
  recipe_name text not null,
  cuisine_type text not null,
  language text not null,
  user_id uuid,
  user_ip_address text,
  session_id text,
  created_at timestamptz not null,
  recipe_content jsonb not null
);
create index generated_recipes_newest on public.generated_recipes (created_at desc, id desc);

-- Access is denied by default: only the role that made the table reads these rows, and the server connects as that
-- role. FORCE applies the policies to the owner too, so a policy names the owner.
alter table public.generated_recipes enable row level security;
alter table public.generated_recipes force row level security;
create policy server_only on public.generated_recipes for all to current_user using (true) with check (true);

-- One row per browser session ('session:…') and per address ('ip:…', IPv6 by /64).
create table private.visitor_usage (
  key text primary key,
  used integer not null check (used >= 0),
  resets_at timestamptz not null,
  -- The latest searches, oldest first. They count for the ceiling in any 24 hours.
  recent timestamptz[] not null,
  lifetime bigint not null
);

-- The keys that this installation made at its first start.
create table private.signing_keys (
  purpose text primary key,
  jwk jsonb not null,
  created_at timestamptz not null
);
