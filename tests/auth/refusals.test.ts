import { authErrorCodes } from '@potluck/platform/auth/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { howMany } from '../how-many.ts'
import { queryOf } from './browser.ts'
import { type House, openHouse } from './house.ts'
import { adminRefusals } from './refusals/admin.ts'
import { codeRefusals } from './refusals/codes.ts'
import { factorRefusals } from './refusals/factors.ts'
import { failureRefusals } from './refusals/failures.ts'
import { oauthRefusals } from './refusals/oauth.ts'
import { oauthTold } from './refusals/oauth-told.ts'
import { passwordRefusals } from './refusals/password.ts'
import type { Refusal, Speak, ToldOnTheWay } from './refusals/refusal.ts'
import { samlTold } from './refusals/saml-told.ts'
import { sessionRefusals } from './refusals/sessions.ts'
import { signUpRefusals } from './refusals/sign-up.ts'
import { ssoRefusals } from './refusals/sso.ts'
import { ssoAdminRefusals } from './refusals/sso-admin.ts'
import { tokenRefusals } from './refusals/tokens.ts'
import { userRefusals } from './refusals/user.ts'
import { web3Refusals } from './refusals/web3.ts'

const refusals: readonly Refusal[] = [
  ...factorRefusals,
  ...ssoRefusals,
  ...web3Refusals,
  ...adminRefusals,
  ...codeRefusals,
  ...oauthRefusals,
  ...passwordRefusals,
  ...sessionRefusals,
  ...signUpRefusals,
  ...userRefusals,
  ...failureRefusals,
  ...ssoAdminRefusals,
  ...tokenRefusals,
]
const told: readonly ToldOnTheWay[] = [...oauthTold, ...samlTold]

let first: House
const houses = new Map<string, Promise<House>>()
beforeAll(async () => {
  first = await openHouse()
  houses.set(JSON.stringify({}), Promise.resolve(first))
})
// The clocks of the houses differ, so no house may inherit the used-up limits of another.
beforeEach(() => sql`delete from platform.rate_limits`.execute(first.world.db))
afterAll(async () => {
  for (const opening of [...houses.values()].reverse()) {
    const house = await opening
    expect(house.world.failures).toEqual([])
    await house.close()
  }
})

/** One house for all refusals with the same settings. They share one database, except where limits are counted. */
function houseFor(env: Record<string, string> = {}): Promise<House> {
  const key = JSON.stringify(env)
  const isCounted = Object.keys(env).some((name) => name.includes('RATE_LIMIT'))
  const house = houses.get(key) ?? openHouse(isCounted ? { env } : { env, beside: first })
  houses.set(key, house)
  return house
}

/** Sends a raw request and reads the error of its answer from either envelope. */
async function sendTo(house: House, ask: typeof fetch, ...[path, request = {}]: Parameters<Speak['send']>): ReturnType<Speak['send']> {
  const { method = 'GET', token, body } = request
  const response = await ask(`${house.url}/auth/v1/${path}`, {
    method,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return { error: null }
  const said = await response.json()
  return { error: { status: response.status, code: said.error_code ?? said.code } }
}

const envelopes = ['code and message', 'status, error_code and msg'] as const

/**
 * The refusals of an envelope: `npm test` takes every second refusal in one envelope and the others in the other;
 * `npm run test:long` takes all in both.
 */
const refusalsIn = (envelope: (typeof envelopes)[number]) =>
  refusals.filter((_, at) => (at + envelopes.indexOf(envelope)) % howMany(2, 1) === 0)

describe.each(envelopes)('refusals in the envelope of %s', (envelope) => {
  test.each(refusalsIn(envelope))('$when is refused with $status $code', async ({ provoke, status, code, message, env, envelope: own }) => {
    const house = await houseFor(env)
    const answers: { status: number; body: Record<string, unknown>; headers: Headers }[] = []
    const speakingFetch: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers)
      if (envelope === 'status, error_code and msg') headers.delete('x-supabase-api-version')
      const response = await fetch(input, { ...init, headers })
      if (response.status >= 400) answers.push({ status: response.status, body: await response.clone().json(), headers: response.headers })
      return response
    }
    const speak: Speak = {
      client: (auth = {}) => house.client({ auth, global: { fetch: speakingFetch } }),
      admin: () => house.admin({ global: { fetch: speakingFetch } }),
      member: () => house.member({ client: house.client({ global: { fetch: speakingFetch } }) }),
      send: (...asked) => sendTo(house, speakingFetch, ...asked),
    }
    const { error } = await provoke(house, speak)

    const { status: answered, body = {}, headers } = answers.at(-1) ?? {}
    expect(answered).toBe(status)
    expect(error?.status).toBe(status)
    if (own === 'oauth') {
      expect(body).toEqual({ error: code, error_description: message })
      return
    }
    expect(error?.code).toBe(code)
    const said = envelope === 'code and message' ? body.message : body.msg
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
    if (envelope === 'code and message') {
      expect(body.code).toBe(code)
      expect(headers?.get('x-supabase-api-version')).toBe('2024-01-01')
    } else {
      expect(body).toMatchObject({ code: status, error_code: code })
      expect(headers?.get('x-sb-error-code')).toBe(code)
    }
    if (status < 500) return
    if (envelope === 'status, error_code and msg') expect(body.error_id).toBe(headers?.get('x-request-id'))
    else expect(body).not.toHaveProperty('error_id')
  })
})

test.each(told)('$when redirects the browser with the error $code', async ({ arrive, env, code, message }) => {
  const { error, ...query } = queryOf(await arrive(await houseFor(env)))
  expect(query).toEqual({ error_code: code, error_description: message })
  expect(error).toMatch(/^(access_denied|invalid_request|server_error)$/)
})

test.each(authErrorCodes)('the error code %s is the answer to some request', (code) => {
  const shown = [...refusals, ...told].map((refusal) => refusal.code)
  expect(shown).toContain(code)
})
