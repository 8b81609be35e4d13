/** The asker that an answer belongs to: a member's id, null for a visitor, undefined while the session loads. */
export type Asker = string | null | undefined

/** The first part of every key whose answer belongs to one person. */
export const own = 'own'

/**
 * The keys of what the server knows. A person's keys begin with that person: no answer is ever shown to the next one.
 */
export const queryKeys = {
  siteConfig: ['site-config'],
  /** Everything that belongs to anybody. */
  own: [own],
  usage: (asker: Asker) => [own, asker, 'usage'],
  searches: (asker: Asker) => [own, asker, 'searches'],
} as const

/** What a key of a person names: 'usage', 'account', …; undefined for other keys. */
export const nounOf = (key: readonly unknown[]): unknown => (key[0] === own ? key[2] : undefined)
