import type * as z from 'zod/mini'
import type { Access } from '#domain/access.ts'
import type { ErrorCode } from '#domain/errors.ts'

/**
 * One line of the API: served at POST /functions/v1/{name}, called with types by the browser, described in the API
 * docs.
 */
export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  /** What it does, in a sentence for programmers. */
  summary: string
  access: Access
  input: Input
  output: Output
  /** Required fields that have a default in the schema: a request without them is refused by a code of its own. */
  demands?: readonly string[]
  /** A body that is answered with 200. */
  example: z.input<Input>
  /** Heeds `Idempotency-Key`: the same key of the same caller is the same call, and is answered alike. */
  isIdempotent?: boolean
  /** Codes of failures that are its own, beside those that every call may meet. */
  errors?: readonly ErrorCode[]
}

export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  value: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return value
}
