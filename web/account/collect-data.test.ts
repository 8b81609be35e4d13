import { expect, test } from 'vitest'
import type { ExportedData } from '#domain/account/api.ts'
import { collectData } from '#web/account/collect-data.ts'

/** A part of an account's data, with so many recipes, and so many left behind it. */
function aPart(saved: readonly string[], left: number): ExportedData {
  const savedRecipes = saved.map((id) => ({
    id,
    name: id,
    cuisine: null,
    language: null,
    rating: null,
    savedAt: '2026-11-22T08:00:00Z',
    expiresAt: null,
    recipe: {},
  }))
  return {
    product: 'Potluck',
    exportedAt: '2026-11-22T08:00:00Z',
    account: {
      id: 'ada',
      email: 'ada@example.org',
      newEmail: null,
      phone: null,
      createdAt: null,
      confirmedAt: null,
      lastSignInAt: null,
      providers: ['email'],
      factors: [],
      recoveryCodesLeft: 0,
      metadata: {},
    },
    profile: null,
    roles: [],
    sessions: [],
    subscription: {
      subscribed: false,
      subscription_end: null,
      period_end: null,
      status: null,
      cancel_at_period_end: false,
      can_manage: false,
      customer: null,
    },
    searches: { used: 0, limit: 180, remaining: 180, resetDate: '2026-12-01T00:00:00Z', sessionId: null, totalLifetime: 0 },
    searchLines: [],
    savedRecipes,
    generatedRecipes: [],
    botDetections: [],
    left: { savedRecipes: left, generatedRecipes: 0 },
  }
}

test('data that comes in parts is one whole, each part once', async () => {
  const parts = [aPart(['a', 'b'], 3), aPart(['c', 'd'], 1), aPart(['e'], 0)]
  const skipped: number[] = []
  const all = await collectData(async ({ savedRecipes }) => {
    skipped.push(savedRecipes)
    return parts.shift() ?? aPart([], 0)
  })
  expect(skipped).toEqual([0, 2, 4])
  expect(all.savedRecipes.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(all.left.savedRecipes).toBe(0)
})

test('a part with nothing in it ends the asking', async () => {
  const parts = [aPart(['a'], 5), aPart([], 5)]
  const all = await collectData(async () => parts.shift() ?? aPart(['never'], 0))
  expect(all.savedRecipes.map(({ id }) => id)).toEqual(['a'])
})
