import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FrameError, type Message, readBinary, readText, versions, writeText } from '#platform/realtime/frames.ts'

/** Whether a frame was read or refused: hostile input must cause nothing else. */
function isReadOrRefused(read: () => Message): boolean {
  try {
    return read().topic !== ''
  } catch (error) {
    return error instanceof FrameError
  }
}

test('any bytes or text are read as a message or refused', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => isReadOrRefused(() => readBinary(Uint8Array.from(bytes).buffer))))
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.jsonValue()).map((value) => JSON.stringify(value)),
  )
  fc.assert(fc.property(text, fc.constantFrom(...versions), (said, version) => isReadOrRefused(() => readText(version, said))))
})

test('a written message is read back unchanged', () => {
  const ref = fc.option(fc.string({ maxLength: 20 }), { nil: null })
  const name = fc.string({ minLength: 1, maxLength: 50 })
  const payload = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)))
  const message = fc.record({ joinRef: ref, ref, topic: name, event: name, payload })
  fc.assert(
    fc.property(message, fc.constantFrom(...versions), (said, version) => {
      expect(readText(version, writeText(version, said))).toEqual(said)
    }),
  )
})

test('a broadcast in a binary frame is read as the client packed it', () => {
  const texts = ['1', '22', 'realtime:user:é', 'cooked'].map((text) => new TextEncoder().encode(text))
  const said = new TextEncoder().encode('{"title":"Суп"}')
  const bytes = Uint8Array.from([3, ...texts.map(({ length }) => length), 0, 1, ...texts.flatMap((text) => [...text]), ...said])
  expect(readBinary(bytes.buffer)).toEqual({
    joinRef: '1',
    ref: '22',
    topic: 'realtime:user:é',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'cooked', payload: { title: 'Суп' } },
  })
})

test('a binary payload in a binary frame stays bytes', () => {
  expect(readBinary(Uint8Array.from([3, 0, 0, 1, 1, 0, 0, 65, 66, 1, 255]).buffer)).toMatchObject({
    topic: 'A',
    event: 'broadcast',
    payload: { event: 'B', payload: Uint8Array.of(1, 255) },
  })
})
