import { countRecoveryCodes, makeRecoveryCodes } from '#domain/account/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

/** New codes; those before are good no longer. */
export async function makeCodes(): Promise<readonly string[]> {
  const { codes } = await callEndpoint(makeRecoveryCodes, {})
  return codes
}

/** How many codes are left. */
export async function countCodes(signal: AbortSignal): Promise<number> {
  const { left } = await callEndpoint(countRecoveryCodes, {}, { signal })
  return left
}
