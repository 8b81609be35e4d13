import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#web/cache/query-keys.ts'
import { loadSiteConfig, type SiteConfig } from '#web/calls/site-config.ts'

/** The capabilities of this site, which never change while the page is open. */
export const siteConfigQuery = { queryKey: queryKeys.siteConfig, queryFn: loadSiteConfig, staleTime: Number.POSITIVE_INFINITY } as const

/** What the page may know of this site; null as long as it is not known. */
export const useSiteConfig = (): SiteConfig | null => useQuery(siteConfigQuery).data ?? null

/** What this site offers; null as long as that is not known. */
export const useCapabilities = (): SiteConfig['capabilities'] | null => useSiteConfig()?.capabilities ?? null
