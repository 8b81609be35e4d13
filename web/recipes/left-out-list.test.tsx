import { type LeftOut, leftOutReasons } from '@potluck/kitchen/judgement'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/language/i18n.ts'
import { LeftOutList } from './left-out-list.tsx'

beforeAll(() => startI18n(en))

/** The text of each entry, tags aside. */
function sentencesOf(leftOut: readonly LeftOut[]): string[] {
  const markup = renderToStaticMarkup(<LeftOutList leftOut={leftOut} language="en" />)
  return [...markup.matchAll(/<li\b[^>]*>(.*?)<\/li>/gu)].map(([, entry = '']) => entry.replace(/<[^>]*>/gu, ''))
}

const standIns = [undefined, { name: 'flax seed', isUsed: true }, { name: 'flax seed', isUsed: false }]
const entries = leftOutReasons.flatMap((reason) =>
  standIns.flatMap((instead) =>
    [[], ['eggs']].map((subjects): LeftOut => ({ words: 'egg', reason, subjects, ...(instead === undefined ? {} : { instead }) })),
  ),
)

test.each(entries)('the list of left-out foods is in whole sentences: $reason, $subjects, $instead', (entry) => {
  expect(sentencesOf([entry])).toEqual([expect.stringMatching(/^egg: [^:]*[^.?][.?]$/u)])
  expect(sentencesOf([entry]).join()).not.toMatch(/[.?]{2}|\?\./u)
})

test('a left-out food is named with its substitute', () => {
  expect(sentencesOf([{ words: 'egg', reason: 'allergen', subjects: ['eggs'], instead: { name: 'flax seed', isUsed: true } }])).toEqual([
    'egg: excluded, as you chose. This recipe takes flax seed instead.',
  ])
})

test('a left-out food “contains” only a certain allergen', () => {
  const cube: LeftOut = { words: 'stock cubes', reason: 'allergen', subjects: ['dairy'], unsure: ['dairy'], say: 'dairy-free stock cubes' }
  expect(sentencesOf([cube])).toEqual([
    'stock cubes: may contain dairy, which you exclude. If the label says otherwise, type “dairy-free stock cubes”.',
  ])
  expect(
    sentencesOf([{ words: 'ramen', reason: 'allergen', subjects: ['gluten', 'eggs', 'soybean'], unsure: ['eggs', 'soybean'] }]),
  ).toEqual(['ramen: contains gluten and may contain eggs and soybean, which you exclude.'])
  expect(sentencesOf([{ words: 'pasta', reason: 'diet', subjects: ['vegan'], unsure: ['vegan'] }])).toEqual(['pasta: may not be vegan.'])
})

test('an allergen of which nothing is known is not called one that a food may contain', () => {
  const dairy = { words: 'stock cubes', reason: 'allergen', unsure: ['dairy'], unknown: ['dairy'] } as const satisfies Partial<LeftOut>
  const foods = [
    { ...dairy, unsure: ['dairy', 'eggs'], unknown: ['dairy', 'eggs'], subjects: ['dairy', 'eggs'], say: 'dairy-free stock cubes' },
    { ...dairy, unsure: ['dairy', 'gluten'], unknown: ['dairy'], subjects: ['dairy', 'gluten'] },
    { ...dairy, unsure: ['dairy'], unknown: ['dairy'], subjects: ['dairy', 'soybean'] },
  ] satisfies LeftOut[]
  const sentences = foods.flatMap((food) => sentencesOf([food]))
  expect(sentences).toEqual([
    'stock cubes: not known whether it contains dairy or eggs, which you exclude. If the label says that it does not, type “dairy-free stock cubes”.',
    'stock cubes: may contain gluten, which you exclude; not known whether it contains dairy.',
    'stock cubes: contains soybean, which you exclude; not known whether it contains dairy.',
  ])
})

test('the list of left-out food shows a food of two typed phrases once', () => {
  const milk = { words: 'milk', reason: 'allergen', subjects: ['dairy'] } satisfies LeftOut
  expect(sentencesOf([milk, { ...milk, partOf: { phrase: 1, foods: 2 } }])).toEqual(['milk: contains dairy, which you exclude.'])
})

test('quoted words and substitutes keep their place in the sentence, from left to right and from right to left', () => {
  const [cubes, egg] = sentencesOf([
    { words: 'مرق', reason: 'allergen', subjects: ['dairy'], unsure: ['dairy'], say: 'مرق (نباتي)' },
    { words: 'بيض', reason: 'allergen', subjects: ['eggs'], instead: { name: 'بذور الكتان', isUsed: false } },
  ])
  expect(cubes).toMatch(/ type “\u2068مرق \(نباتي\)\u2069”\.$/u)
  expect(egg).toMatch(/ You could take \u2068بذور الكتان\u2069 instead\.$/u)
})

test.each([
  [{ words: 'shrimps', reason: 'allergen', subjects: ['shellfish'] }, 'shrimps: contains shellfish, which you exclude.'],
  [{ words: 'egg noodles', reason: 'allergen', subjects: ['gluten', 'eggs'] }, 'egg noodles: contains gluten and eggs, which you exclude.'],
  [{ words: 'eggs', reason: 'allergen', subjects: ['eggs'] }, 'eggs: excluded, as you chose.'],
  [{ words: 'chickpeas', reason: 'does-not-fit', subjects: [] }, 'chickpeas: not suited to this dish.'],
] satisfies [LeftOut, string][])('a left-out food has its sentence for one and for many: %o', (entry, sentence) => {
  expect(sentencesOf([entry])).toEqual([sentence])
})

test('on a phone all but the first two are folded away, behind a button that says how many', () => {
  const markupOf = (count: number) =>
    renderToStaticMarkup(
      <LeftOutList
        leftOut={Array.from({ length: count }, (_, at) => ({ words: `food ${at}`, reason: 'does-not-fit', subjects: [] }))}
        language="en"
      />,
    )
  const five = markupOf(5)
  expect(five.match(/<li\b[^>]*>/gu)?.map((tag) => tag.includes('max-sm:hidden'))).toEqual([false, false, true, true, true])
  expect(five).toMatch(/<button[^>]* aria-expanded="false"[^>]*>and 3 more<\/button>/u)
  expect(markupOf(2)).not.toMatch(/hidden|button/u)
})

test('a food with several possible meanings is asked about by one of them', () => {
  const entry: LeftOut = { words: 'peper', reason: 'unknown', subjects: ['black-pepper', 'bell-pepper', 'chili-pepper'] }
  expect(sentencesOf([entry])).toEqual(['peper: not known here. Did you mean black pepper, bell pepper, or chili pepper?'])
})
