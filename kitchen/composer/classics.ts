import type { MealType } from '#domain/options.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { NamedCuisine } from '#kitchen/composer/pantries.ts'

type ItemTest = (own: readonly Item[]) => boolean

/** A condition: the cook typed one of these ids or classes. */
const any =
  (...names: readonly string[]): ItemTest =>
  (own) =>
    own.some((item) => names.includes(item.kin) || names.includes(item.class))
const all =
  (...tests: readonly ItemTest[]): ItemTest =>
  (own) =>
    tests.every((test) => test(own))
const no =
  (...names: readonly string[]): ItemTest =>
  (own) =>
    !any(...names)(own)

const flesh = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'shellfish'] as const
const potatoes = any('potato', 'sweet-potato')
const vegetables = any('root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'mushroom')
const slowMeat = any('beef', 'lamb', 'goat-meat', 'pork-shoulder', 'short-ribs', 'lamb-shank', 'oxtail', 'veal')
const breadAndTomato = all(any('bread', 'wrap'), any('tomato', 'cucumber'), no(...flesh, 'egg', 'avocado'))
const bulbsOnly = all(any('onion', 'red-onion', 'shallot'), no(...flesh, 'legume', 'root', 'squash', 'vegetable', 'mushroom', 'egg'))
const quickMeat = any('ground-beef', 'ground-pork', 'ground-lamb', 'beef-steak', 'pork-tenderloin', 'chicken-breast', 'chicken-thigh')

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
 * The dish that each cuisine makes first of given foods: the home dish that everybody there knows, then others with
 * less worth.
 */
const classics: Record<NamedCuisine, readonly Classic[]> = {
  Italian: [
    entrée(breadAndTomato, 'bread-salad', 2),
    dessert(any('oats'), 'porridge', 1),
    entrée(any('pasta'), 'pasta', 3),
    entrée(all(any('pasta'), any('egg')), 'frittata', 3),
    entrée(all(any('eggplant', 'zucchini'), any('tomato', 'canned-tomatoes'), any('soft-cheese', 'hard-cheese')), 'gratin', 3),
    entrée(any('arborio-rice'), 'one-pot-rice', 3),
    entrée(all(any('egg'), no(...flesh, 'pasta')), 'frittata'),
    entrée(all(any('fish', 'pork-chop', 'pork-tenderloin', 'beef-steak', 'lamb-chop'), no('pasta')), 'sear', 1.5),
    soup(any('legume'), 'legume-soup', 3),
    soup(all(any('pasta'), no('legume')), 'broth-soup'),
    dessert(all(any('oats', 'flour'), any('berry', 'fruit'), no('egg', 'milk')), 'crumble'),
    dessert(any('chocolate'), 'cake', 2),
    condiment(all(any('basil', 'parsley', 'arugula'), no('tomato', 'canned-tomatoes')), 'herb-sauce'),
    condiment(any('tomato', 'canned-tomatoes'), 'cooked-sauce'),
    dessert(any('peach', 'pear', 'fig', 'apple', 'plum'), 'roasted-fruit', 1),
    dessert(any('mascarpone', 'ricotta'), 'cream-bowl'),
    entrée(all(any('pasta'), any('sausage', 'hard-cheese', 'soft-cheese', 'mince', 'eggplant', 'spinach', 'squash')), 'gratin', 1),
    entrée(
      all(any('eggplant', 'zucchini', 'bell-pepper', 'tomato'), any('soft-cheese', 'hard-cheese', 'mince', 'rice')),
      'stuffed-vegetables',
      2,
    ),
    entrée(all(any('poultry', 'sausage', 'potato', 'fish'), no('pasta')), 'tray-roast', 0.7),
    dessert(any('peach', 'apple', 'pear', 'plum', 'fig'), 'cake', 0.5),
    dessert(any('pear', 'peach'), 'poached-fruit', 0.8),
    dessert(any('berry', 'peach', 'orange', 'melon'), 'fruit-salad', 0.5),
  ],
  French: [
    entrée(breadAndTomato, 'bread-salad', 2),
    soup(bulbsOnly, 'onion-soup', 3),
    entrée(all(potatoes, any('cream', 'creme-fraiche', 'milk', 'hard-cheese', 'gruyere'), no(...flesh, 'egg')), 'gratin', 3),
    entrée(all(any('egg'), no(...flesh)), 'frittata'),
    entrée(slowMeat, 'stew', 1),
    entrée(any('fish'), 'sear', 0.5),
    entrée(all(any('poultry'), any('cream', 'creme-fraiche', 'mushroom')), 'sear', 1),
    soup(all(any('leek', 'potato', 'carrot', 'squash', 'cauliflower', 'peas', 'broccoli'), no(...flesh, 'legume')), 'puree-soup', 2),
    soup(any('legume'), 'legume-soup', 1),
    condiment(any('mustard'), 'dressing'),
    condiment(any('butter'), 'flavoured-butter'),
    dessert(all(any('cherry', 'plum', 'apricot'), any('egg')), 'clafoutis'),
    dessert(any('pear'), 'poached-fruit', 1),
    dessert(all(any('berry'), any('cream', 'creme-fraiche')), 'cream-bowl'),
    dessert(all(any('oats', 'flour'), any('berry', 'fruit'), no('egg', 'milk')), 'crumble'),
    dessert(any('chocolate'), 'cake', 3),
    dessert(all(any('chocolate'), any('cream')), 'chocolate-pots', 5),
    dessert(all(any('egg'), any('cream', 'milk'), no('flour', 'fruit', 'berry', 'cherry', 'plum', 'apricot')), 'custard', 2),
    entrée(all(potatoes, no(...flesh, 'legume')), 'frittata', 1),
    entrée(all(potatoes, no(...flesh, 'legume')), 'hash', 1.2),
    entrée(any('fish'), 'parcels', 0.8),
    entrée(all(any('poultry', 'sausage', 'pork-chop'), potatoes), 'tray-roast', 0.7),
    condiment(any('shallot', 'garlic', 'mustard', 'parsley', 'tarragon', 'chives'), 'flavoured-butter', 1.2),
    dessert(any('apple'), 'cake', 0.5),
    dessert(any('apple', 'rhubarb'), 'compote', 0.5),
  ],
  Thai: [
    entrée(any('red-curry-paste', 'green-curry-paste', 'coconut'), 'curry', 3),
    entrée(any('noodle'), 'stir-fried-noodles', 3),
    entrée(all(any('lettuce', 'cucumber', 'papaya', 'crisp-vegetable'), no('noodle')), 'warm-salad'),
    entrée(any('cooked-rice'), 'fried-rice', 4),
    entrée(any('fish'), 'steamed', 1.5),
    entrée(all(any('poultry', 'meat', 'mince', 'plant-protein'), no('coconut', 'noodle')), 'stir-fry', 0.5),
    soup(any('noodle'), 'noodle-soup', 3),
    soup(all(any('shellfish', 'fish', 'plant-protein'), no('coconut', 'noodle')), 'broth-soup', 3),
    soup(any('coconut', 'poultry'), 'creamy-soup', 1),
    dessert(all(any('coconut'), any('banana', 'squash', 'sweet-potato', 'taro', 'corn'), no('rice')), 'poached-fruit', 4),
    dessert(any('mango'), 'sweet-rice'),
    condiment(any('chilli'), 'salsa', 2),
    entrée(all(any('red-curry-paste', 'green-curry-paste'), any('coconut'), any(...flesh)), 'sear', 2.5),
    entrée(all(any('red-curry-paste', 'green-curry-paste'), no('coconut')), 'stir-fry', 1),
    entrée(any('chicken-thigh', 'chicken-breast', 'pork-tenderloin', 'beef-steak'), 'skewers', 0.4),
  ],
  Chinese: [
    entrée(any('fish'), 'steamed', 3),
    entrée(any('noodle'), 'stir-fried-noodles', 3),
    entrée(any('cooked-rice'), 'fried-rice', 4),
    entrée(all(any('rice'), any('egg')), 'fried-rice', 3),
    entrée(all(any(...flesh, 'plant-protein'), no('fish', 'noodle', 'egg')), 'stir-fry', 1.5),
    entrée(all(vegetables, no('noodle', 'fish', 'rice')), 'stir-fry', 1.5),
    soup(any('noodle'), 'noodle-soup', 3),
    soup(all(any('egg'), no('noodle')), 'egg-drop-soup'),
    soup(any('rice'), 'congee', 3),
    // With vinegar the chili becomes a dipping sauce, not an oil.
    condiment(all(any('chilli', 'chili-flakes'), no('acid')), 'infused-oil', 1.5),
    condiment(all(any('chilli', 'chili-flakes'), any('acid')), 'infused-oil', 0.5),
    condiment(any('cucumber'), 'quick-pickle', 1),
    dessert(any('pear'), 'poached-fruit', 1),
    dessert(any('sweet-potato', 'taro', 'yam'), 'candied-nuts', 2),
    entrée(any('noodle'), 'pasta', 1.5),
    entrée(
      all(any('egg'), any('tomato', 'pepper', 'leek', 'leaf', 'zucchini', 'scallion', 'shrimp'), no('rice', 'noodle', 'flour')),
      'stir-fry',
      2,
    ),
    entrée(any('fish'), 'sear', 1.5),
    entrée(any('pork-belly', 'pork-shoulder', 'short-ribs', 'beef'), 'stew', 1),
    condiment(all(any('chilli', 'peanut'), any('acid')), 'dressing', 2),
  ],
  Japanese: [
    entrée(all(any('flour'), any('cabbage', 'napa-cabbage', 'scallion', 'leek')), 'savoury-pancakes', 4),
    entrée(any('noodle'), 'stir-fried-noodles', 3),
    entrée(all(any('rice'), any('egg', 'poultry', 'mince', 'beef-steak')), 'bowl', 3),
    entrée(any('cooked-rice'), 'fried-rice', 5),
    entrée(all(any('chicken-thigh', 'chicken-breast', 'poultry', 'beef-steak', 'pork-chop', 'fish'), no('noodle', 'rice')), 'sear'),
    entrée(any('curry-roux'), 'curry', 4),
    soup(any('noodle'), 'noodle-soup', 3),
    soup(any('miso', 'seaweed'), 'broth-soup'),
    soup(any('rice'), 'congee', 2),
    condiment(any('cucumber', 'daikon', 'radish', 'napa-cabbage', 'cabbage', 'carrot', 'lotus-root', 'turnip'), 'quick-pickle', 3),
    dessert(any('sweet-potato'), 'candied-nuts', 2),
    dessert(any('persimmon', 'pear', 'apple'), 'poached-fruit', 0.5),
    entrée(all(any('poultry', 'meat', 'mince', 'plant-protein', 'egg'), vegetables, no('noodle', 'flour')), 'stir-fry', 0.5),
    soup(all(any('egg'), no('rice')), 'egg-drop-soup', 1),
  ],
  Korean: [
    entrée(all(any('kimchi'), any(...flesh, 'plant-protein'), no('rice', 'noodle', 'flour')), 'stew', 4),
    entrée(all(any('rice'), no('kimchi')), 'bowl', 3),
    entrée(all(any('rice', 'cooked-rice'), any('kimchi')), 'fried-rice', 3),
    entrée(any('cooked-rice'), 'fried-rice', 5),
    entrée(all(quickMeat, vegetables, no('noodle')), 'bowl', 1),
    entrée(any('noodle'), 'stir-fried-noodles', 3),
    entrée(all(any('flour'), any('scallion', 'kimchi', 'zucchini', 'potato', 'leek')), 'savoury-pancakes', 4),
    entrée(all(any('short-ribs', 'beef-steak', 'pork-belly'), no('kimchi', 'rice')), 'sear', 1.5),
    soup(any('noodle'), 'noodle-soup', 3),
    soup(all(any('meat', 'poultry', 'shellfish', 'plant-protein'), no('rice', 'noodle')), 'broth-soup', 2.5),
    soup(any('rice'), 'congee', 2.5),
    condiment(any('cucumber', 'daikon', 'radish', 'napa-cabbage', 'cabbage', 'carrot'), 'quick-pickle', 3),
    dessert(any('sweet-potato', 'chestnut'), 'candied-nuts', 3),
    dessert(any('pear'), 'poached-fruit', 1),
    entrée(all(quickMeat, no('noodle')), 'stir-fry', 1.5),
    entrée(all(any('kimchi'), any(...flesh, 'plant-protein'), no('noodle')), 'stir-fry', 1.5),
  ],
  Indian: [
    entrée(all(any('rice'), any('poultry', 'meat', 'peas', 'paneer', 'mince')), 'one-pot-rice', 2),
    entrée(all(any('legume', 'paneer', 'vegetable', 'root', 'poultry', 'meat', 'fish', 'shellfish', 'mince'), no('rice')), 'curry'),
    entrée(any('legume'), 'curry', 3),
    soup(any('legume'), 'legume-soup'),
    condiment(any('cilantro', 'mint'), 'herb-sauce', 3),
    condiment(any('yogurt'), 'dip', 3),
    condiment(any('tomato', 'fruit', 'onion', 'dried-fruit'), 'chutney', 1),
    dessert(any('rice'), 'sweet-rice'),
    dessert(any('carrot', 'squash', 'sweet-potato'), 'sweet-roots'),
    entrée(all(any('potato'), no(...flesh, 'legume', 'paneer')), 'hash', 1.6),
    entrée(all(vegetables, no(...flesh, 'legume', 'paneer', 'potato', 'egg')), 'stir-fry', 1.6),
    entrée(any('fish'), 'sear', 1.5),
    entrée(all(any('poultry', 'paneer'), no('rice')), 'tray-roast', 0.8),
  ],
  Mexican: [
    entrée(any('wrap', 'corn-tortilla', 'flour-tortilla'), 'wraps', 3),
    entrée(all(any('egg'), potatoes), 'hash', 3),
    entrée(all(any('poblano', 'bell-pepper'), any('soft-cheese', 'hard-cheese'), no('egg')), 'stuffed-vegetables', 1.5),
    entrée(any('rice'), 'one-pot-rice', 1.5),
    soup(any('legume'), 'legume-soup'),
    soup(any('poultry'), 'broth-soup', 1),
    condiment(any('avocado'), 'dip', 2),
    condiment(any('tomato', 'tomatillo', 'fruit', 'corn'), 'salsa', 1),
    dessert(all(any('pineapple', 'plantain', 'banana', 'peach'), no('rice')), 'roasted-fruit'),
    dessert(any('rice'), 'sweet-rice'),
    dessert(all(any('chocolate'), any('flour')), 'cake', 3),
    entrée(any('shellfish', 'fish'), 'sear', 1.6),
    entrée(any('shellfish', 'fish', 'poultry'), 'tray-roast', 0.4),
    dessert(any('mango', 'pineapple', 'strawberry', 'watermelon', 'melon', 'coconut'), 'frozen-fruit', 0.7),
  ],
  African: [
    entrée(all(any('fish', 'shellfish'), any('plantain', 'yam', 'tomato', 'okra')), 'sear', 3),
    entrée(all(any('couscous', 'dried-fruit', 'chickpea'), any('meat', 'poultry', 'mince')), 'stew', 2),
    entrée(any('peanut-butter', 'lentil', 'red-lentil', 'berbere'), 'stew', 2),
    entrée(all(any('rice'), any('tomato', 'canned-tomatoes', 'poultry', 'fish')), 'one-pot-rice'),
    soup(any('peanut-butter'), 'creamy-soup', 3),
    soup(any('legume'), 'legume-soup'),
    condiment(any('tomato', 'pepper', 'chilli'), 'cooked-sauce', 1),
    dessert(any('orange'), 'fruit-salad', 1),
    dessert(all(any('chocolate'), any('flour')), 'cake', 3),
    dessert(all(any('date', 'dried-fruit'), any('apple', 'pear', 'quince')), 'compote', 2),
    entrée(any('beef-steak', 'chicken-thigh', 'chicken-breast'), 'skewers', 0.3),
    soup(all(any('meat', 'poultry', 'fish'), no('peanut-butter')), 'broth-soup', 0.7),
    dessert(any('banana', 'plantain', 'pineapple', 'mango'), 'roasted-fruit', 1.5),
  ],
}

/**
 * The worth of a way to each cuisine, in points of affinity, if it is the dish that the cuisine makes first of these
 * foods.
 */
export function classicBonusOf(way: string, meal: MealType, own: readonly Item[]): Partial<Record<NamedCuisine, number>> {
  const worth: Partial<Record<NamedCuisine, number>> = {}
  for (const kitchen of kitchens)
    for (const classic of classics[kitchen])
      if (classic.way === way && classic.meal === meal && classic.when(own)) worth[kitchen] = Math.max(worth[kitchen] ?? 0, classic.worth)
  return worth
}

const kitchens = ['Italian', 'French', 'Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Mexican', 'African'] as const
