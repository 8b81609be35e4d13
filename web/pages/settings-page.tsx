import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { settings } from '#locales/en/settings.ts'
import { AccountSections } from '#web/account/account-sections.tsx'
import { PaymentsGo } from '#web/billing/payments-go.tsx'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { keepPlaceOfAddress } from '#web/kit/keep-place-of-address.ts'
import { usePartInView } from '#web/kit/use-part-in-view.ts'
import { useTitle } from '#web/kit/use-title.ts'
import { addSentences } from '#web/language/i18n.ts'
import { PageShell } from '#web/pages/page-shell.tsx'
import { ProtectedPage } from '#web/pages/protected-page.tsx'
import { SubscriptionRow } from '#web/pages/subscription-row.tsx'
import type { Member } from '#web/session/session-machine.ts'
import { PreferencesPanel } from '#web/settings/preferences-panel.tsx'

addSentences({ settings })

/** The settings of a member: recipe preferences and account. */
export function SettingsPage() {
  return <ProtectedPage>{(member) => <Settings key={member.id} member={member} />}</ProtectedPage>
}

function Settings({ member }: { member: Member }) {
  const { t } = useTranslation()
  const sells = useCapabilities()?.billing === true
  useTitle(t('settings.documentTitle'))
  return (
    <PageShell>
      <div className="pt-3 lg:pt-5">
        <Breadcrumb />
        <h1 className="mt-1 text-3xl sm:text-4xl">{t('settings.title')}</h1>
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <PartList />
          <div ref={keepPlaceOfAddress} className="grid min-w-0 max-w-3xl gap-14">
            <section id="preferences" aria-labelledby="preferences-title" className="scroll-mt-6">
              <h2 id="preferences-title" className="text-2xl">
                {t('settings.preferences')}
              </h2>
              <p className="mt-1 mb-5 text-muted">{t('settings.preferencesText')}</p>
              <PreferencesPanel memberId={member.id} />
            </section>
            <div id="account" className="scroll-mt-6">
              <AccountSections member={member} subscription={sells && <SubscriptionRow />} payments={sells && <PaymentsGo />} />
            </div>
          </div>
        </div>
      </div>
    </PageShell>
  )
}

function Breadcrumb() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('settings.breadcrumb')}>
      <ol className="flex items-center gap-1">
        <li>
          <Link to="/" className="inline-flex min-h-11 items-center text-tomato underline underline-offset-4">
            {t('settings.mainPage')}
          </Link>
        </li>
        <li className="flex items-center gap-1 text-muted">
          <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="rtl:rotate-180" />
          <span aria-current="page">{t('settings.title')}</span>
        </li>
      </ol>
    </nav>
  )
}

const parts = ['preferences', 'account'] as const

/** Links to the two parts of the page, at its side on a wide screen. The hash of the address names the part. */
function PartList() {
  const { t } = useTranslation()
  const inView = usePartInView(parts)
  return (
    <nav aria-label={t('settings.parts')} className="lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-wrap gap-x-2 gap-y-1 lg:grid">
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              aria-current={part === inView || undefined}
              className={`flex min-h-11 items-center rounded-control px-3 font-semibold lg:rounded-s-none lg:border-s-3 ${part === inView ? 'bg-shade lg:border-tomato' : 'text-muted hover:text-ink lg:border-line'}`}
            >
              {t(`settings.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
