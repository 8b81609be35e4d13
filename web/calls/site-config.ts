import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { ApiFailure, fetchJson } from '#web/calls/fetch-json.ts'

const off = z._default(z.boolean(), false)

/**
 * `signUp`: a visitor may make an account with an e-mail address. `billing`: the site sells subscriptions.
 * `testBilling`: by the test checkout, without money. `sandboxBilling`: in a sandbox of Stripe, without money.
 */
const Capabilities = z.object({ accounts: off, signUp: off, billing: off, testBilling: off, sandboxBilling: off })

const SiteConfig = z.object({
  /** The address of the server of accounts and rows: this site, or a Supabase project. */
  url: z._default(z.string(), ''),
  /** The origin of the server functions. Empty for the page's own origin. */
  functionsUrl: z._default(z.string(), ''),
  anonKey: z._default(z.string(), ''),
  capabilities: z._default(Capabilities, { accounts: false, signUp: false, billing: false, testBilling: false, sandboxBilling: false }),
  /** Searches that a free member may make in a month. */
  freeMonthlySearches: z._default(z.number(), limits.freeMonthlySearches),
  /** Whether the page refuses disposable addresses by the built-in list. If 'off', only the server may refuse them. */
  disposableMail: z._default(z.enum(['builtin', 'off']), 'builtin'),
})
export type SiteConfig = z.infer<typeof SiteConfig>

let siteConfig: Promise<SiteConfig> | undefined

/** The public configuration of this site. The page asks for it once, and again after a failure. */
export function loadSiteConfig(): Promise<SiteConfig> {
  siteConfig ??= fetchJson('/config.json', {})
    .then((body) => z.parse(SiteConfig, body))
    .catch((cause: unknown) => {
      siteConfig = undefined
      throw cause instanceof ApiFailure ? cause : new ApiFailure('not_understood', { cause })
    })
  return siteConfig
}
