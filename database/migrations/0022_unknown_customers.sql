-- Since this moment the payment provider has not known the customer: the key belongs to another account or mode
-- than the one that made the customer. Null: the provider knows the customer, or was not asked.
alter table private.billing_customers add column unknown_since timestamptz;

-- Answers the account's id if it exists, and keeps it from being deleted until the end of the transaction where
-- this role has that right. Each statement in the function sees what was committed before it, and so a deletion
-- that the lock waited for.
create function private.held_account(_user_id uuid) returns setof uuid language plpgsql set search_path = '' as $$
begin
  perform private.hold_account(_user_id);
  return query select id from auth.users where id = _user_id and deleted_at is null;
end $$;
revoke all on function private.held_account(uuid) from public;
