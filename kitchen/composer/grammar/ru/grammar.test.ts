import { describe, expect, it } from 'vitest'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine } from '#kitchen/composer/grammar/ru/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ru/sentences.ts'
import { speakerFor } from '#kitchen/composer/grammar/ru/speaker.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no Russian sentence may hold: a place left empty, a word said twice, letters of another script, с for со, an ill-placed comma. */
const flaws =
  /undefined|null|\$\{|\[object| {2}|,,|,\s*[.;]|[A-Za-z](?<!°[CF])|(?<!\p{L})(\p{L}+) \1(?!\p{L})|\s[,.;:]|^\s|\s$|^[а-яё]|(?<!\p{L})с (?:[сшжз][бвгджзклмнпрстфхцчшщ]|щ)|(?<!\p{L})(?:с|со|из|в|на) (?:до|пока|и|на)(?!\p{L})|\(\s*\)/u

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const speaker = speakerFor(planFrom(draft, { ...dish, style }))
  return draft.tasks.map((one) => writeTask(one, speaker))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(sentence))

describe('a Russian sentence', () => {
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
    expect([...new Set(wrong)].slice(0, 20)).toEqual([])
  })

  it('is whole for every verb in every vessel, with a second group, without time and with what food has become', () => {
    const wrong: string[] = []
    const [rice, salt] = [anItem('rice'), anItem('salt')]
    for (const verb of verbs)
      for (const vessel of vessels)
        for (let style = 0; style < 6; style += 1) {
          const both = { items: [rice, salt], and: [anItem('onion'), water({ ml: 120 })], vessel, minutes: [1, 1] } as const
          wrong.push(...flawsIn(sentencesOf(both, verb, style)), ...flawsIn(sentencesOf({ items: [rice], vessel }, verb, style)))
          for (const subject of subjects)
            wrong.push(...flawsIn(sentencesOf({ subject, vessel, minutes: [5, 7], cue: 'golden' }, verb, style)))
        }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([])
  })

  it('bends what is fried, what is added and what is sprinkled', () => {
    const [spinach, onion] = [anItem('spinach'), anItem('onion')]
    expect(sentencesOf({ items: [spinach, onion], minutes: [2, 3], cue: 'soft' }, 'fry', 0)[0]).toMatch(
      /шпинат и лук.* 2–3 минуты до мягкости$/,
    )
    expect(sentencesOf({ items: [spinach] }, 'serve-with', 0).join()).toMatch(/со шпинатом|подайте шпинат/)
    expect(sentencesOf({ items: [anItem('parsley')] }, 'scatter', 0)[0]).toContain('петрушкой')
  })

  it('leaves a word that nobody knows as it was typed, in quotation marks', () => {
    const stranger = anItem('carrot', { ingredient: null, words: 'zblorp' })
    expect(sentencesOf({ items: [stranger] }, 'stir-in', 0)[0]).toContain('«zblorp»')
  })
})

describe('what a Russian sentence may not hold', () => {
  it.each([
    'Добавьте undefined',
    'Добавьте лук  и чеснок',
    'Подавайте с шпинатом',
    'Добавьте лук, , чеснок',
    'добавьте лук',
    'Добавьте лук лук',
    'Добавьте onion',
    'Смешайте с до мягкости',
    'Добавьте лук ',
  ])('is found in "%s"', (sentence) => {
    expect(flaws.test(sentence)).toBe(true)
  })
})

describe('a Russian line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const wrong: string[] = []
    for (const id of ingredientIds)
      for (const times of [0.5, 1, 3]) {
        const draft = startDraft()
        draft.add('mix', { items: [anItem(id)] })
        const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
        if (line?.amount) wrong.push(...flawsIn([writeLine({ ...line, amount: { ...line.amount, amount: line.amount.amount * times } })]))
      }
    expect(wrong).toEqual([])
  })

  it('counts as Russian does', () => {
    const written = (amount: number) =>
      writeLine({ item: anItem('garlic'), amount: { amount, measure: 'clove' }, cut: 'whole', isDivided: false })
    expect([1, 2, 5, 21].map(written)).toEqual(['Чеснок — 1 зубчик', 'Чеснок — 2 зубчика', 'Чеснок — 5 зубчиков', 'Чеснок — 21 зубчик'])
  })
})

describe('a recipe in Russian', () => {
  it('passes the judge for a hundred requests', () => {
    const inRussian = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn.ru[id].list]))
    const faults: unknown[] = []
    for (let seed = 0; seed < 100; seed += 1) {
      const typed = randomRequest(seed)
      const request = { ...typed, language: 'ru' as const, ingredients: typed.ingredients.map((words) => inRussian.get(words) ?? words) }
      const composed = compose(request, readRequest(request).brief, String(seed))
      if (composed !== null) faults.push(...checkRecipe(request, composed.recipe, composed.leftOut))
    }
    expect(faults).toEqual([])
  })
})
