import { expect, test } from 'vitest'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

test('the slowest food starts first: no rice, greens or eggs are done before an hour of simmering begins', () => {
  const dishes = [
    ...planTurnsOf(typedRequest(['lamb shoulder', 'rice', 'broccoli', 'ginger'], { cuisine: 'Japanese', selectedStaples: [] }), 8),
    ...planTurnsOf(typedRequest(['goat', 'daikon', 'eggs', 'soy sauce'], { cuisine: 'Japanese', selectedStaples: [] }), 8),
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

test('quick foods do not wait for pasta: its water is on before the sauce is done, and seafood goes back in at the end', () => {
  const dishes = [
    ...planTurnsOf(typedRequest(['shrimp', 'linguine', 'garlic', 'white wine'], { searchMode: 'full', cuisine: 'Italian' }), 4),
    ...planTurnsOf(typedRequest(['beef', 'noodles', 'broccoli'], { searchMode: 'full', cuisine: 'Chinese' }), 4),
  ].filter(({ plan, tasks }) => ['pasta', 'stir-fried-noodles'].includes(plan.archetype) && tasks.some(({ verb }) => verb === 'boil'))
  expect(dishes.length).toBeGreaterThan(1)
  for (const { tasks } of dishes) {
    const boil = tasks.findIndex(({ verb, lane }) => verb === 'boil' && lane === 'side')
    const fried = tasks.findLastIndex(({ lane, minutes, phase }) => lane === 'main' && minutes !== null && phase === 'cook')
    const seasoned = tasks.findLastIndex(({ verb }) => verb === 'season')
    expect(boil).toBeLessThan(fried + 2)
    expect(boil).toBeLessThan(seasoned)
  }
  const isShrimp = ({ kin }: { kin: string }) => kin === 'shrimp'
  const fried = dishes.filter(({ tasks }) => tasks.some(({ verb, items }) => verb === 'fry' && items.some(isShrimp)))
  expect(fried.length).toBeGreaterThan(0)
  for (const { tasks } of fried) {
    const cooked = tasks.find(({ verb, items }) => verb === 'lift-out' && items.some(isShrimp))
    expect(cooked).toBeDefined()
  }
})
