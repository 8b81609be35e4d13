-- An admin with a second factor is an admin only in a session at level aal2. A stolen or guessed password alone
-- then shows no other account's rows. The body is text, not `begin atomic`: the account service owns the table of
-- factors and may change it, so no function of ours may depend on it.
create or replace function private.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_roles.user_id = (select auth.uid()) and user_roles.role = 'admin')
    and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or not exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified'
      )
    )
$$;
