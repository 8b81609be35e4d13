/**
 * What Hono carries for us. The connection's address comes in as a binding, so that the app needs no socket; without
 * one it is undefined.
 */
export type HttpEnv = {
  Bindings: { remoteAddress?: string | undefined }
  Variables: { requestId: string; address: string | undefined }
}
