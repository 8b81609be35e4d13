import type { Answer } from '#platform/auth/answer.ts'
import type { Call } from '#platform/auth/call.ts'
import { grantIdToken } from '#platform/auth/token/id-token.ts'
import { grantPassword } from '#platform/auth/token/password.ts'
import { grantPkce } from '#platform/auth/token/pkce.ts'
import { grantRefreshToken } from '#platform/auth/token/refresh.ts'
import { grantWeb3 } from '#platform/auth/token/web3.ts'

/** Answers a session for a proof of an account. */
export type Grant = (call: Call) => Promise<Answer>

/** The grants by their `grant_type`. */
export const grants = {
  web3: grantWeb3,
  password: grantPassword,
  id_token: grantIdToken,
  pkce: grantPkce,
  refresh_token: grantRefreshToken,
} satisfies Record<string, Grant>
