import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthCard } from '#web/auth/auth-card.tsx'
import { ConfirmationForm } from '#web/auth/confirmation-form.tsx'
import { ForgotForm } from '#web/auth/forgot-form.tsx'
import type { LinkKind } from '#web/auth/mail-link.ts'
import { Notice } from '#web/kit/notice.tsx'
import { quietLink, wideLink } from '#web/pages/link-looks.ts'
import { useSession } from '#web/session/session.ts'

/** Explains a link that was used before or is too old, and offers another. */
export function SpentLink({ kind }: { kind: LinkKind }) {
  const { t } = useTranslation()
  const isIn = useSession().state === 'signed-in'
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (isIn) return <SpentForMember />
  return (
    <AuthCard title={t(mailedTo === null ? 'auth.link.spentTitle' : 'auth.sent.title')}>
      {mailedTo === null && (
        <Notice look="error" title={t('auth.link.spentText')}>
          {t(`auth.link.spentHelp.${kind}`)}
        </Notice>
      )}
      {kind === 'recovery' && <ForgotForm mailedTo={mailedTo} onMailed={setMailedTo} />}
      {kind === 'signup' && <ConfirmationForm />}
      <div className="flex flex-wrap gap-x-5">
        {kind === 'email_change' ? (
          <Link to="/settings" className={quietLink}>
            {t('auth.link.toSettings')}
          </Link>
        ) : (
          <Link to="/auth/signin" className={quietLink}>
            {t('auth.link.toSignIn')}
          </Link>
        )}
        {(kind === 'magiclink' || kind === 'invite') && (
          <Link to="/auth/reset-password" className={quietLink}>
            {t('auth.link.choosePassword')}
          </Link>
        )}
      </div>
    </AuthCard>
  )
}

/** The same for a signed-in member, who needs no other link. */
function SpentForMember() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('auth.link.spentTitle')}>
      <Notice look="notice" title={t('auth.link.spentText')}>
        {t('auth.link.spentWhileIn')}
      </Notice>
      <Link to="/" className={wideLink}>
        {t('auth.link.goOn')}
      </Link>
      <div className="flex flex-wrap gap-x-5">
        <Link to="/auth/reset-password" className={quietLink}>
          {t('auth.link.choosePassword')}
        </Link>
        <Link to="/settings" className={quietLink}>
          {t('auth.link.toSettings')}
        </Link>
      </div>
    </AuthCard>
  )
}
