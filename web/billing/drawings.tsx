/** A till receipt with a torn lower edge. A paid receipt has a stamp. */
export function ReceiptDrawing({ isPaid, className = '' }: { isPaid: boolean; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 150 170" className={`drawing ${className}`}>
      <path d="M28 10 H112 V150 l-7 8 l-7 -8 l-7 8 l-7 -8 l-7 8 l-7 -8 l-7 8 l-7 -8 l-7 8 l-7 -8 l-7 8 l-7 -8 Z" className="fill-card" />
      <path d="M52 34 a18 14 0 0 0 36 0 Z" className="fill-tomato" />
      <path d="M46 34 H94" />
      <path d="M64 26 q-4 -5 0 -9 M76 26 q-4 -5 0 -9" strokeWidth="2" className="stroke-muted" />
      <path d="M42 66 h32 M42 80 h40 M42 94 h28" strokeWidth="2" />
      <path d="M92 66 h8 M92 80 h8 M92 94 h8" strokeWidth="2" />
      <path d="M42 108 H100" strokeWidth="1.5" className="stroke-line" />
      <path d="M42 122 h18 M86 122 h14" />
      {isPaid && (
        <g>
          <circle cx="112" cy="118" r="26" className="fill-basil-tint stroke-basil" />
          <circle cx="112" cy="118" r="20" strokeWidth="1.5" className="stroke-basil" />
          <path d="M102 118 l7 8 l13 -15" strokeWidth="3.5" className="stroke-basil" />
        </g>
      )}
    </svg>
  )
}
