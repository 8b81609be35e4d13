import type { AuthSettings } from '@potluck/platform/auth/settings'
import type { AuthWorld } from '@potluck/platform/auth/world'
import type { Logger } from 'pino'
import * as z from 'zod/mini'

interface CaptchaOptions {
  settings: AuthSettings['captcha']
  fetch: typeof fetch
  log: Pick<Logger, 'warn'>
}

/**
 * The providers' verification endpoints. Both speak reCAPTCHA's format: secret, response and remoteip in; success and
 * error-codes out.
 */
const addresses = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.nullish(z.array(z.string())) })

/** Characters; a longer answer is no verdict. */
const longestAnswer = 65_536

/** Asks hCaptcha or Turnstile whether a captcha was solved. A missing or unreadable answer counts as no. */
export function openCaptcha({ settings, fetch, log }: CaptchaOptions): AuthWorld['verifyCaptcha'] {
  const url = settings.url ?? addresses[settings.provider]
  return async (token, address) => {
    const form = new URLSearchParams({
      secret: settings.secret ?? '',
      response: token,
      ...(address === undefined ? {} : { remoteip: address }),
    })
    try {
      const response = await fetch(url, { method: 'POST', body: form, redirect: 'error', signal: AbortSignal.timeout(settings.timeout) })
      const text = await response.text()
      if (!response.ok || text.length > longestAnswer) throw new Error(`HTTP ${response.status}, ${text.length} characters`)
      const { success, 'error-codes': reasons } = Verdict.parse(JSON.parse(text))
      return { isSolved: success, reasons: reasons ?? [] }
    } catch (cause) {
      log.warn({ err: cause, provider: settings.provider }, 'the captcha could not be looked at: refused')
      return { isSolved: false, reasons: ['captcha verification process failed'] }
    }
  }
}
