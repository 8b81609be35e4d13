import { describe, expect, test } from 'vitest'
import { type Cue, startDraft, type Task } from '#kitchen/composer/draft.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { cueBesideProofs, groupedProofsOf, type ProofWords } from '#kitchen/composer/grammar/signs.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { hazards } from '#kitchen/lexicon/ingredient.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

function aTask(items: readonly Item[], cue: Cue, proofs: Task['proofs'] = safetyProofsFor(items)): Task {
  const draft = startDraft()
  draft.add('simmer', { items, cue, proofs })
  const [task] = draft.tasks
  if (task === undefined) throw new Error('a draft holds what was added')
  return task
}

const [salmon, shrimp, chicken, thigh, carrot] = [
  anItem('salmon'),
  anItem('shrimp'),
  anItem('chicken-breast'),
  anItem('chicken-thigh'),
  anItem('carrot'),
]

describe('signs of doneness', () => {
  test('a task leaves "tender" out when all its food is seafood or simmers slowly', () => {
    expect(cueBesideProofs(aTask([salmon, shrimp], 'tender'))).toBeNull()
    expect(cueBesideProofs(aTask([salmon, carrot], 'tender'))).toBe('tender')
    expect(cueBesideProofs(aTask([carrot], 'tender', [{ item: chicken, hazard: 'poultry', isSlow: true }]))).toBeNull()
    expect(cueBesideProofs(aTask([chicken], 'tender'))).toBe('tender')
    expect(cueBesideProofs(aTask([chicken], 'golden'))).toBe('golden')
  })

  test('a task leaves "set" out when a food needs proof of safety', () => {
    expect(cueBesideProofs(aTask([anItem('egg')], 'set'))).toBeNull()
    expect(cueBesideProofs(aTask([carrot], 'set'))).toBe('set')
  })

  test('a task leaves "tender" out beside beans only in a language with one word for both', () => {
    const beans = aTask([carrot], 'tender', [{ item: anItem('lentil'), hazard: 'dried-bean', isSlow: false }])
    expect(cueBesideProofs(beans)).toBe('tender')
    expect(cueBesideProofs(beans, true)).toBeNull()
  })

  test('a task groups the foods that share a proof, and names slow foods apart', () => {
    const words: ProofWords<string> = {
      slow: 'slow',
      byHazard: {
        poultry: 'hot',
        mince: 'brown',
        'whole-cut': 'hot',
        pork: 'hot',
        fish: 'opaque',
        bivalve: 'open',
        crustacean: 'opaque',
        egg: 'set',
        'dried-bean': 'soft',
        cassava: 'soft',
        'wild-mushroom': 'done',
        'cooked-rice': 'hot',
      },
    }
    expect(Object.keys(words.byHazard).sort()).toEqual([...hazards].sort())
    const task = aTask([chicken, salmon, thigh], 'golden', [
      { item: chicken, hazard: 'poultry', isSlow: false },
      { item: salmon, hazard: 'fish', isSlow: false },
      { item: thigh, hazard: 'poultry', isSlow: false },
      { item: carrot, hazard: 'poultry', isSlow: true },
    ])
    expect(groupedProofsOf(task, words)).toEqual([
      { words: 'hot', items: [chicken, thigh] },
      { words: 'opaque', items: [salmon] },
      { words: 'slow', items: [carrot] },
    ])
  })
})
