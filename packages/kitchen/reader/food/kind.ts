import type { DietLevel, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Allergen } from '#kitchen/options.ts'

/** The facts of foods known only by kind. An allergen in no list is absent, or unknown if `otherwise` says so. */
export interface Kind {
  class: IngredientClass
  contains?: readonly Allergen[]
  mayContain?: readonly Allergen[]
  unknown?: readonly Allergen[]
  otherwise?: 'unknown'
  diet: DietLevel
  dietAtWorst?: DietLevel
  /**
   * The ingredient that the food is cooked like, if the class is not precise enough: a morel like a wild mushroom, rye
   * berries like barley.
   */
  like?: IngredientId
}

/** A kind with its names in one language. */
export interface NamedKind extends Kind {
  names: readonly string[]
  /** An ingredient of the same name takes over not only the claims but also the unknown allergens. */
  sharesDoubts?: true
  /**
   * The name is a food only when a cook types it. In recipe text "fried rice" is the recipe's own dish, and its rice
   * and eggs count.
   */
  isTypedOnly?: true
  /** Running text is never searched for the names of this kind, because they are ordinary words too: "Lay". */
  isNeverInProse?: true
}

/** An adjective or a technique, and what it adds to the food beside it. */
export interface CookingStyle extends NamedKind {
  /** The classes of food that the word changes: fried meat has a coating, a fried onion does not. */
  on?: readonly IngredientClass[]
}

/**
 * A head noun, and what it makes of its modifiers: "oscypek cheese", "pumpkin seed flour", "huile de sésame",
 * Haselnussmus, 芝麻酱.
 */
export interface Head extends Kind {
  heads: readonly string[]
  /** The modifiers that remove an allergen: "cashew cheese", "rice flour", "coconut butter". */
  without?: { allergen: Allergen; when: readonly string[]; classes?: readonly IngredientClass[] }
  /** The modifier names the source; without one, allergens and diet are unknown (a stock, a sauce). */
  madeOf?: true
  /** The noun is an ingredient itself, unless a modifier replaces its base: "tofu cream cheese". */
  onlyWhenReplaced?: true
  /** The bases of meatless sausages and burgers. */
  meatless?: readonly string[]
  /** Modifiers that name the origin, not a content: the goat of "goat cheese". */
  despite?: readonly string[]
  /**
   * The allergens that an unknown variety may contain: peanut for party nuts, peanut and soya for an unknown oil, any
   * for a seasoning (true).
   */
  varies?: true | readonly Allergen[]
  /** The words beside the noun name a likeness and no content: "horse mushroom", 鸡蛋果. */
  isLikeness?: true
  /**
   * The noun names a food only beside a known food. 'joined': joined to an unknown part, the noun names no food
   * (Glühbirne, Gletscherzunge, Amtsgericht). 'anywhere': alone, the noun names no food either, as nouns of pieces and
   * measures (Abschnitt, Festring).
   */
  needsFood?: 'joined' | 'anywhere'
  /** A ready-made dish or sweet: a listed name that ends in it has its doubts (грибной суп, Krabbensalat). */
  isDish?: true
}

/** One language's tables of foods outside the lexicon, known only by kind. All words are as a cook types them. */
export interface LanguageKinds {
  /** Names of foods outside the lexicon, by kind. */
  foods: readonly NamedKind[]
  /** Head nouns. The first row that fits decides; contents that no row names are unknown. */
  heads: readonly Head[]
  /**
   * Words that add something to the food beside them: "creamed spinach" contains milk, "breaded fish" and "tempura
   * shrimp" wheat.
   */
  cookingStyles: readonly CookingStyle[]
  /** Allergens that an ingredient likely contains as sold in the language's countries. */
  asSold?: Partial<Record<IngredientId, readonly Allergen[]>>
}
