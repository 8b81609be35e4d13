const texts = new WeakMap<Response, string>()

/** The same answer, whose text `textOf` knows without reading it: reading the body of a Response costs milliseconds. */
export function withText(response: Response, text: string): Response {
  texts.set(response, text)
  return response
}

/** The text of an answer that was made by `withText`; undefined for any other, and for a copy. */
export function textOf(response: Response): string | undefined {
  return texts.get(response)
}
