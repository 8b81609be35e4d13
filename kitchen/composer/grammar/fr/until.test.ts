import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { startDraft } from '#kitchen/composer/draft.ts'
import { untilClause } from '#kitchen/composer/grammar/fr/until.ts'
import { listenTo } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'French', flavour: 'French' } as const

function untilTender(items: readonly Item[], minutes: [number, number] | null = [5, 7]): string {
  const draft = startDraft()
  draft.add('fry', { items: [...items], minutes, cue: 'soft' })
  const plan = planFrom(draft, { archetype: 'stew', kitchen, cuisine: 'French', mealType: 'entrée', servings: 4, style: 0 })
  const [task] = draft.tasks
  return task === undefined ? '' : untilClause(task, listenTo(plan))
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

  it('stands without a comma where no time comes before it', () => {
    expect(untilTender(of('rice'), null)).toBe(" jusqu'à ce qu'il soit fondant")
  })
})
