-- Signing keys of the first version move to platform.signing_keys, so that API keys made with them stay valid.
insert into platform.signing_keys (kid, jwk, created_at)
select coalesce(jwk ->> 'kid', purpose), jwk, created_at from private.signing_keys
on conflict (kid) do nothing;

drop table private.signing_keys;
