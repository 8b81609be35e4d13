/** The id of a cuisine's tab: its name in lower case, with a hyphen for everything that is not a letter or a digit. */
export function cuisineTabId(cuisine: string): string {
  return cuisine.toLowerCase().replace(/[^a-z0-9]/g, '-')
}
