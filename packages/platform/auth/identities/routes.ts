import { ok, redirect } from '#platform/auth/answer.ts'
import { query, type Route } from '#platform/auth/call.ts'
import { startProviderSignIn } from '#platform/auth/external/authorize.ts'
import { requireAal2ToChangeUser } from '#platform/auth/factors/aal.ts'
import { requireManualLinking } from '#platform/auth/identities/manual-linking.ts'
import { unlink } from '#platform/auth/identities/unlink.ts'

/** Routes about the caller's identities. */
export const identityRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/user/identities/authorize',
    access: 'user',
    limit: 'provider',
    answer: async (call) => {
      requireManualLinking(call)
      await requireAal2ToChangeUser(call.world.db, call.user.id, call.session)
      const url = await startProviderSignIn(call, call.user)
      return query(call, 'skip_http_redirect') === 'true' ? ok({ url }) : redirect(url, 302)
    },
  },
  { method: 'DELETE', path: '/user/identities/:identity_id', access: 'user', limit: 'identities', answer: unlink },
]
