-- Proofs of who somebody is that may be shown once: messages signed by wallets, assertions of identity providers. Kept as long as they would be believed.
create table platform.spent_proofs (
  hash text primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expires_at on platform.spent_proofs (expires_at);

alter table platform.spent_proofs enable row level security;
alter table platform.spent_proofs force row level security;
create policy server_only on platform.spent_proofs for all to current_user using (true) with check (true);
