import { hasStorableNumbers } from '#platform/http/numbers.ts'

/** Faults of a body that are found before its content is checked. */
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

/** A faulty body. */
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
  /** Refuses a body whose type is not application/json. */
  mustSayJson?: boolean
  /** Which texts are allowed; by default those that the database can store. */
  isText?: (text: string) => boolean
}

/** Levels; no body of our endpoints is deeper. */
const deepest = 32

/**
 * Parses a JSON body; undefined when it is empty. Stops reading at `mostBytes`, whatever length was announced. Throws
 * BodyError.
 */
export async function readJsonBody(request: Request, rules: BodyRules): Promise<unknown> {
  return (await readJsonWithText(request, rules)).value
}

/** Parses a JSON body and also answers its unparsed text. Throws BodyError. */
export async function readJsonWithText(
  request: Request,
  { mostBytes, mustSayJson = false, isText = isStorable }: BodyRules,
): Promise<{ text: string; value: unknown }> {
  const bytes = await readBytes(request, mostBytes)
  if (bytes.length === 0) return { text: '', value: undefined }
  if (mustSayJson && !saysJson(request)) throw new BodyError('not_json_type')
  const text = decode(bytes)
  const value = parse(text)
  if (!hasStorableNumbers(text)) throw new BodyError('bad_number')
  assertTexts(value, isText)
  return { text, value }
}

/** Parses a form (application/x-www-form-urlencoded): the first value of each name. Throws BodyError. */
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
 * Reads a body of at most `mostBytes` bytes. Compressed bodies are refused, since they could expand to any size.
 * Throws BodyError.
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') throw new BodyError('compressed')
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > mostBytes) throw new BodyError('too_large')
  try {
    return announced === null ? await readChunks(request, mostBytes) : await readAtOnce(request, mostBytes)
  } catch (cause) {
    throw cause instanceof BodyError ? cause : new BodyError('ended_early', { cause })
  }
}

/**
 * Reads a body of announced length at once. Node's parser ends it there; a request made in this process may announce
 * anything, so the length is checked again.
 */
async function readAtOnce(request: Request, mostBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > mostBytes) throw new BodyError('too_large')
  return bytes
}

/** Reads a body chunk by chunk and stops beyond the limit. */
async function readChunks(request: Request, mostBytes: number): Promise<Uint8Array> {
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

/** Throws BodyError for a value that contains a text (or name) that `isText` refuses, or that is nested too deep. */
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

/** Whether the database can store this text: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
