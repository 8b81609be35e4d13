import { describe, expect, test } from 'vitest'
import { chooseTitle, descriptionTopicOf, flavoursBeside, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { headlineOf } from '#kitchen/composer/headline.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'

const ways = ['Thai soup', 'soup the Thai way', 'soup,  Thai style'] as const
const titles = (flavours: readonly string[]) =>
  [0, 1, 2].map((style) =>
    chooseTitle(aPlan([], style), { ways, flavours, flavoured: (some, isAll) => `${isAll ? 'Thai ' : ''}soup with ${some.join(' and ')}` }),
  )

describe('title patterns', () => {
  test('a title differs in each of three styles', () => {
    expect(titles([])).toEqual(['Thai soup', 'soup the Thai way', 'soup, Thai style'])
    expect(titles(['mint'])).toEqual(['Thai soup', 'soup the Thai way', 'soup with mint'])
    expect(titles(['mint', 'lime'])).toEqual(['Thai soup with mint and lime', 'soup the Thai way', 'soup with mint'])
  })

  test('a title names at most two flavours, none twice and none that the dish name has', () => {
    expect(flavoursBeside('lime soup', ['lime', 'mint', 'mint', 'ginger', 'garlic'])).toEqual(['mint', 'ginger'])
  })
})

describe('descriptions', () => {
  test('a description names the main foods, and the flavours in the order of the list', () => {
    const [beef, mint, water] = [anItem('beef'), anItem('mint'), anItem('water')]
    const plan = aPlan([['simmer', { items: [beef, mint, water], vessel: 'pot', minutes: [90, 90] }]])
    expect(descriptionTopicOf(plan, headlineOf(plan))).toEqual({ about: [beef], flavours: [mint] })
  })

  test('a description knows which food is hollowed and filled', () => {
    const pepper = anItem('bell-pepper')
    expect(stuffedFoodsIn(aPlan([['hollow', { items: [pepper] }]]))).toEqual([pepper])
  })
})
