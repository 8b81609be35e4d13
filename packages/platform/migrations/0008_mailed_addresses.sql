-- The address that a mail to the account proved. The row counts while the account has that address. GoTrue's tables
-- record such a proof only until the next change of password.
create table platform.mailed_addresses (
  user_id uuid primary key references auth.users on delete cascade,
  email text not null
);

alter table platform.mailed_addresses enable row level security;
alter table platform.mailed_addresses force row level security;
create policy server_only on platform.mailed_addresses for all to current_user using (true) with check (true);
