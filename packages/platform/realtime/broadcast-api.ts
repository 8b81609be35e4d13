import { Hono } from 'hono'
import * as z from 'zod/mini'
import { BodyError, readJsonBody } from '#platform/http/body.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { publish } from '#platform/realtime/broadcast.ts'
import { ChannelError, channelErrorOf, notPermitted } from '#platform/realtime/errors.ts'
import { holderOf } from '#platform/realtime/holder.ts'
import { mayUseTopic } from '#platform/realtime/live.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import { allowAnyOrigin } from '#platform/rest/cors.ts'

/** As many messages as a client sends for one channel after being offline. */
const mostMessages = 20

const Name = z.string().check(z.minLength(1), z.maxLength(255))
const SentMessage = z.object({ topic: Name, event: Name, payload: z.optional(z.unknown()) })
type SentMessage = z.infer<typeof SentMessage>
const Batch = z.object({ messages: z.array(SentMessage).check(z.maxLength(mostMessages)) })

/**
 * Broadcasts without a connection: POST /broadcast with `messages`, and POST /broadcast/{topic}/events/{event} with a
 * payload. Answers 202.
 */
export function broadcastApi(world: RealtimeWorld): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.use(allowAnyOrigin)
  app.post('/broadcast', async (context) => {
    const { success, data } = z.safeParse(Batch, await bodyOf(world, context.req.raw))
    if (!success) throw badBody()
    return broadcast(world, context.req.raw.headers, data.messages)
  })
  app.post('/broadcast/:topic/events/:event', async (context) => {
    const payload = await bodyOf(world, context.req.raw)
    const { success, data } = z.safeParse(SentMessage, { ...context.req.param(), payload })
    if (!success) throw badBody()
    return broadcast(world, context.req.raw.headers, [data])
  })
  app.onError((error, context) => {
    const { failure, isExpected } = error instanceof BodyError ? { failure: bodyErrorOf(error), isExpected: true } : channelErrorOf(error)
    if (!isExpected) world.log.error({ requestId: context.get('requestId'), err: error }, 'unexpected failure')
    const status = statuses[failure.code] ?? 401
    if (status === 503) context.header('retry-after', retryAfter)
    return context.json({ error: failure.reason, message: failure.message }, status)
  })
  return app
}

/** Sends all messages, or none when the caller may not use one of the topics. */
async function broadcast(world: RealtimeWorld, headers: Headers, messages: readonly SentMessage[]): Promise<Response> {
  const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const { caller } = await holderOf(world, bearer ?? headers.get('apikey') ?? '')
  const foreign = messages.find(({ topic }) => !mayUseTopic(world.live, topic, caller))
  if (foreign) throw notPermitted('write to', foreign.topic)
  for (const { topic, event, payload } of messages) await publish(world, caller, { topic, event, payload: payload ?? {}, from: null })
  return new Response(null, { status: 202 })
}

function bodyOf({ limits }: RealtimeWorld, request: Request): Promise<unknown> {
  return readJsonBody(request, { mostBytes: limits.messageBytes })
}

/** Seconds after which a lost database may be back. */
const retryAfter = '5'

/** The statuses of errors that are not about the token. */
const statuses: Readonly<Record<string, 403 | 413 | 422 | 500 | 503>> = {
  Unauthorized: 403,
  PayloadSizeExceeded: 413,
  InvalidBroadcastPayload: 422,
  UnableToConnectToProject: 503,
  UnknownErrorOnChannel: 500,
}

function badBody(): ChannelError {
  return new ChannelError('InvalidBroadcastPayload', 'A broadcast has messages with a topic, an event and a payload')
}

function bodyErrorOf({ fault }: BodyError): ChannelError {
  return fault === 'too_large' ? new ChannelError('PayloadSizeExceeded', 'The request body is too large') : badBody()
}
