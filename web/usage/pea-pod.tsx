const pea = 15

/** The largest limit that is drawn as peas. */
export const drawnLimit = 8

/** Today's searches as peas in a pod. A full pea is a search that is left, an empty one is used. */
export function PeaPod({ remaining, limit }: { remaining: number; limit: number }) {
  const peas = Array.from({ length: limit }, (_, index) => index)
  const inner = limit * pea
  const width = inner + 34
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 28`} width={width} height="28" fill="none" className="shrink-0 rtl:-scale-x-100">
      <path
        d={`M5 13 C 12 4, 20 3, 28 3 H ${inner + 6} C ${inner + 16} 3, ${inner + 22} 8, ${inner + 27} 13 C ${inner + 22} 20, ${inner + 16} 25, ${inner + 6} 25 H 28 C 20 25, 12 22, 5 13 Z`}
        className="fill-basil-tint stroke-basil"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path d={`M${inner + 27} 13 q 3 -1 6 -5`} className="stroke-basil" strokeWidth="1.75" strokeLinecap="round" />
      {peas.map((index) => {
        const isLeft = index < remaining
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
