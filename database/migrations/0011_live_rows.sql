-- These triggers send changes of a member's own settings, roles and archive to the member's browsers
-- (server/realtime/exposed.ts).
create trigger tell_change after insert or update or delete on public.profiles
  for each row execute function platform.tell_change('user_id', 'id');
create trigger tell_change after insert or update or delete on public.user_roles
  for each row execute function platform.tell_change('user_id', 'user_id', 'role');
create trigger tell_change after insert or update or delete on public.saved_recipes
  for each row execute function platform.tell_change('user_id', 'id');

-- A Supabase project sends the changes of the tables in its publication itself. There nothing listens to the
-- triggers.
do $$
declare
  live text;
begin
  if not exists (
    select from pg_publication where pubname = 'supabase_realtime' and not puballtables and pg_has_role(pubowner, 'usage')
  ) then
    return;
  end if;
  foreach live in array array['profiles', 'user_roles', 'saved_recipes'] loop
    if not exists (
      select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = live
    ) then
      execute format('alter publication supabase_realtime add table public.%I', live);
    end if;
  end loop;
end $$;
