/** Whom an answer belongs to: the id of a member, null for a visitor, undefined while the session is not known yet. */
export type Asker = string | null | undefined

/** The first part of every key whose answer belongs to one person. */
const own = 'own'

/** The keys of what the server knows. A person's keys begin with that person: no answer is ever shown to the next one. */
export const queryKeys = {
  siteConfig: ['site-config'],
  /** Everything that belongs to anybody. */
  own: [own],
  usage: (asker: Asker) => [own, asker, 'usage'],
  searches: (asker: Asker) => [own, asker, 'searches'],
  subscription: (asker: Asker) => [own, asker, 'subscription'],
  testPortal: (asker: Asker) => [own, asker, 'test-portal'],
  testCheckout: (asker: Asker, session: string) => [own, asker, 'test-checkout', session],
  account: (asker: Asker) => [own, asker, 'account'],
  sessions: (asker: Asker) => [own, asker, 'sessions'],
  recoveryCodes: (asker: Asker) => [own, asker, 'recovery-codes'],
  authenticators: (asker: Asker) => [own, asker, 'authenticators'],
  preferences: (asker: Asker) => [own, asker, 'preferences'],
} as const

/** What a key of a person names: 'usage', 'account', …; undefined for other keys. */
export const nounOf = (key: readonly unknown[]): unknown => (key[0] === own ? key[2] : undefined)
