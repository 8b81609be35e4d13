import { accessDenied, badRequest } from '#platform/storage/errors.ts'
import type { Caller, StorageWorld } from '#platform/storage/world.ts'

/** The caller of a public read. A caller with an invalid token counts as a reader. */
export async function readerFrom(world: StorageWorld, headers: Headers): Promise<Caller> {
  const token = tokenIn(headers)
  const caller = token === null ? null : await world.callerOf(token)
  return caller?.kind === 'writer' ? caller : { kind: 'reader' }
}

/**
 * The caller by the token in Authorization, or else in apikey. Throws 400 InvalidRequest without either, 403
 * AccessDenied for an invalid one.
 */
export async function callerFrom(world: StorageWorld, headers: Headers): Promise<Caller> {
  const token = tokenIn(headers)
  if (token === null) throw badRequest("headers must have required property 'authorization'")
  const caller = await world.callerOf(token)
  if (caller.kind !== 'nobody') return caller
  if (token.split('.').length !== 3) throw accessDenied('Invalid Compact JWS')
  throw accessDenied(caller.isExpired ? '"exp" claim timestamp check failed' : 'signature verification failed')
}

function tokenIn(headers: Headers): string | null {
  const authorization = headers.get('authorization')
  return authorization === null ? headers.get('apikey') : authorization.replace(/^bearer +/i, '')
}
