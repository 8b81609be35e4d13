-- An account without a confirmed address or number may pass to another person, who sends other names (a provider
-- sends its own). Until a confirmation the profile follows the account's names, so that no stranger's name stays in
-- it. After it only the member changes the profile.
create function private.follow_names() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set
    first_name = nullif(left(btrim(new.raw_user_meta_data ->> 'first_name'), 100), ''),
    last_name = nullif(left(btrim(new.raw_user_meta_data ->> 'last_name'), 100), '')
  where user_id = new.id;
  return null;
end $$;
revoke all on function private.follow_names() from public;
create trigger follow_names after update of raw_user_meta_data on auth.users for each row
  when (
    old.email_confirmed_at is null and old.phone_confirmed_at is null
    and (
      old.raw_user_meta_data ->> 'first_name' is distinct from new.raw_user_meta_data ->> 'first_name'
      or old.raw_user_meta_data ->> 'last_name' is distinct from new.raw_user_meta_data ->> 'last_name'
    )
  )
  execute function private.follow_names();
