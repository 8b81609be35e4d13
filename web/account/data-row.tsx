import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { brand } from '#domain/brand.ts'
import { AccountRow } from '#web/account/account-row.tsx'
import { attempt } from '#web/account/attempt.ts'
import { collectData } from '#web/account/collect-data.ts'
import { dayOf, download } from '#web/account/download.ts'
import { type AccountFailure, tellFailure } from '#web/account/failure.ts'
import { announce } from '#web/kit/announce.tsx'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useAction } from '#web/kit/use-action.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Downloads all data of the account as a file. */
export function DataRow() {
  const { t } = useTranslation()
  const { isBusy, faults, run } = useAction<[], never, AccountFailure>(async () => {
    announce(t('account.data.collecting'))
    const faults = await attempt(async () => {
      const data = await collectData()
      download(`${brand.product.toLowerCase()}-data-${dayOf(new Date())}.json`, 'application/json', JSON.stringify(data, null, 2))
    })
    // Empties the live region, so that a screen reader does not read the old sentence later.
    announce('')
    if (!faults) toasts.show({ kind: 'confirmation', title: t('account.data.done') })
    return faults
  })

  const button = (
    <Button className="shrink-0" aria-disabled={isBusy || undefined} onClick={() => run()}>
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {t(isBusy ? 'account.data.collecting' : 'account.data.download')}
    </Button>
  )
  return (
    <AccountRow title={t('account.data.title')} summary={t('account.data.standing')} end={button}>
      {faults.form && (
        <div className="mt-3">
          <Notice look="error">{tellFailure(faults.form)}</Notice>
        </div>
      )}
    </AccountRow>
  )
}
