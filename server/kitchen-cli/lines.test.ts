import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '#server/kitchen-cli/lines.ts'

async function read(bytes: Uint8Array, cuts: readonly number[]): Promise<string[]> {
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  async function* chunks() {
    for (let index = 1; index < edges.length; index += 1) yield bytes.subarray(edges[index - 1], edges[index])
  }
  const lines: string[] = []
  for await (const line of linesOf(chunks())) lines.push(line)
  return lines
}

const encode = (text: string) => new TextEncoder().encode(text)

test('the lines of an input are the same for any split of its bytes', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'é', '玉', '🍅', '\u2028', ' ') })
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.nat()), async (lines, cuts) => {
      expect(await read(encode(lines.map((text) => `${text}\n`).join('')), cuts)).toEqual(lines)
    }),
  )
})

test('a last line without an end, an empty line and \\r\\n are read as lines', async () => {
  expect(await read(encode('a\r\n\nb'), [])).toEqual(['a', '', 'b'])
  expect(await read(encode(''), [])).toEqual([])
})
