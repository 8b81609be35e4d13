import { useEffect, useState } from 'react'
import { loadSiteConfig, type SiteConfig } from '#web/core/site-config.ts'

/** What this site offers; null as long as that is not known. */
export function useCapabilities(): SiteConfig['capabilities'] | null {
  const [capabilities, setCapabilities] = useState<SiteConfig['capabilities'] | null>(null)
  useEffect(() => {
    loadSiteConfig().then(
      (config) => setCapabilities(config.capabilities),
      () => setCapabilities(null),
    )
  }, [])
  return capabilities
}
