import type { AuthSettings } from '#platform/auth/settings.ts'
import { type Letter, layOut, type Sentence } from '#platform/mail/letter.ts'
import type { Mail } from '#platform/mail/mail.ts'

/** The link and code in a mail. */
interface LinkAndCode {
  url: string
  code: string
}

type Settings = Pick<AuthSettings, 'productName' | 'siteUrl' | 'email'>

/** The mail that confirms the address of a new account. */
export function confirmationLetter(settings: Settings, to: string, { url, code }: LinkAndCode): Mail {
  return mail(settings, 'confirmation', to, {
    subject: `Confirm your e-mail address for ${settings.productName}`,
    opening: [['Somebody, most likely you, signed up for ', settings.productName, ' with the address ', { shown: to }, '.']],
    link: { label: 'Confirm my address', url },
    code: { label: 'A program that asks you for a code takes this one:', digits: code },
    closing: [validFor(settings), ['If it was not you, do nothing: without this step the account cannot be used.']],
  })
}

/** The mail that invites a person without an account. */
export function inviteLetter(settings: Settings, to: string, { url, code }: LinkAndCode): Mail {
  return mail(settings, 'invite', to, {
    subject: `You are invited to ${settings.productName}`,
    opening: [
      ['You are invited to ', settings.productName, ' (', { shown: settings.siteUrl }, '). The invitation is for ', { shown: to }, '.'],
    ],
    link: { label: 'Accept the invitation', url },
    code: { label: 'A program that asks you for a code takes this one:', digits: code },
    closing: [validFor(settings), ['If you did not expect it, do nothing, and no account will be used in your name.']],
  })
}

/** The mail for choosing a new password. */
export function recoveryLetter(settings: Settings, to: string, { url, code }: LinkAndCode): Mail {
  return mail(settings, 'recovery', to, {
    subject: `Reset your ${settings.productName} password`,
    opening: [['Somebody asked for a new password for the ', settings.productName, ' account of ', { shown: to }, '.']],
    link: { label: 'Choose a new password', url },
    code: { label: 'A program that asks you for a code takes this one:', digits: code },
    closing: [validFor(settings), ['If it was not you, do nothing: your password stays as it is.']],
  })
}

/** The mail that signs in without a password. */
export function magicLinkLetter(settings: Settings, to: string, { url, code }: LinkAndCode): Mail {
  return mail(settings, 'magiclink', to, {
    subject: `Sign in to ${settings.productName}`,
    opening: [['Somebody, most likely you, wants to sign in to ', settings.productName, ' as ', { shown: to }, '.']],
    link: { label: 'Sign in', url },
    code: { label: 'Or type this code where you are asked for it:', digits: code },
    closing: [validFor(settings), ['If it was not you, do nothing, and give the code to nobody.']],
  })
}

/** The mail to the new address of an address change. */
export function newAddressLetter(settings: Settings, { from, to }: { from: string | null; to: string }, { url, code }: LinkAndCode): Mail {
  const whose: Sentence = from === null ? [] : [' of ', { shown: from }]
  return mail(settings, 'email_change', to, {
    subject: `Confirm your new e-mail address for ${settings.productName}`,
    opening: [['The ', settings.productName, ' account', ...whose, ' is to have the address ', { shown: to }, ' from now on.']],
    link: { label: 'Confirm the new address', url },
    code: { label: 'A program that asks you for a code takes this one:', digits: code },
    closing: [validFor(settings), ['If it was not you, do nothing: your address stays out of it.']],
  })
}

/** The mail to the current address of an address change. */
export function oldAddressLetter(settings: Settings, { from, to }: { from: string; to: string }, { url, code }: LinkAndCode): Mail {
  return mail(settings, 'email_change_current', from, {
    subject: `Confirm the change of your e-mail address for ${settings.productName}`,
    opening: [
      ['Your ', settings.productName, ' account is to have the address ', { shown: to }, ' in place of ', { shown: from }, '.'],
      [
        settings.email.autoconfirm
          ? 'Your word from one of the two addresses is enough.'
          : 'The change needs your word from both addresses.',
      ],
    ],
    link: { label: 'Agree to the change', url },
    code: { label: 'A program that asks you for a code takes this one:', digits: code },
    closing: [validFor(settings), ['If it was not you, do nothing, and change your password: somebody may be signed in as you.']],
  })
}

/** The mail with a code that reauthenticates the member before a change of password. */
export function nonceLetter(settings: Settings, to: string, code: string): Mail {
  return mail(settings, 'reauthentication', to, {
    subject: `${code} is your ${settings.productName} code`,
    opening: [['You are about to change something important in the ', settings.productName, ' account of ', { shown: to }, '.']],
    code: { label: 'Type this code where you are asked for it:', digits: code },
    closing: [validFor(settings), ['If it was not you, give the code to nobody, and change your password.']],
  })
}

/** The mail about a changed password. */
export function passwordChangedLetter(settings: Settings, to: string): Mail {
  return mail(settings, 'password_changed', to, {
    subject: `Your ${settings.productName} password was changed`,
    opening: [['The password of the ', settings.productName, ' account of ', { shown: to }, ' was just changed.']],
    closing: [
      ['If it was you, there is nothing to do.'],
      ['If it was not you, ask for a new password at ', { shown: settings.siteUrl }, ' at once: that signs everybody else out.'],
    ],
  })
}

function mail(settings: Settings, kind: string, to: string, letter: Omit<Letter, 'sender'>): Mail {
  return { kind, to, ...layOut({ ...letter, sender: settings.productName }) }
}

function validFor({ email }: Settings): Sentence {
  return [`This is good for ${durationInWords(email.otpExpiry)}, and once only.`]
}

const units = [
  { ms: 86_400_000, word: 'day' },
  { ms: 3_600_000, word: 'hour' },
  { ms: 60_000, word: 'minute' },
  { ms: 1_000, word: 'second' },
] as const

/** Writes milliseconds in words: '1 hour', '90 minutes'. */
function durationInWords(ms: number): string {
  const unit = units.find((candidate) => ms >= candidate.ms && ms % candidate.ms === 0)
  if (!unit) return `${Math.max(1, Math.round(ms / 1_000))} seconds`
  const count = ms / unit.ms
  return `${count} ${unit.word}${count === 1 ? '' : 's'}`
}
