import { describe, expect, test } from 'vitest'
import { type Draft, startDraft } from '#kitchen/composer/draft.ts'
import { startLate } from '#kitchen/composer/method/start-late.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const rice = anItem('rice')

/** The verbs of a stew with rice beside it, in the order in which they are written, with their longest minutes. */
function written(stewMinutes: number): string[] {
  const draft = startDraft()
  const add: Draft['add'] = draft.add
  add('absorb', { items: [rice], vessel: 'saucepan', heat: 'low', minutes: [16, 18], lane: 'side' })
  add('brown', { items: [anItem('beef')], vessel: 'pot', heat: 'medium-high', minutes: [5, 6] })
  add('simmer', { items: [anItem('carrot')], vessel: 'pot', heat: 'low', minutes: [stewMinutes - 10, stewMinutes] })
  add('serve-with', { items: [rice], joins: true })
  return startLate(draft.tasks).map(({ verb, minutes }) => (minutes === null ? verb : `${verb} ${minutes[1]}`))
}

describe('what cooks beside the dish', () => {
  test('starts so that it is done with the dish', () => {
    expect(written(25)).toEqual(['brown 6', 'simmer 25', 'absorb 18', 'serve-with'])
  })

  test('starts with the last minutes of a long pot, which is written in two parts', () => {
    expect(written(90)).toEqual(['brown 6', 'simmer 72', 'simmer 18', 'absorb 18', 'serve-with'])
  })

  test('comes first when it takes longer than the dish', () => {
    expect(written(11)).toEqual(['absorb 18', 'brown 6', 'simmer 11', 'serve-with'])
  })
})
