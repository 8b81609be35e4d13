import * as z from 'zod/mini'
import { type Answer, ok, redirect } from '#platform/auth/answer.ts'
import { type Call, parseBody, query, Text } from '#platform/auth/call.ts'
import { pkcePrefix } from '#platform/auth/codes/secret.ts'
import { findByLink, findByMailCode, findByPhoneCode } from '#platform/auth/codes/shown-token.ts'
import { countTry, resetTries } from '#platform/auth/codes/tries.ts'
import { flowMethods, type ShownToken, spendToken } from '#platform/auth/codes/verified.ts'
import { errorAddress, firstConfirmationAddress } from '#platform/auth/codes/verify-addresses.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { issueAuthCode } from '#platform/auth/flow/flow-state.ts'
import { codeAddress, sessionAddress } from '#platform/auth/redirect-addresses.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { normalEmail, normalPhone } from '#platform/auth/users/addresses.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

const Verify = z.object({ type: Text, token: Text, token_hash: Text, email: Text, phone: Text, redirect_to: Text })
type Verify = z.output<typeof Verify>

const halfwayMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** POST /verify: a session for the digits of a message, or for the token of a link. */
export async function verifyByPost(call: Call): Promise<Answer> {
  const { world } = call
  const { find, counted } = readTokenFinder(call, parseBody(call, Verify))
  if (counted !== null) await countTry(call, 'code', counted)
  const session = await world.db.transaction().execute(async (trx) => {
    const user = await spendToken(trx, world, await find(trx))
    return user && beginSession(trx, call, user, 'otp')
  })
  if (counted !== null) await resetTries(call, 'code', counted)
  return session ? answerSession(session) : ok({ code: '200', msg: halfwayMessage })
}

/**
 * How to find a token's account. `counted` is the address that wrong digits are counted for; it is null for a link,
 * whose token is too long to guess.
 */
interface TokenFinder {
  find(trx: AuthTransaction): Promise<ShownToken>
  counted: string | null
}

function readTokenFinder({ world }: Call, { type, token, token_hash: hash, ...asked }: Verify): TokenFinder {
  if (type === '') throw invalid('Verify requires a verification type')
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash')
  if (token === '') {
    if (asked.email !== '' || asked.phone !== '' || asked.redirect_to !== '')
      throw invalid('Only the token_hash and type should be provided')
    return { find: (trx) => findByLink(trx, world, type, hash), counted: null }
  }
  if ((asked.email === '') === (asked.phone === '')) throw invalid('Only an email address or phone number should be provided on verify')
  if (asked.phone !== '') {
    const phone = normalPhone(asked.phone)
    return { find: (trx) => findByPhoneCode(trx, world, { type, phone, code: token }), counted: phone }
  }
  const email = emailOf(asked.email)
  return { find: (trx) => findByMailCode(trx, world, { type, email, code: token }), counted: email }
}

function emailOf(typed: string): string {
  try {
    return normalEmail(typed)
  } catch (cause) {
    throw new AuthError(422, 'validation_failed', 'Invalid email format', { cause })
  }
}

/**
 * GET /verify: the link of a mail. Redirects the browser with a session, with a code for a PKCE client, or with an
 * error.
 */
export async function verifyByLink(call: Call): Promise<Answer> {
  const { world } = call
  // A HEAD request, which mail scanners send, spends nothing.
  if (call.request.method !== 'GET')
    throw new AuthError(405, 'validation_failed', 'Method not allowed', { headers: { allow: 'GET, POST, OPTIONS' } })
  const type = query(call, 'type') ?? ''
  const token = query(call, 'token') ?? ''
  const target = redirectTarget(call)
  if (type === '') throw invalid('Verify requires a verification type')
  if (token === '') throw invalid('Verify requires a token or a token hash')
  const isPkce = token.startsWith(pkcePrefix)
  try {
    return await world.db.transaction().execute(async (trx) => {
      const shown = await findByLink(trx, world, type, token)
      const user = await spendToken(trx, world, shown)
      if (!user) return redirect(firstConfirmationAddress(target, halfwayMessage, isPkce))
      if (isPkce) return redirect(codeAddress(target, await issueAuthCode(trx, world, user.id, flowMethods[shown.verification])))
      return redirect(sessionAddress(target, await beginSession(trx, call, user, 'otp'), { type: shown.verification }))
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return redirect(errorAddress(target, error, isPkce))
  }
}
