import { describe, expect, it } from 'vitest'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/zh/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/zh/sentences.ts'
import { speakerFor } from '#kitchen/composer/grammar/zh/speaker.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { proofsFor, water } from '#kitchen/composer/stages.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** What no Chinese sentence may hold: a place left empty, a mark or a verb without its noun, a word said twice, spaces, letters of another script. */
const flaws =
  /undefined|null|\$\{|\[object|\s|，，|。。|，。|。，|、、|^[，。、]|、和|和和|(?:将|与|在)(?:[，。]|$)|将(?:放入|与|分|填|两面|对半|盖好|充分|穿)|(?<!牛)至(?:$|[，。、至])|至至|(?:撒上|淋上|拌入|配|和|、)(?:[，。]|$)|再再|分钟分钟|[A-Za-z]|“”/u

/** Units stand in Latin letters. */
const bare = (text: string) => text.replace(/°[CF]/g, '')

function sentencesOf(task: Partial<Omit<Task, 'verb' | 'opens'>>, verb: Verb, style: number): string[] {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const speaker = speakerFor(planFrom(draft, { ...dish, style }))
  return draft.tasks.map((one) => writeTask(one, speaker))
}

const flawsIn = (sentences: readonly string[]) => sentences.filter((sentence) => flaws.test(bare(sentence)))

describe('a Chinese sentence', () => {
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

  it('says heat, verb, time, sign and safety in this order', () => {
    const chicken = anItem('chicken-thigh')
    const task = { items: [chicken], minutes: [6, 8], heat: 'medium', cue: 'golden', proofs: proofsFor([chicken]) } as const
    expect(sentencesOf(task, 'sear', 1)[0]).toMatch(/中火煎6-8分钟，至表面金黄，且鸡腿肉中心达到74°C（165°F）/)
  })

  it('has rice cooked apart go on as 米饭', () => {
    const rice = anItem('rice')
    const draft = startDraft()
    draft.add('absorb', { items: [rice], and: [water({ ml: 400 })], vessel: 'saucepan' })
    draft.add('stir-fry', { items: [rice], vessel: 'wok' })
    const speaker = speakerFor(planFrom(draft, { ...dish, style: 0 }))
    const [first, last] = draft.tasks.map((task) => writeTask(task, speaker))
    expect(first).toContain('大米和水')
    expect(last).toContain('米饭')
  })

  it('leaves a word that nobody knows as it was typed, in quotation marks', () => {
    const stranger = anItem('carrot', { ingredient: null, words: 'zblorp' })
    expect(sentencesOf({ items: [stranger] }, 'stir-in', 0)[0]).toContain('“zblorp”')
  })
})

describe('what a Chinese sentence may not hold', () => {
  it.each(['加入undefined', '将，炒5分钟', '加入洋葱，，翻炒', '加入洋葱 翻炒', '中火炒5分钟，至', '加入onion', '加入洋葱、和盐'])(
    'is found in "%s"',
    (sentence) => {
      expect(flaws.test(bare(sentence))).toBe(true)
    },
  )
})

describe('a Chinese line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const wrong: string[] = []
    for (const id of ingredientIds)
      for (const times of [0.5, 1, 3]) {
        const draft = startDraft()
        draft.add('mix', { items: [anItem(id)] })
        const line = planFrom(draft, { ...dish, style: 0 }).lines[0]
        if (!line?.amount) continue
        const written = writeLine({ ...line, amount: { ...line.amount, amount: line.amount.amount * times } })
        if (!/^\S+ \d+(?:\/\d)?(?:\.\d+)?\p{Script=Han}{1,2}(?:（[^（）]+）)?$/u.test(written)) wrong.push(written)
      }
    expect(wrong).toEqual([])
  })

  it('counts and measures as a Chinese kitchen does', () => {
    const line = (id: 'carrot' | 'egg' | 'soy-sauce' | 'garlic', amount: number, measure: 'piece' | 'ml' | 'clove') =>
      writeLine({ item: anItem(id), amount: { amount, measure }, cut: 'whole', isDivided: false })
    expect(line('carrot', 2, 'piece')).toBe('胡萝卜 2根')
    expect(line('egg', 3, 'piece')).toBe('鸡蛋 3个')
    expect(line('garlic', 1, 'clove')).toBe('大蒜 1瓣')
    expect(line('soy-sauce', 22.5, 'ml')).toBe('酱油 1.5汤匙')
    expect(writeMinutes(65)).toBe('1小时5分钟')
  })
})

describe('a recipe in Chinese', () => {
  it('passes the judge for a hundred requests', () => {
    const inChinese = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn.zh[id].list]))
    const faults: unknown[] = []
    for (let seed = 0; seed < 100; seed += 1) {
      const typed = randomRequest(seed)
      const request = { ...typed, language: 'zh' as const, ingredients: typed.ingredients.map((words) => inChinese.get(words) ?? words) }
      const composed = compose(request, readRequest(request).brief, String(seed))
      if (composed !== null) faults.push(...checkRecipe(request, composed.recipe, composed.leftOut))
    }
    expect(faults).toEqual([])
  })
})
