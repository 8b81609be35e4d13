import type { Language } from '@potluck/kitchen/options'
import type { ReactNode } from 'react'

const star = (x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? r : r * 0.4
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const bars = (colours: readonly string[], isUpright = false) =>
  colours.map((colour, at) =>
    isUpright ? (
      <path key={colour} d={`M${at * 8} 0h8v16h-8Z`} fill={colour} />
    ) : (
      <path key={colour} d={`M0 ${(at * 16) / colours.length}h24v${16 / colours.length}H0Z`} fill={colour} />
    ),
  )

const flags: Record<Exclude<Language, 'en'>, ReactNode> = {
  es: (
    <>
      <path d="M0 0h24v16H0Z" fill="#c60b1e" />
      <path d="M0 4h24v8H0Z" fill="#ffc400" />
      <path d="M5 6h4v3a2 2 0 0 1-4 0Z" fill="#a5342a" />
    </>
  ),
  fr: bars(['#21468b', '#ffffff', '#d52b3a'], true),
  de: bars(['#1a1a1a', '#dd2418', '#ffce2e']),
  ru: bars(['#ffffff', '#2d5aa8', '#d52b1e']),
  ar: (
    <>
      <path d="M0 0h24v16H0Z" fill="#1a7a43" />
      <path d="M6 5.5q1.5 2 3 0t3 0 3 0 3 0M7.5 8h9" fill="none" stroke="#fff" strokeWidth="1.3" strokeLinecap="round" />
      <path d="M7 11.5h10m-8-1v2" stroke="#fff" strokeWidth="1" strokeLinecap="round" />
    </>
  ),
  ja: (
    <>
      <path d="M0 0h24v16H0Z" fill="#fff" />
      <circle cx="12" cy="8" r="4.8" fill="#c8102e" />
    </>
  ),
  zh: (
    <>
      <path d="M0 0h24v16H0Z" fill="#de2910" />
      <path d={[star(5, 5, 3), star(10, 2, 1.1), star(12, 4, 1.1), star(12, 7, 1.1), star(10, 9, 1.1)].join('')} fill="#ffde00" />
    </>
  ),
}

/** The drawing on the flag of a language other than English. */
export function OtherFlag({ language }: { language: Exclude<Language, 'en'> }) {
  return flags[language]
}
