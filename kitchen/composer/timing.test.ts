import { describe, expect, it } from 'vitest'
import { typedRequest } from '#kitchen/a-request.ts'
import { plannedFor } from '#kitchen/composer/some-plans.ts'

describe('what takes longest', () => {
  it('goes on first: no rice, greens or eggs are finished before a pot of an hour begins', () => {
    const dishes = [
      ...plannedFor(typedRequest(['lamb shoulder', 'rice', 'broccoli', 'ginger'], { cuisine: 'Japanese', selectedStaples: [] }), 8),
      ...plannedFor(typedRequest(['goat', 'daikon', 'eggs', 'soy sauce'], { cuisine: 'Japanese', selectedStaples: [] }), 8),
    ].filter(({ plan }) => plan.archetype === 'bowl')
    expect(dishes.length).toBeGreaterThan(1)
    for (const { tasks, plan } of dishes) {
      const pot = tasks.findIndex(({ verb, minutes }) => verb === 'simmer' && (minutes?.[1] ?? 0) >= 40)
      const quick = tasks.findIndex(({ verb }) => verb === 'absorb' || verb === 'steam' || verb === 'boil')
      expect(pot).toBeGreaterThanOrEqual(0)
      expect(quick).toBeGreaterThan(pot)
      const drained = plan.steps.filter((step) => step.tasks.some(({ verb }) => verb === 'drain'))
      expect(drained.filter(({ isMeanwhile }) => isMeanwhile)).toEqual([])
      expect(plan.steps.some(({ isMeanwhile }) => isMeanwhile)).toBe(true)
    }
  })
})
