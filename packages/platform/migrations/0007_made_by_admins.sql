-- Accounts that an admin made for another person. The data of such an account is trusted before its address or
-- number is confirmed. GoTrue's tables do not record it.
create table platform.made_by_admins (
  user_id uuid primary key references auth.users on delete cascade
);

alter table platform.made_by_admins enable row level security;
alter table platform.made_by_admins force row level security;
create policy server_only on platform.made_by_admins for all to current_user using (true) with check (true);
