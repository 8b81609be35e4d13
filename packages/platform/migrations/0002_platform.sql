-- Tables of the platform beside GoTrue's, in a schema that no API shows.

create schema if not exists platform;

-- The keys that this installation made for itself. The newest key that is not retired signs. All keys in this table
-- verify.
create table platform.signing_keys (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null
);

-- The state of each rate limit in the generic cell rate algorithm: the moment at which the bucket will be full
-- again.
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
