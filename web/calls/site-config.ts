import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { ApiFailure, fetchJson } from '#web/calls/fetch-json.ts'

const off = z._default(z.boolean(), false)

/**
 * `signUp`: whether strangers may make an account with an address. `billing`: subscriptions are sold;
 * `testBilling`: in a test checkout, `sandboxBilling`: in a sandbox of Stripe, both without money.
 */
const Capabilities = z.object({ accounts: off, signUp: off, billing: off, testBilling: off, sandboxBilling: off })

const SiteConfig = z.object({
  /** The server of accounts and rows: this site, or a Supabase project. */
  url: z._default(z.string(), ''),
  /** The origin of the server functions; empty for the page's own. */
  functionsUrl: z._default(z.string(), ''),
  anonKey: z._default(z.string(), ''),
  capabilities: z._default(Capabilities, { accounts: false, signUp: false, billing: false, testBilling: false, sandboxBilling: false }),
  /** What an account without a plan may search in a month. */
  freeMonthlySearches: z._default(z.number(), limits.freeMonthlySearches),
  /** Whether the page itself turns away throwaway addresses; where it does not, only the server may. */
  disposableMail: z._default(z.enum(['builtin', 'off']), 'builtin'),
})
export type SiteConfig = z.infer<typeof SiteConfig>

let siteConfig: Promise<SiteConfig> | undefined

/** What the browser may know of this installation. Asked once; a failure is asked again. */
export function loadSiteConfig(): Promise<SiteConfig> {
  siteConfig ??= fetchJson('/config.json', {})
    .then((body) => z.parse(SiteConfig, body))
    .catch((cause: unknown) => {
      siteConfig = undefined
      throw cause instanceof ApiFailure ? cause : new ApiFailure('not_understood', { cause })
    })
  return siteConfig
}
