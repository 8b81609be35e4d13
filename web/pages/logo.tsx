/** The drawing of the logo: a pot with food in it. */
export function PotMark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 44 40" className={`drawing ${className}`}>
      <path d="M16 13 c-2 -6 1 -10 5 -11 c2 5 0 9 -5 11 Z" className="fill-basil" strokeWidth="2" />
      <circle cx="27" cy="10" r="5.5" className="fill-tomato" strokeWidth="2" />
      <path d="M7 16 H37 V28 C37 34 32 37 22 37 C12 37 7 34 7 28 Z" className="fill-turmeric" />
      <path d="M7 21 H2 M37 21 h5" />
      <path d="M4 16 H40" />
    </svg>
  )
}
