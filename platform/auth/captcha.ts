import * as z from 'zod/mini'
import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'

const Secured = z.object({ gotrue_meta_security: z.optional(z.object({ captcha_token: z.optional(z.string()) })) })

/** Throws 400 captcha_failed when the settings demand a captcha and the call brings no solved one. */
export async function requireCaptcha(call: Pick<Call, 'world' | 'body' | 'address'>): Promise<void> {
  if (!call.world.settings.captcha.isEnabled) return
  const token = Secured.safeParse(call.body).data?.gotrue_meta_security?.captcha_token ?? ''
  if (token === '') throw failed('no captcha_token found')
  if (!(await call.world.verifyCaptcha(token, call.address))) throw failed('invalid-input-response')
}

function failed(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
}
