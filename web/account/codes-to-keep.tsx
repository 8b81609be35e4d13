import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { brand } from '#domain/brand.ts'
import { CopyButton } from '#web/account/copy-button.tsx'
import { download } from '#web/account/download.ts'
import { Button } from '#web/kit/button.tsx'
import { focusOnArrival } from '#web/kit/focus-on-arrival.ts'
import { useWording } from '#web/language/wording.ts'

interface CodesToKeepProps {
  email: string
  codes: readonly string[]
  onKept: () => void
}

/** New recovery codes, shown only once. The member copies, downloads or writes them down. */
export function CodesToKeep({ email, codes, onKept }: CodesToKeepProps) {
  const { t } = useTranslation()
  const { writeDay } = useWording()

  function keepFile() {
    const about = [t('account.factor.fileTitle', { email }), t('account.factor.fileText', { date: writeDay(new Date()) })]
    download(`${brand.product.toLowerCase()}-${t('account.factor.fileName')}.txt`, 'text/plain', [...about, '', ...codes, ''].join('\n'))
  }

  return (
    <div className="grid gap-4 rounded-card border border-turmeric bg-turmeric-tint p-5">
      <h5 ref={focusOnArrival} tabIndex={-1} className="font-serif text-xl font-semibold">
        {t('account.factor.keepTitle')}
      </h5>
      <p>{t('account.factor.keepText')}</p>
      <ol dir="ltr" className="grid gap-x-6 gap-y-1 font-mono text-base tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={keepFile}>
          <Download aria-hidden size={18} strokeWidth={1.75} />
          {t('account.factor.downloadCodes')}
        </Button>
        <CopyButton text={codes.join('\n')} word={t('account.factor.copyCodes')} />
        <Button look="primary" onClick={onKept}>
          {t('account.factor.kept')}
        </Button>
      </div>
    </div>
  )
}
