import fc from 'fast-check'
import { expect, test } from 'vitest'
import { donationOf } from '#domain/billing/donation.ts'

test.each([
  [113_500, 1_135],
  [700, 7],
  [701, 8],
  [1, 1],
  [0, 0],
  [-50_000, 0],
])('the donation from %i cents is %i cents', (net, given) => {
  expect(donationOf(net)).toBe(given)
})

test('a donation is at least one percent, and less than a cent more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (net) => {
      const given = donationOf(net)
      expect(given * 100).toBeGreaterThanOrEqual(net)
      expect((given - 1) * 100).toBeLessThan(net)
    }),
  )
})
