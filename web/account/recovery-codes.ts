import { countRecoveryCodes, makeRecoveryCodes } from '#domain/account/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

/** Makes new recovery codes. The old ones no longer work. */
export async function makeCodes(): Promise<readonly string[]> {
  const { codes } = await callEndpoint(makeRecoveryCodes, {})
  return codes
}

/** The number of unused recovery codes. */
export async function countCodes(signal: AbortSignal): Promise<number> {
  const { left } = await callEndpoint(countRecoveryCodes, {}, { signal })
  return left
}
