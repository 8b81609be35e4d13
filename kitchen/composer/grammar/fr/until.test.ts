import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { aPlan } from '#kitchen/composer/grammar/a-sentence.ts'
import { untilClause } from '#kitchen/composer/grammar/fr/until.ts'
import { recipeContextOf } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

function untilTender(items: readonly Item[], minutes: [number, number] | null = [5, 7]): string {
  const plan = aPlan([['fry', { items, minutes, cue: 'soft' }]])
  const task = plan.steps.flatMap((step) => step.tasks).find(({ verb }) => verb === 'fry')
  return task === undefined ? '' : untilClause(task, recipeContextOf(plan))
}

const of = (...ids: readonly IngredientId[]) => ids.map((id) => anItem(id))

describe('the sign that something is done, in French', () => {
  it('takes the pronoun of what is cooked', () => {
    expect(untilTender(of('rice'))).toBe(", jusqu'à ce qu'il soit fondant")
    expect(untilTender(of('lentil'))).toBe(", jusqu'à ce qu'elles soient fondantes")
    expect(untilTender(of('lentil', 'rice'))).toBe(", jusqu'à ce qu'ils soient fondants")
  })

  it('says it of all where a word has no gender that anybody knows', () => {
    const zblorp = anItem('rice', { ingredient: null, words: 'zblorp' })
    expect(untilTender([zblorp])).toBe(", jusqu'à ce que le tout soit fondant")
  })

  it('is in the plural for what is left of a dish', () => {
    const left = anItem('chicken-breast', { ingredient: null, words: 'restes de poulet' })
    expect(untilTender([left])).toBe(", jusqu'à ce qu'ils soient fondants")
  })

  it('stands without a comma where no time comes before it', () => {
    expect(untilTender(of('rice'), null)).toBe(" jusqu'à ce qu'il soit fondant")
  })
})
