-- Triggers that notify every process of committed changes (platform/database/notices.ts), so that each process can
-- inform its browsers. A notice names the row and its owner, and holds no values: each reader fetches the row with
-- its own rights.

-- Trigger function: its arguments are the owner's column, then the columns of the primary key. It runs as its
-- owner, because the roles that write rows have no rights in this schema.
create function platform.tell_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  notice jsonb := jsonb_build_object('kind', 'change', 'table', tg_table_name, 'at', now());
  old_key jsonb;
  new_key jsonb;
begin
  if tg_op <> 'INSERT' then
    before := to_jsonb(old);
    old_key := (select jsonb_object_agg(name, before -> name) from unnest(tg_argv[1:]) as name);
  end if;
  if tg_op <> 'DELETE' then
    after := to_jsonb(new);
    new_key := (select jsonb_object_agg(name, after -> name) from unnest(tg_argv[1:]) as name);
  end if;
  -- A row that changes its owner is deleted for the old owner and new for the new one.
  if tg_op = 'DELETE' or before -> tg_argv[0] is distinct from after -> tg_argv[0] and tg_op = 'UPDATE' then
    perform pg_notify('platform_notices', (notice || jsonb_build_object(
      'type', 'DELETE', 'owner', before -> tg_argv[0], 'oldKey', old_key))::text);
  end if;
  if tg_op = 'UPDATE' and before -> tg_argv[0] is not distinct from after -> tg_argv[0] then
    perform pg_notify('platform_notices', (notice || jsonb_build_object(
      'type', 'UPDATE', 'owner', after -> tg_argv[0], 'key', new_key, 'oldKey', old_key))::text);
  elsif tg_op <> 'DELETE' then
    perform pg_notify('platform_notices', (notice || jsonb_build_object(
      'type', 'INSERT', 'owner', after -> tg_argv[0], 'key', new_key))::text);
  end if;
  return null;
end $$;
revoke all on function platform.tell_change() from public;

-- Trigger function: notifies that a session ended or an account changed its access, so that open channels close.
create function platform.tell_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('platform_notices', jsonb_build_object('kind', 'account', 'id', to_jsonb(old) -> tg_argv[0])::text);
  return null;
end $$;
revoke all on function platform.tell_account() from public;

-- The triggers are made only where the accounts are ours. Nothing listens in a Supabase project.
do $$
begin
  if pg_has_role((select relowner from pg_class where oid = 'auth.sessions'::regclass), 'usage') then
    create trigger tell_account after delete on auth.sessions for each row execute function platform.tell_account('user_id');
    create trigger tell_account after update of banned_until, deleted_at, role on auth.users for each row
      when ((old.banned_until, old.deleted_at, old.role) is distinct from (new.banned_until, new.deleted_at, new.role))
      execute function platform.tell_account('id');
  end if;
end $$;
