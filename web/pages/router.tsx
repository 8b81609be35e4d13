import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { CrashPage } from '#web/crash/crash-page.tsx'
import { HomePage } from '#web/pages/home-page.tsx'

// Each page except the home page is loaded when it is opened.
const root = createRootRoute({
  // The address keeps the language that it asks for from page to page, so that a reload starts in it again.
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: string | undefined } => (typeof lang === 'string' ? { lang } : {}),
  search: { middlewares: [({ search, next }) => ({ lang: search.lang, ...next(search) })] },
  notFoundComponent: lazyRouteComponent(() => import('#web/pages/not-found-page.tsx'), 'NotFoundPage'),
})
const getParentRoute = () => root

interface HomeSearch {
  tab?: 'search' | 'results'
  /** The member has signed up or in to subscribe. */
  subscribe?: true
}

const home = createRoute({
  getParentRoute,
  path: '/',
  component: HomePage,
  validateSearch: ({ tab, subscribe }: Record<string, unknown>): HomeSearch => ({
    ...(tab === 'search' || tab === 'results' ? { tab } : {}),
    ...(subscribe === true ? { subscribe } : {}),
  }),
})

/** `next` is the page to go to after signing in. `nextPath` checks it first. */
const validateSearch = ({ next }: Record<string, unknown>): { next?: string } => (typeof next === 'string' ? { next } : {})

const loadAuthPage = () => import('#web/pages/auth-page.tsx')
const signIn = createRoute({
  getParentRoute,
  path: '/auth/signin',
  component: lazyRouteComponent(loadAuthPage, 'SignInPage'),
  validateSearch,
})
const signUp = createRoute({
  getParentRoute,
  path: '/auth/signup',
  component: lazyRouteComponent(loadAuthPage, 'SignUpPage'),
  validateSearch,
})
const resetPassword = createRoute({
  getParentRoute,
  path: '/auth/reset-password',
  component: lazyRouteComponent(loadAuthPage, 'ResetPasswordPage'),
  validateSearch,
})
/**
 * The page that our mails open. It reads the token from the address itself, since the router would parse digits as a
 * number.
 */
const confirm = createRoute({
  getParentRoute,
  path: '/auth/confirm',
  component: lazyRouteComponent(() => import('#web/pages/confirm-page.tsx'), 'ConfirmPage'),
})
const settings = createRoute({
  getParentRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('#web/pages/settings-page.tsx'), 'SettingsPage'),
})

/** The page that the payment provider leads back to. */
const subscriptionSuccess = createRoute({
  getParentRoute,
  path: '/subscription-success',
  component: lazyRouteComponent(() => import('#web/pages/subscription-success-page.tsx'), 'SubscriptionSuccessPage'),
})

const searches = createRoute({
  getParentRoute,
  path: '/searches',
  component: lazyRouteComponent(() => import('#web/pages/searches-page.tsx'), 'SearchesPage'),
})

/** The test pages, which replace the payment provider's pages. They move no money. */
const testCheckout = createRoute({
  getParentRoute,
  path: '/test-checkout',
  component: lazyRouteComponent(() => import('#web/pages/test-checkout-page.tsx'), 'TestCheckoutPage'),
  validateSearch: ({ session }: Record<string, unknown>): { session: string } => ({ session: typeof session === 'string' ? session : '' }),
})
const testPortal = createRoute({
  getParentRoute,
  path: '/test-portal',
  component: lazyRouteComponent(() => import('#web/pages/test-portal-page.tsx'), 'TestPortalPage'),
  validateSearch,
})

/** The addresses of the pages (`domain/routes.ts` names them for the server). Any other is the 404 page. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    signIn,
    signUp,
    resetPassword,
    confirm,
    settings,
    subscriptionSuccess,
    searches,
    testCheckout,
    testPortal,
  ]),
  defaultErrorComponent: CrashPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
