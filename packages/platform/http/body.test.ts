import { expect, test, vi } from 'vitest'
import { BodyError, readBytes } from '#platform/http/body.ts'

const most = 1_000

function post(body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}): Request {
  // A streamed body needs `duplex`, which the browser's types leave out.
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/', init)
}

/** An endless body of unknown length in pieces of 400 bytes, and how many were read. */
function endless() {
  const pulled = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) => controller.enqueue(new Uint8Array(400)))
  return { pulled, body: new ReadableStream<Uint8Array>({ pull: pulled }) }
}

test('a body of a known length is read at once, without a stream', async () => {
  const request = post('hello', { 'content-length': '5' })
  const stream = vi.spyOn(request, 'body', 'get')
  expect(Buffer.from(await readBytes(request, most)).toString()).toBe('hello')
  expect(stream).not.toHaveBeenCalled()
})

test('a body of an announced length beyond the limit is refused unread', async () => {
  const { body, pulled } = endless()
  const before = pulled.mock.calls.length
  await expect(readBytes(post(body, { 'content-length': '1001' }), most)).rejects.toMatchObject({ fault: 'too_large' })
  expect(pulled.mock.calls.length - before).toBeLessThanOrEqual(1)
})

test('a body longer than announced is refused beyond the limit', async () => {
  const request = post('x'.repeat(1_001), { 'content-length': '5' })
  await expect(readBytes(request, most)).rejects.toMatchObject({ fault: 'too_large' })
})

test('a body of unknown length is read up to the limit and no further', async () => {
  expect(await readBytes(post('x'.repeat(most)), most)).toHaveLength(most)
  const { body, pulled } = endless()
  await expect(readBytes(post(body), most)).rejects.toMatchObject({ fault: 'too_large' })
  expect(pulled.mock.calls.length).toBeLessThanOrEqual(5)
})

test('a body that ends early is refused, with or without a known length', async () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('The caller hung up'))
      },
    })
  for (const headers of [{}, { 'content-length': '5' }]) {
    const failure = await readBytes(post(broken(), headers), most).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BodyError)
    expect(failure).toMatchObject({ fault: 'ended_early' })
  }
})

test('a request without a body has no bytes', async () => {
  expect(await readBytes(new Request('http://localhost/', { method: 'POST' }), most)).toHaveLength(0)
  expect(await readBytes(post('', { 'content-length': '0' }), most)).toHaveLength(0)
})
