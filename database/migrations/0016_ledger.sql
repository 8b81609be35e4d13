-- The ledger of searches. Each charge, refund and reset of a count is a line, and the usage is the sum of the lines
-- (docs/decisions/0020-the-ledger.md).

-- The accounts whose searches count: 'member:…', 'session:…' or 'ip:…' (IPv6 by /64). Reserving or refunding a
-- search locks its accounts in the order of their keys.
create table private.usage_accounts (
  key text primary key,
  -- The number of the current day or month, which ends at resets_at.
  period integer not null default 1,
  resets_at timestamptz not null,
  -- All searches ever made, including those whose lines were deleted.
  lifetime bigint not null default 0
);

-- One row for each requested search.
create table private.searches (
  id uuid primary key,
  -- The account that owns the idempotency key: the member's, else the session's, else the address's.
  principal text not null,
  -- All accounts that the search is charged to.
  accounts text[] not null,
  user_id uuid references auth.users on delete cascade,
  cuisine text not null,
  -- Null once the key may be used again.
  idempotency_key text,
  body_hash text not null,
  state text not null check (state in ('reserved', 'settled', 'released')),
  -- The reason why the search counted or not; null while it is reserved.
  reason text check (reason in ('recipe', 'unlimited', 'refused', 'failed', 'busy', 'left', 'lost')),
  reserved_at timestamptz not null,
  lease_until timestamptz not null,
  ended_at timestamptz,
  recipe_id uuid,
  -- The exact bytes of the answer, kept while a repeated request may ask for it.
  answer text,
  check ((state = 'reserved') = (reason is null) and (state = 'settled') = (recipe_id is not null))
);
create unique index searches_by_key on private.searches (principal, idempotency_key) where idempotency_key is not null;
create unique index searches_twins on private.searches (principal, body_hash) where state = 'reserved' and idempotency_key is null;
create index searches_in_flight on private.searches (lease_until) where state = 'reserved';
create index searches_kept on private.searches (reserved_at) where answer is not null or idempotency_key is not null;
create index searches_of_visitors on private.searches (reserved_at) where user_id is null;
create index searches_of_member on private.searches (user_id, reserved_at desc, id) where user_id is not null;

create table private.search_ledger (
  id bigint generated always as identity primary key,
  account text not null,
  -- Null for lines that belong to no single search.
  search_id uuid,
  period integer not null,
  written_at timestamptz not null,
  -- The moment that the line counts for: a refund has its charge's moment, a reset has the end of the period.
  charged_at timestamptz not null,
  -- What the line adds to the count of its period, and to the number of searches made.
  counted integer not null,
  made integer not null check (made between -1 and 1),
  reason text not null
    check (reason in ('search', 'unlimited', 'refused', 'failed', 'busy', 'left', 'lost', 'new_day', 'new_month', 'carried_over')),
  recipe_id uuid
);
-- A search is charged once and refunded once per account.
create unique index search_ledger_once on private.search_ledger (search_id, account, made) where search_id is not null;
create index search_ledger_of_period on private.search_ledger (account, period) include (counted);
create index search_ledger_newest on private.search_ledger (account, charged_at desc, id desc);
create index search_ledger_of_visitors on private.search_ledger (written_at) where account not like 'member:%';

do $$
declare
  name text;
begin
  foreach name in array array['usage_accounts', 'searches', 'search_ledger'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy server_only on private.%I for all to current_user using (true) with check (true)', name);
  end loop;
end $$;

-- The counts of older versions move into the ledger.
insert into private.usage_accounts (key, resets_at, lifetime) select key, resets_at, lifetime from private.visitor_usage;
insert into private.search_ledger (account, period, written_at, charged_at, counted, made, reason)
select key, 1, now(), date_trunc('milliseconds', least(now(), resets_at)), used, 0, 'carried_over' from private.visitor_usage where used > 0
union all
select key, 1, now(), date_trunc('milliseconds', searched_at), 0, 1, 'carried_over' from private.visitor_usage, unnest(recent) as searched_at;
drop table private.visitor_usage;

-- A line never changes, except that its recipe is filled in once. Only forget_account and forget_searches delete
-- lines.
create function private.keep_line() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and current_setting('potluck.forgets', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.recipe_id is null and new.recipe_id is not null then
    old.recipe_id := new.recipe_id;
    if old is not distinct from new then
      return new;
    end if;
  end if;
  raise exception 'a line of the ledger stays as it was written' using errcode = '55000';
end $$;
revoke all on function private.keep_line() from public;
create trigger keep_line before update or delete on private.search_ledger for each row execute function private.keep_line();

-- The times of an account's searches of the last 24 hours, oldest first. Lines more than 24 hours ahead of `_at` do
-- not count: a clock that was ahead wrote them.
create function private.recent_searches(_account text, _at timestamptz) returns timestamptz[] language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(charged_at order by charged_at), '{}') from (
      select charged_at from private.search_ledger
      where account = _account and charged_at > _at - interval '24 hours' and charged_at <= _at + interval '24 hours' and made <> 0
      group by charged_at, coalesce(search_id::text, id::text) having sum(made) > 0
    ) as searches
  );
end $$;
revoke all on function private.recent_searches(text, timestamptz) from public;

-- The usage snapshots of accounts (called standings here), as last written. The caller applies a reset that has
-- passed since. The times of recent searches are included when `_with_times` asks for them.
create function private.standings(_accounts text[], _at timestamptz, _with_times boolean)
returns table (key text, used integer, resets_at timestamptz, recent timestamptz[], lifetime bigint) language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select account.key,
    (select coalesce(sum(line.counted), 0)::integer from private.search_ledger as line where line.account = account.key and line.period = account.period),
    account.resets_at,
    case when _with_times then private.recent_searches(account.key, _at) else '{}' end,
    account.lifetime
  from private.usage_accounts as account where account.key = any(_accounts);
end $$;
revoke all on function private.standings(text[], timestamptz, boolean) from public;

-- Keeps a member's account from being deleted until the end of the transaction. A deletion locks the account before
-- its data, so every other transaction locks in that order too. A foreign key would lock the account last. Without
-- the right to lock it, PostgreSQL may end a transaction as a deadlock, and the server tries again.
create function private.hold_account(_user_id uuid) returns void language plpgsql set search_path = '' as $$
begin
  if _user_id is not null and has_any_column_privilege('auth.users', 'update') then
    perform from auth.users where id = _user_id for key share;
  end if;
end $$;
revoke all on function private.hold_account(uuid) from public;

-- Refunds a search whose accounts are locked. The refund counts in the period of the charge; a period that is over
-- stays as it is. Without an answer the idempotency key may be used again.
create function private.give_back(_search private.searches, _reason text, _at timestamptz, _answer text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.searches
  set state = 'released', reason = _reason, ended_at = _at, answer = _answer, idempotency_key = case when _answer is not null then idempotency_key end
  where id = _search.id;
  insert into private.search_ledger (account, search_id, period, written_at, charged_at, counted, made, reason)
  select line.account, line.search_id, line.period, _at, line.charged_at,
    case when line.period = account.period then -line.counted else 0 end, -line.made, _reason
  from private.search_ledger as line join private.usage_accounts as account on account.key = line.account
  where line.search_id = _search.id
  order by line.id;
  update private.usage_accounts set lifetime = lifetime - 1 where key = any(_search.accounts);
end $$;
revoke all on function private.give_back(private.searches, text, timestamptz, text) from public;

-- Seconds until an account has fewer than `_most` lines of a kind (charges or refunds) within a time; 0 when it has
-- fewer now. Refunds of searches that a crash lost do not count, and neither do lines that a clock far ahead wrote.
create function private.wait_for_fewer(_account text, _made integer, _most integer, _within interval, _at timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select ceil(extract(epoch from charged_at + _within - _at))::integer from private.search_ledger
    where account = _account and search_id is not null and made = _made and reason <> 'lost' and charged_at > _at - _within and charged_at <= _at + _within
    order by charged_at desc offset _most - 1 limit 1
  ), 0);
end $$;
revoke all on function private.wait_for_fewer(text, integer, integer, interval, timestamptz) from public;

-- Reserves a search, or answers why not: {verdict: reserved | quota | fair_use | burst | given_back | answered |
-- in_flight | key_reused}. `reserved` and `quota` come with the standings of the accounts. `fair_use`, `burst` and
-- `given_back` come with the seconds to wait, `answered` with the answer, `in_flight` with the search to wait for.
-- Only `reserved` charges the accounts. The result is exact under READ COMMITTED, because everything is read after
-- the locks.
create function private.reserve_search(
  _id uuid, _principal text, _accounts text[], _user_id uuid, _cuisine text, _key text, _body_hash text, _at timestamptz,
  _lease interval, _keys_kept interval, _period text, _next timestamptz, _after_next timestamptz, _shortest interval,
  _most integer, _ceiling integer, _burst integer, _burst_within interval, _given_back integer, _given_back_within interval
) returns jsonb language plpgsql set search_path = '' as $$
declare
  held private.searches;
  account private.usage_accounts;
  wanted text[];
  found_keys integer;
  used integer;
  times timestamptz[];
  verdict text := 'reserved';
  wait integer := 0;
begin
  perform private.hold_account(_user_id);
  -- Searches that a crash left reserved are refunded here, so their other accounts are locked too.
  wanted := array(
    select key from unnest(_accounts) as key
    union
    select unnest(accounts) from private.searches
    where state = 'reserved' and accounts && _accounts and (lease_until <= _at or lease_until > _at + 2 * _lease)
    order by 1
  );
  loop
    perform from private.usage_accounts where key = any(wanted) order by key for update;
    get diagnostics found_keys = row_count;
    exit when found_keys >= cardinality(wanted);
    insert into private.usage_accounts (key, resets_at) select key, _next from unnest(wanted) as key order by key on conflict do nothing;
  end loop;
  for held in
    select * from private.searches
    where state = 'reserved' and accounts && _accounts and accounts <@ wanted and (lease_until <= _at or lease_until > _at + 2 * _lease)
    order by id for update skip locked
  loop
    perform private.give_back(held, 'lost', _at, null);
  end loop;

  if _key is not null then
    update private.searches set idempotency_key = null, answer = null
    where principal = _principal and idempotency_key = _key and state <> 'reserved' and reserved_at <= _at - _keys_kept;
    select * into held from private.searches where principal = _principal and idempotency_key = _key;
  else
    select * into held from private.searches
    where principal = _principal and body_hash = _body_hash and state = 'reserved' and idempotency_key is null;
  end if;
  if held.id is not null then
    return case
      when held.body_hash <> _body_hash then jsonb_build_object('verdict', 'key_reused')
      when held.answer is not null then jsonb_build_object('verdict', 'answered', 'answer', held.answer)
      else jsonb_build_object('verdict', 'in_flight', 'search', held.id)
    end;
  end if;

  for account in select * from private.usage_accounts where key = any(_accounts) order by key loop
    used := (select coalesce(sum(counted), 0) from private.search_ledger as line where line.account = account.key and line.period = account.period);
    if _at >= account.resets_at then
      insert into private.search_ledger (account, period, written_at, charged_at, counted, made, reason)
      select account.key, account.period, _at, account.resets_at, -used, 0, 'new_' || _period where used <> 0;
      update private.usage_accounts
      set period = period + 1, resets_at = case when _next >= account.resets_at + _shortest then _next else _after_next end
      where key = account.key;
      used := 0;
    elsif account.resets_at > _after_next then
      -- The clock was ahead when this row was written.
      update private.usage_accounts set resets_at = _after_next where key = account.key;
    end if;
    if used >= _most then
      verdict := 'quota';
    end if;
    if _ceiling is not null then
      times := private.recent_searches(account.key, _at);
      if cardinality(times) >= _ceiling then
        verdict := case when _most is null then 'fair_use' else 'quota' end;
        wait := greatest(wait, ceil(extract(epoch from times[cardinality(times) - _ceiling + 1] + interval '24 hours' - _at)));
      end if;
    end if;
  end loop;
  if verdict = 'reserved' and _burst is not null then
    wait := (select max(private.wait_for_fewer(key, 1, _burst, _burst_within, _at)) from unnest(_accounts) as key);
    verdict := case when wait > 0 then 'burst' else verdict end;
  end if;
  if verdict = 'reserved' and _given_back is not null then
    wait := (select max(private.wait_for_fewer(key, -1, _given_back, _given_back_within, _at)) from unnest(_accounts) as key);
    verdict := case when wait > 0 then 'given_back' else verdict end;
  end if;
  if verdict <> 'reserved' then
    -- A refused search leaves no new account behind: callers can make up any number of sessions.
    delete from private.usage_accounts as made
    where key = any(_accounts) and lifetime = 0 and not exists (select from private.search_ledger as line where line.account = made.key);
  end if;
  if verdict not in ('reserved', 'quota') then
    return jsonb_build_object('verdict', verdict, 'wait', wait);
  end if;

  if verdict = 'reserved' then
    insert into private.searches (id, principal, accounts, user_id, cuisine, idempotency_key, body_hash, state, reserved_at, lease_until)
    values (_id, _principal, _accounts, _user_id, _cuisine, _key, _body_hash, 'reserved', _at, _at + _lease);
    -- An unlimited search counts 0, so that it uses nothing of a limit that the account gets later.
    insert into private.search_ledger (account, search_id, period, written_at, charged_at, counted, made, reason)
    select key, _id, period, _at, _at, case when _most is null then 0 else 1 end, 1, case when _most is null then 'unlimited' else 'search' end
    from private.usage_accounts where key = any(_accounts) order by key;
    update private.usage_accounts set lifetime = lifetime + 1 where key = any(_accounts);
  end if;
  return jsonb_build_object(
    'verdict', verdict,
    'standings', (
      select coalesce(jsonb_agg(to_jsonb(standing)), '[]') from private.standings(_accounts, _at, _ceiling is not null and _most is not null) as standing
    )
  );
end $$;
revoke all on function private.reserve_search(
  uuid, text, text[], uuid, text, text, text, timestamptz, interval, interval, text, timestamptz, timestamptz, interval, integer, integer,
  integer, interval, integer, interval
) from public;

-- Settles a reserved search with its recipe. Answers false, and changes nothing, when the search is no longer
-- reserved. It runs in the statement that stores the recipe.
create function private.settle_search(_id uuid, _recipe_id uuid, _answer text, _at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.hold_account((select user_id from private.searches where id = _id));
  update private.searches
  set state = 'settled', ended_at = _at, recipe_id = _recipe_id, answer = _answer,
    reason = case when exists (select from private.search_ledger where search_id = _id and reason = 'unlimited') then 'unlimited' else 'recipe' end
  where id = _id and state = 'reserved';
  if not found then
    return false;
  end if;
  update private.search_ledger set recipe_id = _recipe_id where search_id = _id;
  return true;
end $$;
revoke all on function private.settle_search(uuid, uuid, text, timestamptz) from public;

-- Refunds a reserved search without a recipe. It keeps the answer when a repeated request may get it again. Answers
-- false, and changes nothing, when the search is no longer reserved.
create function private.release_search(_id uuid, _reason text, _answer text, _at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  held private.searches;
begin
  perform from private.usage_accounts where key = any((select accounts from private.searches where id = _id)::text[]) order by key for update;
  select * into held from private.searches where id = _id and state = 'reserved' for update;
  if held.id is null then
    return false;
  end if;
  perform private.give_back(held, _reason, _at, _answer);
  return true;
end $$;
revoke all on function private.release_search(uuid, text, text, timestamptz) from public;

-- Refunds at most `_most` searches that crashes left: their lease is over, or ends more than two leases ahead
-- because a clock was set back. It skips locked rows instead of waiting. Answers how many it refunded.
create function private.free_expired_searches(_at timestamptz, _lease interval, _most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  expired private.searches;
  held private.searches;
  found_keys integer;
  freed integer := 0;
begin
  for expired in
    select * from private.searches where state = 'reserved' and (lease_until <= _at or lease_until > _at + 2 * _lease) order by lease_until limit _most
  loop
    perform from private.usage_accounts where key = any(expired.accounts) order by key for update skip locked;
    get diagnostics found_keys = row_count;
    continue when found_keys < cardinality(expired.accounts);
    select * into held from private.searches where id = expired.id and state = 'reserved' for update skip locked;
    continue when held.id is null;
    perform private.give_back(held, 'lost', _at, null);
    freed := freed + 1;
  end loop;
  return freed;
end $$;
revoke all on function private.free_expired_searches(timestamptz, interval, integer) from public;

-- Forgets answers and idempotency keys after `_keys_kept`, and searches and ledger lines of visitors after
-- `_lines_kept`. Visitor accounts without lines go some time after their reset: addresses after `_lines_kept`,
-- sessions after `_sessions_kept`, unused accounts at once. It handles at most `_most` rows of each kind, and
-- answers how many in all.
create function private.forget_searches(_at timestamptz, _keys_kept interval, _lines_kept interval, _sessions_kept interval, _most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  gone integer := 0;
  went integer;
begin
  update private.searches set answer = null, idempotency_key = null where id in (
    select id from private.searches
    where (answer is not null or idempotency_key is not null) and state <> 'reserved' and reserved_at <= _at - _keys_kept limit _most
  );
  get diagnostics went = row_count;
  gone := gone + went;
  delete from private.searches where id in (
    select id from private.searches where user_id is null and state <> 'reserved' and reserved_at < _at - _lines_kept limit _most
  );
  get diagnostics went = row_count;
  gone := gone + went;
  perform set_config('potluck.forgets', 'on', true);
  delete from private.search_ledger where id in (
    select id from private.search_ledger where account not like 'member:%' and written_at < _at - _lines_kept limit _most
  );
  get diagnostics went = row_count;
  gone := gone + went;
  perform set_config('potluck.forgets', '', true);
  delete from private.usage_accounts where key in (
    select key from private.usage_accounts
    where (key like 'ip:%' and resets_at < _at - _lines_kept or key like 'session:%' and resets_at < _at - _sessions_kept
        or key not like 'member:%' and lifetime = 0 and resets_at < _at)
      and not exists (select from private.search_ledger as line where line.account = key)
    limit _most
  );
  get diagnostics went = row_count;
  return gone + went;
end $$;
revoke all on function private.forget_searches(timestamptz, interval, interval, interval, integer) from public;

create or replace function private.forget_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.generated_recipes where user_id = old.id;
  delete from public.bot_detection_logs where user_id = old.id;
  perform from private.usage_accounts where key = 'member:' || old.id for update;
  delete from private.searches where user_id = old.id;
  perform set_config('potluck.forgets', 'on', true);
  delete from private.search_ledger where account = 'member:' || old.id;
  perform set_config('potluck.forgets', '', true);
  delete from private.usage_accounts where key = 'member:' || old.id;
  -- Rate limits and budgets have the account's id in their keys. A transaction that takes from one may be waiting
  -- for this account, so locked rows are skipped. They are deleted when they expire.
  delete from platform.rate_limits where key in (select key from platform.rate_limits where strpos(key, old.id::text) > 0 for update skip locked);
  delete from platform.budgets where key in (select key from platform.budgets where strpos(key, old.id::text) > 0 for update skip locked);
  return old;
end $$;
