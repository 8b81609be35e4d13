const tones = ['bg-tomato', 'bg-turmeric', 'bg-basil', 'bg-basil'] as const

/** A bar of four parts that shows a level, with a word that says the same. */
export function StrengthBar({ label, word, level }: { label: string; word: string; level: number }) {
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="grid w-28 shrink-0 grid-cols-4 gap-1">
        {tones.map((tone, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four places that never change.
          <span key={at} className={`h-1.5 rounded-full ${at <= level ? (tones[level] ?? tone) : 'bg-line'}`} />
        ))}
      </span>
      <span>
        {label}: <span className="font-semibold text-ink">{word}</span>
      </span>
    </span>
  )
}
