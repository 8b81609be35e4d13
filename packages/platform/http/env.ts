/**
 * The values that Hono carries. The connection's address is a binding, so the app needs no socket; it is undefined
 * without a connection.
 */
export type HttpEnv = {
  Bindings: { remoteAddress?: string | undefined }
  Variables: { requestId: string; address: string | undefined }
}
