import type { House } from '../auth/house.ts'
import { openEar } from './ear.ts'

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: Record<string, unknown>]

/** A connection without the official client, for messages that the client would never send. */
export interface PlainSocket {
  socket: WebSocket
  say(frame: unknown): void
  /** The next frame of the server, of protocol 2.0.0. */
  next(): Promise<Frame>
  /** Sends a message and answers the payload of the reply. */
  ask(topic: string, event: string, payload?: object): Promise<unknown>
  /** The code and the reason with which the connection was closed. */
  closed: Promise<string>
}

/** Connects; `query` overrides the anonymous key and protocol 2.0.0. Rejects when the server refuses. */
export async function connectPlainly(house: Pick<House, 'url' | 'world'>, query: Record<string, string> = {}): Promise<PlainSocket> {
  const search = new URLSearchParams({ apikey: house.world.accounts.apiKeys.anon, vsn: '2.0.0', ...query })
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/realtime/v1/websocket?${search}`)
  const ear = openEar<Frame>()
  const waiting = new Map<string, (payload: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const frame: Frame = JSON.parse(data)
    const answer = waiting.get(frame[1] ?? '')
    waiting.delete(frame[1] ?? '')
    if (answer && frame[3] === 'phx_reply') answer(frame[4])
    else ear.hear(frame)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('refused'))
  })
  const closed = new Promise<string>((resolve) => {
    socket.onclose = ({ code, reason }) => resolve(`${code} ${reason}`.trim())
  })
  let ref = 0
  const say = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  return {
    socket,
    say,
    next: ear.next,
    closed,
    ask(topic, event, payload = {}) {
      ref += 1
      const own = `q${ref}`
      say([event === 'phx_join' ? own : null, own, topic, event, payload])
      return new Promise((resolve) => waiting.set(own, resolve))
    },
  }
}
