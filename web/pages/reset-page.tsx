import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Aside } from '#web/auth/aside.tsx'
import { AskOwner } from '#web/auth/ask-owner.tsx'
import { AuthCard } from '#web/auth/auth-card.tsx'
import { KeyDrawing, LetterDrawing } from '#web/auth/drawings.tsx'
import { ForgotForm } from '#web/auth/forgot-form.tsx'
import { ResetForm } from '#web/auth/reset-form.tsx'
import { SecondFactor } from '#web/auth/second-factor.tsx'
import { useArrival } from '#web/auth/use-arrival.ts'
import { useSession } from '#web/core/session.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { AuthFrame } from '#web/pages/auth-frame.tsx'
import { quietLink, wideLink } from '#web/pages/link-looks.ts'

/** A new password: for whoever a mail's link let in or is signed in anyway; everybody else asks for a link. */
export function ResetPage() {
  const { t } = useTranslation()
  const { arrival, goOn } = useArrival()
  const session = useSession()
  const navigate = useNavigate()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const Drawing = mailedTo === null ? KeyDrawing : LetterDrawing
  const frame = { mode: 'reset-password', aside: <Drawing className="h-44 max-lg:hidden" /> } as const

  if (arrival.state === 'stuck') {
    return (
      <AuthFrame {...frame}>
        <AuthCard title={t('auth.reset.title')}>
          <Notice look="error" action={<Button onClick={goOn}>{t('common.tryAgain')}</Button>}>
            {t('auth.failures.unreachable')}
          </Notice>
        </AuthCard>
      </AuthFrame>
    )
  }
  if (arrival.state === 'opening' || session.state === 'loading') {
    return (
      <AuthFrame {...frame} aside={null}>
        <Spinner label={t('common.loading')} />
      </AuthFrame>
    )
  }
  if (arrival.state === 'asked') {
    return (
      <AuthFrame {...frame}>
        <AuthCard title={t('auth.reset.title')}>
          <AskOwner owner={arrival.owner} onGoOn={goOn} />
        </AuthCard>
      </AuthFrame>
    )
  }
  if (arrival.state === 'confirmed') {
    return (
      <AuthFrame {...frame} aside={<LetterDrawing className="h-40 max-lg:hidden" />}>
        <AuthCard title={t('auth.arrival.confirmedTitle')}>
          {session.state !== 'signed-in' && <p className="text-lg">{t('auth.arrival.confirmedText')}</p>}
          {session.state === 'signed-in' ? (
            <Link to="/" className={wideLink}>
              {t('auth.link.goOn')}
            </Link>
          ) : (
            <Link to="/auth/signin" className={wideLink}>
              {t('common.signIn')}
            </Link>
          )}
        </AuthCard>
      </AuthFrame>
    )
  }
  if (session.state === 'second-factor') {
    return (
      <AuthFrame {...frame}>
        <AuthCard title={t('auth.factor.title')}>
          <SecondFactor email={session.member.email} onRemoved={() => undefined} />
        </AuthCard>
      </AuthFrame>
    )
  }
  const isIn = session.state === 'signed-in'
  const cause = arrival.state === 'failed' || arrival.state === 'useless' ? arrival.state : null
  const notice = cause !== null && mailedTo === null && (
    <Notice look={isIn ? 'notice' : 'error'} title={t(`auth.arrival.${cause}Title`)}>
      {t(isIn ? 'auth.link.spentWhileIn' : `auth.arrival.${cause}Text`)}
    </Notice>
  )
  if (isIn) {
    return (
      <AuthFrame {...frame}>
        <AuthCard title={t('auth.reset.title')}>
          {notice}
          <ResetForm email={session.member.email} onDone={() => navigate({ to: '/' })} />
        </AuthCard>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame {...frame}>
      <AuthCard title={t(mailedTo === null ? 'auth.forgot.title' : 'auth.sent.title')}>
        {notice}
        <ForgotForm mailedTo={mailedTo} onMailed={setMailedTo} />
        <Aside>
          <Link to="/auth/signin" className={quietLink}>
            {t('auth.forgot.back')}
          </Link>
        </Aside>
      </AuthCard>
    </AuthFrame>
  )
}
