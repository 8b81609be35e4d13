/** The asker that an answer belongs to: a member's id, null for a visitor, undefined while the session loads. */
export type Asker = string | null | undefined

/** The first part of every key whose answer belongs to one person. */
export const own = 'own'

/**
 * The query keys of this page. A person's keys begin with that person's id, so no answer is ever shown to the next
 * person.
 */
export const queryKeys = {
  siteConfig: ['site-config'],
  /** All queries that belong to one person. */
  own: [own],
  usage: (asker: Asker) => [own, asker, 'usage'],
  searches: (asker: Asker) => [own, asker, 'searches'],
} as const

/** The noun in a key that belongs to a person: 'usage', 'account', …. Undefined for other keys. */
export const nounOf = (key: readonly unknown[]): unknown => (key[0] === own ? key[2] : undefined)
