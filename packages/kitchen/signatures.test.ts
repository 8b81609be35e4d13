import { expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { type Cuisine, type MealType, type SearchMode, type Staple, staples } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** The salty seasoning that identifies each cuisine's dishes, whatever staples the cook has. */
const signatures = {
  Thai: ['fish-sauce', 'soy-sauce', 'shrimp-paste', 'red-curry-paste', 'green-curry-paste'],
  Chinese: ['soy-sauce', 'oyster-sauce', 'doubanjiang', 'fermented-black-beans', 'hoisin-sauce'],
  Japanese: ['soy-sauce', 'miso', 'dashi', 'ponzu', 'teriyaki-sauce'],
  Korean: ['soy-sauce', 'gochujang', 'doenjang', 'ssamjang'],
} as const
type Eastern = keyof typeof signatures
const easternKitchens = ['Thai', 'Chinese', 'Japanese', 'Korean'] as const

function shareWithSignature(cuisine: Eastern, selectedStaples: readonly Staple[]): number {
  const turns = Array.from({ length: 20 }, (_, turn) => turn)
  const found = turns.filter((turn) => {
    const mealType = turn % 2 === 0 ? 'entrée' : 'soup'
    const request: RecipeRequest = {
      ingredients: ['chicken', 'carrots'],
      allergens: [],
      mealTypes: [mealType],
      targetMealType: mealType,
      dietTypes: ['non-vegetarian'],
      proteins: ['chicken'],
      cuisine,
      searchMode: 'ideas',
      complexityMode: turn % 4 < 2 ? 'simple' : 'elaborate',
      language: 'en',
      useOnlyStaples: false,
      selectedStaples: [...selectedStaples],
    }
    const cooked = cook(request, String(turn))
    const ids = cooked.state === 'cooked' ? (cooked.recipe.structure?.lines.map(({ ingredient }) => ingredient) ?? []) : []
    return signatures[cuisine].some((id) => ids.includes(id))
  })
  return found.length / turns.length
}

test.each(easternKitchens)(
  'nearly all %s dishes have a salty seasoning of that cuisine, even when the cook has salt and pepper',
  (cuisine) => {
    expect(shareWithSignature(cuisine, [])).toBeGreaterThanOrEqual(0.95)
    expect(shareWithSignature(cuisine, ['salt and pepper'])).toBeGreaterThanOrEqual(0.95)
    expect(shareWithSignature(cuisine, staples)).toBeGreaterThanOrEqual(0.95)
  },
)

/** A dish that a cook of this cuisine makes from these foods, and what it must or must not contain. */
interface HomeDish {
  cuisine: Cuisine
  meal: MealType
  mode: SearchMode
  from: string
  way: string
  has?: readonly string[]
  hasNot?: readonly string[]
}

const homeDishes: readonly HomeDish[] = [
  {
    cuisine: 'Italian',
    meal: 'entrée',
    mode: 'ideas',
    from: 'sausage, fennel, pasta',
    way: 'pasta',
    has: ['parmesan'],
    hasNot: ['almond', 'mozzarella'],
  },
  { cuisine: 'Italian', meal: 'entrée', mode: 'full', from: 'eggplant, tomatoes, mozzarella, basil', way: 'gratin' },
  { cuisine: 'Italian', meal: 'soup', mode: 'full', from: 'chickpeas, tomatoes, pasta, rosemary', way: 'legume-soup' },
  { cuisine: 'French', meal: 'entrée', mode: 'ideas', from: 'potatoes, cream', way: 'gratin', hasNot: ['white-bean'] },
  { cuisine: 'French', meal: 'soup', mode: 'ideas', from: 'leeks, potatoes', way: 'puree-soup', hasNot: ['garlic', 'wine-vinegar'] },
  { cuisine: 'French', meal: 'condiment', mode: 'ideas', from: 'mustard, shallots', way: 'dressing', hasNot: ['sugar', 'garlic'] },
  { cuisine: 'French', meal: 'entrée', mode: 'ideas', from: 'eggs, spinach', way: 'frittata' },
  { cuisine: 'Thai', meal: 'entrée', mode: 'full', from: 'chicken, coconut milk, red curry paste', way: 'curry', hasNot: ['cumin'] },
  { cuisine: 'Thai', meal: 'entrée', mode: 'ideas', from: 'beef steak, lettuce, lime', way: 'warm-salad', has: ['fish-sauce', 'mint'] },
  {
    cuisine: 'Thai',
    meal: 'soup',
    mode: 'ideas',
    from: 'shrimp, mushrooms',
    way: 'broth-soup',
    has: ['lemongrass', 'fish-sauce', 'lime-juice'],
    hasNot: ['coconut-milk'],
  },
  { cuisine: 'Thai', meal: 'dessert', mode: 'full', from: 'bananas, coconut milk', way: 'poached-fruit', hasNot: ['rice'] },
  { cuisine: 'Chinese', meal: 'entrée', mode: 'ideas', from: 'sea bass, scallions, ginger', way: 'steamed', has: ['soy-sauce'] },
  { cuisine: 'Chinese', meal: 'entrée', mode: 'full', from: 'eggs, tomatoes, scallions', way: 'stir-fry' },
  { cuisine: 'Chinese', meal: 'soup', mode: 'ideas', from: 'eggs, corn', way: 'egg-drop-soup', hasNot: ['onion', 'garlic'] },
  { cuisine: 'Japanese', meal: 'entrée', mode: 'full', from: 'cabbage, eggs, flour, soy sauce', way: 'savoury-pancakes' },
  {
    cuisine: 'Japanese',
    meal: 'entrée',
    mode: 'ideas',
    from: 'chicken thighs, leeks, sake',
    way: 'sear',
    has: ['soy-sauce', 'mirin'],
    hasNot: ['rice-vinegar'],
  },
  {
    cuisine: 'Japanese',
    meal: 'soup',
    mode: 'ideas',
    from: 'udon, spinach, eggs',
    way: 'noodle-soup',
    has: ['dashi'],
    hasNot: ['garlic', 'onion'],
  },
  {
    cuisine: 'Japanese',
    meal: 'condiment',
    mode: 'full',
    from: 'cucumber, rice vinegar',
    way: 'quick-pickle',
    hasNot: ['garlic', 'vegetable-oil'],
  },
  { cuisine: 'Korean', meal: 'entrée', mode: 'ideas', from: 'ground beef, rice, spinach', way: 'bowl', has: ['soy-sauce', 'sesame-oil'] },
  { cuisine: 'Korean', meal: 'entrée', mode: 'full', from: 'pork belly, kimchi, tofu', way: 'stew' },
  { cuisine: 'Korean', meal: 'soup', mode: 'full', from: 'beef, daikon, soy sauce', way: 'broth-soup', hasNot: ['rice'] },
  { cuisine: 'Korean', meal: 'dessert', mode: 'ideas', from: 'sweet potatoes, walnuts', way: 'candied-nuts' },
  {
    cuisine: 'Indian',
    meal: 'entrée',
    mode: 'full',
    from: 'cauliflower, potatoes, onion, tomatoes',
    way: 'curry',
    has: ['cumin', 'turmeric'],
  },
  {
    cuisine: 'Indian',
    meal: 'entrée',
    mode: 'ideas',
    from: 'lamb, rice, onions',
    way: 'one-pot-rice',
    hasNot: ['coconut-milk', 'eggplant'],
  },
  { cuisine: 'Indian', meal: 'soup', mode: 'ideas', from: 'lentils, carrots', way: 'legume-soup', has: ['turmeric'] },
  {
    cuisine: 'Indian',
    meal: 'condiment',
    mode: 'full',
    from: 'cilantro, mint, green chili, lime',
    way: 'herb-sauce',
    hasNot: ['vegetable-oil'],
  },
  { cuisine: 'Mexican', meal: 'entrée', mode: 'ideas', from: 'shrimp, avocado, corn tortillas', way: 'wraps', hasNot: ['peanut'] },
  { cuisine: 'Mexican', meal: 'entrée', mode: 'full', from: 'eggs, potatoes, poblano peppers', way: 'hash' },
  { cuisine: 'Mexican', meal: 'dessert', mode: 'ideas', from: 'pineapple, yogurt', way: 'roasted-fruit', hasNot: ['rice'] },
  {
    cuisine: 'African',
    meal: 'entrée',
    mode: 'full',
    from: 'lamb, couscous, carrots, raisins',
    way: 'stew',
    has: ['cumin'],
    hasNot: ['ras-el-hanout'],
  },
  { cuisine: 'African', meal: 'entrée', mode: 'ideas', from: 'tilapia, plantains', way: 'sear', has: ['scotch-bonnet', 'canned-tomatoes'] },
  {
    cuisine: 'African',
    meal: 'soup',
    mode: 'ideas',
    from: 'peanut butter, sweet potatoes, spinach',
    way: 'creamy-soup',
    hasNot: ['black-eyed-pea'],
  },
]

const fleshes = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'shellfish']

function askedFor({ cuisine, meal, mode, from }: HomeDish): RecipeRequest {
  const ingredients = from.split(', ')
  const hasFlesh = ingredients.some((words) => readPhrase(words, 'en').foods.some((food) => fleshes.includes(food.class)))
  return {
    ingredients,
    allergens: [],
    mealTypes: [meal],
    targetMealType: meal,
    dietTypes: [hasFlesh ? 'non-vegetarian' : 'vegetarian'],
    proteins: [],
    cuisine,
    searchMode: mode,
    complexityMode: 'simple',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: [...staples],
  }
}

test.each(homeDishes.map((dish) => [dish.cuisine, dish.from, dish] as const))(
  'the first dish of the %s cuisine for %s is the one that home cooks make',
  (_cuisine, _from, dish) => {
    const request = askedFor(dish)
    const cooked = cook(
      dish.cuisine === 'Japanese' && dish.has?.includes('dashi') ? { ...request, dietTypes: ['pescatarian'] } : request,
      '0',
    )
    if (cooked.state === 'refused') throw new Error(`refused: ${JSON.stringify(cooked.reasons)}`)
    const { archetype, lines } = cooked.recipe.structure ?? { archetype: '', lines: [] }
    const ids = lines.map(({ ingredient }) => ingredient)
    expect(archetype).toBe(dish.way)
    expect(ids).toEqual(expect.arrayContaining([...(dish.has ?? [])]))
    for (const id of dish.hasNot ?? []) expect(ids).not.toContain(id)
  },
)
