import { adminRoutes } from '#platform/auth/admin/routes.ts'
import type { Route } from '#platform/auth/call.ts'
import { codeRoutes } from '#platform/auth/codes/routes.ts'
import { externalRoutes } from '#platform/auth/external/routes.ts'
import { factorRoutes } from '#platform/auth/factors/routes.ts'
import { identityRoutes } from '#platform/auth/identities/routes.ts'
import { metaRoutes } from '#platform/auth/meta/routes.ts'
import { sessionRoutes } from '#platform/auth/sessions/routes.ts'
import { signupRoutes } from '#platform/auth/signup/routes.ts'
import { ssoRoutes } from '#platform/auth/sso/routes.ts'
import { tokenRoutes } from '#platform/auth/token/routes.ts'
import { userRoutes } from '#platform/auth/users/routes.ts'

/** Every route of the auth API. */
export const routes: readonly Route[] = [
  ...adminRoutes,
  ...codeRoutes,
  ...externalRoutes,
  ...factorRoutes,
  ...identityRoutes,
  ...metaRoutes,
  ...signupRoutes,
  ...ssoRoutes,
  ...tokenRoutes,
  ...sessionRoutes,
  ...userRoutes,
]
