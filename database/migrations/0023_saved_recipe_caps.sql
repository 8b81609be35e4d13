-- The most recipes that a plan keeps, and for how many days; null means no limit. domain/saved-recipes/limits.ts is the
-- source: every start writes its numbers here (server/saved-recipes/keep-caps.ts). Until then the previous version's
-- numbers hold.
create table private.saved_recipe_caps (
  plan text primary key,
  most integer check (most > 0),
  days integer check (days > 0)
);
revoke all on private.saved_recipe_caps from public;
insert into private.saved_recipe_caps select plan, most, days from private.storage_plans();

create or replace function private.storage_plans() returns table (plan text, most integer, days integer) language sql stable set search_path = ''
begin atomic
  select plan, most, days from private.saved_recipe_caps order by array_position(array['admin', 'premium', 'tester', 'free'], plan);
end;
