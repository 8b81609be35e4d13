import type { HttpEnv } from '@potluck/platform/http/env'
import { withText } from '@potluck/platform/http/response-text'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type Actor, refusalAt } from '#domain/access.ts'
import type { Endpoint } from '#domain/endpoint.ts'
import { AppError } from '#domain/errors.ts'
import { actorOf } from '#server/accounts/actor.ts'
import { readJson } from '#server/http/body.ts'
import { publicUrl } from '#server/http/public-url.ts'
import { actorAt, paymentsAt } from '#server/test-payments/offered.ts'
import type { World } from '#server/world.ts'

/** One call of an endpoint: the caller, and what the answer carries beside its body. */
export interface Call {
  /** The server's world; `payments` is null where this address sells nothing. */
  world: World
  actor: Actor
  /** The caller's address; undefined when the app is called without a connection. */
  address: string | undefined
  /** `x-session-id`: which browser calls, by its own claim. */
  sessionId: string | undefined
  /** `x-time-zone`: an IANA name, by the browser's claim. */
  timeZone: string
  /** The public origin of this server, without a slash at the end. */
  site(): string
  /**
   * `Idempotency-Key`: calls of one caller with the same key count as one call, if the endpoint's contract says so.
   */
  idempotencyKey: string | undefined
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
  setHeader(name: string, value: string): void
}

/** The code that answers an endpoint. */
export interface Handler<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** Checks the body before its schema does, for failures with a code of their own. */
  checkBody?(body: unknown): void
  answer(input: z.output<Input>, call: Call): Promise<z.input<Output> | ReplayedAnswer>
}

const longestSessionId = 128
const longestZone = 64
const longestKey = 255

/** An answer that is sent again for a repeated call: the text of the first answer, to the byte. */
export class ReplayedAnswer {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Mounts an endpoint at POST /functions/v1/{name}: checks access, parses the body, calls the handler, and removes
 * from the answer what the contract does not name.
 */
export function mount<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  app: Hono<HttpEnv>,
  world: World,
  endpoint: Endpoint<Input, Output>,
  handler: Handler<Input, Output>,
) {
  const path = `/functions/v1/${endpoint.name}`
  app.post(path, async (context) => {
    const actor = actorAt(await callerOf(context, world), world, context)
    const refusal = refusalAt(actor, endpoint.access)
    if (refusal) throw new AppError(refusal)
    const body = await readJson(context.req.raw)
    handler.checkBody?.(body)
    const input = endpoint.input.safeParse(body)
    if (!input.success)
      throw new AppError('bad_request', { errors: input.error.issues.map((issue) => describeIssue(issue, endpoint.input)) })
    const answer = await handler.answer(input.data, callOf(context, world, actor))
    const text = answer instanceof ReplayedAnswer ? answer.text : JSON.stringify(endpoint.output.parse(answer))
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    }
    return withText(context.body(text, 200, headers), text)
  })
  app.all(path, (context) => {
    context.header('allow', 'POST, OPTIONS')
    throw new AppError('method_not_allowed')
  })
}

/** The actor of a call. A visitor needs no key, but a key or token that is sent must be valid. */
async function callerOf(context: Context<HttpEnv>, world: World): Promise<Actor> {
  const authorization = context.req.header('authorization')
  const bearer = authorization === undefined ? undefined : (/^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
  const apikey = context.req.header('apikey')
  if (apikey !== undefined) await actorOf(world.accounts, apikey)
  return bearer === undefined ? { kind: 'visitor' } : actorOf(world.accounts, bearer)
}

function callOf(context: Context<HttpEnv>, world: World, actor: Actor): Call {
  const sessionId = asciiHeader(context, 'x-session-id', longestSessionId)
  const idempotencyKey = asciiHeader(context, 'Idempotency-Key', longestKey)
  return {
    world: { ...world, payments: paymentsAt(world, context) },
    actor,
    address: context.get('address'),
    sessionId,
    timeZone: (context.req.header('x-time-zone') ?? 'UTC').slice(0, longestZone),
    // Not a getter: V8 keeps each getter of an object literal, and with it the whole request, until a full collection.
    site: () => publicUrl(world, context),
    idempotencyKey,
    signal: context.req.raw.signal,
    setHeader: (name, value) => context.header(name, value),
  }
}

/** A header of visible ASCII characters, or none. Throws `bad_request`. */
function asciiHeader(context: Context<HttpEnv>, name: string, longest: number): string | undefined {
  const value = context.req.header(name)
  if (value === undefined || (value.length <= longest && /^[\x21-\x7e]+$/.test(value))) return value
  throw new AppError('bad_request', { detail: `${name} must be 1 to ${longest} visible ASCII characters.` })
}

/** A schema fault as a JSON pointer and its kind. Never contains the value that was sent. */
function describeIssue(issue: z.core.$ZodIssue, input: z.ZodMiniType): { pointer: string; code: string } {
  const steps = namedSteps(input, issue.path).map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))
  return { pointer: `#${steps.map((step) => `/${step}`).join('')}`, code: issue.code }
}

/**
 * The steps of a path that the contract names. The keys of a record are the caller's own words, so the path ends
 * there.
 */
function namedSteps(schema: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const [step, ...rest] = path
  if (step === undefined || schema instanceof z.ZodMiniRecord) return []
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) return namedSteps(schema.def.innerType, path)
  if (schema instanceof z.ZodMiniArray) return [step, ...namedSteps(schema.def.element, rest)]
  if (schema instanceof z.ZodMiniObject) return [step, ...namedSteps(schema.def.shape[String(step)], rest)]
  return [...path]
}
