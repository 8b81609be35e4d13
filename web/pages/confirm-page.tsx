import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auth } from '#locales/en/auth.ts'
import { AuthCard } from '#web/auth/auth-card.tsx'
import { ConfirmLink, type Followed } from '#web/auth/confirm-link.tsx'
import { LetterDrawing } from '#web/auth/drawings.tsx'
import { hasPassword } from '#web/auth/has-password.ts'
import { type MailLink, takeLink } from '#web/auth/mail-link.ts'
import { addSentences } from '#web/language/i18n.ts'
import { AuthFrame } from '#web/pages/auth-frame.tsx'
import { quietLink, wideLink } from '#web/pages/link-looks.ts'
import { SpentLink } from '#web/pages/spent-link.tsx'
import { nextPath } from '#web/session/next-path.ts'
import { readSession } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

addSentences({ auth })

/** The progress of following the link. */
type Progress = { state: 'waiting' } | Followed

/** The page that the links of our mails open. */
export function ConfirmPage() {
  const { t } = useTranslation()
  const [link] = useState(takeLink)
  return (
    <AuthFrame mode="confirm" aside={<LetterDrawing className="h-40 max-lg:hidden" />}>
      {link ? (
        <Followable link={link} />
      ) : (
        <AuthCard title={t('auth.link.missingTitle')}>
          <p className="text-lg">{t('auth.link.missingText')}</p>
          <Link to="/auth/signin" className={quietLink}>
            {t('auth.link.toSignIn')}
          </Link>
        </AuthCard>
      )}
    </AuthFrame>
  )
}

function Followable({ link }: { link: MailLink }) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<Progress>({ state: 'waiting' })
  const [lacksPassword, setLacksPassword] = useState(false)
  const next = nextPath(link.next)

  function goOn(followed: Followed) {
    if (followed.state !== 'done') return setProgress(followed)
    if (link.kind === 'recovery' || link.kind === 'invite') return void navigate({ to: '/auth/reset-password' })
    if (link.kind === 'email_change') {
      toasts.show({
        kind: 'confirmation',
        title: t('auth.link.done.email_change'),
        text: t('auth.link.doneText', { email: followed.email }),
      })
      return void navigate({ to: '/settings' })
    }
    // A mailbox is only one factor. The sign-in page asks for the second one.
    if (readSession().state === 'second-factor') return history.push(`/auth/signin?next=${encodeURIComponent(next)}`)
    setProgress(followed)
    // If two people signed up with one address, the account has no password after its address is confirmed
    // (0015-an-account-belongs-to-the-owner-of-its-address.md).
    if (link.kind === 'signup') hasPassword().then((has) => setLacksPassword(!has))
  }

  if (progress.state === 'spent') return <SpentLink kind={link.kind} />
  if (progress.state === 'half') {
    return (
      <AuthCard title={t('auth.link.firstTitle')}>
        <p className="text-lg">{t('auth.link.firstText')}</p>
        <Link to="/settings" className={wideLink}>
          {t('auth.link.toSettings')}
        </Link>
      </AuthCard>
    )
  }
  if (progress.state === 'done') {
    return (
      <AuthCard title={t(link.kind === 'magiclink' ? 'auth.link.done.magiclink' : 'auth.link.done.signup')}>
        <p className="text-lg">{t('auth.link.doneText', { email: progress.email })}</p>
        <button type="button" className={wideLink} onClick={() => history.push(next)}>
          {t(next === '/' ? 'auth.link.goOn' : 'auth.link.goBack')}
        </button>
        {(link.kind !== 'signup' || lacksPassword) && (
          <Link to="/auth/reset-password" className={quietLink}>
            {t('auth.link.choosePassword')}
          </Link>
        )}
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t(`auth.link.title.${link.kind}`)}>
      <ConfirmLink link={link} onFollowed={goOn} />
    </AuthCard>
  )
}
