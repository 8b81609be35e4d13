-- Tables for second factors. They stand beside GoTrue's tables, which stay as a dump to Supabase expects them.

-- The last 30-second step whose code a TOTP factor accepted. Codes of that step or an earlier one are refused.
create table platform.totp_steps (
  factor_id uuid primary key references auth.mfa_factors on delete cascade,
  step int8 not null
);

-- The number of codes tried on a challenge.
create table platform.challenge_tries (
  challenge_id uuid primary key references auth.mfa_challenges on delete cascade,
  tries int not null
);

alter table platform.totp_steps enable row level security;
alter table platform.totp_steps force row level security;
create policy server_only on platform.totp_steps for all to current_user using (true) with check (true);
alter table platform.challenge_tries enable row level security;
alter table platform.challenge_tries force row level security;
create policy server_only on platform.challenge_tries for all to current_user using (true) with check (true);
