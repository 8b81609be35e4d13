import * as z from 'zod/mini'
import { requireAdmin } from '#platform/auth/bearer.ts'
import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { limitByAddress } from '#platform/auth/limits.ts'

const CaptchaBody = z.object({ gotrue_meta_security: z.nullish(z.object({ captcha_token: z.nullish(z.string()) })) })

/**
 * Throws 400 captcha_failed when the settings require a captcha and the call has no solved one, 429 when its IP
 * address sent too many. A token with an admin's role needs none.
 */
export async function requireCaptcha(call: Pick<Call, 'world' | 'body' | 'address' | 'request'>): Promise<void> {
  if (!call.world.settings.captcha.isEnabled) return
  if (await isAdmin(call)) return
  const token = CaptchaBody.safeParse(call.body).data?.gotrue_meta_security?.captcha_token?.trim() ?? ''
  if (token === '') throw captchaFailed('no captcha_token found')
  // Limits captchas before any other count: each one makes us call the provider.
  await limitByAddress(call, 'captcha')
  const { isSolved, reasons } = await call.world.verifyCaptcha(token, call.address)
  if (!isSolved) throw captchaFailed(reasons.join(', '))
}

async function isAdmin(call: Pick<Call, 'world' | 'request'>): Promise<boolean> {
  try {
    await requireAdmin(call)
    return true
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
}

function captchaFailed(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
}
