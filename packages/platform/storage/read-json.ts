import type * as z from 'zod/mini'
import { readJsonBody } from '#platform/http/body.ts'
import { badRequest } from '#platform/storage/errors.ts'

const mostBytes = 1_024 * 1_024

/** Parses a JSON body by a schema. Throws 400 InvalidRequest, naming the fault, and BodyError. */
export async function readJson<Schema extends z.ZodMiniType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJsonBody(request, { mostBytes }))
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path ?? []
  throw badRequest(`body${path.map((step) => `/${String(step)}`).join('')} is not as it should be`)
}
