import { useTranslation } from 'react-i18next'
import { AuthForm, SendButton } from '#web/auth/auth-form.tsx'
import type { LinkOwner } from '#web/auth/recovery-token.ts'
import { useSession } from '#web/core/session.ts'
import { memberOf } from '#web/core/session-machine.ts'
import { Notice } from '#web/kit/notice.tsx'

/**
 * Says whose link it is, and signs them in when the button is pressed, not before: anybody can write an address
 * that signs them in themselves.
 */
export function AskOwner({ owner, onGoOn }: { owner: LinkOwner; onGoOn: () => void }) {
  const { t } = useTranslation()
  const member = memberOf(useSession())
  const { email } = owner
  return (
    <>
      <p className="text-lg wrap-anywhere">{t('auth.arrival.whose', { email })}</p>
      {member && member.id !== owner.id && <Notice look="notice">{t('auth.arrival.otherIsIn', { email, member: member.email })}</Notice>}
      <AuthForm onSend={onGoOn}>
        <SendButton isWorking={false} working={t('auth.link.working')}>
          <span className="wrap-anywhere">{t('auth.arrival.goOn', { email })}</span>
        </SendButton>
      </AuthForm>
      <p className="text-sm text-muted">{t('auth.arrival.notYou')}</p>
    </>
  )
}
