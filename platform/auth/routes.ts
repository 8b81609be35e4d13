import { adminRoutes } from '#platform/auth/admin/routes.ts'
import type { Route } from '#platform/auth/call.ts'
import { metaRoutes } from '#platform/auth/meta/routes.ts'
import { sessionRoutes } from '#platform/auth/sessions/routes.ts'
import { signupRoutes } from '#platform/auth/signup/routes.ts'
import { tokenRoutes } from '#platform/auth/token/routes.ts'
import { userRoutes } from '#platform/auth/users/routes.ts'

/** Every line of the auth API. */
export const routes: readonly Route[] = [...adminRoutes, ...metaRoutes, ...signupRoutes, ...tokenRoutes, ...sessionRoutes, ...userRoutes]
