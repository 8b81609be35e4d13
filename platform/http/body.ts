import { hasBearableNumbers } from '#platform/http/numbers.ts'

/** What can be wrong with a body before anyone looks at what it says. */
export type BodyFault =
  | 'compressed'
  | 'too_large'
  | 'ended_early'
  | 'not_json_type'
  | 'not_utf8'
  | 'bad_json'
  | 'bad_number'
  | 'bad_text'
  | 'too_deep'

/** A body that cannot be taken. */
export class BodyError extends Error {
  readonly fault: BodyFault

  constructor(fault: BodyFault, options?: ErrorOptions) {
    super(fault, options)
    this.name = 'BodyError'
    this.fault = fault
  }
}

export interface BodyRules {
  mostBytes: number
  /** Refuses a body that does not call itself application/json. */
  mustSayJson?: boolean
  /** What a text may be; the least is what a database takes. */
  isText?: (text: string) => boolean
}

/** Deeper than any body of a contract of ours. */
const deepest = 32

/**
 * The JSON in a request's body; undefined when the body is empty. Stops reading at `mostBytes`, whatever length was
 * announced. Throws BodyError.
 */
export async function readJsonBody(request: Request, rules: BodyRules): Promise<unknown> {
  return (await readJsonDocument(request, rules)).value
}

/** The JSON in a request's body as `readJsonBody` reads it, and the very text that came. Throws BodyError. */
export async function readJsonDocument(
  request: Request,
  { mostBytes, mustSayJson = false, isText = isStorable }: BodyRules,
): Promise<{ text: string; value: unknown }> {
  const bytes = await readBytes(request, mostBytes)
  if (bytes.length === 0) return { text: '', value: undefined }
  if (mustSayJson && !saysJson(request)) throw new BodyError('not_json_type')
  const text = decode(bytes)
  const value = parse(text)
  if (!hasBearableNumbers(text)) throw new BodyError('bad_number')
  assertTexts(value, isText)
  return { text, value }
}

/**
 * The fields of a form in a request's body (application/x-www-form-urlencoded), the first of each name; none when it
 * is empty. Throws BodyError.
 */
export async function readFormBody(request: Request, { mostBytes }: Pick<BodyRules, 'mostBytes'>): Promise<Record<string, string>> {
  const fields = new URLSearchParams(decode(await readBytes(request, mostBytes)))
  const form = Object.fromEntries([...fields].reverse())
  assertTexts(form, isStorable)
  return form
}

function saysJson(request: Request): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/**
 * The bytes of a body, at most `mostBytes` of them. Nothing is unpacked: a small body could unpack to any size.
 * Throws BodyError.
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') throw new BodyError('compressed')
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > mostBytes) throw new BodyError('too_large')
  try {
    return announced === null ? await readAsItComes(request, mostBytes) : await readAtOnce(request, mostBytes)
  } catch (cause) {
    throw cause instanceof BodyError ? cause : new BodyError('ended_early', { cause })
  }
}

/**
 * Node's parser ends a body at the announced length. A request that never crossed a network may say anything of
 * itself.
 */
async function readAtOnce(request: Request, mostBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > mostBytes) throw new BodyError('too_large')
  return bytes
}

/** Stops at the first chunk beyond the limit. */
async function readAsItComes(request: Request, mostBytes: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length > mostBytes) throw new BodyError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new BodyError('not_utf8', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BodyError('bad_json', { cause })
  }
}

/** Throws BodyError for a value with a text that is none, names included, or that is nested without end. */
export function assertTexts(body: unknown, isText: (text: string) => boolean): void {
  const rest: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next
    if (depth > deepest) throw new BodyError('too_deep')
    if (typeof value === 'string' && !isText(value)) throw new BodyError('bad_text')
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isText(name)) throw new BodyError('bad_text')
      rest.push({ value: inner, depth: depth + 1 })
    }
  }
}

/** Whether a database takes this text: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
