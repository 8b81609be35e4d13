import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { testPayments } from '#locales/en/test-payments.ts'
import { siteConfigQuery } from '#web/calls/use-site-config.ts'
import { Spinner } from '#web/kit/spinner.tsx'
import { useTitle } from '#web/kit/use-title.ts'
import { addSentences } from '#web/language/i18n.ts'
import { NotFoundPage } from '#web/pages/not-found-page.tsx'
import { PageShell } from '#web/pages/page-shell.tsx'
import { ProtectedPage } from '#web/pages/protected-page.tsx'
import { NotLoaded } from '#web/test-payments/not-loaded.tsx'
import { TestBanner } from '#web/test-payments/test-card.tsx'

addSentences({ testPayments })

/** The frame of the test payment pages, for members. A site without test payments has no such page. */
export function TestPaymentsFrame({ page, children }: { page: 'checkout' | 'portal'; children: ReactNode }) {
  const { t } = useTranslation()
  const { data: site, isPending, refetch } = useQuery(siteConfigQuery)
  if (site && !site.capabilities.testBilling) return <NotFoundPage />
  if (site) {
    return (
      <ProtectedPage>
        {(member) => (
          <PageShell>
            <Titled title={t(`testPayments.${page}.documentTitle`)} />
            <div key={member.id} className="mx-auto grid max-w-2xl gap-6 pt-4 sm:pt-8">
              <TestBanner />
              {children}
            </div>
          </PageShell>
        )}
      </ProtectedPage>
    )
  }
  return (
    <PageShell>
      {isPending ? (
        <Spinner label={t('common.loading')} />
      ) : (
        <div className="mx-auto max-w-2xl pt-4 sm:pt-8">
          <NotLoaded code="unreachable" onRetry={() => refetch()} />
        </div>
      )}
    </PageShell>
  )
}

function Titled({ title }: { title: string }) {
  useTitle(title)
  return null
}
