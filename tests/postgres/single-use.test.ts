import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeAt, enrolApp } from '../auth/authenticator-app.ts'
import { someone } from '../auth/house.ts'
import { spendingLink } from '../auth/letters.ts'
import { keys, many, openTwoServers, type TwoServers } from './two-servers.ts'

// A single-use secret works once, however many requests send it at once to either of two processes.

const triesPerAddress = 40

let two: TwoServers
beforeAll(async () => {
  two = await openTwoServers({ AUTH_RATE_LIMIT_VERIFY: String(triesPerAddress), TRUST_PROXY: 'loopback' })
})
afterAll(() => two.close())

/** A request to one of the servers, from an address that only this test uses. */
async function post(index: number, path: string, body: unknown, { from, token }: { from: string; token?: string }) {
  const response = await fetch(`${two.urlOf(index)}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const outcomes = (answers: readonly { status: number; body: { error_code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'in' : `${status} ${body.error_code}`)).toSorted()
const oneIn = (others: string) => ['in', ...Array(19).fill(others)].toSorted()

async function aLink() {
  const { email, id } = await two.member()
  const { data, error } = await two.browser(0, keys.SERVICE_ROLE_KEY).auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  return { email, id, code: data.properties.email_otp, token: data.properties.hashed_token }
}

const sessionsOf = async (id: string) => {
  const rows = await two.db.selectFrom('auth.sessions').select('id').where('user_id', '=', id).execute()
  return rows.length
}

test('one of twenty concurrent uses of a code on two servers signs in', async () => {
  const { email, id, code } = await aLink()
  const answers = await many(20, (index) => post(index, 'verify', { type: 'recovery', email, token: code }, { from: '192.0.2.1' }))
  expect(outcomes(answers)).toEqual(oneIn('403 otp_expired'))
  expect(await sessionsOf(id)).toBe(2)
})

test('one of twenty concurrent visits to a link on two servers signs in', async () => {
  const { id, token } = await aLink()
  const landed = await many(20, async (index) => {
    const query = new URLSearchParams({ token, type: 'recovery' })
    const response = await fetch(`${two.urlOf(index)}/auth/v1/verify?${query}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '192.0.2.2' },
    })
    const told = new URLSearchParams(new URL(response.headers.get('location') ?? 'none:').hash.slice(1))
    return told.has('access_token') ? 'in' : told.get('error_code')
  })
  expect(landed.toSorted()).toEqual(oneIn('otp_expired'))
  expect(await sessionsOf(id)).toBe(2)
})

test("one of twenty concurrent uses of an app's code on two servers, on separate challenges, raises the session", async () => {
  const client = two.browser(0)
  await client.auth.signUp({ email: someone(), password: 'correct-horse-1' })
  const { factorId, secret } = await enrolApp(client)
  const { data } = await client.auth.getSession()
  const as = { from: '192.0.2.3', token: data.session?.access_token ?? '' }
  const challenges = await many(20, (index) => post(index, `factors/${factorId}/challenge`, {}, as))
  const code = codeAt(secret, Date.now())
  const answers = await many(20, (index) =>
    post(index + 1, `factors/${factorId}/verify`, { challenge_id: challenges[index]?.body.id, code }, as),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const factor = two.db.selectFrom('auth.mfa_factors').select('status').where('id', '=', factorId)
  expect(await factor.execute()).toEqual([{ status: 'verified' }])
})

test('one of twenty concurrent exchanges of a PKCE code on two servers signs in', async () => {
  const { email, id } = await two.member()
  const verifier = 'v'.repeat(64)
  const challenge = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 's256' }
  await post(0, 'recover', { email, ...challenge }, { from: '192.0.2.4' })
  const link = await linkTo(email)
  const landed = await fetch(`${two.urlOf(1)}/auth/v1/verify${spendingLink(link).search}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': '192.0.2.4' },
  })
  const shown = { auth_code: new URL(landed.headers.get('location') ?? 'none:').searchParams.get('code'), code_verifier: verifier }
  const answers = await many(20, (index) => post(index, 'token?grant_type=pkce', shown, { from: '192.0.2.4' }))
  expect(outcomes(answers)).toEqual(oneIn('404 flow_state_not_found'))
  expect(await sessionsOf(id)).toBe(2)
})

test('an address has its tries once for both servers together', async () => {
  const guess = { type: 'recovery', token_hash: 'f'.repeat(56) }
  const answers = await many(100, (index) => post(index, 'verify', guess, { from: '192.0.2.5' }))
  const tried = outcomes(answers).filter((outcome) => outcome === '403 otp_expired').length
  expect(outcomes(answers).filter((outcome) => outcome === '429 over_request_rate_limit')).toHaveLength(100 - tried)
  expect(tried).toBeGreaterThanOrEqual(triesPerAddress)
  // One more try comes back every seven and a half seconds.
  expect(tried).toBeLessThanOrEqual(triesPerAddress + 4)
  expect((await post(0, 'verify', guess, { from: '192.0.2.6' })).status).toBe(403)
})

/** The link of the mail to an address in the first server's outbox. */
async function linkTo(address: string): Promise<URL> {
  const outbox = join(two.servers[0]?.dataDir ?? '', 'outbox')
  return vi.waitFor(
    async () => {
      for (const file of await readdir(outbox)) {
        const { to, text } = await PostalMime.parse(await readFile(join(outbox, file)))
        const link = /^https?:\/\/\S+$/m.exec(text ?? '')?.[0]
        if (to?.some((one) => one.address === address) && link) return new URL(link)
      }
      throw new Error(`No letter to ${address}`)
    },
    { timeout: 10_000, interval: 50 },
  )
}
