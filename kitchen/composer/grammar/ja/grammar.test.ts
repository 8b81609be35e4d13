import { describe, expect, it } from 'vitest'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ja/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ja/sentences.ts'
import { speakerFor } from '#kitchen/composer/grammar/ja/speaker.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no Japanese sentence may hold: a place left empty, a particle without its noun or twice, a word said twice, spaces, letters of another script. */
const flaws =
  /undefined|null|\$\{|\[object|\s|、、|。。|、。|。、|[をで]を|をに|にに[^んしじらの]|まで(?:まで|、?$)|でで|(?:^|[、。])(?:[をで]|[にとの][、入加混を])|ながらながら|(?:分|まで)$|[A-Za-z]|(?:中火|弱火|強火)で、|「」/u

/** Units stand in Latin letters. */
const bare = (text: string) => text.replace(/\d(?:cm|ml|g)/g, '0').replace(/°[CF]/g, '')

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const speaker = speakerFor(planFrom(draft, { ...dish, style }))
  return draft.tasks.map((one) => writeTask(one, speaker))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(bare(sentence)))

describe('a Japanese sentence', () => {
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

  it('says time, sign and safety before the verb', () => {
    const chicken = anItem('chicken-thigh')
    const task = { items: [chicken], minutes: [6, 8], heat: 'medium', cue: 'golden', proofs: proofsFor([chicken]) } as const
    expect(sentencesOf(task, 'fry', 1)[0]).toContain('中火で6〜8分、きつね色になり、鶏もも肉の中心が74°C(165°F)に達するまで')
  })

  it('has rice cooked apart go on as ご飯', () => {
    const rice = anItem('rice')
    const draft = startDraft()
    draft.add('absorb', { items: [rice], and: [water({ ml: 400 })], vessel: 'saucepan' })
    draft.add('stir-fry', { items: [rice], vessel: 'wok' })
    const speaker = speakerFor(planFrom(draft, { ...dish, style: 0 }))
    const [first, last] = draft.tasks.map((task) => writeTask(task, speaker))
    expect(first).toContain('米と水')
    expect(last).toContain('ご飯を')
  })

  it('leaves a word that nobody knows as it was typed, in corner brackets', () => {
    const stranger = anItem('carrot', { ingredient: null, words: 'zblorp' })
    expect(sentencesOf({ items: [stranger] }, 'stir-in', 0)[0]).toContain('「zblorp」')
  })
})

describe('what a Japanese sentence may not hold', () => {
  it.each([
    'undefinedを加える',
    '玉ねぎををいためる',
    '、を加える',
    '玉ねぎを 炒める',
    '中火で5分まで',
    '玉ねぎを加え、、炒める',
    'onionを加える',
  ])('is found in "%s"', (sentence) => {
    expect(flaws.test(bare(sentence))).toBe(true)
  })
})

describe('a Japanese line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const wrong: string[] = []
    for (const id of ingredientIds)
      for (const times of [0.5, 1, 3]) {
        const draft = startDraft()
        draft.add('mix', { items: [anItem(id)] })
        const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
        if (!line?.amount) continue
        const written = writeLine({ ...line, amount: { ...line.amount, amount: line.amount.amount * times } })
        if (!/^\S+ (?:大さじ|小さじ)?\d+(?:と\d)?(?:\/\d)?(?:\.\d+)?(?:g|ml|\p{L}{1,2})?(?:（[^（）]+）)*$/u.test(written))
          wrong.push(written)
      }
    expect(wrong).toEqual([])
  })

  it('counts and measures as a Japanese kitchen does', () => {
    const line = (id: 'carrot' | 'egg' | 'soy-sauce' | 'garlic', amount: number, measure: 'piece' | 'ml' | 'clove') =>
      writeLine({ item: anItem(id), amount: { amount, measure }, cut: 'whole', isDivided: false })
    expect(line('carrot', 2, 'piece')).toBe('にんじん 2本')
    expect(line('egg', 3, 'piece')).toBe('卵 3個')
    expect(line('garlic', 1, 'clove')).toBe('にんにく 1片')
    expect(line('soy-sauce', 22.5, 'ml')).toBe('しょうゆ 大さじ1と1/2')
    expect(writeMinutes(65)).toBe('1時間5分')
  })
})

describe('a recipe in Japanese', () => {
  it('passes the judge for a hundred requests', () => {
    const inJapanese = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn.ja[id].list]))
    const faults: unknown[] = []
    for (let seed = 0; seed < 100; seed += 1) {
      const typed = randomRequest(seed)
      const request = { ...typed, language: 'ja' as const, ingredients: typed.ingredients.map((words) => inJapanese.get(words) ?? words) }
      const composed = compose(request, readRequest(request).brief, String(seed))
      if (composed !== null) faults.push(...checkRecipe(request, composed.recipe, composed.leftOut))
    }
    expect(faults).toEqual([])
  })
})
