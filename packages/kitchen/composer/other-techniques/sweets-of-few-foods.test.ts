import { expect, test } from 'vitest'
import { yogurtDrink } from '#kitchen/composer/other-techniques/sweets-of-few-foods.ts'
import { tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const yogurt = anItem('yogurt')

/** A dessert of whisked foods, poured into glasses. */
function whisked(...others: Parameters<typeof anItem>[0][]) {
  return tasksOf((draft) => {
    draft.add('whisk', { items: [yogurt, ...others.map((id) => anItem(id))], vessel: 'bowl' })
    draft.add('layer', { items: [yogurt], vessel: 'glasses' })
  })
}

test('a yogurt drink is blended with water, also when honey is whisked into the yogurt', () => {
  for (const tasks of [whisked(), whisked('honey')]) {
    expect(yogurtDrink(tasks)?.map(({ verb, items }) => [verb, items.map(({ kin }) => kin)])).toEqual([
      ['blend', [...(tasks[0]?.items.map(({ kin }) => kin) ?? []), 'water']],
      ['layer', []],
    ])
  }
})

test('a dessert of two layers of yogurt and fruit does not become a drink', () => {
  const layered = tasksOf((draft) => {
    draft.add('whisk', { items: [yogurt], vessel: 'bowl' })
    draft.add('layer', { items: [yogurt, anItem('strawberry')], vessel: 'glasses' })
  })
  expect(yogurtDrink(layered)).toBeNull()
})
