import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine } from '#kitchen/composer/grammar/en/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/en/sentences.ts'
import { speakerFor } from '#kitchen/composer/grammar/en/speaker.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no English sentence may hold: a place left empty, a word said twice, the wrong article. */
const flaws =
  /\bundefined\b|\bnull\b|\$\{|\[object| {2}|,,|,\s*[.;]|\ba [aeiou]|\ban [^aeiouh]|\b([a-z]+) \1\b|\bthe (?:a|an)\b|\s[,.;]|^\s|\s$|^[a-z]|\bwith (?:in|on|for|until|over)\b|\bin (?:and|for|until|over)\b|\(\s*\)/

/** Right as they stand, though they look like a word said twice. */
const rightDoubles = /\b(?:in in)\b/

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const speaker = speakerFor(planFrom(draft, { ...dish, style }))
  return draft.tasks.map((one) => writeTask(one, speaker))
}

function flawsIn(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => flaws.test(sentence) && !rightDoubles.test(sentence))
}

describe('an English sentence', () => {
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

  it('says the part of the salt that each step takes, and that the salt is divided', () => {
    const [salt, beef] = [anItem('salt'), anItem('beef')]
    const draft = startDraft()
    draft.add('season', { items: [salt], and: [beef] })
    draft.add('season', { items: [salt], vessel: 'pot' })
    const plan = planFrom(draft, { ...dish, style: 0 })
    const speaker = speakerFor(plan)
    const seasonings = plan.steps.flatMap((step) => step.tasks.filter((task) => task.verb === 'season'))
    const [first, last] = seasonings.map((task) => writeTask(task, speaker))
    expect(first).toBe('Season the beef with half of the salt')
    expect(last).toContain('the rest of the salt')
    expect(plan.lines.map(({ item }) => speaker.isDivided(item))).toContain(true)
  })

  it('has more than one way of saying the frequent things, one of them in a recipe', () => {
    for (const verb of ['fry', 'bloom', 'scatter', 'stir-fry', 'sear', 'simmer'] as const) {
      const ways = new Set(
        Array.from({ length: 30 }, (_, style) => sentencesOf({ items: [anItem('onion')], vessel: 'pot', minutes: [5, 7] }, verb, style)[1]),
      )
      expect(ways.size, verb).toBeGreaterThan(1)
    }
    expect(sentencesOf({ items: [anItem('onion')] }, 'fry', 3)).toEqual(sentencesOf({ items: [anItem('onion')] }, 'fry', 3))
  })
})

describe('an English line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const wrong: string[] = []
    for (const id of ingredientIds)
      for (const amount of [0.5, 1, 3]) {
        const item = anItem(id)
        const draft = startDraft()
        draft.add('mix', { items: [item] })
        const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
        if (line?.amount)
          wrong.push(
            ...[writeLine({ ...line, amount: { ...line.amount, amount: line.amount.amount * amount } })].filter(
              (text) => flaws.test(text) && !/^[a-z]/.test(text),
            ),
          )
      }
    expect(wrong).toEqual([])
  })
})
