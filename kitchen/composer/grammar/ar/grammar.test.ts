import { describe, expect, it } from 'vitest'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ar/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ar/sentences.ts'
import { listenTo } from '#kitchen/composer/grammar/listener.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { cook } from '#kitchen/cook.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no Arabic sentence may hold: an empty place, a word said twice, letters of another script, an article after a joined preposition that swallows it. */
const flaws =
  /undefined|null|\$\{|\[object| {2}|،،|،\s*[.؛]|\s[،.]|^\s|\s$|(?<!\p{L})(?!آغار|و)(\p{L}{3,}) \1(?!\p{L})|(?<!\p{L})(?:في|من|إلى|على|مع) (?:في|من|إلى|على|مع|لمدة|حتى|ثم|و)(?!\p{L})|\(\s*\)|(?<!\p{L})لال|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Han}/u

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const plan = planFrom(draft, { ...dish, style })
  const listener = listenTo(plan)
  return draft.tasks.map((one) => writeTask(one, plan, listener))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(sentence))

describe('an Arabic sentence', () => {
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

  it('would be found out with an empty place or a foreign letter', () => {
    expect(flawsIn(['نضيف  الأرز.', 'نضع الأرز في على نار هادئة.', 'نضيف الأرز الأرز.', 'نضيف rice.'])).toHaveLength(4)
  })
})

describe('an Arabic line', () => {
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

  it('counts as Arabic does and agrees in gender', () => {
    const lineOf = (id: Parameters<typeof anItem>[0], amount: number) =>
      writeLine({ item: anItem(id), amount: { amount, measure: 'piece' }, cut: 'diced', isDivided: false })
    expect(lineOf('carrot', 2)).toBe('جزر: 2 حبة، مقطع مكعبات')
    expect(lineOf('tomato', 4)).toBe('طماطم: 4 حبات، مقطعة مكعبات')
    expect(lineOf('potato', 11)).toBe('بطاطس: 11 حبة، مقطعة مكعبات')
  })

  it('says times as an Arabic kitchen does', () => {
    expect([5, 25, 60, 65, 205].map(writeMinutes)).toEqual(['5 دقائق', '25 دقيقة', '1 ساعة', '1 ساعة و5 دقائق', '3 ساعات و25 دقيقة'])
  })
})

describe('an Arabic recipe', () => {
  it('is passed by the judge, whatever was asked for', () => {
    const arabic = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn.ar[id].list]))
    const states = Array.from({ length: 100 }, (_, seed) => {
      const request = randomRequest(seed + 5_000)
      return cook({ ...request, language: 'ar', ingredients: request.ingredients.map((name) => arabic.get(name) ?? name) }, `ar${seed}`)
    })
    expect(states.filter((cooked) => cooked.state === 'refused').length).toBeLessThan(20)
    const texts = states.flatMap((cooked) =>
      cooked.state === 'cooked'
        ? [cooked.recipe.title, cooked.recipe.description, ...cooked.recipe.ingredients, ...cooked.recipe.instructions]
        : [],
    )
    expect(flawsIn(texts)).toEqual([])
  })
})
