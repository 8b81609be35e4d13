import { describeAccount } from '#domain/account/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

/** Whether the signed-in member has a password; yes when the answer cannot be had. */
export const hasPassword = (): Promise<boolean> =>
  callEndpoint(describeAccount, {}).then(
    (account) => account.hasPassword,
    () => true,
  )
