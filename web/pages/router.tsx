import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { CrashPage } from '#web/pages/crash-page.tsx'
import { HomePage } from '#web/pages/home-page.tsx'
import { NotFoundPage } from '#web/pages/not-found-page.tsx'

const root = createRootRoute({ notFoundComponent: NotFoundPage })

interface HomeSearch {
  tab?: 'search' | 'results'
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: HomePage,
  validateSearch: ({ tab }: Record<string, unknown>): HomeSearch => (tab === 'search' || tab === 'results' ? { tab } : {}),
})

/** The addresses of the pages. Any other is the 404 page. */
export const router = createRouter({ routeTree: root.addChildren([home]), defaultErrorComponent: CrashPage })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
