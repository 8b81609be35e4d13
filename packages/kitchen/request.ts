import type { FoodKind } from '#kitchen/food-kinds.ts'
import type { Allergen, ComplexityMode, Cuisine, DietType, Language, MealType, Protein, SearchMode, Staple } from '#kitchen/options.ts'

/** What a cook asks for: one recipe of a cuisine. The product bounds its lengths (`domain/recipes/request.ts`). */
export interface RecipeRequest {
  /** Phrases as typed: "2 onions, chopped". */
  ingredients: string[]
  /**
   * A kind for each typed ingredient, or unknown word in it, that the cook answered for. `unknown`: take the word as
   * it is, not as a similar known name. The kitchen ignores the kind of a word that it knows (P36).
   */
  kinds?: Record<string, FoodKind | 'unknown'> | undefined
  allergens: Allergen[]
  mealTypes: MealType[]
  /** The meal type to cook; `mealTypes` contains the same one (P35). */
  targetMealType?: MealType | undefined
  dietTypes: DietType[]
  proteins: Protein[]
  cuisine: Cuisine
  searchMode: SearchMode
  complexityMode: ComplexityMode
  /** The language of the recipe, and the first one in which ingredients are read. */
  language: Language
  useOnlyStaples: boolean
  selectedStaples: Staple[]
}
