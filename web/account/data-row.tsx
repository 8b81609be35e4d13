import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { brand } from '#domain/brand.ts'
import { AccountRow } from '#web/account/account-row.tsx'
import { collectData } from '#web/account/collect-data.ts'
import { dayOf, download } from '#web/account/download.ts'
import { tellFailure } from '#web/account/failure.ts'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { announce } from '#web/core/announce.tsx'
import { toasts } from '#web/core/toasts.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'

/** All that is kept of the account, as a file. */
export function DataRow() {
  const { t } = useTranslation()
  const task = useTask()
  const failure = failureIn(task)
  const isBusy = task.now.state === 'busy'

  async function keep() {
    announce(t('account.data.collecting'))
    const isDone = await task.run(async () => {
      const data = await collectData()
      download(`${brand.product.toLowerCase()}-data-${dayOf(new Date())}.json`, 'application/json', JSON.stringify(data, null, 2))
    })
    // What is over is not said to whoever reads on.
    announce('')
    if (isDone) toasts.show({ kind: 'confirmation', title: t('account.data.done') })
  }

  const button = (
    <Button className="shrink-0" aria-disabled={isBusy || undefined} onClick={keep}>
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {t(isBusy ? 'account.data.collecting' : 'account.data.download')}
    </Button>
  )
  return (
    <AccountRow title={t('account.data.title')} standing={t('account.data.standing')} end={button}>
      {failure && (
        <div className="mt-3">
          <Notice look="error">{tellFailure(failure)}</Notice>
        </div>
      )}
    </AccountRow>
  )
}
