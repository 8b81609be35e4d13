-- The keys of the first version go to where the platform keeps them, so that API keys that were handed out stay good.
insert into platform.signing_keys (kid, jwk, created_at)
select coalesce(jwk ->> 'kid', purpose), jwk, created_at from private.signing_keys
on conflict (kid) do nothing;

drop table private.signing_keys;
