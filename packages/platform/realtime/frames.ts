import * as z from 'zod/mini'

/** Phoenix's protocol versions: messages are objects in 1.0.0 and arrays in 2.0.0. */
export const versions = ['1.0.0', '2.0.0'] as const
export type Version = (typeof versions)[number]

/**
 * A message in either direction. A reply has the `ref` of its request; `joinRef` names the join that a message
 * belongs to.
 */
export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** An invalid frame. The message says why. */
export class FrameError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FrameError'
  }
}

const Ref = z.nullish(z.string().check(z.maxLength(255)))
/** The longest name in the protocol's binary frames. */
const Name = z.string().check(z.minLength(1), z.maxLength(255))
const Payload = z.optional(z.unknown())
const AsObject = z.object({ join_ref: Ref, ref: Ref, topic: Name, event: Name, payload: Payload })
const AsArray = z.tuple([Ref, Ref, Name, Name, Payload])

/** Parses a text frame. Throws FrameError. */
export function readText(version: Version, text: string): Message {
  const value = parse(text)
  const [joinRef, ref, topic, event, payload] = version === '1.0.0' ? fieldsOf(value) : parseWith(AsArray, value)
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload }
}

function fieldsOf(value: unknown) {
  const { join_ref: joinRef, ref, topic, event, payload } = parseWith(AsObject, value)
  return [joinRef, ref, topic, event, payload] as const
}

/** The kind of a binary broadcast frame, and the code for a JSON payload. */
const [broadcastPush, json] = [3, 1]

/**
 * Parses a binary broadcast frame of 2.0.0: kind, six lengths and codes, five texts, and a payload of JSON or bytes.
 * Throws FrameError.
 */
export function readBinary(buffer: ArrayBufferLike): Message {
  const bytes = new Uint8Array(buffer)
  const [kind, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metadataLength = 0, encoding] = bytes
  if (kind !== broadcastPush || encoding === undefined) throw new FrameError('This is no binary frame that can be read')
  let at = 7
  const [joinRef = '', ref = '', topic = '', event = ''] = [joinRefLength, refLength, topicLength, eventLength, metadataLength].map(
    (length) => {
      at += length
      return decode(bytes.subarray(at - length, at))
    },
  )
  if (at > bytes.length || topic === '' || event === '') throw new FrameError('This binary frame ends too early')
  const rest = bytes.subarray(at)
  const payload = { type: 'broadcast', event, payload: encoding === json ? parse(decode(rest)) : rest }
  return { joinRef: joinRef === '' ? null : joinRef, ref: ref === '' ? null : ref, topic, event: 'broadcast', payload }
}

/** Writes a message as a text frame. */
export function writeText(version: Version, { joinRef, ref, topic, event, payload }: Message): string {
  return JSON.stringify(version === '1.0.0' ? { join_ref: joinRef, ref, topic, event, payload } : [joinRef, ref, topic, event, payload])
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new FrameError('This frame is no UTF-8', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FrameError('This frame is no JSON', { cause })
  }
}

function parseWith<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.core.output<Schema> {
  const { success, data, error } = z.safeParse(schema, value)
  if (!success) throw new FrameError('This frame is no message of the protocol', { cause: error })
  return data
}
