import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Aside } from '#web/auth/aside.tsx'
import { AskOwner } from '#web/auth/ask-owner.tsx'
import { AuthCard } from '#web/auth/auth-card.tsx'
import { KeyDrawing, LetterDrawing } from '#web/auth/drawings.tsx'
import { ForgotForm } from '#web/auth/forgot-form.tsx'
import { ResetForm } from '#web/auth/reset-form.tsx'
import { SecondFactor } from '#web/auth/second-factor.tsx'
import { useArrival } from '#web/auth/use-arrival.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { AuthFrame } from '#web/pages/auth-frame.tsx'
import { quietLink, wideLink } from '#web/pages/link-looks.ts'
import { useSession } from '#web/session/session.ts'

/** A signed-in member chooses a new password here. A visitor asks for a link by mail. */
export function ResetPage() {
  const { t } = useTranslation()
  const { arrival, goOn } = useArrival()
  const session = useSession()

  if (arrival.state === 'stuck') {
    return (
      <Framed title={t('auth.reset.title')}>
        <Notice look="error" action={<Button onClick={goOn}>{t('common.tryAgain')}</Button>}>
          {t('auth.failures.unreachable')}
        </Notice>
      </Framed>
    )
  }
  if (arrival.state === 'opening' || session.state === 'loading') {
    return (
      <AuthFrame mode="reset-password" aside={null}>
        <Spinner label={t('common.loading')} />
      </AuthFrame>
    )
  }
  if (arrival.state === 'asked') {
    return (
      <Framed title={t('auth.reset.title')}>
        <AskOwner owner={arrival.owner} onGoOn={goOn} />
      </Framed>
    )
  }
  if (arrival.state === 'confirmed') return <Confirmed isIn={session.state === 'signed-in'} />
  if (session.state === 'second-factor') {
    return (
      <Framed title={t('auth.factor.title')}>
        <SecondFactor email={session.member.email} onRemoved={() => undefined} />
      </Framed>
    )
  }
  const cause = arrival.state === 'failed' || arrival.state === 'useless' ? arrival.state : null
  return session.state === 'signed-in' ? <NewPassword email={session.member.email} cause={cause} /> : <AskForLink cause={cause} />
}

interface FramedProps {
  title: string
  /** Whether to draw a letter beside the card instead of a key, since a mail was sent. */
  hasLetter?: boolean
  children: ReactNode
}

function Framed({ title, hasLetter = false, children }: FramedProps) {
  const drawing = hasLetter ? <LetterDrawing className="h-40 max-lg:hidden" /> : <KeyDrawing className="h-44 max-lg:hidden" />
  return (
    <AuthFrame mode="reset-password" aside={drawing}>
      <AuthCard title={title}>{children}</AuthCard>
    </AuthFrame>
  )
}

/** Says that the link confirmed an address. The link signs no member in. */
function Confirmed({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation()
  return (
    <Framed title={t('auth.arrival.confirmedTitle')} hasLetter>
      {!isIn && <p className="text-lg">{t('auth.arrival.confirmedText')}</p>}
      {isIn ? (
        <Link to="/" className={wideLink}>
          {t('auth.link.goOn')}
        </Link>
      ) : (
        <Link to="/auth/signin" className={wideLink}>
          {t('common.signIn')}
        </Link>
      )}
    </Framed>
  )
}

/** The reason why the link failed. Null if the address has no link. */
type Cause = 'failed' | 'useless' | null

function NewPassword({ email, cause }: { email: string; cause: Cause }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Framed title={t('auth.reset.title')}>
      {cause && (
        <Notice look="notice" title={t(`auth.arrival.${cause}Title`)}>
          {t('auth.link.spentWhileIn')}
        </Notice>
      )}
      <ResetForm email={email} onDone={() => navigate({ to: '/' })} />
    </Framed>
  )
}

function AskForLink({ cause }: { cause: Cause }) {
  const { t } = useTranslation()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const isMailed = mailedTo !== null
  return (
    <Framed title={t(isMailed ? 'auth.sent.title' : 'auth.forgot.title')} hasLetter={isMailed}>
      {cause && !isMailed && (
        <Notice look="error" title={t(`auth.arrival.${cause}Title`)}>
          {t(`auth.arrival.${cause}Text`)}
        </Notice>
      )}
      <ForgotForm mailedTo={mailedTo} onMailed={setMailedTo} />
      <Aside>
        <Link to="/auth/signin" className={quietLink}>
          {t('auth.forgot.back')}
        </Link>
      </Aside>
    </Framed>
  )
}
