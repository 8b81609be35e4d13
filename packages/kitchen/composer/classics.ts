import type { Item } from '#kitchen/composer/item.ts'
import type { NamedCuisine } from '#kitchen/composer/pantries.ts'
import type { MealType } from '#kitchen/options.ts'

type ItemTest = (own: readonly Item[]) => boolean

/** A condition: the cook typed one of these ids or classes. */
const hasAny =
  (...names: readonly string[]): ItemTest =>
  (own) =>
    own.some((item) => names.includes(item.kin) || names.includes(item.class))
const hasAll =
  (...tests: readonly ItemTest[]): ItemTest =>
  (own) =>
    tests.every((test) => test(own))
const hasNone =
  (...names: readonly string[]): ItemTest =>
  (own) =>
    !hasAny(...names)(own)

const flesh = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'shellfish'] as const
const potatoes = hasAny('potato', 'sweet-potato')
const vegetables = hasAny('root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'mushroom')
const slowMeat = hasAny('beef', 'lamb', 'goat-meat', 'pork-shoulder', 'short-ribs', 'lamb-shank', 'oxtail', 'veal')
const breadAndTomato = hasAll(hasAny('bread', 'wrap'), hasAny('tomato', 'cucumber'), hasNone(...flesh, 'egg', 'avocado'))
const bulbsOnly = hasAll(
  hasAny('onion', 'red-onion', 'shallot'),
  hasNone(...flesh, 'legume', 'root', 'squash', 'vegetable', 'mushroom', 'egg'),
)
const quickMeat = hasAny('ground-beef', 'ground-pork', 'ground-lamb', 'beef-steak', 'pork-tenderloin', 'chicken-breast', 'chicken-thigh')

interface Classic {
  meal: MealType
  when: ItemTest
  /** The id of the way of cooking. */
  way: string
  /** Its worth in points of affinity. */
  worth: number
}

const entrée = (when: ItemTest, way: string, worth = 2): Classic => ({ meal: 'entrée', when, way, worth })
const soup = (when: ItemTest, way: string, worth = 2): Classic => ({ meal: 'soup', when, way, worth })
const condiment = (when: ItemTest, way: string, worth = 2): Classic => ({ meal: 'condiment', when, way, worth })
const dessert = (when: ItemTest, way: string, worth = 2): Classic => ({ meal: 'dessert', when, way, worth })

/**
 * The dishes that each cuisine makes first of given foods. The home dish that everybody there knows has the most
 * worth.
 */
const classics: Record<NamedCuisine, readonly Classic[]> = {
  Italian: [
    entrée(breadAndTomato, 'bread-salad', 2),
    dessert(hasAny('oats'), 'porridge', 1),
    entrée(hasAny('pasta'), 'pasta', 3),
    entrée(hasAll(hasAny('pasta'), hasAny('egg')), 'frittata', 3),
    entrée(hasAll(hasAny('eggplant', 'zucchini'), hasAny('tomato', 'canned-tomatoes'), hasAny('soft-cheese', 'hard-cheese')), 'gratin', 3),
    entrée(hasAny('arborio-rice'), 'one-pot-rice', 3),
    entrée(hasAll(hasAny('egg'), hasNone(...flesh, 'pasta')), 'frittata'),
    entrée(hasAll(hasAny('fish', 'pork-chop', 'pork-tenderloin', 'beef-steak', 'lamb-chop'), hasNone('pasta')), 'sear', 1.5),
    soup(hasAny('legume'), 'legume-soup', 3),
    soup(hasAll(hasAny('pasta'), hasNone('legume')), 'broth-soup'),
    dessert(hasAll(hasAny('oats', 'flour'), hasAny('berry', 'fruit'), hasNone('egg', 'milk')), 'crumble'),
    dessert(hasAny('chocolate'), 'cake', 2),
    condiment(hasAll(hasAny('basil', 'parsley', 'arugula'), hasNone('tomato', 'canned-tomatoes')), 'herb-sauce'),
    condiment(hasAny('tomato', 'canned-tomatoes'), 'cooked-sauce'),
    dessert(hasAny('peach', 'pear', 'fig', 'apple', 'plum'), 'roasted-fruit', 1),
    dessert(hasAny('mascarpone', 'ricotta'), 'cream-bowl'),
    entrée(hasAll(hasAny('pasta'), hasAny('sausage', 'hard-cheese', 'soft-cheese', 'mince', 'eggplant', 'spinach', 'squash')), 'gratin', 1),
    entrée(
      hasAll(hasAny('eggplant', 'zucchini', 'bell-pepper', 'tomato'), hasAny('soft-cheese', 'hard-cheese', 'mince', 'rice')),
      'stuffed-vegetables',
      2,
    ),
    entrée(hasAll(hasAny('poultry', 'sausage', 'potato', 'fish'), hasNone('pasta')), 'tray-roast', 0.7),
    dessert(hasAny('peach', 'apple', 'pear', 'plum', 'fig'), 'cake', 0.5),
    dessert(hasAny('pear', 'peach'), 'poached-fruit', 0.8),
    dessert(hasAny('berry', 'peach', 'orange', 'melon'), 'fruit-salad', 0.5),
  ],
  French: [
    entrée(breadAndTomato, 'bread-salad', 2),
    soup(bulbsOnly, 'onion-soup', 3),
    entrée(hasAll(potatoes, hasAny('cream', 'creme-fraiche', 'milk', 'hard-cheese', 'gruyere'), hasNone(...flesh, 'egg')), 'gratin', 3),
    entrée(hasAll(hasAny('egg'), hasNone(...flesh)), 'frittata'),
    entrée(slowMeat, 'stew', 1),
    entrée(hasAny('fish'), 'sear', 0.5),
    entrée(hasAll(hasAny('poultry'), hasAny('cream', 'creme-fraiche', 'mushroom')), 'sear', 1),
    soup(
      hasAll(hasAny('leek', 'potato', 'carrot', 'squash', 'cauliflower', 'peas', 'broccoli'), hasNone(...flesh, 'legume')),
      'puree-soup',
      2,
    ),
    soup(hasAny('legume'), 'legume-soup', 1),
    condiment(hasAny('mustard'), 'dressing'),
    condiment(hasAny('butter'), 'flavoured-butter'),
    dessert(hasAll(hasAny('cherry', 'plum', 'apricot'), hasAny('egg')), 'clafoutis'),
    dessert(hasAny('pear'), 'poached-fruit', 1),
    dessert(hasAll(hasAny('berry'), hasAny('cream', 'creme-fraiche')), 'cream-bowl'),
    dessert(hasAll(hasAny('oats', 'flour'), hasAny('berry', 'fruit'), hasNone('egg', 'milk')), 'crumble'),
    dessert(hasAny('chocolate'), 'cake', 3),
    dessert(hasAll(hasAny('chocolate'), hasAny('cream')), 'chocolate-pots', 5),
    dessert(hasAll(hasAny('egg'), hasAny('cream', 'milk'), hasNone('flour', 'fruit', 'berry', 'cherry', 'plum', 'apricot')), 'custard', 2),
    entrée(hasAll(potatoes, hasNone(...flesh, 'legume')), 'frittata', 1),
    entrée(hasAll(potatoes, hasNone(...flesh, 'legume')), 'hash', 1.2),
    entrée(hasAny('fish'), 'parcels', 0.8),
    entrée(hasAll(hasAny('poultry', 'sausage', 'pork-chop'), potatoes), 'tray-roast', 0.7),
    condiment(hasAny('shallot', 'garlic', 'mustard', 'parsley', 'tarragon', 'chives'), 'flavoured-butter', 1.2),
    dessert(hasAny('apple'), 'cake', 0.5),
    dessert(hasAny('apple', 'rhubarb'), 'compote', 0.5),
  ],
  Thai: [
    entrée(hasAny('red-curry-paste', 'green-curry-paste', 'coconut'), 'curry', 3),
    entrée(hasAny('noodle'), 'stir-fried-noodles', 3),
    entrée(hasAll(hasAny('lettuce', 'cucumber', 'papaya', 'crisp-vegetable'), hasNone('noodle')), 'warm-salad'),
    entrée(hasAny('cooked-rice'), 'fried-rice', 4),
    entrée(hasAny('fish'), 'steamed', 1.5),
    entrée(hasAll(hasAny('poultry', 'meat', 'mince', 'plant-protein'), hasNone('coconut', 'noodle')), 'stir-fry', 0.5),
    soup(hasAny('noodle'), 'noodle-soup', 3),
    soup(hasAll(hasAny('shellfish', 'fish', 'plant-protein'), hasNone('coconut', 'noodle')), 'broth-soup', 3),
    soup(hasAny('coconut', 'poultry'), 'creamy-soup', 1),
    dessert(hasAll(hasAny('coconut'), hasAny('banana', 'squash', 'sweet-potato', 'taro', 'corn'), hasNone('rice')), 'poached-fruit', 4),
    dessert(hasAny('mango'), 'sweet-rice'),
    condiment(hasAny('chilli'), 'salsa', 2),
    entrée(hasAll(hasAny('red-curry-paste', 'green-curry-paste'), hasAny('coconut'), hasAny(...flesh)), 'sear', 2.5),
    entrée(hasAll(hasAny('red-curry-paste', 'green-curry-paste'), hasNone('coconut')), 'stir-fry', 1),
    entrée(hasAny('chicken-thigh', 'chicken-breast', 'pork-tenderloin', 'beef-steak'), 'skewers', 0.4),
  ],
  Chinese: [
    entrée(hasAny('fish'), 'steamed', 3),
    entrée(hasAny('noodle'), 'stir-fried-noodles', 3),
    entrée(hasAny('cooked-rice'), 'fried-rice', 4),
    entrée(hasAll(hasAny('rice'), hasAny('egg')), 'fried-rice', 3),
    entrée(hasAll(hasAny(...flesh, 'plant-protein'), hasNone('fish', 'noodle', 'egg')), 'stir-fry', 1.5),
    entrée(hasAll(vegetables, hasNone('noodle', 'fish', 'rice')), 'stir-fry', 1.5),
    soup(hasAny('noodle'), 'noodle-soup', 3),
    soup(hasAll(hasAny('egg'), hasNone('noodle')), 'egg-drop-soup'),
    soup(hasAny('rice'), 'congee', 3),
    // With vinegar the chili becomes a dipping sauce, not an oil.
    condiment(hasAll(hasAny('chilli', 'chili-flakes'), hasNone('acid')), 'infused-oil', 1.5),
    condiment(hasAll(hasAny('chilli', 'chili-flakes'), hasAny('acid')), 'infused-oil', 0.5),
    condiment(hasAny('cucumber'), 'quick-pickle', 1),
    dessert(hasAny('pear'), 'poached-fruit', 1),
    dessert(hasAny('sweet-potato', 'taro', 'yam'), 'candied-nuts', 2),
    entrée(hasAny('noodle'), 'pasta', 1.5),
    entrée(
      hasAll(
        hasAny('egg'),
        hasAny('tomato', 'pepper', 'leek', 'leaf', 'zucchini', 'scallion', 'shrimp'),
        hasNone('rice', 'noodle', 'flour'),
      ),
      'stir-fry',
      2,
    ),
    entrée(hasAny('fish'), 'sear', 1.5),
    entrée(hasAny('pork-belly', 'pork-shoulder', 'short-ribs', 'beef'), 'stew', 1),
    condiment(hasAll(hasAny('chilli', 'peanut'), hasAny('acid')), 'dressing', 2),
  ],
  Japanese: [
    entrée(hasAll(hasAny('flour'), hasAny('cabbage', 'napa-cabbage', 'scallion', 'leek')), 'savoury-pancakes', 4),
    entrée(hasAny('noodle'), 'stir-fried-noodles', 3),
    entrée(hasAll(hasAny('rice'), hasAny('egg', 'poultry', 'mince', 'beef-steak')), 'bowl', 3),
    entrée(hasAny('cooked-rice'), 'fried-rice', 5),
    entrée(
      hasAll(hasAny('chicken-thigh', 'chicken-breast', 'poultry', 'beef-steak', 'pork-chop', 'fish'), hasNone('noodle', 'rice')),
      'sear',
    ),
    entrée(hasAny('curry-roux'), 'curry', 4),
    soup(hasAny('noodle'), 'noodle-soup', 3),
    soup(hasAny('miso', 'seaweed'), 'broth-soup'),
    soup(hasAny('rice'), 'congee', 2),
    condiment(hasAny('cucumber', 'daikon', 'radish', 'napa-cabbage', 'cabbage', 'carrot', 'lotus-root', 'turnip'), 'quick-pickle', 3),
    dessert(hasAny('sweet-potato'), 'candied-nuts', 2),
    dessert(hasAny('persimmon', 'pear', 'apple'), 'poached-fruit', 0.5),
    entrée(hasAll(hasAny('poultry', 'meat', 'mince', 'plant-protein', 'egg'), vegetables, hasNone('noodle', 'flour')), 'stir-fry', 0.5),
    soup(hasAll(hasAny('egg'), hasNone('rice')), 'egg-drop-soup', 1),
  ],
  Korean: [
    entrée(hasAll(hasAny('kimchi'), hasAny(...flesh, 'plant-protein'), hasNone('rice', 'noodle', 'flour')), 'stew', 4),
    entrée(hasAll(hasAny('rice'), hasNone('kimchi')), 'bowl', 3),
    entrée(hasAll(hasAny('rice', 'cooked-rice'), hasAny('kimchi')), 'fried-rice', 3),
    entrée(hasAny('cooked-rice'), 'fried-rice', 5),
    entrée(hasAll(quickMeat, vegetables, hasNone('noodle')), 'bowl', 1),
    entrée(hasAny('noodle'), 'stir-fried-noodles', 3),
    entrée(hasAll(hasAny('flour'), hasAny('scallion', 'kimchi', 'zucchini', 'potato', 'leek')), 'savoury-pancakes', 4),
    entrée(hasAll(hasAny('short-ribs', 'beef-steak', 'pork-belly'), hasNone('kimchi', 'rice')), 'sear', 1.5),
    soup(hasAny('noodle'), 'noodle-soup', 3),
    soup(hasAll(hasAny('meat', 'poultry', 'shellfish', 'plant-protein'), hasNone('rice', 'noodle')), 'broth-soup', 2.5),
    soup(hasAny('rice'), 'congee', 2.5),
    condiment(hasAny('cucumber', 'daikon', 'radish', 'napa-cabbage', 'cabbage', 'carrot'), 'quick-pickle', 3),
    dessert(hasAny('sweet-potato', 'chestnut'), 'candied-nuts', 3),
    dessert(hasAny('pear'), 'poached-fruit', 1),
    entrée(hasAll(quickMeat, hasNone('noodle')), 'stir-fry', 1.5),
    entrée(hasAll(hasAny('kimchi'), hasAny(...flesh, 'plant-protein'), hasNone('noodle')), 'stir-fry', 1.5),
  ],
  Indian: [
    entrée(hasAll(hasAny('rice'), hasAny('poultry', 'meat', 'peas', 'paneer', 'mince')), 'one-pot-rice', 2),
    entrée(
      hasAll(hasAny('legume', 'paneer', 'vegetable', 'root', 'poultry', 'meat', 'fish', 'shellfish', 'mince'), hasNone('rice')),
      'curry',
    ),
    entrée(hasAny('legume'), 'curry', 3),
    soup(hasAny('legume'), 'legume-soup'),
    condiment(hasAny('cilantro', 'mint'), 'herb-sauce', 3),
    condiment(hasAny('yogurt'), 'dip', 3),
    condiment(hasAny('tomato', 'fruit', 'onion', 'dried-fruit'), 'chutney', 1),
    dessert(hasAny('rice'), 'sweet-rice'),
    dessert(hasAny('carrot', 'squash', 'sweet-potato'), 'sweet-roots'),
    entrée(hasAll(hasAny('potato'), hasNone(...flesh, 'legume', 'paneer')), 'hash', 1.6),
    entrée(hasAll(vegetables, hasNone(...flesh, 'legume', 'paneer', 'potato', 'egg')), 'stir-fry', 1.6),
    entrée(hasAny('fish'), 'sear', 1.5),
    entrée(hasAll(hasAny('poultry', 'paneer'), hasNone('rice')), 'tray-roast', 0.8),
  ],
  Mexican: [
    entrée(hasAny('wrap', 'corn-tortilla', 'flour-tortilla'), 'wraps', 3),
    entrée(hasAll(hasAny('egg'), potatoes), 'hash', 3),
    entrée(hasAll(hasAny('poblano', 'bell-pepper'), hasAny('soft-cheese', 'hard-cheese'), hasNone('egg')), 'stuffed-vegetables', 1.5),
    entrée(hasAny('rice'), 'one-pot-rice', 1.5),
    soup(hasAny('legume'), 'legume-soup'),
    soup(hasAny('poultry'), 'broth-soup', 1),
    condiment(hasAny('avocado'), 'dip', 2),
    condiment(hasAny('tomato', 'tomatillo', 'fruit', 'corn'), 'salsa', 1),
    dessert(hasAll(hasAny('pineapple', 'plantain', 'banana', 'peach'), hasNone('rice')), 'roasted-fruit'),
    dessert(hasAny('rice'), 'sweet-rice'),
    dessert(hasAll(hasAny('chocolate'), hasAny('flour')), 'cake', 3),
    entrée(hasAny('shellfish', 'fish'), 'sear', 1.6),
    entrée(hasAny('shellfish', 'fish', 'poultry'), 'tray-roast', 0.4),
    dessert(hasAny('mango', 'pineapple', 'strawberry', 'watermelon', 'melon', 'coconut'), 'frozen-fruit', 0.7),
  ],
  African: [
    entrée(hasAll(hasAny('fish', 'shellfish'), hasAny('plantain', 'yam', 'tomato', 'okra')), 'sear', 3),
    entrée(hasAll(hasAny('couscous', 'dried-fruit', 'chickpea'), hasAny('meat', 'poultry', 'mince')), 'stew', 2),
    entrée(hasAny('peanut-butter', 'lentil', 'red-lentil', 'berbere'), 'stew', 2),
    entrée(hasAll(hasAny('rice'), hasAny('tomato', 'canned-tomatoes', 'poultry', 'fish')), 'one-pot-rice'),
    soup(hasAny('peanut-butter'), 'creamy-soup', 3),
    soup(hasAny('legume'), 'legume-soup'),
    condiment(hasAny('tomato', 'pepper', 'chilli'), 'cooked-sauce', 1),
    dessert(hasAny('orange'), 'fruit-salad', 1),
    dessert(hasAll(hasAny('chocolate'), hasAny('flour')), 'cake', 3),
    dessert(hasAll(hasAny('date', 'dried-fruit'), hasAny('apple', 'pear', 'quince')), 'compote', 2),
    entrée(hasAny('beef-steak', 'chicken-thigh', 'chicken-breast'), 'skewers', 0.3),
    soup(hasAll(hasAny('meat', 'poultry', 'fish'), hasNone('peanut-butter')), 'broth-soup', 0.7),
    dessert(hasAny('banana', 'plantain', 'pineapple', 'mango'), 'roasted-fruit', 1.5),
  ],
}

/**
 * The worth of a way to each cuisine, in points of affinity, if it is the dish that the cuisine makes first of these
 * foods.
 */
export function classicBonusOf(way: string, meal: MealType, own: readonly Item[]): Partial<Record<NamedCuisine, number>> {
  const worth: Partial<Record<NamedCuisine, number>> = {}
  for (const kitchen of classicsByWay)
    for (const classic of classics[kitchen])
      if (classic.way === way && classic.meal === meal && classic.when(own)) worth[kitchen] = Math.max(worth[kitchen] ?? 0, classic.worth)
  return worth
}

const classicsByWay = ['Italian', 'French', 'Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Mexican', 'African'] as const
