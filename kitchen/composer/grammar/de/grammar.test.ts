import { describe, expect, it } from 'vitest'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine } from '#kitchen/composer/grammar/de/lines.ts'
import { joinSentences, meanwhile, writeTask } from '#kitchen/composer/grammar/de/sentences.ts'
import { listenTo } from '#kitchen/composer/grammar/listener.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no German sentence may hold: a place left empty, a word said twice, an article before a bare noun, a clause without its comma, another script. */
const flaws =
  /\bundefined\b|\bnull\b|\$\{|\[object| {2}|,,|,\s*[.;]|\s[,.;]|^\s|\s$|\(\s*\)|\bmit(?: und|,|\.)|[^,;] bis (?:alles|die|das|der|es|sich)\b|\b(\p{L}{3,}) \1\b|[^\p{Script=Latin}\p{N}\s.,;:()°–%'’/+-]/u

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const plan = planFrom(draft, { ...dish, style })
  const listener = listenTo(plan)
  return draft.tasks.map((one) => joinSentences([writeTask(one, plan, listener)]))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(sentence) || /^\p{Ll}/u.test(sentence))

describe('a German sentence', () => {
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

  it('is whole for every verb in every vessel, with a second group, without time and with what food has become', () => {
    const wrong: string[] = []
    const [rice, oil] = [anItem('rice'), anItem('olive-oil')]
    for (const verb of verbs)
      for (const vessel of vessels)
        for (let style = 0; style < 6; style += 1) {
          wrong.push(
            ...flawsIn(
              sentencesOf({ items: [rice, oil], and: [anItem('onion'), water({ ml: 120 })], vessel, minutes: [1, 1] }, verb, style),
            ),
          )
          wrong.push(...flawsIn(sentencesOf({ items: [rice], vessel }, verb, style)))
          for (const subject of subjects)
            wrong.push(...flawsIn(sentencesOf({ subject, vessel, minutes: [5, 7], cue: 'golden' }, verb, style)))
        }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([])
  })

  it('says the part of the salt that each step takes', () => {
    const [salt, beef] = [anItem('salt'), anItem('beef')]
    const draft = startDraft()
    draft.add('season', { items: [salt], and: [beef] })
    draft.add('season', { items: [salt], vessel: 'pot' })
    const plan = planFrom(draft, { ...dish, style: 0 })
    const [first, last] = draft.tasks.map((task) => writeTask(task, plan, listenTo(plan)))
    expect(first).toBe('Rindfleisch mit der halben Menge Salz würzen.')
    expect(last).toContain('restlichem Salz')
  })

  it('bends the adjective by its place: accusative bare, dative after "mit", nominative in the list', () => {
    expect(sentencesOf({ items: [anItem('fried-tofu')] }, 'stir-in', 0)[0]).toMatch(/^Frittierten Tofu /)
    expect(sentencesOf({ items: [anItem('beef')], and: [anItem('brown-sugar')], vessel: 'bowl' }, 'toss', 0)[0]).toContain(
      'mit braunem Zucker',
    )
    const draft = startDraft()
    draft.add('mix', { items: [anItem('brown-sugar')] })
    const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
    expect(line === undefined ? '' : writeLine(line)).toMatch(/brauner Zucker$/)
  })

  it('keeps the capital of a noun after "Inzwischen", and no other', () => {
    expect(meanwhile('Reis kochen.')).toBe('Inzwischen Reis kochen.')
    expect(meanwhile('Alles ruhen lassen.')).toBe('Inzwischen alles ruhen lassen.')
    expect(meanwhile('Gekochtes Hühnerfleisch zugeben.')).toBe('Inzwischen gekochtes Hühnerfleisch zugeben.')
    expect(meanwhile('Rote Linsen abspülen.')).toBe('Inzwischen rote Linsen abspülen.')
  })
})

describe('a German line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const wrong: string[] = []
    for (const id of ingredientIds)
      for (const amount of [0.5, 1, 3]) {
        const draft = startDraft()
        draft.add('mix', { items: [anItem(id)] })
        const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
        if (!line?.amount) continue
        const text = writeLine({ ...line, amount: { ...line.amount, amount: line.amount.amount * amount } })
        if (flaws.test(text)) wrong.push(text)
      }
    expect(wrong).toEqual([])
  })
})

describe('a German recipe', () => {
  it('passes the judge for a hundred random requests', () => {
    const german = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn.de[id].list]))
    const findings = Array.from({ length: 100 }, (_, at) => at + 5_000).flatMap((seed) => {
      const english = randomRequest(seed)
      const request = { ...english, ingredients: english.ingredients.map((name) => german.get(name) ?? name), language: 'de' as const }
      const composed = compose(request, readRequest(request).brief, String(seed))
      return composed === null ? [] : checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({ seed, finding }))
    })
    expect(findings).toEqual([])
  })
})
