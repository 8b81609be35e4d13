import { isSameFood } from '#kitchen/checker/text/families.ts'
import { containsPhrase, isWholePhrase, patternSourceOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** A recipe and the foods of its ingredient list. */
interface RecipeFoods {
  listed: readonly Food[]
  recipe: Pick<Recipe, 'title' | 'mealType' | 'language'>
}

/** Classes of foods that a recipe itself makes: a dough, a sauce, an omelet, salted water. */
const madeClasses: readonly IngredientClass[] = ['sauce', 'bread', 'wrap', 'pastry', 'pasta', 'mince', 'egg', 'drink', 'water']

/** Does the recipe make this dish from its list: a salsa, flatbreads of flour, "mushroom soup" of mushrooms? */
export function isMadeByRecipe(food: Food, it: RecipeFoods): boolean {
  if (isNameOfListedFoods(food, it)) return true
  if (isWordForDish(food, it)) return true
  if (food.ingredient === null) return madeClasses.includes(food.class)
  if (hasTrait(food.ingredient, 'made-of-dough') && it.listed.some((listed) => listed.class === 'flour')) return true
  if (food.class === 'stock') return isBroth(food, it.recipe) && isBrothy(it.recipe)
  return hasTrait(food.ingredient, 'also-a-dish') && it.recipe.title.toLowerCase().includes(food.words.toLowerCase())
}

/** A word with two meanings, used in the title as a dish: "salad" without lettuce, "tortilla" of eggs. */
function isWordForDish({ ingredient, words }: Food, { recipe: { title, language } }: RecipeFoods): boolean {
  if (ingredient !== 'lettuce' && ingredient !== 'flour-tortilla' && ingredient !== 'corn-tortilla') return false
  const plain = foldText(words)
  return isWholePhrase(plain, checkerWordsIn[language].dishes.words, language) && foldText(title).includes(plain)
}

/** A dish that the title names, that the recipe makes, and that is no ingredient: the crumble of a fruit crumble. */
export function isDishOfTitle({ ingredient, words }: Food, { title, language }: Pick<Recipe, 'title' | 'language'>): boolean {
  if (ingredient !== null) return false
  const plain = foldText(words)
  return (
    isWholePhrase(plain, checkerWordsIn[language].dishes.words, language) && foldText(title).includes(plain.slice(0, sharedStemLetters))
  )
}

/** Two inflected forms of a word share at least this many first letters. */
const sharedStemLetters = 4

/** Do the words mean broth or stock rather than the animal itself? */
export function isBroth({ words }: Food, { language }: Pick<Recipe, 'language'>): boolean {
  return isWholePhrase(foldText(words), checkerWordsIn[language].dishes.broth, language)
}

/** Is the dish a soup or stew, whose cooking water a text may call broth? */
function isBrothy({ mealType, title, language }: RecipeFoods['recipe']): boolean {
  return mealType === 'soup' || containsPhrase(foldText(title), checkerWordsIn[language].dishes.brothy, language)
}

/** Is each word of the name a listed food or a word for a dish: "corn pasta" of corn and pasta, 番茄汤 of 番茄? */
export function isNameOfListedFoods(food: Food, { listed, recipe }: RecipeFoods): boolean {
  const { language } = recipe
  const { words: dishWords } = checkerWordsIn[language].dishes
  const plain = foldText(food.words)
  const words =
    language === 'ja' || language === 'zh'
      ? partsOf(plain, language)
      : plain.split(/[\s-]+/).flatMap((word) => partsOfCompound(word, language))
  if (words.length < 2) return false
  const joining = joiningIn(language)
  const named = words.filter((word) => !joining.has(word))
  const foods = named.filter((word) => !isWholePhrase(word, dishWords, language))
  const isDish = foods.length < named.length
  // An ingredient is more than the foods in its name (rice vinegar is more than rice and vinegar), so it counts only
  // when it is a dish.
  if (foods.length === 0 || (food.ingredient !== null && !isDish)) return false
  const isListed = (name: string) => {
    const parts = findFoods(name, language)
    return parts.length > 0 && parts.every((part) => listed.some((one) => isSameFood(part, one, language)))
  }
  return (isDish && isListed(foods.join(' '))) || foods.every(isListed)
}

/** The words "and", "of" and "with" in a language. */
const joiningIn = memoizedByKey((language: RecipeFoods['recipe']['language']): ReadonlySet<string> => {
  const { and, of, with: accompanied } = vocabularyOf(language).words
  return new Set([...and, ...of, ...accompanied].map(foldText))
})

const dishPatternOf = memoizedByKey(
  (language: 'ja' | 'zh') => new RegExp(`(${patternSourceOf(checkerWordsIn[language].dishes.words, language)})`, 'u'),
)

/** Cuts a name without spaces into its foods and dish words: 番茄汤 into 番茄 and 汤. */
function partsOf(plain: string, language: 'ja' | 'zh'): string[] {
  return plain.split(dishPatternOf(language)).filter((part) => part.trim() !== '')
}

/** Cuts a German compound into food and dish: "Pilzsuppe" into Pilz and Suppe. */
function partsOfCompound(word: string, language: RecipeFoods['recipe']['language']): string[] {
  if (language !== 'de') return [word]
  const made =
    /^(\p{L}{3,}?)n?(sosse|sauce|suppe|paste|pulver|puree|salat|eintopf|curry|pudding|marmelade|dip|pfanne|auflauf|gemuse|omelett|kuchen|teig|sirup)n?$/u.exec(
      word,
    )
  return made?.[1] === undefined || made[2] === undefined ? [word] : [made[1], made[2]]
}
