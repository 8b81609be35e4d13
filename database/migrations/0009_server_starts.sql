-- Markers of server starts. With a Supabase project, a starting server writes a marker here and reads it through
-- the project's API. That proves that DATABASE_URL is the project's database, and not a copy or another database.

create table private.server_starts (
  id uuid primary key,
  started_at timestamptz not null
);

-- Answers the marker, if this database has it. Only the service role may call it.
create function public.knows_start(_id uuid) returns table (id uuid) language sql stable security definer set search_path = ''
begin atomic
  select server_starts.id from private.server_starts where server_starts.id = _id;
end;
revoke all on function public.knows_start(uuid) from public, anon, authenticated;
grant execute on function public.knows_start(uuid) to service_role;
