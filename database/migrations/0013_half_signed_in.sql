-- An account with a second factor reads and changes rows only in a session that showed it. These policies are
-- restrictive: a stolen or guessed password alone reaches no row, whatever other policies allow.

-- Answers whether the caller's session has the highest level that its account can reach. The body is text for the
-- reason in 0007.
create function private.is_raised() returns boolean language sql stable security definer set search_path = '' as $$
  select (select auth.jwt()) ->> 'aal' = 'aal2'
    or not exists (
      select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified'
    )
$$;
revoke all on function private.is_raised() from public;
grant execute on function private.is_raised() to authenticated;

create policy raised_only on public.profiles as restrictive for all to authenticated
  using ((select private.is_raised())) with check ((select private.is_raised()));
create policy raised_only on public.saved_recipes as restrictive for all to authenticated
  using ((select private.is_raised())) with check ((select private.is_raised()));
create policy raised_only on public.user_roles as restrictive for all to authenticated
  using ((select private.is_raised())) with check ((select private.is_raised()));
