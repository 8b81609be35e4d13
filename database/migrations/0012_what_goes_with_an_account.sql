-- Deleting an account deletes its data in the same transaction, for every role that deletes it. Foreign keys delete
-- its profile, roles and archive; a trigger deletes the rest.

-- Recovery codes, each good once in place of a lost second factor. The hash is hex(sha256(account id + ':' +
-- code)). A call that spends a code holds it until `held_until`, so that no two calls spend it. A code is good
-- again when its call failed.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  held_until timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
alter table private.recovery_codes enable row level security;
alter table private.recovery_codes force row level security;
create policy server_only on private.recovery_codes for all to current_user using (true) with check (true);

create function private.forget_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.generated_recipes where user_id = old.id;
  delete from public.bot_detection_logs where user_id = old.id;
  delete from private.visitor_usage where key = 'member:' || old.id;
  return old;
end $$;
revoke all on function private.forget_account() from public;
create trigger forget_account before delete on auth.users for each row execute function private.forget_account();
