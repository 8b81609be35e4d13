-- A member has one open checkout and one customer at the payment provider. Other customers of the account are kept
-- here too, so that their subscriptions end when the account is deleted.

-- The provider's id of the last checkout. The server opens no second one while it is open, because both could be
-- paid.
alter table private.billing_customers add column checkout text;

-- Spare customers: further customers of an account at the provider, which may pay there too.
create table private.billing_spare_customers (
  customer text primary key,
  user_id uuid not null references auth.users on delete cascade,
  found_at timestamptz not null
);
create index billing_spare_customers_by_user on private.billing_spare_customers (user_id);
alter table private.billing_spare_customers enable row level security;
alter table private.billing_spare_customers force row level security;
create policy server_only on private.billing_spare_customers for all to current_user using (true) with check (true);

-- Notes the customer deletions of a deleted account, spare customers included. An account can be deleted a second
-- time, as after a restore; its deletions then start again.
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
