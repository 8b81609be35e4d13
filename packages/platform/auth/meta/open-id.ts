import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Call } from '#platform/auth/call.ts'

/**
 * GET /.well-known/openid-configuration: the issuer of tokens and the address of its keys. It announces no OAuth
 * server, because there is none.
 */
export async function openIdConfiguration({ world }: Call): Promise<Answer> {
  const { keys } = await world.keys.jwks()
  const { jwt, externalUrl } = world.settings
  const configuration = {
    issuer: jwt.issuer,
    jwks_uri: `${externalUrl}/.well-known/jwks.json`,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [...new Set(keys.flatMap(({ alg }) => alg ?? []))],
  }
  return ok(configuration, { 'cache-control': 'public, max-age=600' })
}
