import type { Route } from '#platform/auth/call.ts'
import { challengeFactor } from '#platform/auth/factors/challenge.ts'
import { enrollFactor } from '#platform/auth/factors/enroll.ts'
import { unenrollFactor } from '#platform/auth/factors/unenroll.ts'
import { verifyFactor } from '#platform/auth/factors/verify.ts'

/** Routes about the caller's second factors. */
export const factorRoutes: readonly Route[] = [
  { method: 'POST', path: '/factors', access: 'user', limit: 'factor_enroll', answer: enrollFactor },
  { method: 'POST', path: '/factors/:factor_id/challenge', access: 'user', limit: 'factor_challenge', answer: challengeFactor },
  { method: 'POST', path: '/factors/:factor_id/verify', access: 'user', limit: 'factor_verify', answer: verifyFactor },
  { method: 'DELETE', path: '/factors/:factor_id', access: 'user', limit: 'factor_unenroll', answer: unenrollFactor },
]
