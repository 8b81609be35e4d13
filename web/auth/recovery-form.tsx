import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recover } from '#web/auth/factors.ts'
import type { Fault } from '#web/auth/faults.ts'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Field } from '#web/kit/field.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'
import { Form } from '#web/kit/form.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Asks for a recovery code in place of a lost second factor. */
export function RecoveryForm({ email, onRemoved }: { email: string; onRemoved: () => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')

  const form = useForm<'recoveryCode', Fault>(async (_typed, { focus }) => {
    const typed = code.trim()
    if (typed === '') return { recoveryCode: 'noRecoveryCode' }
    const asked = await recover(typed, () => {
      toasts.show({ kind: 'notice', title: t('auth.toast.factorRemoved'), text: t('auth.toast.factorRemovedText') })
      onRemoved()
    })
    if (asked.isDone) return
    if (asked.failure.kind === 'wrong-recovery-code') return { recoveryCode: 'wrong-recovery-code' }
    toasts.show({ kind: 'error', title: t('auth.toast.notVerified'), text: sayFailure(asked.failure) })
    focus('recoveryCode')
  })

  return (
    <Form form={form}>
      <p className="text-lg">{t('auth.factor.recoveryText', { email })}</p>
      <div ref={focusFirst}>
        <Field
          label={t('auth.factor.recoveryCode')}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          value={code}
          error={form.faults.recoveryCode && t(`auth.faults.${form.faults.recoveryCode}`)}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <SendButton form={form} busyWord={t('auth.factor.working')}>
        {t('auth.factor.recoverySend')}
      </SendButton>
    </Form>
  )
}
