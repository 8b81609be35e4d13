import { describe, expect, it } from 'vitest'
import { foodKinds } from '#kitchen/food-kinds.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { aLine, aRecipe } from '#kitchen/testing/answered.ts'
import type { Outcome } from './cook-once.ts'
import { cookedAnyway } from './cooked-anyway.ts'
import { missedGates } from './gate.ts'
import { isUnderstood, measureUnseen, type UnseenReader } from './unseen.ts'
import { parseUnseen } from './unseen-lists.ts'
import { unseenGates, unseenLines } from './unseen-report.ts'

const head = 'phrase\tkind\tenglish\tdairy\tgluten\teggs\tpeanut\tshellfish\tsoybean\tmushroom\tvegan\tvegetarian\tpescatarian\tnote'
const free = 'N\tN\tN\tN\tN\tN\tN'
const nothing = 'U\tU\tU\tU\tU\tU\tU\tM\tM\tM\t'
const list = parseUnseen(
  [
    head,
    `goat butter\ttrap\tbutter\tY\tN\tN\tN\tN\tN\tN\tN\tY\tY\t`,
    `2 carots\tmessy\tcarrot\t${free}\tY\tY\tY\ta typo`,
    `corkscrew\tnonfood\t?\t${nothing}`,
    `qwzxplk\tgibberish\t?\t${nothing}`,
  ].join('\n'),
  'en',
)

/** A reader that reads every phrase as another food, and cooks only what a test says. */
function readerOf(meaning: string, over: Partial<UnseenReader> = {}): UnseenReader {
  return { inspect: () => inspectPhrase(meaning, 'en'), namesFood: () => false, cook: () => [], ...over }
}

describe('judging unseen phrases', () => {
  it.each([
    ['rice from yesterday', 'cooked rice', true],
    ['a tin of tuna', 'canned tuna', true],
    ['rice', 'cooked rice', false],
    ['rice from yesterday', 'cooked quinoa', false],
  ])('the form of a food belongs to its meaning: %s as %s', (typed, meaning, isRight) => {
    expect(isUnderstood(inspectPhrase(typed, 'en'), meaning)).toBe(isRight)
  })

  it('a right reader has no misses', () => {
    const meaning: Record<string, string> = { 'goat butter': 'butter', '2 carots': 'carrot' }
    const measures = measureUnseen(list, 'en', readerOf('', { inspect: (text) => inspectPhrase(meaning[text] ?? 'zblorp', 'en') }))
    expect(measures.misses).toEqual([])
    expect(measures.parts).toEqual({
      'wrong no': { count: 0, of: 2 },
      'flagged or unknown': { count: 1, of: 1 },
      flagged: { count: 1, of: 1 },
      'false alarms': { count: 0, of: 13 },
      'messy understood': { count: 1, of: 1 },
      'no food, read': { count: 0, of: 2 },
      'no food, cooked': { count: 0, of: 2 },
      'poison as a kind': { count: 0, of: 0 },
      'no food as a kind': { count: 0, of: 1 },
      'foods refused': { count: 0, of: 2 },
    })
    expect(missedGates(unseenGates('one', [measures]))).toEqual([])
  })

  it('butter read as a carrot counts as a wrong denial of an allergen and of a diet', () => {
    const { parts, misses } = measureUnseen(list, 'en', readerOf('carrot'))
    expect(parts['wrong no']).toEqual({ count: 2, of: 2 })
    expect(parts['flagged or unknown']).toEqual({ count: 0, of: 1 })
    expect(misses).toHaveLength(2)
    expect(misses.join('\n')).toMatch(/WRONG NO dairy\ttrap\tgoat butter.*\n.*PASSED AS vegan\ttrap\tgoat butter/)
  })

  it('a carrot read as bread counts as a false alarm and a misread phrase', () => {
    const { parts, misses } = measureUnseen(list.slice(1), 'en', readerOf('wheat bread'))
    expect(parts['false alarms']).toEqual({ count: 1, of: 7 })
    expect(parts['messy understood']).toEqual({ count: 0, of: 1 })
    expect(misses.join('\n')).toMatch(/false alarm gluten\tmessy\t2 carots/)
  })

  it('a question counts as safe but not as flagged, and a food read as none as refused', () => {
    const { parts } = measureUnseen(list, 'en', readerOf('zblorp'))
    expect([parts['wrong no'].count, parts['flagged or unknown'].count, parts.flagged.count]).toEqual([0, 1, 0])
    expect(parts['foods refused']).toEqual({ count: 2, of: 2 })
  })

  it('a non-food that is read as food or cooked is counted, and only gibberish may be given a kind', () => {
    const asked: [string, boolean][] = []
    const cook: UnseenReader['cook'] = (phrase, _, isSaid) => {
      asked.push([phrase, isSaid])
      return phrase === 'corkscrew' ? [{ how: 'alone', title: 'Roast Corkscrew', isSaid: false }] : []
    }
    const { parts, misses } = measureUnseen(list, 'en', readerOf('zblorp', { cook, namesFood: (text) => text === 'qwzxplk' }))
    expect(asked).toEqual([
      ['corkscrew', true],
      ['qwzxplk', false],
    ])
    expect([parts['no food, read'], parts['no food, cooked']]).toEqual([
      { count: 1, of: 2 },
      { count: 1, of: 2 },
    ])
    expect(misses.join('\n')).toMatch(/no food, COOKED\tnonfood\tcorkscrew\t.*cooked alone: Roast Corkscrew, in 1 ways/)
  })

  it('a phrase cooked only by its given kind is counted apart', () => {
    const cook: UnseenReader['cook'] = (_, __, isSaid) => (isSaid ? [{ how: 'as a spice', title: 'Corkscrew Curry', isSaid }] : [])
    const poison = parseUnseen(`${head}\nwolfsbane\tpoison\t?\t${nothing}`, 'en')
    const { parts } = measureUnseen([...list, ...poison], 'en', readerOf('zblorp', { cook }))
    expect([parts['no food, cooked'].count, parts['poison as a kind'], parts['no food as a kind']]).toEqual([
      0,
      { count: 1, of: 1 },
      { count: 1, of: 1 },
    ])
  })

  it('the report adds up the languages and names the missed targets', () => {
    const measured = [measureUnseen(list, 'en', readerOf('carrot')), measureUnseen(list, 'de', readerOf('butter'))]
    const lines = unseenLines('two', measured).join('\n')
    expect(lines).toMatch(/^unseen two: MISS 5 of 9 \(1 without rows\); 8 phrases in 2 of 8 languages/)
    expect(lines).toMatch(/\nall +2 of 4 +1 of 2 +1 of 2 +1 of 26 +1 of 2 /)
  })

  it('a list with an unknown kind or claim is refused', () => {
    expect(() => parseUnseen(`${head}\nbutter\tguess\tbutter\t${free}\tY\tY\tY\t`, 'en')).toThrow('kind')
    expect(() => parseUnseen(`${head}\nbutter\ttrap\tbutter\tX${free.slice(1)}\tY\tY\tY\t`, 'en')).toThrow('dairy')
  })
})

describe('understanding messy phrases', () => {
  it.each([
    ['2 eggs, milk', 'eggs; milk', true],
    ['2 eggs', 'eggs; milk', false],
    ['carrots', 'carrots (winter roots)', true],
    ['half a quiche lorraine', 'quiche lorraine', true],
    ['half a vegan feta', 'quiche lorraine', false],
  ])('the phrase "%s" means "%s": %s', (typed, english, isRight) => {
    expect(isUnderstood(inspectPhrase(typed, 'en'), english)).toBe(isRight)
  })
})

describe('cooking non-foods', () => {
  const waysOf = (ways: readonly { how: string }[]) => ways.map(({ how }) => how)
  const served = (id: string) => (): Outcome => ({
    state: 'cooked',
    recipe: aRecipe({ title: 'A plate' }, [5, 5, 0], [aLine(`1 ${id}`, id, 1, 'piece')], []),
    leftOut: [],
  })

  it('a cooked non-food is found, alone and beside other foods', () => {
    expect(waysOf(cookedAnyway('corkscrew', 'en', false, served('egg')))).toEqual([
      'alone, full',
      'alone, ideas',
      'in company, full',
      'in company, ideas',
    ])
  })

  it("a non-food counts as cooked only alone when the recipe's lines are those of the other foods", () => {
    expect(waysOf(cookedAnyway('corkscrew', 'en', false, served('carrot')))).toEqual(['alone, full', 'alone, ideas'])
  })

  it("the kitchen's own cooking is found, and its refusal finds nothing", () => {
    expect(waysOf(cookedAnyway('potatoes', 'en', false))).toContain('alone, full')
    expect(cookedAnyway('bleach', 'en', false)).toEqual([])
  })

  it('a non-food is tried with every kind', () => {
    const asked: RecipeRequest[] = []
    cookedAnyway('corkscrew', 'en', true, (request) => {
      asked.push(request)
      return { state: 'refused', code: 'not_food', reasons: 1 }
    })
    expect(asked).toHaveLength(4 + 4 * foodKinds.length)
  })

  it('a failing kitchen is counted', () => {
    const broken = cookedAnyway('bleach', 'en', false, () => ({ state: 'broken', error: 'no stove' }))
    expect(broken.map(({ title }) => title)).toEqual(Array(4).fill('BROKEN: no stove'))
  })
})
