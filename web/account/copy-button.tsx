import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { toasts } from '#web/toasts/toasts.ts'

/** A button that copies a text and confirms it. */
export function CopyButton({ text, word }: { text: string; word: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toasts.show({ kind: 'error', title: t('account.factor.notCopied') })
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <Button className="justify-self-start" onClick={copy}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      {word}
      <span role="status" className={isCopied ? 'text-sm text-basil' : 'sr-only'}>
        {isCopied && t('account.factor.copied')}
      </span>
    </Button>
  )
}
