import { ok } from '#platform/auth/answer.ts'
import type { Route } from '#platform/auth/call.ts'
import { generateLink } from '#platform/auth/codes/generate-link.ts'
import { invite } from '#platform/auth/codes/invite.ts'
import { sendNonce } from '#platform/auth/codes/nonce.ts'
import { askForMagicLink, askForOtp } from '#platform/auth/codes/otp.ts'
import { recover } from '#platform/auth/codes/recover.ts'
import { resend } from '#platform/auth/codes/resend.ts'
import { verifyByLink, verifyByPost } from '#platform/auth/codes/verify.ts'

/** Routes that send mails and text messages, and that take their codes. */
export const codeRoutes: readonly Route[] = [
  { method: 'POST', path: '/otp', access: 'anyone', limit: 'otp', captcha: true, answer: askForOtp },
  { method: 'POST', path: '/magiclink', access: 'anyone', limit: 'magiclink', captcha: true, answer: askForMagicLink },
  { method: 'POST', path: '/recover', access: 'anyone', limit: 'recover', captcha: true, answer: recover },
  { method: 'POST', path: '/resend', access: 'anyone', limit: 'resend', captcha: true, answer: resend },
  { method: 'GET', path: '/verify', access: 'anyone', limit: 'verify', answer: verifyByLink },
  { method: 'POST', path: '/verify', access: 'anyone', limit: 'verify', answer: verifyByPost },
  {
    method: 'GET',
    path: '/reauthenticate',
    access: 'user',
    limit: 'reauthenticate',
    answer: async (call) => {
      const { messageId } = await sendNonce(call, call.user)
      return ok(messageId === undefined ? {} : { message_id: messageId })
    },
  },
  { method: 'POST', path: '/invite', access: 'admin', answer: invite },
  { method: 'POST', path: '/admin/generate_link', access: 'admin', answer: generateLink },
]
