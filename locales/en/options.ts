import { brand } from '#domain/brand.ts'

/** The option lists of the product as they are shown, each under the value it has in a request. */
export const options = {
  allergen: {
    dairy: 'dairy',
    gluten: 'gluten',
    eggs: 'eggs',
    peanut: 'peanut',
    shellfish: 'shellfish',
    soybean: 'soybean',
    mushroom: 'mushroom',
  },
  staple: {
    'cooking oil': 'cooking oil',
    'salt and pepper': 'salt and pepper',
    sugar: 'sugar',
    rice: 'rice',
    butter: 'butter',
    'spices and herbs': 'spices and herbs',
    garlic: 'garlic',
  },
  mealType: { entrée: 'entrée', soup: 'soup', condiment: 'condiment', dessert: 'dessert' },
  dietType: { vegan: 'vegan', vegetarian: 'vegetarian', pescatarian: 'pescatarian', 'non-vegetarian': 'non-vegetarian' },
  protein: { beef: 'beef', chicken: 'chicken', pork: 'pork', lamb: 'lamb', seafood: 'seafood' },
  cuisine: {
    Italian: 'Italian',
    French: 'French',
    Thai: 'Thai',
    'Potluck-me': `${brand.product}-me`,
    Chinese: 'Chinese',
    Japanese: 'Japanese',
    Korean: 'Korean',
    Indian: 'Indian',
    Mexican: 'Mexican',
    African: 'African',
  },
} as const
