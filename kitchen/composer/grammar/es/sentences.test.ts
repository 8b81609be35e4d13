import { describe, expect, it } from 'vitest'
import { randomRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeTask } from '#kitchen/composer/grammar/es/sentences.ts'
import { listenTo } from '#kitchen/composer/grammar/listener.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no Spanish sentence may hold: a place left empty, a word said twice, an article that is not drawn together or does not agree. */
const flaws =
  /\bundefined\b|\bnull\b|\$\{|\[object| {2}|,,|,\s*[.;]|\b(?:de|a) el\s|\b(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)\b|\by i\p{L}|\b(?:con|en|de|y|o|la|el) [.,;]|\b(?:con|en|de) (?:hasta|y)\b|\s[.,;]|^\s|\s$|^\p{Ll}|\(\s*\)|\bla agua\b|\bla alga\b/u

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const plan = planFrom(draft, { ...dish, style })
  return draft.tasks.map((one) => writeTask(one, plan, listenTo(plan)))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(sentence))

describe('a Spanish sentence', () => {
  it('is whole for every verb and every ingredient', () => {
    const wrong: string[] = []
    for (const id of ingredientIds) {
      const item = anItem(id)
      for (const [at, verb] of verbs.entries()) {
        const [vessel, heat, cue] = [vessels[at % vessels.length], heats[at % heats.length], cues[at % cues.length]]
        const task = {
          items: [item],
          minutes: [5, 7],
          proofs: proofsFor([item]),
          ...(vessel && { vessel }),
          ...(heat && { heat }),
          ...(cue && { cue }),
        } as const
        wrong.push(...flawsIn(sentencesOf(task, verb, at + id.length)))
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it('is whole in every vessel, with a second group and with what food has become', () => {
    const wrong: string[] = []
    const [rice, salt] = [anItem('rice'), anItem('salt')]
    for (const verb of verbs) {
      for (const [at, vessel] of vessels.entries()) {
        const subject = subjects[at % subjects.length]
        wrong.push(
          ...flawsIn(sentencesOf({ items: [rice, salt], and: [anItem('onion'), water({ ml: 120 })], vessel, minutes: [1, 1] }, verb, at)),
        )
        if (subject) wrong.push(...flawsIn(sentencesOf({ subject, vessel, minutes: [1, 2] }, verb, at)))
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it('would be found out with an article left apart', () => {
    expect(flawsIn(['Añadir la mitad de el arroz.', 'Sazonar con .', 'Añadir la agua.'])).toHaveLength(3)
  })
})

describe('a Spanish recipe', () => {
  it('passes the checker as it is first written', () => {
    const findings: unknown[] = []
    let cooked = 0
    for (let seed = 0; seed < 100; seed += 1) {
      const request = { ...randomRequest(seed), language: 'es' } as const
      const made = compose(request, readRequest(request).brief, '0')
      if (made === null) continue
      cooked += 1
      findings.push(...checkRecipe(request, made.recipe, made.leftOut).filter(({ rule }) => rule !== 'structure'))
    }
    expect(cooked).toBeGreaterThan(80)
    expect(findings).toEqual([])
  })
})
