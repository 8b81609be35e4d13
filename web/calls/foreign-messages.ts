import * as z from 'zod/mini'

// Other servers may say in words what ours says by a code (P3). Only this file matches their words, except those of
// signing in (web/auth/auth-failure.ts).

/** The fields in which servers write a message. */
const Worded = z.object({
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  msg: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
  detail: z.optional(z.unknown()),
})

/** The messages in an answer, also in a nested object: `{ error: { message } }`. */
function messagesIn(body: unknown, isNested = false): string[] {
  const worded = z.safeParse(Worded, body)
  if (!worded.success) return []
  return Object.values(worded.data).flatMap((value) => {
    if (typeof value === 'string') return [value]
    return isNested ? [] : messagesIn(value, true)
  })
}

/** Whether an answer speaks of a captcha or a security check (specification, section 8; P50). */
export function asksForCaptcha(body: unknown): boolean {
  return messagesIn(body).some((message) => /captcha|security/i.test(message))
}

/**
 * Whether an error of a usage check mentions is_admin, which lets generation proceed (specification, section 6;
 * P12).
 */
export function mentionsAdminCheck(error: string | undefined): boolean {
  return error?.includes('is_admin') ?? false
}
