-- The archive of saved recipes. The database decides how many recipes a member keeps and for how long, for every
-- role that inserts.

-- Only admins read generated recipes, because the rows hold IP addresses (P23). Members and admins share one
-- database role, so column grants cannot hide the address from members alone.
alter table public.generated_recipes add foreign key (user_id) references auth.users on delete set null;
create index generated_recipes_user on public.generated_recipes (user_id) where user_id is not null;
revoke all on public.generated_recipes from anon, authenticated;
grant select on public.generated_recipes to authenticated;
grant select, insert, update, delete on public.generated_recipes to service_role;
create policy service on public.generated_recipes for all to service_role using (true) with check (true);
create policy admin_reads on public.generated_recipes for select to authenticated using ((select private.is_admin()));

create table public.saved_recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  recipe_name text not null check (char_length(recipe_name) between 1 and 300),
  recipe_content jsonb not null check (jsonb_typeof(recipe_content) = 'object' and octet_length(recipe_content::text) <= 65536),
  cuisine_type text check (char_length(cuisine_type) <= 200),
  language text check (char_length(language) <= 200),
  rating smallint check (rating between 1 and 5),
  generated_recipe_id uuid references public.generated_recipes on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index saved_recipes_archive on public.saved_recipes (user_id, created_at desc);
create index saved_recipes_generated on public.saved_recipes (generated_recipe_id) where generated_recipe_id is not null;
create index saved_recipes_expiring on public.saved_recipes (expires_at) where expires_at is not null;

revoke all on public.saved_recipes from anon, authenticated;
grant select, insert (user_id, recipe_name, recipe_content, cuisine_type, language, rating, generated_recipe_id), update (rating), delete
  on public.saved_recipes to authenticated;
grant select, insert, update, delete on public.saved_recipes to service_role;
alter table public.saved_recipes enable row level security;
alter table public.saved_recipes force row level security;
create policy server_only on public.saved_recipes for all to current_user using (true) with check (true);
create policy service on public.saved_recipes for all to service_role using (true) with check (true);
-- Members read their own rows, admins read all. The policy is a range of ids: "own or admin" could not use the
-- index, and would read the rows of every member.
create policy own_or_admin_reads on public.saved_recipes for select to authenticated using (
  user_id >= (select case when private.is_admin() then '00000000-0000-0000-0000-000000000000' else auth.uid() end)
  and user_id <= (select case when private.is_admin() then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else auth.uid() end)
);
create policy own_insert on public.saved_recipes for insert to authenticated
  with check (user_id = (select auth.uid()) and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true');
create policy own_update on public.saved_recipes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_delete on public.saved_recipes for delete to authenticated using (user_id = (select auth.uid()));

-- The caps of each plan: most recipes, and days kept; null means no limit. 0023 replaces them by a table.
create function private.storage_plans() returns table (plan text, most integer, days integer) language sql immutable set search_path = ''
begin atomic
  values ('admin', null::integer, null::integer), ('premium', null, null), ('tester', 30, 180), ('free', 6, 90);
end;
revoke all on function private.storage_plans() from public;

-- The plan of an account: the first of admin, premium, tester, free.
create function private.plan_of(_user_id uuid) returns text language sql stable set search_path = ''
  return coalesce((
    select role from public.user_roles where user_id = _user_id
    order by array_position(array['admin', 'premium', 'tester'], role) limit 1
  ), 'free');
revoke all on function private.plan_of(uuid) from public;

-- Writes to one member's archive run one after another: counting and dating must not miss rows that another
-- transaction is writing. Members share 256 locks. An import of all archives in one transaction would otherwise
-- need more locks than PostgreSQL has room for.
create function private.lock_archive(_user_id uuid) returns void language sql set search_path = ''
begin atomic
  select pg_advisory_xact_lock(hashtext('saved_recipes'), hashtext(_user_id::text) & 255);
end;
revoke all on function private.lock_archive(uuid) from public;

create function private.store_recipe() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  storage record;
begin
  -- An insert in another member's name fails before it can learn that archive's size. The policy refuses it too,
  -- but runs only after this trigger.
  if auth.jwt() ->> 'role' = 'authenticated' and new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'new row violates row-level security policy for table "saved_recipes"';
  end if;
  perform private.lock_archive(new.user_id);
  select * into storage from private.storage_plans() where plan = private.plan_of(new.user_id);
  if (select count(*) from public.saved_recipes where user_id = new.user_id) >= storage.most then
    raise exception 'storage_limit_reached' using errcode = 'P0001', detail = storage.most, hint = storage.plan;
  end if;
  new.expires_at := new.created_at + make_interval(days => storage.days);
  -- A source recipe that is deleted or belongs to another member is stored as null. The two cases look alike, so
  -- that guessed ids reveal nothing.
  new.generated_recipe_id := (
    select id from public.generated_recipes
    where id = new.generated_recipe_id and (generated_recipes.user_id is null or generated_recipes.user_id = new.user_id)
  );
  return new;
end $$;
revoke all on function private.store_recipe() from public;
create trigger store_recipe before insert on public.saved_recipes for each row execute function private.store_recipe();

-- A change of plan sets the expiry dates of the archive again. A plan without a limit removes them. A longer plan
-- counts from the day of saving. A shorter plan brings dates forward, but never to before its whole term from
-- today.
create function private.date_archive() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
  term interval;
begin
  for member in select distinct id from unnest(array[old.user_id, new.user_id]) as id where id is not null order by id loop
    perform private.lock_archive(member);
    select make_interval(days => days) into term from private.storage_plans() where plan = private.plan_of(member);
    update public.saved_recipes
    set expires_at = case when term is not null then greatest(created_at + term, least(expires_at, now() + term)) end
    where user_id = member;
  end loop;
  return null;
end $$;
revoke all on function private.date_archive() from public;
create trigger date_archive after insert or update or delete on public.user_roles for each row execute function private.date_archive();

-- Deletes recipes that expired more than a day ago, and answers how many.
create function private.delete_expired_recipes() returns bigint language sql set search_path = ''
begin atomic
  with gone as (delete from public.saved_recipes where expires_at < now() - interval '1 day' returning 1) select count(*) from gone;
end;
revoke all on function private.delete_expired_recipes() from public;
