import type * as z from 'zod/mini'
import type { Access } from '#domain/access.ts'
import type { ErrorCode } from '#domain/errors.ts'

/**
 * An endpoint of the API: the server mounts it at POST /functions/v1/{name}, the browser calls it with types, and the
 * API docs describe it.
 */
export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  /** What the endpoint does, in a sentence for programmers. */
  summary: string
  access: Access
  input: Input
  output: Output
  /**
   * Required fields that have a default in the schema. A request without them is refused with a code of its own
   * (`missing_fields`).
   */
  requiredDespiteDefault?: readonly string[]
  /** A body that the endpoint answers with 200. */
  example: z.input<Input>
  /** Whether `Idempotency-Key` counts: calls of one caller with the same key have one effect and one answer. */
  isIdempotent?: boolean
  /** Error codes of this endpoint, beside those of every endpoint. */
  errors?: readonly ErrorCode[]
}

export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  value: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return value
}
