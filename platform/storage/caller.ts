import { accessDenied, badRequest } from '#platform/storage/errors.ts'
import type { Caller, StorageWorld } from '#platform/storage/world.ts'

/** Who asks for what everybody may read: whatever token is shown, good or not, nobody is less than a reader. */
export async function readerFrom(world: StorageWorld, headers: Headers): Promise<Caller> {
  const token = tokenIn(headers)
  const caller = token === null ? null : await world.callerOf(token)
  return caller?.kind === 'writer' ? caller : { kind: 'reader' }
}

/**
 * Who asks, by the token in Authorization, or else the key in apikey. Throws 400 InvalidRequest for none, 403
 * AccessDenied for one that is not believed.
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
