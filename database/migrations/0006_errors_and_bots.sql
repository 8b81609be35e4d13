-- Errors of the pages and the server, and callers that behave like robots. The server writes these rows; admins
-- read and judge them.

create table public.app_errors (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'ignored')),
  severity text not null default 'medium' check (severity in ('critical', 'high', 'medium', 'low')),
  error_type text not null check (char_length(error_type) <= 200),
  error_message text not null check (char_length(error_message) <= 4000),
  error_stack text check (char_length(error_stack) <= 16000),
  component_name text check (char_length(component_name) <= 200),
  route_path text check (char_length(route_path) <= 1000),
  user_agent text check (char_length(user_agent) <= 500),
  error_hash text check (error_hash ~ '^[0-9a-f]{16}$'),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 32768),
  occurrence_count integer not null default 1 check (occurrence_count > 0),
  last_occurred_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references auth.users on delete set null,
  check ((status = 'resolved') = (resolved_at is not null))
);
create index app_errors_newest on public.app_errors (created_at desc);
create index app_errors_hash on public.app_errors (error_hash);
create index app_errors_resolver on public.app_errors (resolved_by) where resolved_by is not null;

revoke all on public.app_errors from anon, authenticated;
grant select, update (status, resolved_at, resolved_by) on public.app_errors to authenticated;
grant select, insert, update, delete on public.app_errors to service_role;
alter table public.app_errors enable row level security;
alter table public.app_errors force row level security;
create policy server_only on public.app_errors for all to current_user using (true) with check (true);
create policy service on public.app_errors for all to service_role using (true) with check (true);
create policy admin_reads on public.app_errors for select to authenticated using ((select private.is_admin()));
create policy admin_judges on public.app_errors for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The trigger records who resolved an error and when. It ignores such values from signed-in callers.
create function private.note_resolver() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status <> 'resolved' then
    new.resolved_at := null;
    new.resolved_by := null;
  elsif old.status <> 'resolved' then
    new.resolved_at := now();
    new.resolved_by := coalesce(auth.uid(), new.resolved_by);
  elsif auth.uid() is not null then
    new.resolved_at := old.resolved_at;
    new.resolved_by := old.resolved_by;
  end if;
  return new;
end $$;
revoke all on function private.note_resolver() from public;
create trigger note_resolver before update of status, resolved_at, resolved_by on public.app_errors
  for each row execute function private.note_resolver();

create table public.bot_detection_logs (
  id uuid primary key default gen_random_uuid(),
  risk_score integer not null check (risk_score between 0 and 100),
  detection_type text not null check (char_length(detection_type) <= 200),
  action_taken text not null check (action_taken in ('blocked', 'captcha', 'flagged', 'other')),
  session_id text check (char_length(session_id) <= 200),
  request_path text check (char_length(request_path) <= 1000),
  ip_address text check (char_length(ip_address) <= 100),
  user_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index bot_detection_logs_newest on public.bot_detection_logs (created_at desc);
create index bot_detection_logs_user on public.bot_detection_logs (user_id) where user_id is not null;

revoke all on public.bot_detection_logs from anon, authenticated;
grant select on public.bot_detection_logs to authenticated;
grant select, insert, update, delete on public.bot_detection_logs to service_role;
alter table public.bot_detection_logs enable row level security;
alter table public.bot_detection_logs force row level security;
create policy server_only on public.bot_detection_logs for all to current_user using (true) with check (true);
create policy service on public.bot_detection_logs for all to service_role using (true) with check (true);
create policy admin_reads on public.bot_detection_logs for select to authenticated using ((select private.is_admin()));

create table public.bot_patterns (
  id uuid primary key default gen_random_uuid(),
  pattern_name text not null unique check (char_length(pattern_name) <= 200),
  pattern_type text not null check (char_length(pattern_type) <= 100),
  risk_weight integer not null check (risk_weight between 0 and 100),
  detection_rules jsonb not null default '{}'
    check (jsonb_typeof(detection_rules) = 'object' and octet_length(detection_rules::text) <= 16384),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index bot_patterns_newest on public.bot_patterns (created_at desc);

revoke all on public.bot_patterns from anon, authenticated;
grant select, update (is_active) on public.bot_patterns to authenticated;
grant select, insert, update, delete on public.bot_patterns to service_role;
alter table public.bot_patterns enable row level security;
alter table public.bot_patterns force row level security;
create policy server_only on public.bot_patterns for all to current_user using (true) with check (true);
create policy service on public.bot_patterns for all to service_role using (true) with check (true);
create policy admin_reads on public.bot_patterns for select to authenticated using ((select private.is_admin()));
create policy admin_switches on public.bot_patterns for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
