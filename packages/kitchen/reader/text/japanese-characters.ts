import { makeOnce } from '#kitchen/memoize.ts'

/** Lead bytes of kanji in Shift JIS, and the bytes that follow them. */
const leads = [
  [0x88, 0x9f],
  [0xe0, 0xea],
] as const
const trails = [0x40, 0xfc] as const

/** Every kanji of JIS X 0208. */
const charactersOfJis = makeOnce((): ReadonlySet<string> => {
  const decoder = new TextDecoder('shift_jis')
  // Kanji-like marks that stand among the symbols of that table: repetition, zero, closing.
  const found = new Set<string>('々〇仝〆')
  for (const [from, to] of leads)
    for (let lead = from; lead <= to; lead += 1)
      for (let trail: number = trails[0]; trail <= trails[1]; trail += 1) found.add(decoder.decode(Uint8Array.of(lead, trail)))
  return found
})

/** Does Japanese use this Chinese character? 饼, simplified from 餅, is only Chinese. */
export function isJapaneseCharacter(character: string): boolean {
  return charactersOfJis().has(character) || !/^\p{Script=Han}$/u.test(character)
}
