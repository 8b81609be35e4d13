-- Accounts that an admin made for somebody, beside GoTrue's tables: what stands in them before anything is proved is no stranger's word.
create table platform.made_by_admins (
  user_id uuid primary key references auth.users on delete cascade
);

alter table platform.made_by_admins enable row level security;
alter table platform.made_by_admins force row level security;
create policy server_only on platform.made_by_admins for all to current_user using (true) with check (true);
