import { describe, expect, test } from 'vitest'
import { washables } from '#kitchen/composer/draft.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languages } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

/** Words for washing and peeling. */
const washing: Record<Language, RegExp> = {
  en: /\b(?:wash|rinse|clean|peel)/i,
  de: /wasch|putz|schäl/i,
  es: /lava|limpi|pela/i,
  fr: /lav(?:er|é)|rinc|nettoy|pel(?:er|é)|épluch/i,
  ru: /мой|чист/i,
  ar: /نغسل|مغسول|ننظف|نقشر/,
  ja: /洗|皮/,
  zh: /洗|皮/,
}

/** Words for foods that are washed. */
const plants: Record<Language, RegExp> = {
  en: /wash the |rinse (?:and trim )?the |clean the /i,
  de: /gemüse|obst|kräuter/i,
  es: /verduras|fruta|hierbas/i,
  fr: /légumes|fruits|herbes/i,
  ru: /овощи|фрукты|зелень/i,
  ar: /الخضار|الفاكهة|الأعشاب/,
  ja: /野菜|果物|ハーブ/,
  zh: /蔬菜|水果|香草/,
}

/** Words for washing one's hands. */
const hands: Record<Language, RegExp> = {
  en: /(?:wash|clean)[^.]*hands|hands[^.]*wash/i,
  de: /Hände[^.]*waschen|waschen[^.]*Hände/,
  es: /lavar[^.]*manos/i,
  fr: /laver[^.]*mains/i,
  ru: /вымойте[^.]*руки/i,
  ar: /نغسل اليدين|ننظف[^.]*اليدين/,
  ja: /手[^。]*洗/,
  zh: /洗[^。]*手|手[^。]*洗/,
}

/** Words for a cutting board, which packaged mince does not need. */
const board: Record<Language, RegExp> = {
  en: /board/i,
  de: /Brett/,
  es: /tabla/,
  fr: /planche/,
  ru: /доск/,
  ar: /لوح/,
  ja: /まな板/,
  zh: /砧板/,
}

const voices = [0, 1, 2, 3, 4]
const chicken = anItem('chicken-thigh')

/** The sentence about getting ready, without the one about raw meat. */
function saidOf(language: Language, ids: readonly IngredientId[], voice: number): string {
  const plan = { ...aPlan([['simmer', { items: ids.map((id) => anItem(id)), vessel: 'pot', minutes: [30, 35] }]], voice), voice }
  return (grammars[language](plan).instructions[0] ?? '').replace(/^下ごしらえをします。/, '')
}

describe('the first step', () => {
  test.each(languages.map(({ code }) => code))(
    'the first step washes vegetables and fruit, and no raw chicken or eggs, in every voice: %s',
    (language) => {
      for (const voice of voices) {
        const [first = ''] = saidOf(language, ['chicken-thigh', 'carrot', 'apple', 'egg'], voice).split(/[.。]/)
        expect(first).toMatch(washing[language])
        expect(first).toMatch(plants[language])
      }
    },
  )

  test.each(languages.map(({ code }) => code))('the first step mentions no washing when nothing needs it: %s', (language) => {
    for (const voice of voices) {
      const [first = ''] = saidOf(language, ['chicken-thigh', 'salt'], voice).split(/[.。]/)
      expect(first).not.toBe('')
      expect(first).not.toMatch(washing[language])
    }
  })

  test.each(languages.map(({ code }) => code))(
    'the first step washes hands and tools after raw minced meat, and names a board only for meat to cut: %s',
    (language) => {
      for (const voice of voices) {
        const ofMince = saidOf(language, ['ground-beef', 'carrot'], voice)
        expect(ofMince).toMatch(hands[language])
        expect(ofMince).not.toMatch(board[language])
        const ofBoth = saidOf(language, ['ground-beef', 'chicken-thigh'], voice)
        expect(ofBoth).toMatch(board[language])
      }
    },
  )

  test('the first step washes no food that is dried, canned or from an animal', () => {
    const washedIn = (...ids: readonly IngredientId[]) =>
      aPlan([['simmer', { items: [chicken, ...ids.map((id) => anItem(id))], vessel: 'pot', minutes: [30, 35] }]]).steps[0]?.tasks.find(
        ({ verb }) => verb === 'get-ready',
      )?.washed
    expect([washedIn('carrot'), washedIn('apple'), washedIn('carrot', 'apple'), washedIn('parsley')]).toEqual([...washables])
    expect(washedIn('canned-tomatoes', 'raisin', 'egg', 'milk', 'dried-thyme')).toBeUndefined()
    const ofEggs = planTurnsOf(typedRequest(['eggs', 'cheese', 'milk', 'bread'], { selectedStaples: [] }), 12)
    expect(ofEggs.length).toBeGreaterThan(0)
    expect(ofEggs.flatMap(({ tasks }) => tasks.filter(({ washed }) => washed !== undefined))).toEqual([])
  })
})
