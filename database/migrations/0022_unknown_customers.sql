-- Since when the payment provider has not known a customer that is kept here: the key is of another account or mode than the one it was made in. Null: it does, or was not asked.
alter table private.billing_customers add column unknown_since timestamptz;

-- An account that is there, kept from being deleted until the end of the transaction where this role may do that; none if it has gone meanwhile. Each statement in here sees
-- what was done before it, and so the deletion that was waited for.
create function private.held_account(_user_id uuid) returns setof uuid language plpgsql set search_path = '' as $$
begin
  perform private.hold_account(_user_id);
  return query select id from auth.users where id = _user_id and deleted_at is null;
end $$;
revoke all on function private.held_account(uuid) from public;
