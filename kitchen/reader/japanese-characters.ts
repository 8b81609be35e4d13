/** The lead bytes of the Chinese characters in Shift JIS, and the bytes that follow them. */
const leads = [
  [0x88, 0x9f],
  [0xe0, 0xea],
] as const
const trails = [0x40, 0xfc] as const

/** Every Chinese character that Japanese is written with: those of JIS X 0208. */
function charactersOfJis(): ReadonlySet<string> {
  const decoder = new TextDecoder('shift_jis')
  // Marks that stand among the signs of that table: of repetition, of nought, of closing.
  const found = new Set<string>('々〇仝〆')
  for (const [from, to] of leads)
    for (let lead = from; lead <= to; lead += 1)
      for (let trail: number = trails[0]; trail <= trails[1]; trail += 1) found.add(decoder.decode(Uint8Array.of(lead, trail)))
  return found
}

let known: ReadonlySet<string> | undefined

/** Whether Japanese is written with a Chinese character. 饼, simplified of 餅, is Chinese alone. */
export function isJapaneseCharacter(character: string): boolean {
  known ??= charactersOfJis()
  return known.has(character) || !/^\p{Script=Han}$/u.test(character)
}
