-- Budgets of an hour or a day of the clock, with how much of each is spent. A call takes from several budgets
-- together or from none, which rate_limits, one row and one statement per key, cannot do.
create table platform.budgets (
  key text primary key,
  ends_at timestamptz not null,
  spent integer not null check (spent >= 0)
);
create index budgets_ends_at on platform.budgets (ends_at);

alter table platform.budgets enable row level security;
alter table platform.budgets force row level security;
create policy server_only on platform.budgets for all to current_user using (true) with check (true);

-- Takes one from each budget, or from none when one of them is spent. Answers what is spent of each and when it
-- ends. Each statement sees the rows committed before it. Rows are locked in the order of their keys, so callers
-- wait for one another and never deadlock.
create function platform.take_of_each(_keys text[], _most integer[], _windows interval[], _ends timestamptz[])
returns table (key text, spent integer, ends_at timestamptz, is_taken boolean) language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  _is_taken boolean;
begin
  insert into platform.budgets (key, ends_at, spent)
  select asked.key, asked.ends, 0 from unnest(_keys, _ends) as asked (key, ends) order by asked.key
  -- This locks an existing row, and inserts one that was just deleted.
  on conflict (key) do update set key = excluded.key;

  -- A window that ended starts again at 0. A window that ends up to one window later than the current one began
  -- before the clock was set back, and still counts. A window that ends later than that is not believed, and starts
  -- again.
  update platform.budgets as held set ends_at = asked.ends, spent = 0
  from unnest(_keys, _windows, _ends) as asked (key, size, ends)
  where held.key = asked.key and (held.ends_at < asked.ends or held.ends_at > asked.ends + asked.size);

  select bool_and(held.spent < asked.most) into _is_taken
  from unnest(_keys, _most) as asked (key, most) join platform.budgets as held on held.key = asked.key;
  if _is_taken then
    update platform.budgets as held set spent = held.spent + 1 where held.key = any(_keys);
  end if;
  return query select held.key, held.spent, held.ends_at, _is_taken from platform.budgets as held where held.key = any(_keys);
end $$;
revoke all on function platform.take_of_each(text[], integer[], interval[], timestamptz[]) from public;
