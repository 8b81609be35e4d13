-- Where a Supabase project keeps accounts, a server that starts writes a word here and asks the project whether it reads it: so that the database is that
-- project's and nobody else's, a copy of it neither.

create table private.server_starts (
  id uuid primary key,
  started_at timestamptz not null
);

-- The start itself, if this database has it. Told to the owner's programs only.
create function public.knows_start(_id uuid) returns table (id uuid) language sql stable security definer set search_path = ''
begin atomic
  select server_starts.id from private.server_starts where server_starts.id = _id;
end;
revoke all on function public.knows_start(uuid) from public, anon, authenticated;
grant execute on function public.knows_start(uuid) to service_role;
