import type { GenerateInput } from '#domain/recipes/api.ts'

/** A request without the cuisine, as the filters and ingredients make it. */
export type Order = Omit<GenerateInput, 'cuisine' | 'turn' | 'requestTimestamp'>

/** Tells whether two orders would be cooked from the same choices. */
export function orderKey({ sessionId: _sessionId, hcaptchaToken: _token, ...choices }: Order): string {
  return JSON.stringify(choices)
}
