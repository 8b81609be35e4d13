-- A member's subscription, as in the payment provider's last answer. Only the server writes it. The database
-- derives from it who is premium.

create table public.subscriptions (
  user_id uuid primary key references auth.users on delete cascade,
  -- The provider's own word for the status.
  status text not null
    check (status in ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused')),
  -- Premium counts before this moment. Null: the member never paid, or every payment was refunded.
  subscription_end timestamptz,
  cancel_at_period_end boolean not null,
  -- While the provider does not answer, the last known subscription counts until this moment. Null: the provider
  -- answers.
  holds_until timestamptz,
  updated_at timestamptz not null
);

revoke all on public.subscriptions from anon, authenticated;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;
alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;
create policy server_only on public.subscriptions for all to current_user using (true) with check (true);
create policy service on public.subscriptions for all to service_role using (true) with check (true);
create policy own_or_admin_reads on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy raised_only on public.subscriptions as restrictive for all to authenticated
  using ((select private.is_raised())) with check ((select private.is_raised()));

-- Answers whether a subscription is live at a moment.
create function private.is_subscribed(_user_id uuid, _at timestamptz) returns boolean language sql stable set search_path = ''
  return exists (
    select from public.subscriptions where user_id = _user_id and _at < greatest(subscription_end, holds_until)
  );
revoke all on function private.is_subscribed(uuid, timestamptz) from public;

-- The plan of an account: the first of admin, premium, tester, free. Premium needs the role or a live subscription
-- (P37).
drop function private.plan_of(uuid);
create function private.plan_of(_user_id uuid, _at timestamptz default now()) returns text language sql stable set search_path = ''
  return coalesce((
    select role from (
      select role from public.user_roles where user_id = _user_id
      union all
      select 'premium' where private.is_subscribed(_user_id, _at)
    ) as held
    order by array_position(array['admin', 'premium', 'tester'], role) limit 1
  ), 'free');
revoke all on function private.plan_of(uuid, timestamptz) from public;

-- Becoming premium clears the expiry dates of the archive. The end of a subscription sets them again (P7).
create trigger date_archive after insert or delete or update of subscription_end, holds_until on public.subscriptions
  for each row execute function private.date_archive();

-- This trigger, or the project's publication, sends changes to the member's open tabs (server/realtime/exposed.ts).
create trigger tell_change after insert or update or delete on public.subscriptions
  for each row execute function platform.tell_change('user_id', 'user_id');
do $$
begin
  if exists (
    select from pg_publication where pubname = 'supabase_realtime' and not puballtables and pg_has_role(pubowner, 'usage')
  ) and not exists (
    select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'subscriptions'
  ) then
    alter publication supabase_realtime add table public.subscriptions;
  end if;
end $$;
