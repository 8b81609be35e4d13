import type * as z from 'zod/mini'
import type { Access } from '#domain/access.ts'

/** One line of the API: mounted at POST /functions/v1/{name}, called typed by the browser, and described in the API documents. */
export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  access: Access
  input: Input
  output: Output
}

export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  value: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return value
}
