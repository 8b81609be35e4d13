import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'

/** Throws 404 manual_linking_disabled unless the settings allow linking and unlinking identities. */
export function requireManualLinking({ world }: Pick<Call, 'world'>): void {
  if (world.settings.manualLinking) return
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}
