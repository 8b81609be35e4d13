import { useTranslation } from 'react-i18next'
import type { AccountFaults } from '#web/account/attempt.ts'
import { tellFailure } from '#web/account/failure.ts'
import { Button } from '#web/kit/button.tsx'
import { SubmitButton } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'

interface FormEndProps {
  form: { isBusy: boolean; faults: AccountFaults<never> }
  word: string
  busyWord: string
  onCancel?: () => void
}

/** The end of an account form: the failure that belongs to no field, and the buttons. */
export function FormEnd({ form: { isBusy, faults }, word, busyWord, onCancel }: FormEndProps) {
  const { t } = useTranslation()
  return (
    <>
      {faults.form && <Notice look="error">{tellFailure(faults.form)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton isBusy={isBusy} busyWord={busyWord}>
          {word}
        </SubmitButton>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        )}
      </div>
    </>
  )
}
