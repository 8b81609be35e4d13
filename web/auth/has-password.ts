import { describeAccount } from '#domain/account/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

/** Whether the signed-in member has a password. True if the call fails. */
export const hasPassword = (): Promise<boolean> =>
  callEndpoint(describeAccount, {}).then(
    (account) => account.hasPassword,
    () => true,
  )
