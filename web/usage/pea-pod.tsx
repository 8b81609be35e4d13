import type { Usage } from '#domain/usage/usage.ts'

const pea = 15
const most = 8

/** What is left today as peas in a pod: full ones are left, empty ones are used. A larger limit is told by its number alone. */
export function PeaPod({ usage }: { usage: Usage }) {
  if (usage.limit === null || usage.remaining === null || usage.limit > most || usage.limit < 1) return null
  const peas = Array.from({ length: usage.limit }, (_, index) => index)
  const inner = usage.limit * pea
  const width = inner + 34
  const left = usage.remaining
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 28`} width={width} height="28" fill="none" className="shrink-0">
      <path
        d={`M5 13 C 12 4, 20 3, 28 3 H ${inner + 6} C ${inner + 16} 3, ${inner + 22} 8, ${inner + 27} 13 C ${inner + 22} 20, ${inner + 16} 25, ${inner + 6} 25 H 28 C 20 25, 12 22, 5 13 Z`}
        className="fill-basil-tint stroke-basil"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path d={`M${inner + 27} 13 q 3 -1 6 -5`} className="stroke-basil" strokeWidth="1.75" strokeLinecap="round" />
      {peas.map((index) => {
        const isLeft = index < left
        return (
          <circle
            key={index}
            cx={23.5 + index * pea}
            cy="14"
            r={isLeft ? 5.6 : 4.8}
            strokeWidth="1.5"
            strokeDasharray={isLeft ? undefined : '2 2'}
            className={isLeft ? 'fill-basil stroke-basil' : 'stroke-basil'}
          />
        )
      })}
    </svg>
  )
}
