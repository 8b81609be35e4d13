/** The id of the button that takes an ingredient off the list: the focus goes there. */
export const removeButtonId = (ingredient: string) => `remove-${encodeURIComponent(ingredient)}`
