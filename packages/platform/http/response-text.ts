const texts = new WeakMap<Response, string>()

/** Remembers the body text of a response for `textOf`, because reading the body back costs milliseconds. */
export function withText(response: Response, text: string): Response {
  texts.set(response, text)
  return response
}

/** The body text of a response from `withText`; undefined for any other response, and for a copy. */
export function textOf(response: Response): string | undefined {
  return texts.get(response)
}
