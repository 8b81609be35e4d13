import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auth } from '#locales/en/auth.ts'
import { AccountOffer } from '#web/auth/account-offer.tsx'
import { Aside } from '#web/auth/aside.tsx'
import { AuthCard } from '#web/auth/auth-card.tsx'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { KeyDrawing, LetterDrawing, RecipeBoxDrawing } from '#web/auth/drawings.tsx'
import { ForgotForm } from '#web/auth/forgot-form.tsx'
import { SecondFactor } from '#web/auth/second-factor.tsx'
import { SignInForm } from '#web/auth/sign-in-form.tsx'
import { SignUpForm } from '#web/auth/sign-up-form.tsx'
import { monthlyPrice } from '#web/billing/price.ts'
import { Button } from '#web/kit/button.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { addSentences } from '#web/language/i18n.ts'
import { AuthDividers, AuthFrame } from '#web/pages/auth-frame.tsx'
import { ResetPage } from '#web/pages/reset-page.tsx'
import { nextPath } from '#web/session/next-path.ts'
import { useSession } from '#web/session/session.ts'

addSentences({ auth })

export const SignInPage = () => <AuthPage mode="signin" />
export const SignUpPage = () => <AuthPage mode="signup" />
export const ResetPasswordPage = () => <ResetPage />

/** The sign-in and sign-up page. Sends a signed-in member on to the page that they came from, or to the home page. */
function AuthPage({ mode }: { mode: 'signin' | 'signup' }) {
  const { t } = useTranslation()
  const session = useSession()
  const { next } = useSearch({ strict: false })
  const [hasRecovered, setRecovered] = useState(false)

  if (session.state === 'signed-in') return <GoOn to={hasRecovered ? '/settings' : nextPath(next)} />
  if (session.state === 'loading') {
    return (
      <AuthFrame mode={mode} aside={null}>
        <Spinner label={t('common.loading')} />
      </AuthFrame>
    )
  }
  if (session.state === 'second-factor') {
    return (
      <AuthFrame mode={mode} aside={<KeyDrawing className="h-44 max-lg:hidden" />}>
        <AuthCard title={t('auth.factor.title')}>
          <SecondFactor email={session.member.email} onRemoved={() => setRecovered(true)} />
        </AuthCard>
      </AuthFrame>
    )
  }
  return mode === 'signin' ? <SignIn next={next} /> : <SignUp next={next} />
}

function SignIn({ next }: { next: string | undefined }) {
  const { t } = useTranslation()
  const { isForgotten } = useDraft()
  return isForgotten ? (
    <Forgotten next={next} />
  ) : (
    <AuthFrame mode="signin" aside={<Offer />}>
      <AuthCard title={t('auth.signin.title')} dividers={<AuthDividers next={next} />}>
        {nextPath(next) !== '/' && <p className="text-lg">{t('auth.signin.first')}</p>}
        <SignInForm />
      </AuthCard>
    </AuthFrame>
  )
}

function Forgotten({ next }: { next: string | undefined }) {
  const { t } = useTranslation()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  return (
    <AuthFrame mode="signin" aside={mailedTo === null ? <Offer /> : <LetterDrawing className="h-40 max-lg:hidden" />}>
      <AuthCard title={t(mailedTo === null ? 'auth.forgot.title' : 'auth.sent.title')} dividers={<AuthDividers next={next} />}>
        <ForgotForm mailedTo={mailedTo} onMailed={setMailedTo} />
        <Aside>
          <Button look="quiet" className="-ms-2" onClick={() => changeDraft({ isForgotten: false })}>
            {t('auth.forgot.back')}
          </Button>
        </Aside>
      </AuthCard>
    </AuthFrame>
  )
}

function SignUp({ next }: { next: string | undefined }) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const toSignIn = () => router.navigate({ to: '/auth/signin', search: next === undefined ? {} : { next } })
  return (
    <AuthFrame mode="signup" aside={mailedTo === null ? <Offer /> : <LetterDrawing className="h-40 max-lg:hidden" />}>
      <AuthCard title={t(mailedTo === null ? 'auth.signup.title' : 'auth.sent.title')} dividers={<AuthDividers next={next} />}>
        {leadsToPremium(next) && <p className="text-lg">{t('auth.signup.premium', { price: monthlyPrice(i18n.language) })}</p>}
        <SignUpForm onHasAccount={toSignIn} mailedTo={mailedTo} onMailed={setMailedTo} />
      </AuthCard>
    </AuthFrame>
  )
}

function Offer() {
  return (
    <>
      <RecipeBoxDrawing className="h-44 max-lg:hidden" />
      <AccountOffer />
    </>
  )
}

/** Whether the visitor signs in to subscribe. */
const leadsToPremium = (next: string | undefined) => new URLSearchParams(nextPath(next).split('?')[1]).get('subscribe') === 'true'

/** Goes to a path of ours, which may have a query, and replaces this page in the history. */
function GoOn({ to }: { to: string }) {
  const { history } = useRouter()
  useEffect(() => {
    history.replace(to)
  }, [history, to])
  return null
}
