import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tellFailure } from '#web/account/failure.ts'
import { countCodes, makeCodes } from '#web/account/recovery-codes.ts'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'

type Count = { state: 'loading' } | { state: 'failed' } | { state: 'known'; left: number }

/** How many recovery codes are left, and new ones instead. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const [count, setCount] = useState<Count>({ state: 'loading' })
  const task = useTask()
  const failure = failureIn(task)
  useEffect(look, [])

  function look() {
    setCount({ state: 'loading' })
    countCodes().then(
      (left) => setCount({ state: 'known', left }),
      () => setCount({ state: 'failed' }),
    )
  }

  return (
    <div className="grid justify-items-start gap-2">
      <h5 className="font-sans text-base font-semibold tracking-normal">{t('account.factor.codesTitle')}</h5>
      <div className="text-muted">
        {count.state === 'loading' && <SkeletonLine className="w-64 max-w-full" />}
        {count.state === 'failed' && (
          <>
            <span>{t('account.factor.codesUncounted')}</span> <Button onClick={look}>{t('common.tryAgain')}</Button>
          </>
        )}
        {count.state === 'known' &&
          (count.left === 0 ? t('account.factor.codesNone') : t('account.factor.codesLeft', { count: count.left }))}
      </div>
      {failure && <Notice look="error">{tellFailure(failure)}</Notice>}
      <Button aria-disabled={task.now.state === 'busy' || undefined} onClick={() => task.run(async () => onMade(await makeCodes()))}>
        {t(task.now.state === 'busy' ? 'account.factor.makingCodes' : 'account.factor.makeCodes')}
      </Button>
      {count.state === 'known' && count.left > 0 && <p className="text-sm text-muted">{t('account.factor.makeCodesHint')}</p>}
    </div>
  )
}
