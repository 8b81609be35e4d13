import type { Allergen } from '#domain/options.ts'
import type { DietLevel, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/**
 * Facts of foods that are known only by kind. An allergen that no list names is absent, unless `otherwise` says that
 * it is unknown.
 */
export interface Kind {
  class: IngredientClass
  contains?: readonly Allergen[]
  mayContain?: readonly Allergen[]
  unknown?: readonly Allergen[]
  otherwise?: 'unknown'
  diet: DietLevel
  dietAtWorst?: DietLevel
  /**
   * The ingredient it cooks like, where its class alone says too little: a morel is a wild mushroom, rye berries
   * take as long as barley.
   */
  like?: IngredientId
}

/** A kind and the names, in one language, that are of it. */
export interface NamedKind extends Kind {
  names: readonly string[]
  /** An ingredient of the same name takes over what is unknown here too, not only the claims. */
  sharesDoubts?: true
  /**
   * A food only where a cook types it: in a recipe's text "fried rice" is the recipe's own dish, of the rice and
   * eggs named there.
   */
  isTypedOnly?: true
  /** Running text is not searched for it at all: its names are ordinary words too, "Lay". */
  isNeverInProse?: true
}

/** What an adjective or a way of making puts into the food that it stands beside. */
export interface CookingStyle extends NamedKind {
  /** It adds that to foods of these classes only: fried flesh has a coating, a fried onion has none. */
  on?: readonly IngredientClass[]
}

/**
 * What a noun makes of the words beside it: "oscypek cheese", "pumpkin seed flour", "huile de sésame", Haselnussmus,
 * 芝麻酱.
 */
export interface Head extends Kind {
  heads: readonly string[]
  /** What, standing beside it, makes it free of an allergen: "cashew cheese", "rice flour", "coconut butter". */
  without?: { allergen: Allergen; when: readonly string[]; classes?: readonly IngredientClass[] }
  /** The word beside it names its source; without one its allergens and diet are unknown (a stock, a sauce). */
  madeOf?: true
  /** The noun is an ingredient of its own, unless it is made of something else: "tofu cream cheese". */
  onlyWhenReplaced?: true
  /** Of what meatless sausages and burgers are made. */
  meatless?: readonly string[]
  /** Words beside it that name its origin and not its contents: the goat of a goat cheese. */
  despite?: readonly string[]
  /** What its unknown sorts may contain: party nuts peanut, a seasoning anything, an unknown oil peanut and soya. */
  varies?: true | readonly Allergen[]
  /** Foods beside it are a likeness only: a horse mushroom, 鸡蛋果. */
  isLikeness?: true
  /**
   * It makes a food of a food only. With an unknown word it makes none: Glühbirne, Gletscherzunge, Amtsgericht. A
   * mere piece or measure makes none by itself either: Abschnitt, Festring.
   */
  needsFood?: 'joined' | 'anywhere'
  /**
   * A ready-made dish or sweet: a listed name that ends in it is as doubtful as the noun itself (грибной суп,
   * Krabbensalat).
   */
  isDish?: true
}

/** The long tail of one language: foods known only by kind. All words as a cook types them. */
export interface LanguageKinds {
  /** Names of foods that the lexicon does not cook with, by kind. */
  foods: readonly NamedKind[]
  /** Nouns that make a food of the words beside them. The first that fits governs; what no row names is unknown. */
  heads: readonly Head[]
  /**
   * Words that add something to the food beside them: "creamed spinach" has milk, "breaded fish" and "tempura
   * shrimp" wheat.
   */
  cookingStyles: readonly CookingStyle[]
  /** Allergens that an ingredient of the lexicon is likely to have as it is sold where the language is spoken. */
  asSold?: Partial<Record<IngredientId, readonly Allergen[]>>
}
