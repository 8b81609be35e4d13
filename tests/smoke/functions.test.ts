import { afterAll, beforeAll, expect, test } from 'vitest'
import { functions } from '#server/functions.ts'
import { openTestPayments } from '#server/test-payments/open.ts'
import type { TestWorld } from '../api/world.ts'
import { aRequest } from '../api/world.ts'
import { enrolApp, proveApp } from '../auth/authenticator-app.ts'
import { type House, openHouse } from '../auth/house.ts'
import { ask } from './ask.ts'

// Every function of /functions/v1, each with success: one member cooks, pays, loses a factor and deletes the account.

let base: House
let house: House
let world: TestWorld
const member = { email: '', token: '', half: '', checkout: '', codes: [''] }

beforeAll(async () => {
  base = await openHouse()
  const payments = await openTestPayments(base.world)
  house = await openHouse({ beside: base, payments: () => payments })
  world = house.world
  const made = await house.member()
  await proveApp(made.client, await enrolApp(made.client), Date.now())
  member.email = made.email
  member.token = (await made.client.auth.getSession()).data.session?.access_token ?? ''
  const { data } = await house.client().auth.signInWithPassword(made)
  member.half = data.session?.access_token ?? ''
})
afterAll(async () => {
  expect([...base.world.failures, ...world.failures]).toEqual([])
  await house.close()
  await base.close()
})

/** A call with its body, its session, and the expected answer. */
interface Line {
  body?: () => unknown
  as?: 'half'
  answer: () => object
}

/** In the order of the calls. */
const lines: Record<string, Line> = {
  'generate-recipe': { body: () => aRequest(), answer: () => ({ recipe: { title: 'Italian supper' }, usage: { used: 1 } }) },
  'check-usage-status': { answer: () => ({ usage: { used: 1 }, premium: { isActive: false }, canGenerate: true }) },
  'list-searches': {
    answer: () => ({ lines: [{ kind: 'search', recipeName: 'Italian supper', counted: 1, reason: 'recipe' }], next: null }),
  },
  'read-ingredients': {
    body: () => ({ ingredients: ['2 eggs'], language: 'en' }),
    answer: () => ({ readings: [{ state: 'known', foods: [{ name: '2 eggs' }] }] }),
  },
  'describe-account': { as: 'half', answer: () => ({ hasPassword: true }) },
  'list-sessions': { answer: () => ({ sessions: [{ isCurrent: false }, { isCurrent: true, hasSecondFactor: true }] }) },
  'create-checkout': { answer: () => ({ url: expect.stringContaining('/test-checkout?session=') }) },
  'describe-test-checkout': { body: () => ({ session: member.checkout }), answer: () => ({ state: 'open' }) },
  'pay-test-checkout': { body: () => ({ session: member.checkout, card: 'pays' }), answer: () => ({ state: 'paid' }) },
  'check-subscription': { answer: () => ({ subscribed: true, status: 'active' }) },
  'customer-portal': { answer: () => ({ url: expect.stringContaining('/test-portal') }) },
  'describe-test-portal': { answer: () => ({ subscription: { status: 'active', cancel_at_period_end: false } }) },
  'act-in-test-portal': { body: () => ({ act: 'cancel' }), answer: () => ({ subscription: { cancel_at_period_end: true } }) },
  'make-recovery-codes': { answer: () => ({ codes: Array(10).fill(expect.any(String)) }) },
  'count-recovery-codes': { answer: () => ({ left: 10 }) },
  'export-my-data': {
    answer: () => ({ account: { email: member.email, recoveryCodesLeft: 10 }, generatedRecipes: [{ name: 'Italian supper' }] }),
  },
  'use-recovery-code': { as: 'half', body: () => ({ code: member.codes[0] }), answer: () => ({ removed: true }) },
  'delete-account': {
    as: 'half',
    body: () => ({ confirmation: member.email }),
    answer: () => ({ deleted: true, generatedRecipes: 1, savedRecipes: 0 }),
  },
}

test('every function has a call in the smoke test', () => {
  expect(Object.keys(lines).toSorted()).toEqual(functions.map(({ endpoint }) => endpoint.name).toSorted())
})

test.each(Object.entries(lines))('the function %s succeeds with an answer of its contract', async (name, { body, as, answer }) => {
  const endpoint = functions.find((one) => one.endpoint.name === name)?.endpoint
  const answered = await ask(world, `POST /functions/v1/${name}`, {
    token: as === 'half' ? member.half : member.token,
    body: body?.() ?? {},
  })
  expect(answered).toMatchObject({ status: 200, body: answer() })
  const parsed: unknown = endpoint?.output.parse(answered.body)
  if (name === 'create-checkout') member.checkout = new URL(Object(parsed).url).searchParams.get('session') ?? ''
  if (name === 'make-recovery-codes') member.codes = Object(parsed).codes
})

test('the payment webhook refuses an unsigned event', async () => {
  const unsigned = await ask(world, 'POST /functions/v1/stripe-webhook', { body: {} })
  expect(unsigned).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
})
