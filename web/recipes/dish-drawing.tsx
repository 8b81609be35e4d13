import type { MealType } from '@potluck/kitchen/options'

/** A drawing for each meal type. It is decoration, so screen readers skip it. */
export function DishDrawing({ mealType, className = '' }: { mealType: MealType; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 120" className={`drawing ${className}`}>
      {drawings[mealType]}
    </svg>
  )
}

const steam = (
  <g className="steam stroke-muted" strokeWidth="2">
    <path d="M58 34 c-5 -6 5 -10 0 -17" />
    <path d="M76 30 c-5 -6 5 -11 0 -19" />
    <path d="M94 34 c-5 -6 5 -10 0 -17" />
  </g>
)

const drawings = {
  entrée: (
    <>
      {steam}
      <path d="M122 66 L152 55 q5 -1 5 3 q0 3 -4 4 L123 75 Z" className="fill-turmeric" />
      <path d="M28 64 C30 92 46 100 76 100 C106 100 122 92 124 64 Z" className="fill-shade" />
      <ellipse cx="76" cy="64" rx="48" ry="15" className="fill-card" />
      <ellipse cx="76" cy="66" rx="40" ry="10.5" className="fill-turmeric-tint stroke-line" strokeWidth="1.5" />
      <circle cx="58" cy="63" r="9" className="fill-tomato" />
      <path d="M53 60 q4 -4 9 -1" className="stroke-card" strokeWidth="1.75" />
      <circle cx="98" cy="66" r="7.5" className="fill-tomato" />
      <path d="M72 70 c2 -11 12 -15 20 -13 c0 9 -9 15 -20 13 Z" className="fill-basil" />
      <path d="M74 69 q8 -7 14 -10" className="stroke-card" strokeWidth="1.5" />
      <path d="M64 73 q5 -3 10 1" strokeWidth="2" />
    </>
  ),
  soup: (
    <>
      {steam}
      <path d="M24 60 C26 92 50 106 78 106 C106 106 130 92 132 60 Z" className="fill-card" />
      <path d="M30 76 q48 15 96 0" className="stroke-tomato" strokeWidth="2" />
      <ellipse cx="78" cy="60" rx="54" ry="16" className="fill-card" />
      <ellipse cx="78" cy="61" rx="46" ry="11.5" className="fill-turmeric" strokeWidth="2" />
      <path d="M60 62 c3 -9 12 -11 18 -9 c-1 8 -9 12 -18 9 Z" className="fill-basil" strokeWidth="2" />
      <circle cx="93" cy="58" r="4" className="fill-tomato" strokeWidth="2" />
      <circle cx="100" cy="65" r="3" className="fill-tomato" strokeWidth="2" />
      <path d="M60 106 q18 5 36 0" />
      <path d="M114 56 L146 28" strokeWidth="4" />
    </>
  ),
  condiment: (
    <>
      <path
        d="M50 44 h52 c9 7 11 13 11 22 v30 c0 8 -5 11 -12 11 h-50 c-7 0 -12 -3 -12 -11 v-30 c0 -9 2 -15 11 -22 Z"
        className="fill-tomato"
      />
      <path d="M48 44 c-3 -8 -6 -11 -11 -13 c13 -9 65 -9 78 0 c-5 2 -8 5 -11 13 q-28 6 -56 0 Z" className="fill-turmeric" />
      <path d="M48 44 q28 6 56 0" />
      <path d="M54 27 l4 5 m12 -7 l2 6 m14 -6 l-1 6 m13 -3 l-3 5" strokeWidth="1.75" />
      <rect x="52" y="64" width="48" height="28" rx="4" className="fill-card" strokeWidth="2" />
      <path d="M64 79 c3 -8 13 -10 20 -8 c-2 8 -11 12 -20 8 Z" className="fill-basil" strokeWidth="2" />
      <path d="M45 66 v20" className="stroke-card" strokeWidth="2" />
      <path d="M124 106 c9 0 13 -6 12 -12 c-1 -6 -7 -9 -11 -6 c-4 3 -4 9 -3 18 Z m6 -19 L146 50" className="fill-card" />
    </>
  ),
  dessert: (
    <>
      <circle cx="64" cy="48" r="17" className="fill-turmeric-tint" />
      <circle cx="92" cy="48" r="17" className="fill-tomato-tint" />
      <circle cx="78" cy="32" r="17" className="fill-card" />
      <circle cx="80" cy="14" r="6.5" className="fill-tomato" />
      <path d="M84 9 q5 -6 11 -5" strokeWidth="2" />
      <path d="M97 34 c6 -9 15 -10 21 -7 c-2 9 -12 13 -21 7 Z" className="fill-basil" strokeWidth="2" />
      <path d="M40 52 H116 C116 74 98 86 78 86 C58 86 40 74 40 52 Z" className="fill-card" />
      <path d="M48 62 q30 9 60 0" className="stroke-turmeric" strokeWidth="2.5" />
      <path d="M78 86 V104" />
      <path d="M56 107 q22 -7 44 0 Z" className="fill-card" />
    </>
  ),
} as const

/** An open recipe box, for a card without a recipe. */
export function RecipeBoxDrawing({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 120" className={`drawing ${className}`}>
      <path d="M36 62 V30 h18 l4 -8 h22 l4 8 h38 V62" className="fill-tomato-tint" />
      <path d="M32 66 V40 h44 l4 -8 h22 l4 8 h20 V66" className="fill-turmeric-tint" />
      <path d="M28 72 V50 h12 l4 -8 h22 l4 8 h62 V72" className="fill-card" />
      <path d="M40 60 h80" className="stroke-tomato" strokeWidth="1.75" />
      <path d="M18 66 H142 L136 106 H24 Z" className="fill-turmeric" />
      <path d="M60 82 h40 v12 h-40 Z" className="fill-card" strokeWidth="2" />
      <path d="M68 88 h24" strokeWidth="1.75" />
    </svg>
  )
}
