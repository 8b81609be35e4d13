-- Tables and columns that GoTrue's data has beside the ones used here, so that each COPY of a dump finds its table
-- and columns. Nothing reads or writes them. They follow GoTrue's migrations up to 2026-09-11. This file does not
-- run on a Supabase project.

-- Two accounts may start a challenge at the same moment. GoTrue dropped this constraint too.
alter table auth.mfa_factors drop constraint mfa_factors_last_challenged_at_key;

alter type auth.factor_type add value if not exists 'recovery_code';
alter table auth.one_time_tokens add column expires_at timestamptz, add column link_token_hash text;

create type auth.oauth_registration_type as enum ('dynamic', 'manual');
create type auth.oauth_client_type as enum ('public', 'confidential');
create type auth.oauth_response_type as enum ('code');
create type auth.oauth_authorization_status as enum ('pending', 'approved', 'denied', 'expired');

create table auth.schema_migrations (
  version varchar(255) primary key
);

create table auth.instances (
  id uuid primary key,
  uuid uuid,
  raw_base_config text,
  created_at timestamptz,
  updated_at timestamptz
);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions on delete cascade
);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

create table auth.mfa_recovery_code_sets (
  id uuid primary key,
  user_id uuid not null unique references auth.users on delete cascade,
  mfa_factor_id uuid not null unique references auth.mfa_factors on delete cascade,
  failed_verification_count integer not null default 0,
  verification_locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.mfa_recovery_codes (
  id uuid primary key,
  mfa_recovery_code_set_id uuid not null references auth.mfa_recovery_code_sets on delete cascade,
  code_hash text not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_recovery_codes_set_id_idx on auth.mfa_recovery_codes (mfa_recovery_code_set_id);

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge_type text not null,
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);

create table auth.scim_users (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  user_id uuid references auth.users on delete set null,
  resource jsonb not null,
  user_name text not null generated always as (lower(resource ->> 'userName')) stored,
  external_id text generated always as (resource ->> 'externalId') stored,
  active boolean not null generated always as (coalesce((resource ->> 'active')::boolean, true)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index scim_users_sso_provider_id_idx on auth.scim_users (sso_provider_id);
create index scim_users_user_id_idx on auth.scim_users (user_id);

create table auth.scim_tokens (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  token_hash text not null unique,
  prefix text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index scim_tokens_sso_provider_id_idx on auth.scim_tokens (sso_provider_id);

create table auth.custom_oauth_providers (
  id uuid primary key default gen_random_uuid(),
  provider_type text not null,
  identifier text not null unique,
  name text not null,
  client_id text not null,
  client_secret text not null,
  acceptable_client_ids text[] not null default '{}',
  scopes text[] not null default '{}',
  pkce_enabled boolean not null default true,
  attribute_mapping jsonb not null default '{}',
  authorization_params jsonb not null default '{}',
  enabled boolean not null default true,
  email_optional boolean not null default false,
  issuer text,
  discovery_url text,
  skip_nonce_check boolean not null default false,
  cached_discovery jsonb,
  discovery_cached_at timestamptz,
  authorization_url text,
  token_url text,
  userinfo_url text,
  jwks_uri text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  custom_claims_allowlist text[] not null default '{}'
);

create table auth.oauth_client_states (
  id uuid primary key,
  provider_type text not null,
  code_verifier text,
  created_at timestamptz not null
);

create table auth.oauth_clients (
  id uuid primary key,
  client_secret_hash text,
  registration_type auth.oauth_registration_type not null,
  redirect_uris text not null,
  grant_types text not null,
  client_name text,
  client_uri text,
  logo_uri text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  client_type auth.oauth_client_type not null default 'confidential',
  token_endpoint_auth_method text not null
);

create table auth.oauth_authorizations (
  id uuid primary key,
  authorization_id text not null unique,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  user_id uuid references auth.users on delete cascade,
  redirect_uri text not null,
  scope text not null,
  state text,
  resource text,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  response_type auth.oauth_response_type not null default 'code',
  status auth.oauth_authorization_status not null default 'pending',
  authorization_code text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 minutes',
  approved_at timestamptz,
  nonce text
);
create index oauth_authorizations_client_id_idx on auth.oauth_authorizations (client_id);
create index oauth_authorizations_user_id_idx on auth.oauth_authorizations (user_id);

create table auth.oauth_consents (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  scopes text not null,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (user_id, client_id)
);
create index oauth_consents_client_id_idx on auth.oauth_consents (client_id);

alter table auth.schema_migrations enable row level security;
alter table auth.schema_migrations force row level security;
create policy server_only on auth.schema_migrations for all to current_user using (true) with check (true);
alter table auth.instances enable row level security;
alter table auth.instances force row level security;
create policy server_only on auth.instances for all to current_user using (true) with check (true);
alter table auth.refresh_tokens enable row level security;
alter table auth.refresh_tokens force row level security;
create policy server_only on auth.refresh_tokens for all to current_user using (true) with check (true);
alter table auth.mfa_recovery_code_sets enable row level security;
alter table auth.mfa_recovery_code_sets force row level security;
create policy server_only on auth.mfa_recovery_code_sets for all to current_user using (true) with check (true);
alter table auth.mfa_recovery_codes enable row level security;
alter table auth.mfa_recovery_codes force row level security;
create policy server_only on auth.mfa_recovery_codes for all to current_user using (true) with check (true);
alter table auth.webauthn_credentials enable row level security;
alter table auth.webauthn_credentials force row level security;
create policy server_only on auth.webauthn_credentials for all to current_user using (true) with check (true);
alter table auth.webauthn_challenges enable row level security;
alter table auth.webauthn_challenges force row level security;
create policy server_only on auth.webauthn_challenges for all to current_user using (true) with check (true);
alter table auth.scim_users enable row level security;
alter table auth.scim_users force row level security;
create policy server_only on auth.scim_users for all to current_user using (true) with check (true);
alter table auth.scim_tokens enable row level security;
alter table auth.scim_tokens force row level security;
create policy server_only on auth.scim_tokens for all to current_user using (true) with check (true);
alter table auth.custom_oauth_providers enable row level security;
alter table auth.custom_oauth_providers force row level security;
create policy server_only on auth.custom_oauth_providers for all to current_user using (true) with check (true);
alter table auth.oauth_client_states enable row level security;
alter table auth.oauth_client_states force row level security;
create policy server_only on auth.oauth_client_states for all to current_user using (true) with check (true);
alter table auth.oauth_clients enable row level security;
alter table auth.oauth_clients force row level security;
create policy server_only on auth.oauth_clients for all to current_user using (true) with check (true);
alter table auth.oauth_authorizations enable row level security;
alter table auth.oauth_authorizations force row level security;
create policy server_only on auth.oauth_authorizations for all to current_user using (true) with check (true);
alter table auth.oauth_consents enable row level security;
alter table auth.oauth_consents force row level security;
create policy server_only on auth.oauth_consents for all to current_user using (true) with check (true);
