-- What second factors need beside GoTrue's tables, so that those stay as a dump to Supabase expects them.

-- The last 30-second step whose code a TOTP factor took: no code of that step or an earlier one is taken again.
create table platform.totp_steps (
  factor_id uuid primary key references auth.mfa_factors on delete cascade,
  step int8 not null
);

-- How often codes were tried on a challenge.
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
