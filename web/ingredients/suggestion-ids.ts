/** The ids of the list of suggestions and of its options, which the field refers to. */
export const suggestionListId = 'ingredient-suggestions'
export const suggestionId = (at: number) => `ingredient-suggestion-${at}`
