import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthForm, SendButton } from '#web/auth/auth-form.tsx'
import { recover } from '#web/auth/factors.ts'
import { useFaults } from '#web/auth/use-faults.ts'
import { useOnce } from '#web/auth/use-once.ts'
import { sayFailure } from '#web/core/say-failure.ts'
import { toasts } from '#web/core/toasts.ts'
import { Field } from '#web/kit/field.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'

/** A code from the list that was shown when the second factor was set up, in place of a lost one. */
export function RecoveryForm({ email, onRemoved }: { email: string; onRemoved: () => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const { form, faults, show, forgive, focus } = useFaults<'recoveryCode'>()

  const { run, isWorking } = useOnce(async () => {
    const typed = code.trim()
    if (typed === '') {
      show({ recoveryCode: 'noRecoveryCode' })
      return
    }
    const asked = await recover(typed, () => {
      toasts.show({ kind: 'notice', title: t('auth.toast.factorRemoved'), text: t('auth.toast.factorRemovedText') })
      onRemoved()
    })
    if (asked.isDone) return
    if (asked.failure.kind === 'wrong-recovery-code') {
      show({ recoveryCode: 'wrong-recovery-code' })
      return
    }
    toasts.show({ kind: 'error', title: t('auth.toast.notVerified'), text: sayFailure(asked.failure) })
    focus('recoveryCode')
  })

  return (
    <AuthForm form={form} onSend={run}>
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
          error={faults.recoveryCode && t(`auth.faults.${faults.recoveryCode}`)}
          onChange={({ target }) => {
            setCode(target.value)
            forgive('recoveryCode')
          }}
        />
      </div>
      <SendButton isWorking={isWorking} working={t('auth.factor.working')}>
        {t('auth.factor.recoverySend')}
      </SendButton>
    </AuthForm>
  )
}
