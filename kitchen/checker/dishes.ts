import type { Recipe } from '#domain/recipes/recipe.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { isSameFood } from '#kitchen/reader/families.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/reading.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** A recipe and the foods of its list. */
interface Table {
  listed: readonly Food[]
  recipe: Pick<Recipe, 'title' | 'mealType' | 'language'>
}

/** Ingredients that are also dishes: a title or a step may name them as what the recipe makes. */
const dishes: readonly IngredientId[] = [
  'salsa',
  'pesto',
  'hummus',
  'jam',
  'tomato-sauce',
  'hot-sauce',
  'harissa',
  'kimchi',
  'mayonnaise',
  'barbecue-sauce',
  'pickle',
  'polenta',
  'tahini',
  'oats',
]

/** What a dough becomes. */
const doughFoods: readonly IngredientId[] = ['pita', 'naan', 'bread', 'flour-tortilla', 'corn-tortilla', 'pasta', 'puff-pastry']

/** Kinds without an id that a recipe itself makes: a dough, a sauce, an omelet. */
const madeClasses: readonly IngredientClass[] = ['sauce', 'bread', 'wrap', 'pastry', 'pasta', 'mince', 'egg', 'drink']

/** English words that make a dish of the food before them, or only say how it is. */
const dishWords: ReadonlySet<string> = new Set(
  list(
    'sauce, soup, paste, dough, batter, mixture, glaze, dressing, syrup, salsa, puree, salad, stew, curry, pudding, jam, dip, and, of, with, sweet, hot, golden, crispy, creamy, spicy, smooth, soft, fresh, roasted, roast, grilled, fried, pickled, candied, seared, poached, baked, braised, steamed, toasted, stewed, caramelized, warm',
  ),
)

/** Is it what the recipe makes of its list, rather than something more: a salsa, the flatbreads of its flour, "mushroom soup" of its mushrooms? */
export function isMadeHere(food: Food, it: Table): boolean {
  if (isSumOfListed(food, it)) return true
  if (food.ingredient === null) return madeClasses.includes(food.class)
  if (doughFoods.includes(food.ingredient) && it.listed.some((listed) => listed.class === 'flour')) return true
  if (food.class === 'stock') return /^(?:broth|stock)$/i.test(food.words) && isBrothy(it.recipe)
  return dishes.includes(food.ingredient) && it.recipe.title.toLowerCase().includes(food.words.toLowerCase())
}

/** What boils in the water of a soup or a stew is its broth. */
function isBrothy({ mealType, title }: Table['recipe']): boolean {
  return mealType === 'soup' || /\b(?:soup|stew|broth|ramen|pho|braise|curry|pot)\b/i.test(title)
}

/** A name each of whose words is a listed food, or the word for what is made of it: "corn pasta" of corn and pasta. */
export function isSumOfListed(food: Food, { listed, recipe }: Table): boolean {
  const words = food.words.toLowerCase().split(/[\s-]+/)
  const foods = words.filter((word) => !dishWords.has(word))
  if (words.length < 2 || foods.length === 0) return false
  const isListed = (name: string) =>
    findFoods(name, recipe.language).some((part) => listed.some((one) => isSameFood(part, one, recipe.language)))
  return (foods.length < words.length && isListed(foods.join(' '))) || foods.every(isListed)
}
