import type { Language } from '#domain/options.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Food } from '#kitchen/reader/reading.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** A general English word and what it may stand for in a step: "drain the noodles" speaks of the rice noodles of the list. */
interface Family {
  words: readonly string[]
  classes?: readonly IngredientClass[]
  proteins?: readonly string[]
  /** Parts of an id, whole words of it: 'rice' is in 'brown-rice'. */
  idWords?: readonly string[]
  ids?: readonly string[]
}

const flesh: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat']

const families: readonly Family[] = [
  { words: list('chicken, hen, poultry, bird'), proteins: ['chicken'], classes: flesh },
  { words: list('poultry, bird'), classes: ['poultry'] },
  { words: list('beef'), proteins: ['beef'], classes: flesh },
  { words: list('steak'), ids: ['beef-steak'] },
  { words: list('pork'), proteins: ['pork'], classes: flesh },
  { words: list('lamb, mutton'), proteins: ['lamb'], classes: flesh },
  { words: list('turkey'), idWords: ['turkey'] },
  { words: list('meat'), classes: flesh },
  { words: list('ground meat, minced meat, mince meat'), classes: ['mince'] },
  { words: list('sausage'), ids: ['sausage', 'chorizo', 'salami'] },
  { words: list('ham'), ids: ['ham', 'prosciutto'] },
  { words: list('bacon'), ids: ['bacon', 'prosciutto'] },
  { words: list('fish, fish fillet'), classes: ['fish', 'cured-fish'] },
  { words: list('salmon'), idWords: ['salmon'] },
  { words: list('tuna'), idWords: ['tuna'] },
  { words: list('seafood'), classes: ['fish', 'cured-fish', 'shellfish'] },
  { words: list('shellfish'), classes: ['shellfish'] },
  { words: list('rice'), classes: ['rice'] },
  { words: list('pasta'), classes: ['pasta'] },
  { words: list('spaghetti'), classes: ['pasta'] },
  { words: list('noodle'), classes: ['noodle'] },
  { words: list('bread, toast, slice of bread'), classes: ['bread', 'wrap'] },
  { words: list('breadcrumb, crumb'), ids: ['breadcrumbs', 'panko'] },
  { words: list('tortilla, wrap, flatbread'), classes: ['wrap'] },
  { words: list('pastry, dough'), classes: ['pastry'] },
  { words: list('flour'), classes: ['flour'] },
  { words: list('grain'), classes: ['grain', 'rice'] },
  { words: list('oats, oat'), ids: ['oats'] },
  { words: list('cheese'), classes: ['soft-cheese', 'hard-cheese'] },
  { words: list('milk'), classes: ['milk'], ids: ['coconut-milk'] },
  { words: list('cream'), ids: ['cream', 'plant-cream', 'coconut-cream'] },
  { words: list('yogurt'), classes: ['yogurt'] },
  { words: list('butter'), ids: ['butter', 'vegan-butter', 'ghee', 'margarine'] },
  { words: list('mayonnaise, mayo'), idWords: ['mayonnaise'] },
  { words: list('egg, egg white, egg yolk, white, yolk'), classes: ['egg'] },
  { words: list('tofu'), idWords: ['tofu'] },
  { words: list('oil'), classes: ['oil'] },
  { words: list('fat'), classes: ['oil', 'butter'] },
  { words: list('stock, broth, bouillon'), classes: ['stock'] },
  { words: list('soy sauce, soy'), ids: ['soy-sauce', 'tamari'] },
  { words: list('vinegar'), idWords: ['vinegar'] },
  { words: list('wine'), classes: ['wine'] },
  { words: list('sugar'), idWords: ['sugar'] },
  { words: list('syrup'), idWords: ['syrup'] },
  { words: list('chocolate'), classes: ['chocolate'] },
  { words: list('cocoa'), ids: ['cocoa-powder'] },
  { words: list('jam, preserve'), ids: ['jam'] },
  { words: list('curry paste'), ids: ['red-curry-paste', 'green-curry-paste'] },
  { words: list('miso'), ids: ['miso', 'doenjang'] },
  { words: list('tomato'), classes: ['tomato'] },
  { words: list('pepper'), classes: ['pepper'], ids: ['black-pepper', 'white-pepper'] },
  { words: list('bell pepper, sweet pepper'), classes: ['pepper'] },
  { words: list('green bell pepper, red bell pepper, yellow bell pepper'), ids: ['bell-pepper'] },
  { words: list('peppercorn'), ids: ['black-pepper', 'white-pepper', 'sichuan-pepper'] },
  { words: list('chili, chili pepper, hot pepper'), classes: ['chilli'], ids: ['chili-flakes', 'chili-powder', 'cayenne', 'gochugaru'] },
  { words: list('onion'), ids: ['onion', 'red-onion', 'shallot', 'scallion'] },
  { words: list('garlic'), ids: ['garlic'] },
  { words: list('ginger'), idWords: ['ginger'] },
  { words: list('mushroom'), classes: ['mushroom'] },
  { words: list('potato'), ids: ['potato', 'sweet-potato'] },
  { words: list('squash, pumpkin'), classes: ['squash'] },
  { words: list('cabbage'), idWords: ['cabbage'] },
  { words: list('lettuce'), idWords: ['lettuce'] },
  { words: list('greens, leaf, leafy greens, salad leaf, salad green'), classes: ['leaf'] },
  { words: list('pea'), idWords: ['pea', 'peas'] },
  { words: list('bean'), classes: ['legume'], ids: ['green-beans', 'edamame'] },
  { words: list('lentil'), idWords: ['lentil'] },
  { words: list('legume, pulse'), classes: ['legume'] },
  { words: list('seaweed'), classes: ['seaweed'] },
  { words: list('corn'), ids: ['corn'] },
  { words: list('coriander'), ids: ['cilantro', 'ground-coriander'] },
  { words: list('basil'), idWords: ['basil'] },
  { words: list('oregano'), idWords: ['oregano'] },
  { words: list('thyme'), idWords: ['thyme'] },
  { words: list('mustard'), idWords: ['mustard'] },
  { words: list('fennel'), idWords: ['fennel'] },
  { words: list('paprika'), idWords: ['paprika'] },
  { words: list('herb, mixed herb, fresh herb'), classes: ['herb', 'hardy-herb'] },
  { words: list('spice, whole spice, ground spice'), classes: ['spice', 'spice-blend'] },
  { words: list('nut'), classes: ['nut'] },
  { words: list('seed'), classes: ['seed'] },
  { words: list('sesame'), idWords: ['sesame'] },
  { words: list('coconut'), classes: ['coconut'], ids: ['desiccated-coconut'] },
  { words: list('peanut'), ids: ['peanut'] },
  { words: list('almond'), ids: ['almond', 'almond-flour'] },
  { words: list('lemon, lemon juice, lemon zest'), ids: ['lemon', 'lemon-juice'] },
  { words: list('lime, lime juice, lime zest'), ids: ['lime', 'lime-juice'] },
  { words: list('orange, orange juice, orange zest'), ids: ['orange', 'orange-juice'] },
  { words: list('apple, apple juice'), ids: ['apple', 'apple-juice'] },
  { words: list('citrus'), classes: ['citrus'] },
  { words: list('berry'), classes: ['berry'] },
  { words: list('fruit, dried fruit'), classes: ['fruit', 'berry', 'dried-fruit', 'citrus'] },
  { words: list('apricot'), idWords: ['apricot'] },
  { words: list('fig'), idWords: ['fig'] },
  { words: list('olive'), ids: ['olive'] },
  {
    words: list('vegetable, veg, veggie'),
    classes: ['root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'allium', 'mushroom', 'legume'],
  },
  { words: list('tea'), ids: ['tea', 'matcha'] },
  { words: list('water, ice'), classes: ['water'] },
]

const byWord = new Map<string, Family[]>()
for (const family of families) for (const word of family.words) byWord.set(word, [...(byWord.get(word) ?? []), family])

/** The words of a food, folded and singular. */
export function keyOf(words: string, language: Language): string {
  return tokenise(words)
    .filter((token) => token.kind !== 'mark')
    .map((token) => singular(token.text, language))
    .join(' ')
}

const keys = new WeakMap<Food, string>()

/** A recipe compares each of its foods with each other: the key is made once. */
function keyOfFood(food: Food, language: Language): string {
  const known = keys.get(food)
  if (known !== undefined) return known
  const key = keyOf(food.words, language)
  keys.set(food, key)
  return key
}

function belongs(food: Pick<Food, 'ingredient' | 'class'>, family: Family): boolean {
  const { ingredient } = food
  if (ingredient !== null && family.ids?.includes(ingredient)) return true
  if (ingredient !== null && family.idWords?.some((word) => ingredient.split('-').includes(word))) return true
  if (family.classes?.includes(food.class) !== true) return false
  return family.proteins === undefined || (ingredient !== null && family.proteins.includes(proteinOf(ingredient)))
}

function proteinOf(id: IngredientId): string {
  return lexicon[id].protein ?? ''
}

/** What was done to a food since it was listed: "the chopped tomatoes", "the cooked rice". */
const qualities =
  /^(?:(?:finely|roughly|thinly|freshly) )?(?:chopped|diced|sliced|crushed|peeled|grated|shredded|minced|melted|softened|cooked|boiled|fried|roasted|toasted|beaten|cubed|halved|whole|raw|fresh|frozen|hot|cold|warm|remaining|reserved|leftover|drained|rinsed|soaked|seared|browned|grilled|steamed) /

function withoutQualities(key: string): string {
  return key.replace(qualities, '')
}

/** Whether a word in a step speaks of a food of the list: the same ingredient, or a more general word for it. Not the other way round. */
export function isSameFood(mentioned: Food, listed: Food, language: Language): boolean {
  if (mentioned.ingredient !== null && mentioned.ingredient === listed.ingredient) return true
  const key = keyOfFood(mentioned, language)
  if ([key, withoutQualities(key)].some((word) => byWord.get(word)?.some((family) => belongs(listed, family)))) return true
  if (mentioned.ingredient !== null && listed.ingredient !== null) return false
  const known = keyOfFood(listed, language)
  return known === key || ` ${known} `.includes(` ${key} `)
}
