import { describe, expect, it } from 'vitest'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/fr/lines.ts'
import { atThe, nounOf, ofThe } from '#kitchen/composer/grammar/fr/names.ts'
import { writeTask } from '#kitchen/composer/grammar/fr/sentences.ts'
import { speakerFor } from '#kitchen/composer/grammar/fr/speaker.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { cook } from '#kitchen/cook.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'French', flavour: 'French' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'French', mealType: 'entrée', servings: 4 } as const

/** What no French sentence may hold: an empty place, a word said twice, an article that is not elided or not drawn together. */
const flaws =
  /undefined|null|\$\{|\[object| {2}|,,|,\s*[.;]|\s[,.]|^\s|\s$|(?<!\p{L})(?:le|la|de|que|ce) (?:[aeioéèêœ]|huile|huître|herbe)|(?<!\p{L})(?:de|à) les? |(?<!\p{L})(\p{L}+) \1(?!\p{L})|(?<!\p{L})(?:avec|dans|sur) (?:et|pendant|jusqu|à feu)|\(\s*\)|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/iu

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const speaker = speakerFor(planFrom(draft, { ...dish, style }))
  return draft.tasks.map((one) => writeTask(one, speaker))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(sentence))

describe('a French sentence', () => {
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
          wrong.push(
            ...flawsIn(
              sentencesOf({ items: [rice, salt], and: [anItem('onion'), water({ ml: 120 })], vessel, minutes: [1, 1] }, verb, style),
            ),
          )
          wrong.push(...flawsIn(sentencesOf({ items: [rice], vessel }, verb, style)))
          for (const subject of subjects)
            wrong.push(...flawsIn(sentencesOf({ subject, vessel, minutes: [5, 7], cue: 'golden' }, verb, style)))
        }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([])
  })

  it('draws article and preposition together, and elides them', () => {
    const words = (id: Parameters<typeof anItem>[0]) => nounOf(anItem(id), null)
    const ids = ['carrot', 'rice', 'mint', 'garlic'] as const
    expect(ids.map((id) => atThe(words(id)))).toEqual(['aux carottes', 'au riz', 'à la menthe', "à l'ail"])
    expect(ids.map((id) => ofThe(words(id).the))).toEqual(['des carottes', 'du riz', 'de la menthe', "de l'ail"])
  })

  it('would be found out with a wrong article', () => {
    expect(flawsIn(['Ajouter le oignon.', 'Parsemer de le persil.', 'Mixer la la soupe', 'Cuire avec et le riz'])).toHaveLength(4)
  })
})

describe('a French line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const wrong: string[] = []
    for (const id of ingredientIds)
      for (const amount of [0.5, 1, 3]) {
        const draft = startDraft()
        draft.add('mix', { items: [anItem(id)] })
        const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
        if (line?.amount) wrong.push(...flawsIn([writeLine({ ...line, amount: { ...line.amount, amount: line.amount.amount * amount } })]))
      }
    expect(wrong).toEqual([])
  })

  it('agrees in gender and number with what is counted', () => {
    const lineOf = (id: Parameters<typeof anItem>[0], amount: number) =>
      writeLine({ item: anItem(id), amount: { amount, measure: 'piece' }, cut: 'diced', isDivided: false })
    expect(lineOf('carrot', 1)).toBe('1 carotte, coupée en dés')
    expect(lineOf('carrot', 2)).toBe('2 carottes, coupées en dés')
    expect(lineOf('cucumber', 1)).toBe('1 concombre, coupé en dés')
    expect(lineOf('cucumber', 2)).toBe('2 concombres, coupés en dés')
  })

  it('says times as a French kitchen does', () => {
    expect([25, 60, 65].map(writeMinutes)).toEqual(['25 min', '1 h', '1 h 5 min'])
  })
})

describe('a French recipe', () => {
  it('is passed by the judge, whatever was asked for', () => {
    const french = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn.fr[id].list]))
    const states = Array.from({ length: 100 }, (_, seed) => {
      const request = randomRequest(seed + 5_000)
      return cook({ ...request, language: 'fr', ingredients: request.ingredients.map((name) => french.get(name) ?? name) }, `fr${seed}`)
    })
    const refusals = states.filter((cooked) => cooked.state === 'refused')
    expect(refusals.length).toBeLessThan(20)
    const texts = states.flatMap((cooked) =>
      cooked.state === 'cooked'
        ? [cooked.recipe.title, cooked.recipe.description, ...cooked.recipe.ingredients, ...cooked.recipe.instructions]
        : [],
    )
    expect(flawsIn(texts)).toEqual([])
  })
})
