/** The ids by which the field names its list of suggestions, and the option that the keys have gone to. */
export const suggestionListId = 'ingredient-suggestions'
export const suggestionId = (at: number) => `ingredient-suggestion-${at}`
