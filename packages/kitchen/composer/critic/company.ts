import { type DishCase, itemsOf, wordsOf } from '#kitchen/composer/critic/dish-case.ts'
import type { CriticRule } from '#kitchen/composer/critic/rule.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

const isSweet = ({ mealType }: DishCase) => mealType === 'dessert'

/** What goes with what. */
export const companyRules: readonly CriticRule[] = [
  {
    id: 'no-onion-in-sweets',
    weight: 'heavy',
    says: 'Onion or garlic in a dessert.',
    find: (it) => (isSweet(it) ? wordsOf(itemsOf(it, (item) => item.class === 'allium' || item.kin === 'garlic')) : []),
  },
  {
    id: 'no-meat-in-sweets',
    weight: 'heavy',
    says: 'Meat or fish in a dessert.',
    find: (it) => (isSweet(it) ? wordsOf(itemsOf(it, (item) => isInGroup(item, 'flesh') || item.class === 'cured-meat')) : []),
  },
  {
    id: 'not-too-many-flavours',
    weight: 'light',
    says: 'Everything from the rack at once.',
    find: (it) => {
      const flavours = itemsOf(
        it,
        (item) => (isInGroup(item, 'spice', 'hardyHerb', 'herb') && !isPlainPepper(item)) || item.class === 'paste',
      )
      return flavours.length > 12 ? [`${flavours.length} flavours`] : []
    },
  },
  {
    id: 'meat-and-fish-apart',
    weight: 'light',
    says: 'Beef and cod in one pot.',
    find: (it) => {
      const land = itemsOf(it, (item) => ['meat', 'mince'].includes(item.class))
      const sea = itemsOf(it, (item) => item.class === 'fish')
      return land.length > 0 && sea.length > 0 ? wordsOf([...land, ...sea]) : []
    },
  },
]
