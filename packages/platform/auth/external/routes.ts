import type { Route } from '#platform/auth/call.ts'
import { authorize } from '#platform/auth/external/authorize.ts'
import { answerCallback } from '#platform/auth/external/callback.ts'

/** Routes of signing in at a provider: away and back. */
export const externalRoutes: readonly Route[] = [
  { method: 'GET', path: '/authorize', access: 'anyone', limit: 'provider', answer: authorize },
  { method: 'GET', path: '/callback', access: 'anyone', limit: 'provider', answer: answerCallback },
  { method: 'POST', path: '/callback', access: 'anyone', limit: 'provider', body: 'form', answer: answerCallback },
]
