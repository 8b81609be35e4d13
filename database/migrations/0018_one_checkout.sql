-- A member has one open checkout and one customer at the payment provider; whatever else was made there is remembered, so that it is ended with the account.

-- The provider's name for the checkout that was opened last. While that one is open no other is made, or both could be paid.
alter table private.billing_customers add column checkout text;

-- Customers that the provider has for an account beside the one that counts, and who pay there.
create table private.billing_spare_customers (
  customer text primary key,
  user_id uuid not null references auth.users on delete cascade,
  found_at timestamptz not null
);
create index billing_spare_customers_by_user on private.billing_spare_customers (user_id);
alter table private.billing_spare_customers enable row level security;
alter table private.billing_spare_customers force row level security;
create policy server_only on private.billing_spare_customers for all to current_user using (true) with check (true);

-- One who took leave before and has come back, as after a restore, takes leave anew.
create or replace function private.take_leave() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.billing_farewells (customer, gone_at, next_try_at)
  select customer, now(), '-infinity'::timestamptz from private.billing_customers where user_id = old.id
  union
  select customer, now(), '-infinity'::timestamptz from private.billing_spare_customers where user_id = old.id
  on conflict (customer) do update set ended_at = null, next_try_at = excluded.next_try_at, tries = 0;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
