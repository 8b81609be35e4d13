/** The id of the button that removes an ingredient. The focus goes to this button. */
export const removeButtonId = (ingredient: string) => `remove-${encodeURIComponent(ingredient)}`
