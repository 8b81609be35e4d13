import { describe, expect, test } from 'vitest'
import { untilClause } from '#kitchen/composer/grammar/fr/until.ts'
import { recipeContextOf } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'

function untilTender(items: readonly Item[], minutes: [number, number] | null = [5, 7]): string {
  const plan = aPlan([['fry', { items, minutes, cue: 'soft' }]])
  const task = plan.steps.flatMap((step) => step.tasks).find(({ verb }) => verb === 'fry')
  return task === undefined ? '' : untilClause(task, recipeContextOf(plan))
}

const of = (...ids: readonly IngredientId[]) => ids.map((id) => anItem(id))

describe('French signs of doneness', () => {
  test('a French sign of doneness uses the pronoun of the cooked food', () => {
    expect(untilTender(of('rice'))).toBe(", jusqu'à ce qu'il soit fondant")
    expect(untilTender(of('lentil'))).toBe(", jusqu'à ce qu'elles soient fondantes")
    expect(untilTender(of('lentil', 'rice'))).toBe(", jusqu'à ce qu'ils soient fondants")
  })

  test('a French sign of doneness says "le tout" when a word has no known gender', () => {
    const zblorp = anItem('rice', { ingredient: null, words: 'zblorp' })
    expect(untilTender([zblorp])).toBe(", jusqu'à ce que le tout soit fondant")
  })

  test('a French sign of doneness is plural for "restes de poulet"', () => {
    const left = anItem('chicken-breast', { ingredient: null, words: 'restes de poulet' })
    expect(untilTender([left])).toBe(", jusqu'à ce qu'ils soient fondants")
  })

  test('a French sign of doneness has no comma when no time precedes it', () => {
    expect(untilTender(of('rice'), null)).toBe(" jusqu'à ce qu'il soit fondant")
  })
})
