import * as z from 'zod/mini'
import { type Answer, ok, redirect } from '#platform/auth/answer.ts'
import { type Call, isUuid, parseBody, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { readChallenge } from '#platform/auth/flow/challenge.ts'
import { beginFlow } from '#platform/auth/flow/flow-state.ts'
import { readIdpMetadata } from '#platform/auth/sso/idp-metadata.ts'
import { findProvider, insertRelayState, type SsoProvider } from '#platform/auth/sso/queries.ts'
import { samlWith, serviceProvider } from '#platform/auth/sso/service-provider.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'

const ProviderId = z.pipe(
  z.nullish(z.string().check(z.refine(isUuid))),
  z.transform((id) => (id === nilUuid ? undefined : (id ?? undefined))),
)
const SignIn = z.object({
  provider_id: ProviderId,
  domain: Text,
  redirect_to: Text,
  skip_http_redirect: z.nullish(z.boolean()),
  code_challenge: Text,
  code_challenge_method: Text,
})

/** POST /sso: redirects the browser to the identity provider of a domain, or answers its address. */
export async function signInWithSso(call: Call): Promise<Answer> {
  const { world } = call
  const here = serviceProvider(world.settings)
  const input = parseBody(call, SignIn)
  if (input.provider_id && input.domain) throw invalid('Only one of provider_id or domain supported')
  if (!input.provider_id && !input.domain) throw invalid('A provider_id or domain needs to be provided')
  const challenge = readChallenge(input.code_challenge, input.code_challenge_method)
  const provider = input.provider_id ? await providerById(call, input.provider_id) : await providerOfDomain(call, input.domain)
  requireEnabled(provider)
  const idp = await readIdpMetadata(provider.saml.metadata_xml)
  const requestId = `id-${world.uuid()}`
  const relayId = world.uuid()
  const now = world.now()
  await world.db.transaction().execute(async (trx) => {
    const flow = challenge && (await beginFlow(trx, world, { provider: 'sso/saml', method: 'sso/saml', challenge }))
    const expired = new Date(now.getTime() - world.settings.saml.relayStateValidity)
    await insertRelayState(
      trx,
      {
        id: relayId,
        sso_provider_id: provider.id,
        request_id: requestId,
        for_email: null,
        redirect_to: input.redirect_to,
        flow_state_id: flow?.id ?? null,
        created_at: now,
        updated_at: now,
      },
      expired,
    )
  })
  const saml = await samlWith(here, idp, { id: requestId, nameIdFormat: provider.saml.name_id_format })
  const url = await saml.getAuthorizeUrlAsync(relayId, undefined, {})
  return input.skip_http_redirect ? ok({ url }) : redirect(url)
}

/** Throws 404 sso_provider_disabled. */
export function requireEnabled({ disabled }: SsoProvider): void {
  if (!disabled) return
  throw new AuthError(404, 'sso_provider_disabled', 'SSO Provider assigned for this domain is currently disabled')
}

async function providerById({ world }: Call, id: string): Promise<SsoProvider> {
  const provider = await findProvider(world.db, { id })
  if (provider) return provider
  throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider')
}

async function providerOfDomain({ world }: Call, domain: string): Promise<SsoProvider> {
  const provider = await findProvider(world.db, { domain })
  if (provider) return provider
  throw new AuthError(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain')
}
