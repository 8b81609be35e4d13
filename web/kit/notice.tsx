import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  notice: { icon: Info, tone: 'text-turmeric-text', ground: 'border-turmeric bg-turmeric-tint' },
  error: { icon: CircleAlert, tone: 'text-tomato', ground: 'border-tomato bg-tomato-tint' },
  done: { icon: CircleCheck, tone: 'text-basil', ground: 'border-basil bg-basil-tint' },
} as const

/** A message within a page, with an optional action. */
export function Notice({
  look,
  title,
  children,
  action,
}: {
  look: keyof typeof looks
  title?: string
  children?: ReactNode
  action?: ReactNode
}) {
  const { icon: Icon, tone, ground } = looks[look]
  return (
    <div role={look === 'error' ? 'alert' : 'status'} className={`flex gap-3 rounded-card border p-4 ${ground}`}>
      <Icon aria-hidden size={22} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
