-- What the platform keeps beside GoTrue's tables, in a schema that no API shows.

create schema if not exists platform;

-- The keys that this installation made for itself. The newest that is not retired signs; all that are here verify.
create table platform.signing_keys (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null
);

-- How much of a limit is used, as the generic cell rate algorithm tells it: the time at which the bucket will be full again.
create table platform.rate_limits (
  key text primary key,
  full_at timestamptz not null
);
create index rate_limits_full_at on platform.rate_limits (full_at);

alter table platform.signing_keys enable row level security;
alter table platform.signing_keys force row level security;
create policy server_only on platform.signing_keys for all to current_user using (true) with check (true);
alter table platform.rate_limits enable row level security;
alter table platform.rate_limits force row level security;
create policy server_only on platform.rate_limits for all to current_user using (true) with check (true);
