import { describe, expect, test } from 'vitest'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'
import { languageCodes } from '#kitchen/options.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'

const refrigerator = {
  en: /refrigerat/i,
  de: /Kühlschrank/,
  fr: /réfrigérateur/,
  es: /nevera|refrigerador/,
  ru: /холодильник/,
  ar: /الثلاجة/,
  ja: /冷蔵庫/,
  zh: /冰箱/,
}

describe.each(languageCodes)('marinating in %s', (language) => {
  const said = (items: readonly Item[], minutes: Minutes) =>
    [0, 1, 2, 3, 4].flatMap(
      (style) => grammars[language](aPlan([['marinate', { items, minutes, phase: 'rest' }]], style)).instructions.at(-1) ?? [],
    )

  test('raw meat or fish marinates in the refrigerator from a quarter of an hour on', () => {
    for (const id of ['chicken-thigh', 'ground-pork', 'salmon', 'shrimp'] as const)
      for (const sentence of said([anItem(id)], [10, 15])) expect(sentence).toMatch(refrigerator[language])
  })

  test('raw fish for ten minutes, tofu and cooked meat marinate outside the refrigerator', () => {
    const cooked: Item = { ...anItem('chicken-breast'), form: 'cooked' }
    for (const sentence of [...said([anItem('salmon')], [5, 10]), ...said([anItem('tofu')], [20, 30]), ...said([cooked], [20, 30])])
      expect(sentence).not.toMatch(refrigerator[language])
  })
})
