import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#web/cache/query-keys.ts'
import { loadSiteConfig, type SiteConfig } from '#web/calls/site-config.ts'

/** The query for the site's configuration, which does not change while the page is open. */
export const siteConfigQuery = { queryKey: queryKeys.siteConfig, queryFn: loadSiteConfig, staleTime: Number.POSITIVE_INFINITY } as const

/** The public configuration of this site. Null until the server has answered. */
export const useSiteConfig = (): SiteConfig | null => useQuery(siteConfigQuery).data ?? null

/** The capabilities of this site. Null until the server has answered. */
export const useCapabilities = (): SiteConfig['capabilities'] | null => useSiteConfig()?.capabilities ?? null
