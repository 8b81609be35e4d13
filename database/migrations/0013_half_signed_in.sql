-- Whoever has a second factor is in only in a session that showed it: a password alone, found or guessed, shows no row and changes none, whatever other policies say.

-- Whether the caller's session is as high as its account can reach. A text, for the reason in 0007.
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
