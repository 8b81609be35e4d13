import type { Route } from '#platform/auth/call.ts'
import { signUp } from '#platform/auth/signup/sign-up.ts'

/** POST /signup. */
export const signupRoutes: readonly Route[] = [{ method: 'POST', path: '/signup', access: 'anyone', captcha: true, answer: signUp }]
