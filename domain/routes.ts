/** The addresses that have a page. Any other is the 404 page. */
export const routes = ['/'] as const
