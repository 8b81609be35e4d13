import { exportJWK, generateKeyPair } from 'jose'
import { type Kysely, sql } from 'kysely'
import type { PlatformTables } from '#platform/database/tables.ts'
import { SigningKey } from '#platform/tokens/key-ring.ts'

interface Dependencies {
  db: Kysely<PlatformTables>
  now: () => Date
  uuid: () => string
}

/**
 * The signing keys of this installation, the newest first: it signs, the others only verify. Makes the first ES256
 * key when there is none.
 */
export async function ownKeys(outside: Dependencies): Promise<readonly SigningKey[]> {
  const stored = await findKeys(outside)
  if (stored.length > 0) return stored
  // Of processes that start together, only the first key stays, because it is inserted only into an empty table.
  await keepKey(outside, sql`where not exists (select 1 from platform.signing_keys)`)
  return findKeys(outside)
}

/** Makes a new signing key; earlier ones still verify. Answers its id. */
export async function rotateKey(outside: Dependencies): Promise<string> {
  return keepKey(outside, sql``)
}

/** Deletes a key: its tokens become invalid. Answers whether it existed. */
export async function retireKey({ db }: Dependencies, kid: string): Promise<boolean> {
  const { rows } = await sql`delete from platform.signing_keys where kid = ${kid} returning kid`.execute(db)
  return rows.length > 0
}

/** The ids and ages of the keys, the newest first. */
export async function listKeys(db: Kysely<PlatformTables>): Promise<{ kid: string; made: Date }[]> {
  return db.selectFrom('platform.signing_keys').select(['kid', 'created_at as made']).orderBy('created_at', 'desc').orderBy('kid').execute()
}

async function findKeys({ db }: Dependencies): Promise<readonly SigningKey[]> {
  const rows = await db.selectFrom('platform.signing_keys').select('jwk').orderBy('created_at', 'desc').orderBy('kid').execute()
  return rows.map(({ jwk }) => SigningKey.parse(jwk))
}

async function keepKey({ db, now, uuid }: Dependencies, condition: ReturnType<typeof sql>): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = uuid()
  const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'ES256', kid, use: 'sig' })
  await db.transaction().execute(async (trx) => {
    await sql`lock table platform.signing_keys in exclusive mode`.execute(trx)
    await sql`insert into platform.signing_keys (kid, jwk, created_at) select ${kid}, ${jwk}::jsonb, ${now()}::timestamptz ${condition}`.execute(
      trx,
    )
  })
  return kid
}
