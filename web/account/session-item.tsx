import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountSession } from '#domain/account/api.ts'
import { type Device, deviceOf, isHandheld } from '#web/account/device-of.ts'
import { useWording } from '#web/language/wording.ts'

/** One session: its device, the time of its last use, and its address. */
export function SessionItem({ session }: { session: AccountSession }) {
  const { t } = useTranslation()
  const { writeMoment } = useWording()
  const device = deviceOf(session.userAgent)
  const Icon = isHandheld(device) ? Smartphone : Monitor
  const time = writeMoment(new Date(session.lastUsedAt), new Date())
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">
            <DeviceName device={device} />
          </span>
          {session.isCurrent && <span className="text-sm font-semibold text-basil">{t('account.sessions.thisDevice')}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{t('account.sessions.used', { time })}</span>
          {session.ip && <bdi className="tabular-nums">{session.ip}</bdi>}
          {session.hasSecondFactor && <span>{t('account.sessions.withFactor')}</span>}
        </p>
      </div>
    </li>
  )
}

function DeviceName({ device: { browser, system } }: { device: Device }) {
  const { t } = useTranslation()
  if (browser && system) return t('account.sessions.both', { browser, system })
  return browser ?? system ?? t('account.sessions.unknown')
}
