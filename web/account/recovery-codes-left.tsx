import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { attempt } from '#web/account/attempt.ts'
import { type AccountFailure, tellFailure } from '#web/account/failure.ts'
import { countCodes, makeCodes } from '#web/account/recovery-codes.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { useAction } from '#web/kit/use-action.ts'
import { useAsker } from '#web/session/session.ts'

/** The number of unused recovery codes, and a button that makes new ones. */
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
    // Other pages make and spend codes, so an old count must not be shown.
    gcTime: 0,
  })
  const { isBusy, faults, run } = useAction<[], never, AccountFailure>(() => attempt(async () => onMade(await makeCodes())))
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
      {faults.form && <Notice look="error">{tellFailure(faults.form)}</Notice>}
      <Button aria-disabled={isBusy || undefined} onClick={() => run()}>
        {t(isBusy ? 'account.factor.makingCodes' : 'account.factor.makeCodes')}
      </Button>
      {left !== undefined && left > 0 && <p className="text-sm text-muted">{t('account.factor.makeCodesHint')}</p>}
    </div>
  )
}
