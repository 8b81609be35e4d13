-- What was committed is told to every process that listens (platform/database/notices.ts), so that each tells the browsers it is connected to.
-- A notice says where to look and whose it is, never what a row holds: whoever may read it reads it.

-- For a trigger on a table: its arguments are the column that says whose a row is, and the columns of the primary key. As its owner, because
-- whoever writes the row knows nothing of this schema.
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
  -- A row that changes hands is gone for one person and new for another.
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

-- For whoever holds a session that ended, or an account that may no longer come in.
create function platform.tell_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('platform_notices', jsonb_build_object('kind', 'account', 'id', to_jsonb(old) -> tg_argv[0])::text);
  return null;
end $$;
revoke all on function platform.tell_account() from public;

-- Not where the accounts are another's, as in a Supabase project: there nobody listens.
do $$
begin
  if pg_has_role((select relowner from pg_class where oid = 'auth.sessions'::regclass), 'usage') then
    create trigger tell_account after delete on auth.sessions for each row execute function platform.tell_account('user_id');
    create trigger tell_account after update of banned_until, deleted_at, role on auth.users for each row
      when ((old.banned_until, old.deleted_at, old.role) is distinct from (new.banned_until, new.deleted_at, new.role))
      execute function platform.tell_account('id');
  end if;
end $$;
