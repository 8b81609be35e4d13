import { brand } from '#domain/brand.ts'

/** What stands round every page. */
export const shell = {
  language: 'Language of the recipes',
  logo: `${brand.product}, to the search`,
  skipToContent: 'Skip to the content',
  loading: 'Loading',
  account: 'Your account',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  subscribe: 'Subscribe',
  quoted: '“{{words}}”',
  footer: `${brand.product} looks for the excluded allergens, but it cannot see your labels. Read labels.`,
} as const
