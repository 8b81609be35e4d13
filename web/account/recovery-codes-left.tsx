import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tellFailure } from '#web/account/failure.ts'
import { countCodes, makeCodes } from '#web/account/recovery-codes.ts'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { memberKeys } from '#web/core/member-keys.ts'
import { useAsker } from '#web/core/session.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'

/** How many recovery codes are left, and new ones instead. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const {
    data: left,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: memberKeys.recoveryCodes(useAsker()),
    queryFn: ({ signal }) => countCodes(signal),
    // Codes are made and spent elsewhere: a count of before is not shown again.
    gcTime: 0,
  })
  const task = useTask()
  const failure = failureIn(task)
  return (
    <div className="grid justify-items-start gap-2">
      <h5 className="font-sans text-base font-semibold tracking-normal">{t('account.factor.codesTitle')}</h5>
      <div className="text-muted">
        {isPending && <SkeletonLine className="w-64 max-w-full" />}
        {isError && left === undefined && (
          <>
            <span>{t('account.factor.codesUncounted')}</span> <Button onClick={() => refetch()}>{t('common.tryAgain')}</Button>
          </>
        )}
        {left !== undefined && (left === 0 ? t('account.factor.codesNone') : t('account.factor.codesLeft', { count: left }))}
      </div>
      {failure && <Notice look="error">{tellFailure(failure)}</Notice>}
      <Button aria-disabled={task.now.state === 'busy' || undefined} onClick={() => task.run(async () => onMade(await makeCodes()))}>
        {t(task.now.state === 'busy' ? 'account.factor.makingCodes' : 'account.factor.makeCodes')}
      </Button>
      {left !== undefined && left > 0 && <p className="text-sm text-muted">{t('account.factor.makeCodesHint')}</p>}
    </div>
  )
}
