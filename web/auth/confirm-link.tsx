import { useTranslation } from 'react-i18next'
import { followLink, type MailLink } from '#web/auth/mail-link.ts'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { useSession } from '#web/session/session.ts'
import { memberOf } from '#web/session/session-machine.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** The outcome of pressing the button. */
export type Followed = { state: 'half' } | { state: 'spent' } | { state: 'done'; email: string }

/**
 * Says what the link will do, and does it only when the visitor presses the button. A program that opens links in
 * mails must not spend them.
 */
export function ConfirmLink({ link, onFollowed }: { link: MailLink; onFollowed: (followed: Followed) => void }) {
  const { t } = useTranslation()
  const member = memberOf(useSession())
  const form = useForm<never, never>(async () => {
    const asked = await followLink(link)
    if (asked.isDone) {
      onFollowed(asked.value === 'half' ? { state: 'half' } : { state: 'done', email: asked.value.email })
      return
    }
    if (asked.failure.kind === 'spent') {
      onFollowed({ state: 'spent' })
      return
    }
    toasts.show({ kind: 'error', title: t('auth.link.failed'), text: sayFailure(asked.failure) })
  })
  return (
    <>
      <p className="text-lg">{t(`auth.link.text.${link.kind}`)}</p>
      {member && !form.isBusy && <Notice look="notice">{t('auth.link.signedInAs', { email: member.email })}</Notice>}
      <Form form={form}>
        <SendButton form={form} busyWord={t('auth.link.working')}>
          {t(`auth.link.button.${link.kind}`)}
        </SendButton>
      </Form>
      <p className="text-sm text-muted">{t('auth.link.once')}</p>
    </>
  )
}
