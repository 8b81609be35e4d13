-- What may be spent in an hour or a day of the clock: how much of it is. Several are taken from together or not at all, which one row a key and one statement cannot say.
create table platform.budgets (
  key text primary key,
  ends_at timestamptz not null,
  spent integer not null check (spent >= 0)
);
create index budgets_ends_at on platform.budgets (ends_at);

alter table platform.budgets enable row level security;
alter table platform.budgets force row level security;
create policy server_only on platform.budgets for all to current_user using (true) with check (true);

-- Takes one of each budget, or of none when one of them is spent. Answers what is spent of each and when it ends. Each statement sees what stood when it began, and
-- the rows are locked in the order of their keys: callers wait for one another and never crosswise.
create function platform.take_of_each(_keys text[], _most integer[], _windows interval[], _ends timestamptz[])
returns table (key text, spent integer, ends_at timestamptz, is_taken boolean) language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  _is_taken boolean;
begin
  insert into platform.budgets (key, ends_at, spent)
  select asked.key, asked.ends, 0 from unnest(_keys, _ends) as asked (key, ends) order by asked.key
  -- Locks the row that is there, and makes another where it has just been forgotten.
  on conflict (key) do update set key = excluded.key;

  -- A window that is over is empty. One that ends later than the present one was begun before the clock was put back, and holds; further ahead no clock is believed.
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
