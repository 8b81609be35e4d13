import * as z from 'zod/mini'
import type { Access } from '#domain/access.ts'
import { brand } from '#domain/brand.ts'
import type { Endpoint } from '#domain/endpoint.ts'
import { type ErrorCode, errorStatus } from '#domain/errors.ts'
import { problems } from '#locales/en/problems.ts'

/** Error codes of every endpoint. */
const commonErrors = [
  'bad_json',
  'bad_request',
  'bad_text',
  'bad_jwt',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unexpected_failure',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Who may call, in words. */
export const accessWords: Record<Access, string> = {
  anyone: 'Anyone, with or without an account.',
  'half-signed-in': 'A signed-in account, also before its second factor is shown.',
  'signed-in': 'A signed-in account, with the second factor if it has one.',
  raised: 'A signed-in account that showed a second factor.',
  admin: 'Admins.',
}

/** The codes that an endpoint may fail with, in the order of their status. */
export function failuresOf({
  access,
  errors = [],
  isIdempotent = false,
}: Pick<Endpoint, 'access' | 'errors' | 'isIdempotent'>): ErrorCode[] {
  const ofKey: ErrorCode[] = isIdempotent ? ['in_flight', 'idempotency_key_reused'] : []
  const codes = new Set<ErrorCode>([...commonErrors, ...errors, ...ofKey, ...refusalsOf(access)])
  return [...codes].sort((a, b) => errorStatus[a] - errorStatus[b])
}

function refusalsOf(access: Access): readonly ErrorCode[] {
  if (access === 'anyone') return []
  return access === 'half-signed-in' ? ['forbidden'] : ['forbidden', 'second_factor_required']
}

/** The JSON schema (draft 2020-12) of an endpoint's input or output. */
export function schemaOf(endpoint: Endpoint, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(endpoint[side], { io: side, unrepresentable: 'any' })
  const demands = side === 'input' ? (endpoint.requiredDespiteDefault ?? []) : []
  return demands.length === 0 ? schema : { ...schema, required: [...(schema.required ?? []), ...demands] }
}

/** The OpenAPI 3.1 description of all functions, from the same values that the server mounts and the browser calls. */
export function openapi(endpoints: readonly Endpoint[], options: { url: string; version: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.product} functions`,
      version: options.version,
      description: `What ${brand.product} does beyond accounts, rows, live changes and pictures, which speak Supabase's protocol at the url of /config.json.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.url }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [`/functions/v1/${endpoint.name}`, { post: operation(endpoint) }])),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        apikey: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: 'The public key of this installation, as /config.json tells it.',
        },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a session, or an API key.' },
      },
    },
  }
}

function operation(endpoint: Endpoint) {
  const session = { apikey: [], bearer: [] }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: accessWords[endpoint.access],
    security: endpoint.access === 'anyone' ? [{}, { apikey: [] }, session] : [session],
    parameters: [
      header('x-session-id', 'Which browser this is: 1 to 128 visible ASCII characters.', { type: 'string', maxLength: 128 }),
      header(
        'x-time-zone',
        'The IANA time zone whose midnight ends the day of a visitor, and whose first of the month a member’s month; UTC when absent or unknown.',
        {
          type: 'string',
          maxLength: 64,
        },
      ),
      ...(endpoint.isIdempotent ? [keyHeader] : []),
    ],
    requestBody: { required: false, content: { 'application/json': { schema: schemaOf(endpoint, 'input'), example: endpoint.example } } },
    responses: {
      200: { description: 'The answer.', content: { 'application/json': { schema: schemaOf(endpoint, 'output') } } },
      ...failureResponses(endpoint),
    },
  }
}

function header(name: string, description: string, schema: Record<string, unknown>) {
  return { name, in: 'header', required: false, description, schema }
}

/** The parameter of endpoints that obey an idempotency key. */
const keyHeader = header(
  'idempotency-key',
  'Names one wish of one caller, such as a click: 1 to 255 visible ASCII characters. Sent again within 24 hours with the same body it is answered alike, to the byte, and done once; while the first is under way it is waited for.',
  { type: 'string', minLength: 1, maxLength: 255 },
)

function failureResponses(endpoint: Endpoint) {
  const byStatus = Map.groupBy(failuresOf(endpoint), (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${problems[code]}`).join(' '),
        content: {
          'application/problem+json': {
            schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  )
}

/** Problem details (RFC 9457) with a stable `code`. */
const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string', description: 'A sentence for people, in English.' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus), description: 'Decide by this.' },
    detail: { type: 'string' },
    requestId: { type: 'string', description: 'Names this call in the logs.' },
    errors: {
      type: 'array',
      description: 'Where in the body something is wrong.',
      items: { type: 'object', properties: { pointer: { type: 'string' }, code: { type: 'string' } } },
    },
  },
}
