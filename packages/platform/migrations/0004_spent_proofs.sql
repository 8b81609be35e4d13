-- Proofs of identity that are accepted once: messages signed by wallets, assertions of identity providers. A row is
-- kept until its proof expires.
create table platform.spent_proofs (
  hash text primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expires_at on platform.spent_proofs (expires_at);

alter table platform.spent_proofs enable row level security;
alter table platform.spent_proofs force row level security;
create policy server_only on platform.spent_proofs for all to current_user using (true) with check (true);
