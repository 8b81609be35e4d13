/** A box of recipe cards. */
export function RecipeBoxDrawing({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 200 150" className={`drawing ${className}`}>
      <path d="M48 60 L54 22 H112 L118 60" className="fill-card" />
      <path d="M62 14 h26 l3 8 h-32 Z" className="fill-turmeric" />
      <path d="M74 60 L79 34 H138 L143 60" className="fill-card" />
      <path d="M108 26 h24 l3 8 h-30 Z" className="fill-basil" />
      <path d="M90 46 h38 M88 54 h44" strokeWidth="2" className="stroke-line" />
      <path d="M30 60 H170 L164 134 Q163 140 157 140 H43 Q37 140 36 134 Z" className="fill-tomato-tint" />
      <path d="M24 60 H176" />
      <path d="M76 88 h48 v26 h-48 Z" className="fill-card" />
      <path d="M84 98 h32 M84 106 h20" strokeWidth="2" />
      <circle cx="152" cy="104" r="4" className="fill-turmeric" />
    </svg>
  )
}

/** A key on its hook. */
export function KeyDrawing({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 90 120" className={`drawing ${className}`}>
      <path d="M20 8 H70 V18 H20 Z" className="fill-shade" />
      <path d="M45 18 v8 q0 6 6 6" />
      <circle cx="45" cy="46" r="17" className="fill-turmeric" />
      <circle cx="45" cy="42" r="5.5" className="fill-card" />
      <path d="M41 63 V108 H49 V63 Z" className="fill-turmeric" />
      <path d="M49 88 h9 v7 h-9 M49 100 h12 v8 h-12" className="fill-turmeric" />
    </svg>
  )
}

/** A letter. */
export function LetterDrawing({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 150 110" className={`drawing ${className}`}>
      <path d="M14 40 L75 6 L136 40 V102 H14 Z" className="fill-shade" />
      <path d="M30 26 H120 V80 H30 Z" className="fill-card" />
      <path d="M42 40 h52 M42 50 h40" strokeWidth="2" className="stroke-line" />
      <circle cx="104" cy="44" r="8" className="fill-tomato" strokeWidth="2" />
      <path d="M104 36 q1 -5 5 -6" strokeWidth="2" className="stroke-basil" />
      <path d="M14 40 L75 78 L136 40 V102 H14 Z" className="fill-turmeric-tint" />
      <path d="M14 102 L60 69 M136 102 L90 69" strokeWidth="2" />
    </svg>
  )
}
