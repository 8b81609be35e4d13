-- The test checkout stands in for Stripe (P29). These tables hold what Stripe would keep about a customer. No money
-- moves. An account's rows are deleted with it.

create table private.test_customers (
  id text primary key,
  user_id uuid not null unique references auth.users on delete cascade
);

create table private.test_checkouts (
  id text primary key,
  customer text not null references private.test_customers on delete cascade,
  idempotency_key text not null,
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  is_paid boolean not null default false,
  unique (customer, idempotency_key)
);

create table private.test_subscriptions (
  id text primary key,
  -- Later subscriptions have higher numbers.
  position bigint generated always as identity,
  customer text not null references private.test_customers on delete cascade,
  status text not null check (status in ('active', 'past_due', 'canceled')),
  -- Periods are months that count from this moment.
  anchor timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  ended_at timestamptz,
  -- Whether the card pays at the next renewal.
  card_pays boolean not null
);
create index on private.test_subscriptions (customer);
create index on private.test_subscriptions (period_end) where ended_at is null;

create table private.test_payments (
  id text primary key,
  position bigint generated always as identity,
  customer text not null references private.test_customers on delete cascade,
  paid_at timestamptz not null,
  is_refunded boolean not null,
  dispute text not null check (dispute in ('none', 'open', 'won', 'lost'))
);
create index on private.test_payments (customer);

-- Events that were not yet sent to the webhook.
create table private.test_events (
  id text primary key,
  position bigint generated always as identity,
  customer text not null references private.test_customers on delete cascade,
  type text not null,
  -- The Stripe object that the event describes, as Stripe writes it.
  about jsonb not null,
  happened_at timestamptz not null
);
create index on private.test_events (customer);

-- The secret that signs the test checkout's webhooks. The first start makes it.
create table private.test_webhook_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);

do $$
declare
  _table text;
begin
  foreach _table in array array['test_customers', 'test_checkouts', 'test_subscriptions', 'test_payments', 'test_events', 'test_webhook_secret'] loop
    execute format('alter table private.%I enable row level security', _table);
    execute format('alter table private.%I force row level security', _table);
    execute format('create policy server_only on private.%I for all to current_user using (true) with check (true)', _table);
  end loop;
end $$;
