-- Customers, events and proceeds of the payment provider. Only the server reads and writes these tables.

-- Fencing tokens (called tickets here) for questions to the provider. The server takes one before each question, so
-- that an earlier question's answer never overwrites a later one's.
create sequence private.billing_tickets;

create table private.billing_customers (
  user_id uuid primary key references auth.users on delete cascade,
  -- The provider's id of the account's customer.
  customer text not null unique,
  created_at timestamptz not null,
  -- The times of the last question and of the last answer.
  asked_at timestamptz,
  answered_at timestamptz,
  -- The fencing token of the answer in public.subscriptions; 0: no answer is stored.
  ticket bigint not null default 0,
  -- The time at which a checkout was opened whose payment is still awaited.
  awaited_since timestamptz
);
create index billing_customers_by_answer on private.billing_customers (answered_at nulls first);
create index subscriptions_by_end on public.subscriptions (subscription_end) where status in ('active', 'trialing', 'past_due');

-- The events that the provider sent, each stored once.
create table private.billing_events (
  id text primary key,
  type text not null,
  -- The subject of the event: a customer, or only a customer's payment. Without either the event needs no work.
  customer text,
  charge text,
  -- sha256 of the signatures that came with the event. Each signature is accepted once.
  signature_hashes text[] not null,
  received_at timestamptz not null,
  -- An event is parked when its customer belongs to an account that does not exist, or not yet.
  state text not null check (state in ('pending', 'done', 'parked')),
  parked_for uuid,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  check ((state = 'parked') = (parked_for is not null))
);
create index billing_events_to_do on private.billing_events (next_try_at) where state = 'pending';
create index billing_events_parked on private.billing_events (parked_for) where state = 'parked';
create index billing_events_by_time on private.billing_events (received_at);

-- Customer deletions (called farewells here): customers of deleted accounts, whose subscriptions must end at the
-- provider.
create table private.billing_farewells (
  customer text primary key,
  gone_at timestamptz not null,
  ended_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
create index billing_farewells_to_do on private.billing_farewells (next_try_at) where ended_at is null;

-- Money received from our customers or paid back to them, after the provider's fees, in minor units of the
-- currency.
create table private.billing_proceeds (
  id text primary key,
  at timestamptz not null,
  net bigint not null,
  currency text not null
);
create index billing_proceeds_by_time on private.billing_proceeds (at);

do $$
declare
  name text;
begin
  foreach name in array array['billing_customers', 'billing_events', 'billing_farewells', 'billing_proceeds'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy server_only on private.%I for all to current_user using (true) with check (true)', name);
  end loop;
end $$;

-- Notes a customer deletion when an account is deleted, by any role, even while the provider does not answer.
create function private.take_leave() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.billing_farewells (customer, gone_at, next_try_at)
  select customer, now(), '-infinity' from private.billing_customers where user_id = old.id
  on conflict (customer) do nothing;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
revoke all on function private.take_leave() from public;
create trigger take_leave before delete on auth.users for each row execute function private.take_leave();
create trigger take_leave_softly before update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.take_leave();
