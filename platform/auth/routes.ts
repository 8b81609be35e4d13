import type { Route } from '#platform/auth/call.ts'
import { metaRoutes } from '#platform/auth/meta/routes.ts'
import { signupRoutes } from '#platform/auth/signup/routes.ts'
import { tokenRoutes } from '#platform/auth/token/routes.ts'
import { userRoutes } from '#platform/auth/users/routes.ts'

/** Every line of the auth API. */
export const routes: readonly Route[] = [...metaRoutes, ...signupRoutes, ...tokenRoutes, ...userRoutes]
