import type { Recipe } from '#kitchen/recipe.ts'

/**
 * Food that can make a person ill, by its plain English name, and the sign that the steps must contain. Figures:
 * foodsafety.gov, safe minimum cooking temperatures.
 */
export interface Danger {
  name: string
  /** Matches a line with this food. */
  food: RegExp
  /** Matches a line with another food, or with food that is cooked already. */
  except: RegExp
  /** The inside temperature in °C that is enough. */
  celsius: number | null
  /** Words that are enough without a temperature. */
  words: RegExp | null
  /** Long slow cooking until tender is enough too. */
  isStewed: boolean
}

const preserved =
  /stock|broth|bouillon|canned|smoked|cured|sauce|paste|dried|powder|noodle|vegan|plant|meatless|-free|jackfruit|pickled|seasoning|\b(?:oil|fat|eggs?)\b/i

/** All dangers that the gate looks for. */
export const dangers: readonly Danger[] = [
  {
    name: 'poultry',
    food: /\b(?:chicken|turkey|duck|goose|quail|poultry)\b/i,
    except: preserved,
    celsius: 74,
    words: null,
    isStewed: false,
  },
  {
    name: 'mince',
    food: /\b(?:ground|minced) (?:beef|pork|lamb|veal|meat)\b|\b(?:beef|lamb|pork) mince\b/i,
    except: preserved,
    celsius: 71,
    words: null,
    isStewed: false,
  },
  { name: 'pork', food: /\bpork\b/i, except: /ground|minced|pulled|rind|crackling|fat\b/i, celsius: 63, words: null, isStewed: true },
  {
    name: 'whole cuts',
    food: /\b(?:beef|steak|lamb|veal|mutton|venison|goat meat)\b/i,
    except: /ground|minced|stock|broth|jerky|corned|tomato|lettuce|fat\b/i,
    celsius: 63,
    words: null,
    isStewed: true,
  },
  {
    name: 'fish',
    food: /\b(?:salmon|cod|haddock|halibut|mackerel|trout|tilapia|sea bass|snapper|tuna|fish|sardines?|herring)\b/i,
    except: /sauce|paste|canned|smoked|dried|stock|flakes|tin|pickled|\b(?:cakes?|balls?|sticks?|roe|caviar)\b/i,
    celsius: 63,
    words: /\bopaque\b|\bflak(?:e|es|ing|y)\b/i,
    isStewed: false,
  },
  {
    name: 'bivalves',
    food: /\b(?:mussels?|clams?|oysters?)\b/i,
    except: /sauce|mushroom|canned|smoked|juice/i,
    celsius: null,
    words: /open[\s\S]*(?:discard|throw away)|(?:discard|throw away)[\s\S]*(?:closed|unopened|open)/i,
    isStewed: false,
  },
  {
    name: 'crustaceans',
    food: /\b(?:shrimps?|prawns?|lobster|crab|crayfish|scallops?|squid|octopus)\b/i,
    except: /paste|sauce|dried|stick|apple|canned|cracker/i,
    celsius: 63,
    words: /\bopaque\b|\bpink\b|\bpearly\b/i,
    isStewed: true,
  },
  {
    name: 'eggs',
    food: /\beggs?\b/i,
    except: /noodle|-free|replacer|vegan|mayonnaise|roll|pasta/i,
    celsius: 71,
    words: /\bset\b(?![^.;,]{0,40}\baside\b)(?! (?:a|an|the|it|them|in|on|over|to)\b)|\bfirm\b|pasteuri[sz]ed|hard[- ]boiled/i,
    isStewed: false,
  },
  {
    name: 'dried beans',
    food: /\b(?:dried|dry|uncooked|soaked)\b.*\b(?:kidney|black|white|red|pinto|cannellini|borlotti|haricot|navy|butter|lima|runner) beans?\b|\bdried beans?\b/i,
    except: /canned|tin\b|cooked(?<!uncooked)|fermented|black-eyed/i,
    celsius: null,
    // Boiling for at least ten minutes, in the same sentence or the next.
    words:
      /\bboil(?:(?!simmer|reduce|low heat)[\s\S]){0,120}?\b(?:ten|1\d)(?:[-–]\d+)? ?min|\bboil(?:(?!simmer|reduce|low heat)[\s\S]){0,120}?\b1\d ?(?:–|-|to) ?\d+ ?min/i,
    isStewed: false,
  },
  {
    name: 'cassava',
    food: /\b(?:cassava|yuca|manioc)\b/i,
    except: /flour|starch|tapioca/i,
    celsius: null,
    words: /(?:completely|all the way) (?:soft|tender)|soft all the way|completely (?:soft|tender)/i,
    isStewed: false,
  },
]

/** Minutes of gentle heat from which "tender" is a sign that meat is done. */
const stewingMinutes = 45

/** The dangers of an English recipe whose sign of doneness the steps lack, and the number of all its dangers. */
export function findMissingSafety(recipe: Recipe): { dangers: number; missing: string[] } {
  const lines = recipe.ingredients.map((line) => line.replace(/\([^)]*\)/g, ''))
  const here = dangersOf(lines)
  const steps = recipe.instructions.join('\n')
  return { dangers: here.length, missing: here.filter((danger) => !containsSafetySign(danger, steps)).map(({ name }) => name) }
}

/** The dangers that lines name in English. */
export function dangersOf(lines: readonly string[]): Danger[] {
  return dangers.filter(({ food, except }) => lines.some((line) => food.test(line) && !except.test(line)))
}

/**
 * Whether steps contain a sign of doneness that English words give for a danger, or its inside temperature in any
 * language.
 */
export function containsSafetySign({ celsius, words, isStewed }: Danger, steps: string): boolean {
  if (words?.test(steps)) return true
  // A higher temperature than any food's inside belongs to an oven.
  const inside = [...steps.matchAll(/(\d{2,3})[\s\u2066-\u2069]*(?:°[CС]|درجة)/g)]
    .map(([, value]) => Number(value))
    .filter((value) => value < 105)
  if (celsius !== null && inside.some((value) => value >= celsius)) return true
  const minutes = [...steps.matchAll(/(\d+)(?: ?(?:–|-|to) ?(\d+))? minutes/g)].reduce((sum, [, from, to]) => sum + Number(to ?? from), 0)
  const hours = /\bhours?\b/.test(steps)
  return isStewed && /\btender\b|falls? apart/i.test(steps) && (hours || minutes >= stewingMinutes)
}
