-- Who pays, what the payment provider told, and what came of it. Nobody but the server sees these.

-- The tickets of questions to the provider: an answer that was asked for earlier never overwrites one that was asked for later.
create sequence private.billing_tickets;

create table private.billing_customers (
  user_id uuid primary key references auth.users on delete cascade,
  -- The provider's name for the account.
  customer text not null unique,
  created_at timestamptz not null,
  -- When the provider was asked last, and when it last answered.
  asked_at timestamptz,
  answered_at timestamptz,
  -- Of the answer that stands in public.subscriptions; 0: none does.
  ticket bigint not null default 0,
  -- When a checkout was opened that nothing has come of yet.
  awaited_since timestamptz
);
create index billing_customers_by_answer on private.billing_customers (answered_at nulls first);
create index subscriptions_by_end on public.subscriptions (subscription_end) where status in ('active', 'trialing', 'past_due');

-- Every event that the provider told, once.
create table private.billing_events (
  id text primary key,
  type text not null,
  -- What it is about: a customer, or only a payment of one; neither: of no matter to us.
  customer text,
  charge text,
  -- sha256 of the signatures it came with: each is taken once.
  signature_hashes text[] not null,
  received_at timestamptz not null,
  -- parked: its customer is an account that is not there (yet).
  state text not null check (state in ('pending', 'done', 'parked')),
  parked_for uuid,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  check ((state = 'parked') = (parked_for is not null))
);
create index billing_events_to_do on private.billing_events (next_try_at) where state = 'pending';
create index billing_events_parked on private.billing_events (parked_for) where state = 'parked';
create index billing_events_by_time on private.billing_events (received_at);

-- Customers of accounts that have gone: what they pay for is ended at the provider.
create table private.billing_farewells (
  customer text primary key,
  gone_at timestamptz not null,
  ended_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
create index billing_farewells_to_do on private.billing_farewells (next_try_at) where ended_at is null;

-- Money of our customers that came or went, after the provider's fees: minor units of the currency.
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

-- An account that goes takes leave of the provider, whoever deletes it and whether the provider is reached just now or not.
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
