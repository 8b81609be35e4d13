-- The roles of accounts: admin, premium, tester. A row acts on the next call, because no token carries roles.

create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin', 'premium', 'tester')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Answers whether the caller is an admin. Policies call it. It reads the table as its owner, so that no policy
-- calls itself.
create function private.is_admin() returns boolean language sql stable security definer set search_path = ''
  return exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin');
revoke all on function private.is_admin() from public;
grant usage on schema private to authenticated;
grant execute on function private.is_admin() to authenticated;

-- Access is denied by default. A Supabase project grants new tables to every role, so those grants are revoked
-- first. FORCE applies the policies to the owner too, so a policy names the owner.
revoke all on public.user_roles from anon, authenticated;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;
alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;
create policy server_only on public.user_roles for all to current_user using (true) with check (true);
create policy service on public.user_roles for all to service_role using (true) with check (true);
create policy own_or_admin_reads on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- The roles of an account, as far as the table's policy shows them: members see their own, admins see all.
create function public.get_user_roles(_user_id uuid) returns table (role text) language sql stable set search_path = ''
begin atomic
  select user_roles.role from public.user_roles where user_roles.user_id = _user_id order by user_roles.role;
end;
revoke all on function public.get_user_roles(uuid) from public, anon;
grant execute on function public.get_user_roles(uuid) to authenticated, service_role;
