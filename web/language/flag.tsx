import type { Language } from '@potluck/kitchen/options'
import { Suspense } from 'react'
import { optional } from '#web/kit/optional.ts'

// Every visit begins in English, so other flags load later. If loading fails, a language still has its name.
const OtherFlag = optional(() => import('#web/language/other-flags.tsx').then(({ OtherFlag }) => OtherFlag))

/** The flag of a language as a drawing, since not every system has emoji of flags. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg aria-hidden viewBox="0 0 24 16" className="h-4 w-6 shrink-0 rounded-xs ring-1 ring-line">
      {language === 'en' ? (
        <EnglishFlag />
      ) : (
        <Suspense>
          <OtherFlag language={language} />
        </Suspense>
      )}
    </svg>
  )
}

function EnglishFlag() {
  return (
    <>
      <path d="M0 0h24v16H0Z" fill="#fff" />
      <path d="M0 1.2h24M0 3.7h24M0 6.2h24M0 8.6h24M0 11.1h24M0 13.5h24M0 15.6h24" stroke="#b22234" strokeWidth="1.25" />
      <path d="M0 0h11v8.6H0Z" fill="#3c3b6e" />
      <path d="M2 2h0M5.5 2h0M9 2h0M3.7 4.2h0M7.3 4.2h0M2 6.4h0M5.5 6.4h0M9 6.4h0" stroke="#fff" strokeWidth="1.2" strokeLinecap="round" />
    </>
  )
}
