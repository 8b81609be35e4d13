import { layOut } from '@potluck/platform/mail/letter'
import type { Mail } from '@potluck/platform/mail/mail'
import { brand } from '#domain/brand.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * Mails an account's confirmed address, after the answer, that its second factor is gone, because the caller may not
 * be the account's owner. A Supabase project sends mails itself, so nothing is sent there.
 */
export async function mailFactorsRemoved({ world }: Pick<Call, 'world'>, userId: string): Promise<void> {
  const { accounts, db } = world
  if (accounts.keeper !== 'here') return
  const { auth } = accounts
  const user = await db.selectFrom('auth.users').select(['email', 'email_confirmed_at']).where('id', '=', userId).executeTakeFirst()
  const to = user?.email
  if (!to || user.email_confirmed_at === null) return
  auth.later(() => auth.sendMail(factorsRemovedLetter(auth.settings.siteUrl, to)))
}

/** The mail that a second factor was removed, and what to do if another person removed it. */
export function factorsRemovedLetter(siteUrl: string, to: string): Mail {
  const { product } = brand
  const letter = {
    sender: product,
    subject: `The second factor of your ${product} account was removed`,
    opening: [
      ['The second factor of the ', product, ' account of ', { shown: to }, ' was just removed with a recovery code.'],
      ['From now on the password alone, or a mailed link, lets somebody in, and the other recovery codes are good no more.'],
    ],
    closing: [
      ['If it was you, you can set up a second factor again in your settings.'],
      ['If it was not you, ask for a new password at ', { shown: siteUrl }, ' at once: that signs everybody else out.'],
    ],
  } as const
  return { kind: 'second_factor_removed', to, ...layOut(letter) }
}
