import { type Asker, own } from '#web/cache/query-keys.ts'

/** The query keys that only pages of members use. */
export const memberKeys = {
  subscription: (asker: Asker) => [own, asker, 'subscription'],
  testPortal: (asker: Asker) => [own, asker, 'test-portal'],
  testCheckout: (asker: Asker, session: string) => [own, asker, 'test-checkout', session],
  account: (asker: Asker) => [own, asker, 'account'],
  sessions: (asker: Asker) => [own, asker, 'sessions'],
  recoveryCodes: (asker: Asker) => [own, asker, 'recovery-codes'],
  authenticators: (asker: Asker) => [own, asker, 'authenticators'],
  preferences: (asker: Asker) => [own, asker, 'preferences'],
} as const
