-- The address of an account that a mail proved, beside GoTrue's tables, which tell it from one that was only believed until the next new password and no longer.
-- It counts while the account has that address.
create table platform.mailed_addresses (
  user_id uuid primary key references auth.users on delete cascade,
  email text not null
);

alter table platform.mailed_addresses enable row level security;
alter table platform.mailed_addresses force row level security;
create policy server_only on platform.mailed_addresses for all to current_user using (true) with check (true);
