import { sql } from 'kysely'
import { expiredToken, malformedToken, notAdmitted } from '#platform/realtime/errors.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import { type Caller, readCaller } from '#platform/rest/caller.ts'
import { runAs } from '#platform/rest/transaction.ts'

/** A channel's token and its caller. `endsAt` is in milliseconds since 1970, null for an API key without an end. */
export interface Holder {
  token: string
  caller: Caller
  endsAt: number | null
}

/** The holder of a token, if its account and session exist. Throws ChannelError and RestError 401. */
export async function holderOf(world: RealtimeWorld, token: string): Promise<Holder> {
  if (!/^[\x21-\x7e]+$/.test(token)) throw malformedToken()
  const caller = await readCaller(world, new Headers({ authorization: `Bearer ${token}` }))
  const { exp } = caller.claims
  const holder = { token, caller, endsAt: exp === undefined ? null : exp * 1_000 }
  await requireAlive(world, holder)
  return holder
}

/**
 * Throws ChannelError for an expired token or a session without a right to channels, RestError 401 when its account
 * or session is gone or banned.
 */
export async function requireAlive(world: RealtimeWorld, { caller, endsAt }: Holder): Promise<void> {
  if (hasExpired({ endsAt }, world.now())) throw expiredToken()
  if (caller.account === null) return
  const isAdmitted = caller.role === 'authenticated' ? world.live.admits : sql`true`
  const statement = sql`select null as total, cast(${isAdmitted} as int4) as count, null as body, null as inserted, null as key`
  const { count } = await runAs(world, caller, { sql: statement, isReadOnly: true }, () => {})
  if (count === 0) throw notAdmitted()
}

/** Whether a token has expired. */
export function hasExpired({ endsAt }: Pick<Holder, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now.getTime()
}
