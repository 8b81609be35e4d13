import { type ComplexityMode, type Cuisine, type MealType, type Protein, type SearchMode, staples } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** A request whose recipe is compared with one by a cook of that cuisine from the same foods. */
export interface JudgedRequest {
  /** The number in docs/judged-recipes.md and among the cooks' recipes. */
  number: number
  request: RecipeRequest
  /** The number of the turn: "0" is the first answer. */
  seed: string
}

/** The modes of a request: full match or ideas, simple or elaborate. */
type Mode = readonly [SearchMode, ComplexityMode]

const full: Mode = ['full', 'simple']
const fullElaborate: Mode = ['full', 'elaborate']
const ideas: Mode = ['ideas', 'simple']
const ideasElaborate: Mode = ['ideas', 'elaborate']

/** A request with every staple selected. A dish without animal foods gets the vegetarian diet. */
function ask(
  cuisine: Cuisine,
  mealType: MealType,
  mode: Mode,
  ingredients: readonly string[],
  protein: Protein | null = null,
): RecipeRequest {
  const [searchMode, complexityMode] = mode
  return {
    ingredients: [...ingredients],
    allergens: [],
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: [protein === null ? 'vegetarian' : 'non-vegetarian'],
    proteins: protein === null ? [] : [protein],
    cuisine,
    searchMode,
    complexityMode,
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: [...staples],
  }
}

const requests: readonly RecipeRequest[] = [
  ask('Italian', 'entrée', ideasElaborate, ['sausage', 'fennel', 'pasta'], 'pork'),
  ask('Italian', 'entrée', full, ['eggplant', 'tomatoes', 'mozzarella', 'basil']),
  ask('Italian', 'soup', full, ['chickpeas', 'tomatoes', 'pasta', 'garlic', 'rosemary']),
  ask('Italian', 'dessert', ideas, ['peaches', 'almonds']),
  ask('French', 'entrée', fullElaborate, ['chicken', 'mushrooms', 'cream', 'white wine', 'shallots'], 'chicken'),
  ask('French', 'entrée', ideas, ['potatoes', 'cream']),
  ask('French', 'soup', ideas, ['leeks', 'potatoes']),
  ask('French', 'condiment', ideas, ['mustard', 'shallots']),
  ask('Thai', 'entrée', full, ['chicken', 'coconut milk', 'red curry paste', 'bamboo shoots', 'fish sauce'], 'chicken'),
  ask('Thai', 'entrée', ideasElaborate, ['beef steak', 'lettuce', 'cucumber', 'lime'], 'beef'),
  ask('Thai', 'soup', ideas, ['shrimp', 'mushrooms'], 'seafood'),
  ask('Thai', 'dessert', full, ['bananas', 'coconut milk']),
  ask('Chinese', 'entrée', full, ['pork', 'cabbage', 'egg noodles', 'soy sauce', 'ginger'], 'pork'),
  ask('Chinese', 'entrée', ideasElaborate, ['sea bass', 'scallions', 'ginger'], 'seafood'),
  ask('Chinese', 'soup', ideas, ['eggs', 'corn']),
  ask('Chinese', 'condiment', full, ['chili', 'peanuts', 'soy sauce', 'rice vinegar']),
  ask('Japanese', 'entrée', full, ['cabbage', 'eggs', 'flour', 'scallions', 'soy sauce']),
  ask('Japanese', 'entrée', ideasElaborate, ['chicken thighs', 'leeks', 'sake'], 'chicken'),
  ask('Japanese', 'soup', ideas, ['udon', 'spinach', 'eggs'], 'seafood'),
  ask('Japanese', 'condiment', full, ['cucumber', 'rice vinegar', 'sesame seeds']),
  ask('Korean', 'entrée', ideas, ['ground beef', 'rice', 'spinach'], 'beef'),
  ask('Korean', 'entrée', fullElaborate, ['pork belly', 'kimchi', 'tofu', 'scallions', 'sesame oil'], 'pork'),
  ask('Korean', 'soup', full, ['beef', 'daikon', 'scallions', 'soy sauce'], 'beef'),
  ask('Korean', 'dessert', ideas, ['sweet potatoes', 'walnuts']),
  ask('Indian', 'entrée', full, ['cauliflower', 'potatoes', 'onion', 'ginger', 'tomatoes']),
  ask('Indian', 'entrée', ideasElaborate, ['lamb', 'rice', 'onions'], 'lamb'),
  ask('Indian', 'soup', ideas, ['lentils', 'carrots']),
  ask('Indian', 'condiment', full, ['cilantro', 'mint', 'green chili', 'lime', 'ginger']),
  ask('Mexican', 'entrée', ideasElaborate, ['shrimp', 'avocado', 'corn tortillas'], 'seafood'),
  ask('Mexican', 'entrée', full, ['eggs', 'potatoes', 'poblano peppers', 'onion', 'cheddar']),
  ask('Mexican', 'soup', full, ['black beans', 'tomatoes', 'corn', 'onion', 'lime']),
  ask('Mexican', 'dessert', ideasElaborate, ['pineapple', 'yogurt']),
  ask('African', 'entrée', full, ['lamb', 'couscous', 'carrots', 'chickpeas', 'raisins', 'onion'], 'lamb'),
  ask('African', 'entrée', ideas, ['tilapia', 'plantains'], 'seafood'),
  ask('African', 'soup', ideasElaborate, ['peanut butter', 'sweet potatoes', 'spinach']),
  ask('African', 'dessert', full, ['bananas', 'dates', 'peanuts']),
  ask('Potluck-me', 'entrée', ideasElaborate, ['turkey', 'zucchini'], 'chicken'),
  ask('Potluck-me', 'entrée', full, ['chickpeas', 'carrots', 'tahini', 'lemon', 'parsley']),
  ask('Potluck-me', 'soup', ideas, ['shrimp', 'corn'], 'seafood'),
  ask('Potluck-me', 'dessert', ideasElaborate, ['strawberries', 'oats']),
]

/** Forty requests: every cuisine, every meal type, full match and ideas, simple and elaborate. */
export const judgedRequests: readonly JudgedRequest[] = requests.map((request, at) => ({ number: at + 1, request, seed: '0' }))
