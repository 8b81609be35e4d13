import { makeAuthApp } from '@potluck/platform/auth/app'
import type { AuthWorld } from '@potluck/platform/auth/world'
import type { HttpEnv } from '@potluck/platform/http/env'
import type { ApiKeys } from '@potluck/platform/tokens/api-keys'
import { Hono } from 'hono'
import type { OwnAccounts } from '#server/accounts/accounts.ts'

/**
 * The admin API of this server's own accounts, called as a function. Its calls come from the owner or the server, so
 * `onConfirmed` gets no HTTP call.
 */
export function ownAdminApi(auth: AuthWorld, apiKeys: Pick<ApiKeys, 'current'>): OwnAccounts['adminApi'] {
  return async ({ method, path, body }) => {
    const world: AuthWorld = { ...auth, onConfirmed: (trx, user, proof, before) => auth.onConfirmed(trx, user, proof, before) }
    const app = new Hono<HttpEnv>()
    app.use(async (context, next) => {
      context.set('requestId', auth.uuid())
      context.set('address', undefined)
      await next()
    })
    app.route('/', makeAuthApp(world))
    const { serviceRole } = await apiKeys.current()
    const headers = { apikey: serviceRole, authorization: `Bearer ${serviceRole}`, 'content-type': 'application/json' }
    return app.fetch(new Request(`http://accounts.invalid${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
  }
}
