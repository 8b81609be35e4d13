import { expect, test } from 'vitest'
import { premiumFeatures } from '#domain/billing/premium-features.ts'
import { isSandbox, refusalOfLiveKey } from '#server/config/billing.ts'
import { ConfigError } from '#server/config/reader.ts'
import { readConfig } from '#server/config.ts'

const env = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef', STRIPE_PRICE_ID: 'price_1' })
const built = [
  { id: 'recipes', isBuilt: true },
  { id: 'saved', isBuilt: true },
]

test.each([
  ['sk_test_0123456789', true],
  ['rk_test_0123456789', true],
  ['sk_live_0123456789', false],
  ['rk_live_0123456789', false],
])('whether the Stripe key %s is a sandbox key is %s', (secretKey, expected) => {
  expect(isSandbox({ secretKey })).toBe(expected)
})

test.each(['sk_live_0123456789', 'rk_live_0123456789'])(
  'the live Stripe key %s is refused while Premium promises unbuilt features',
  (key) => {
    const coming = [...built, { id: 'support', isBuilt: false }, { id: 'advanced', isBuilt: false }]
    expect(refusalOfLiveKey({ secretKey: key }, coming)).toBe(
      'STRIPE_SECRET_KEY must be of a sandbox (sk_test_… or rk_test_…): Premium promises what this version does not have yet (support, advanced)',
    )
    expect(refusalOfLiveKey({ secretKey: key }, built)).toBeNull()
    expect(refusalOfLiveKey({ secretKey: key.replace('live', 'test') }, coming)).toBeNull()
    expect(refusalOfLiveKey(undefined, coming)).toBeNull()
  },
)

test('a start accepts a live Stripe key exactly when every promised Premium feature is built', () => {
  const start = () => readConfig(env('sk_live_0123456789'))
  if (premiumFeatures.every(({ isBuilt }) => isBuilt)) expect(start().stripe).toBeDefined()
  else expect(start).toThrow(ConfigError)
  expect(readConfig(env('sk_test_0123456789')).stripe).toBeDefined()
})
