-- An admin who has a second factor is one only in a session that it raised: a password alone, found or guessed, shows nothing of anybody else. The body is a
-- text, so that the table of factors, which is the account service's own to change, has no function of ours hanging on it.
create or replace function private.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_roles.user_id = (select auth.uid()) and user_roles.role = 'admin')
    and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or not exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified'
      )
    )
$$;
