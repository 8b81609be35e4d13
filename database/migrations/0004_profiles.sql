-- The transaction that makes an account makes its profile. The profile's e-mail is copied from the account, and
-- nothing else writes it.

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users on delete cascade,
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  email text,
  recipe_preferences jsonb check (jsonb_typeof(recipe_preferences) = 'object' and octet_length(recipe_preferences::text) <= 16384),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

revoke all on public.profiles from anon, authenticated;
-- An upsert by user_id writes that column too. The policy allows only the caller's own id.
grant select, insert (user_id, first_name, last_name, recipe_preferences), update (user_id, first_name, last_name, recipe_preferences)
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy server_only on public.profiles for all to current_user using (true) with check (true);
create policy service on public.profiles for all to service_role using (true) with check (true);
create policy own_or_admin_reads on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
-- Anonymous accounts (`is_anonymous` in the token) have no address or number, and keep no preferences.
create policy own_insert on public.profiles for insert to authenticated
  with check (user_id = (select auth.uid()) and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true');
create policy own_update on public.profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true')
  with check (user_id = (select auth.uid()));

create function private.complete_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.email := (select email from auth.users where id = new.user_id);
  return new;
end $$;
revoke all on function private.complete_profile() from public;
create trigger complete_profile before insert on public.profiles for each row execute function private.complete_profile();

create function private.touch_profile() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
revoke all on function private.touch_profile() from public;
create trigger touch_profile before update on public.profiles for each row execute function private.touch_profile();

-- Sign-ups send names of any type and length. The trigger cuts them, so that no name makes a sign-up fail.
create function private.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, first_name, last_name)
  values (
    new.id,
    nullif(left(btrim(new.raw_user_meta_data ->> 'first_name'), 100), ''),
    nullif(left(btrim(new.raw_user_meta_data ->> 'last_name'), 100), '')
  )
  on conflict (user_id) do nothing;
  return null;
end $$;
revoke all on function private.make_profile() from public;
create trigger make_profile after insert on auth.users for each row execute function private.make_profile();

-- A softly deleted account keeps no name.
create function private.follow_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set
    email = new.email,
    first_name = case when new.deleted_at is null then first_name end,
    last_name = case when new.deleted_at is null then last_name end
  where user_id = new.id;
  return null;
end $$;
revoke all on function private.follow_account() from public;
create trigger follow_account after update of email, deleted_at on auth.users for each row
  when (old.email is distinct from new.email or old.deleted_at is distinct from new.deleted_at)
  execute function private.follow_account();

-- Accounts made before this migration get a profile too.
insert into public.profiles (user_id, first_name, last_name, created_at)
select
  id,
  nullif(left(btrim(raw_user_meta_data ->> 'first_name'), 100), ''),
  nullif(left(btrim(raw_user_meta_data ->> 'last_name'), 100), ''),
  coalesce(created_at, now())
from auth.users;
