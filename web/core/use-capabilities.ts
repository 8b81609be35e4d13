import { useEffect, useState } from 'react'
import { loadSiteConfig, type SiteConfig } from '#web/core/site-config.ts'

/** What the page may know of this site; null as long as it is not known. */
export function useSiteConfig(): SiteConfig | null {
  const [config, setConfig] = useState<SiteConfig | null>(null)
  useEffect(() => {
    loadSiteConfig().then(setConfig, () => setConfig(null))
  }, [])
  return config
}

/** What this site offers; null as long as that is not known. */
export const useCapabilities = (): SiteConfig['capabilities'] | null => useSiteConfig()?.capabilities ?? null
