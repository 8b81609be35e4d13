import { useTranslation } from 'react-i18next'
import type { LinkOwner } from '#web/auth/recovery-token.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { useSession } from '#web/session/session.ts'
import { memberOf } from '#web/session/session-machine.ts'

/**
 * Names the account of a link, and signs in only when the visitor presses the button. An attacker could send a link
 * that signs the visitor in to the attacker's account.
 */
export function AskOwner({ owner, onGoOn }: { owner: LinkOwner; onGoOn: () => void }) {
  const { t } = useTranslation()
  const member = memberOf(useSession())
  const { email } = owner
  const form = useForm<never, never>(async () => {
    onGoOn()
  })
  return (
    <>
      <p className="text-lg wrap-anywhere">{t('auth.arrival.whose', { email })}</p>
      {member && member.id !== owner.id && <Notice look="notice">{t('auth.arrival.otherIsIn', { email, member: member.email })}</Notice>}
      <Form form={form}>
        <SendButton form={form} busyWord={t('auth.link.working')}>
          <span className="wrap-anywhere">{t('auth.arrival.goOn', { email })}</span>
        </SendButton>
      </Form>
      <p className="text-sm text-muted">{t('auth.arrival.notYou')}</p>
    </>
  )
}
