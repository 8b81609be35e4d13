/** The option lists of the specification, section 3. Their order is the order on the screen. */

export const allergens = ['dairy', 'gluten', 'eggs', 'peanut', 'shellfish', 'soybean', 'mushroom'] as const
export type Allergen = (typeof allergens)[number]

export const staples = ['cooking oil', 'salt and pepper', 'sugar', 'rice', 'butter', 'spices and herbs', 'garlic'] as const
export type Staple = (typeof staples)[number]

export const mealTypes = ['entrée', 'soup', 'condiment', 'dessert'] as const
export type MealType = (typeof mealTypes)[number]

/** From the strictest to the loosest. */
export const dietTypes = ['vegan', 'vegetarian', 'pescatarian', 'non-vegetarian'] as const
export type DietType = (typeof dietTypes)[number]

export const proteins = ['beef', 'chicken', 'pork', 'lamb', 'seafood'] as const
export type Protein = (typeof proteins)[number]

export const cuisines = [
  'Italian',
  'French',
  'Thai',
  'Potluck-me',
  'Chinese',
  'Japanese',
  'Korean',
  'Indian',
  'Mexican',
  'African',
] as const
export type Cuisine = (typeof cuisines)[number]

/** full: only the given ingredients, the selected staples and water. ideas: the kitchen may add other ingredients. */
export const searchModes = ['full', 'ideas'] as const
export type SearchMode = (typeof searchModes)[number]

export const complexityModes = ['simple', 'elaborate'] as const
export type ComplexityMode = (typeof complexityModes)[number]

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const languages = [
  { code: 'en', name: 'English', flag: '🇺🇸' },
  { code: 'es', name: 'Español', flag: '🇪🇸' },
  { code: 'fr', name: 'Français', flag: '🇫🇷' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
  { code: 'ru', name: 'Русский', flag: '🇷🇺' },
  { code: 'ar', name: 'العربية', flag: '🇸🇦' },
  { code: 'ja', name: '日本語', flag: '🇯🇵' },
  { code: 'zh', name: '中文', flag: '🇨🇳' },
] as const
export type Language = (typeof languages)[number]['code']
export const languageCodes = ['en', 'es', 'fr', 'de', 'ru', 'ar', 'ja', 'zh'] as const satisfies readonly Language[]
