import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkAnyUsage, readAnswer } from './read-answer.ts'

const usage = { used: 6, limit: 6, remaining: 0, resetDate: '2026-11-23T00:00:00.000Z', sessionId: null, totalLifetime: 6 }
const whole = { usage, premium: { isActive: false }, tester: { isActive: false }, canGenerate: false, can_generate: false }
const read = (answer: unknown) => readAnswer(z.parse(checkAnyUsage.output, answer))

test('an answer says what is left, what lifts the limit, and whether a button may be pressed', () => {
  expect(read(whole)).toEqual({ usage, premium: false, tester: false, canGenerate: false })
  expect(read({ ...whole, tester: { isActive: true }, canGenerate: true })).toMatchObject({ tester: true, canGenerate: true })
})

test('an error that mentions is_admin lets the button be pressed, with a count and without one', () => {
  expect(read({ ...whole, error: 'function public.is_admin(uuid) does not exist' })).toMatchObject({ canGenerate: true, usage })
  expect(read({ error: 'column "is_admin" does not exist' })).toBeNull()
})

test('any other error lets nothing be pressed that was not', () => {
  expect(read({ ...whole, error: 'something else' })).toMatchObject({ canGenerate: false })
  expect(() => read({ error: 'something else' })).toThrow('not_understood')
})
