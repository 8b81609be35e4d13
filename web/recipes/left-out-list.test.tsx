import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { type LeftOut, leftOutReasons } from '#domain/recipes/judgement.ts'
import { startI18n } from '#web/core/i18n.ts'
import { LeftOutList } from './left-out-list.tsx'

beforeAll(startI18n)

/** The text of each entry, tags aside. */
function sentencesOf(leftOut: readonly LeftOut[]): string[] {
  const markup = renderToStaticMarkup(<LeftOutList leftOut={leftOut} />)
  return [...markup.matchAll(/<li>(.*?)<\/li>/gu)].map(([, entry = '']) => entry.replace(/<[^>]*>/gu, ''))
}

const standIns = [undefined, { name: 'flax seed', isUsed: true }, { name: 'flax seed', isUsed: false }]
const entries = leftOutReasons.flatMap((reason) =>
  standIns.flatMap((instead) =>
    [[], ['eggs']].map((subjects): LeftOut => ({ words: 'egg', reason, subjects, ...(instead === undefined ? {} : { instead }) })),
  ),
)

test.each(entries)('what was left out is told in whole sentences: $reason, $subjects, $instead', (entry) => {
  expect(sentencesOf([entry])).toEqual([expect.stringMatching(/^egg: [^:]*[^.?][.?]$/u)])
  expect(sentencesOf([entry]).join()).not.toMatch(/[.?]{2}|\?\./u)
})

test('a food left out is told with what stands in for it', () => {
  expect(sentencesOf([{ words: 'egg', reason: 'allergen', subjects: ['eggs'], instead: { name: 'flax seed', isUsed: true } }])).toEqual([
    'egg: it has eggs, which you exclude. This recipe takes flax seed instead.',
  ])
})

test('“has” is said only of what is certain', () => {
  const cube: LeftOut = { words: 'stock cubes', reason: 'allergen', subjects: ['dairy'], unsure: ['dairy'], say: 'dairy-free stock cubes' }
  expect(sentencesOf([cube])).toEqual([
    'stock cubes: it may contain dairy, which you exclude. If its label says otherwise, type “dairy-free stock cubes”.',
  ])
  expect(
    sentencesOf([{ words: 'ramen', reason: 'allergen', subjects: ['gluten', 'eggs', 'soybean'], unsure: ['eggs', 'soybean'] }]),
  ).toEqual(['ramen: it has gluten, and may contain eggs and soybean, which you exclude.'])
  expect(sentencesOf([{ words: 'pasta', reason: 'diet', subjects: ['vegan'], unsure: ['vegan'] }])).toEqual(['pasta: it may not be vegan.'])
})
