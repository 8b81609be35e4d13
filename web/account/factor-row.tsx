import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { AuthenticatorList } from '#web/account/authenticator-list.tsx'
import { CodesGuard } from '#web/account/codes-guard.tsx'
import { CodesToKeep } from '#web/account/codes-to-keep.tsx'
import { FactorSetup } from '#web/account/factor-setup.tsx'
import { makeCodes } from '#web/account/recovery-codes.ts'
import { RecoveryCodes } from '#web/account/recovery-codes-left.tsx'
import { Button } from '#web/kit/button.tsx'
import { focusFirstIfLost } from '#web/kit/focus-on-arrival.ts'
import { toasts } from '#web/toasts/toasts.ts'

interface FactorRowProps {
  account: Account
  onChanged: () => Promise<void>
}

export function FactorRow({ account, onChanged }: FactorRowProps) {
  const { t } = useTranslation()
  const count = account.authenticators.length
  const [hasUnkept, setUnkept] = useState(false)
  const [wish, setWish] = useState<{ close: () => void } | null>(null)

  function leave(close: () => void) {
    setWish(null)
    setUnkept(false)
    close()
  }

  return (
    <>
      <OpeningRow
        title={t('account.factor.title')}
        summary={count === 0 ? t('account.factor.off') : t('account.factor.on', { count })}
        word={t(count === 0 ? 'account.factor.setUp' : 'account.factor.manage')}
        onClosing={hasUnkept ? (close) => setWish({ close }) : undefined}
      >
        {(close) => <FactorPanel account={account} onChanged={onChanged} onClose={close} onUnkept={setUnkept} />}
      </OpeningRow>
      {hasUnkept && <CodesGuard onClose={wish && (() => leave(wish.close))} onStay={() => setWish(null)} />}
    </>
  )
}

type View = { view: 'overview' } | { view: 'adding' } | { view: 'keeping'; codes: readonly string[] }

interface FactorPanelProps extends FactorRowProps {
  onClose: () => void
  /** Called with true while the page shows recovery codes that are shown only once. */
  onUnkept: (hasUnkept: boolean) => void
}

function FactorPanel({ account, onChanged, onClose, onUnkept }: FactorPanelProps) {
  const { t } = useTranslation()
  const [now, setNow] = useState<View>(account.authenticators.length === 0 ? { view: 'adding' } : { view: 'overview' })
  const count = account.authenticators.length
  const isFirst = count === 0

  /** The first authenticator brings recovery codes. If making them fails, the member can make them in the overview. */
  async function finish(name: string) {
    if (!isFirst) toasts.show({ kind: 'confirmation', title: t('account.factor.added', { name }) })
    else toasts.show({ kind: 'notice', title: t('account.factor.turnedOn'), text: t('account.factor.turnedOnText') })
    const codes = isFirst ? await makeCodes().catch(() => null) : null
    if (codes) show(codes)
    else setNow({ view: 'overview' })
    await onChanged()
  }

  function show(codes: readonly string[]) {
    onUnkept(true)
    setNow({ view: 'keeping', codes })
  }

  function goOn() {
    onUnkept(false)
    setNow({ view: 'overview' })
  }

  if (now.view === 'keeping') return <CodesToKeep email={account.email} codes={now.codes} onKept={goOn} />
  if (now.view === 'adding') {
    return (
      <div key="adding" ref={focusFirstIfLost}>
        <FactorSetup
          authenticators={account.authenticators}
          onDone={finish}
          onCancel={isFirst ? onClose : () => setNow({ view: 'overview' })}
        />
      </div>
    )
  }
  return (
    <div key={`overview-${count}`} ref={focusFirstIfLost} tabIndex={-1} className="grid gap-6">
      <AuthenticatorList authenticators={account.authenticators} onChanged={onChanged} />
      {isFirst ? null : <RecoveryCodes onMade={show} />}
      <Button className="justify-self-start" onClick={() => setNow({ view: 'adding' })}>
        {t(isFirst ? 'account.factor.setUp' : 'account.factor.add')}
      </Button>
    </div>
  )
}
