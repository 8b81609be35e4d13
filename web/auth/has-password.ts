import { describeAccount } from '#domain/account/api.ts'
import { callEndpoint } from '#web/core/api.ts'

/** Whether whoever is signed in has a password; yes where that cannot be had. */
export const hasPassword = (): Promise<boolean> =>
  callEndpoint(describeAccount, {}).then(
    (account) => account.hasPassword,
    () => true,
  )
