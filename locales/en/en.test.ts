import { expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'

/**
 * Sentences of the specification that the pages of this step show, with the product's name and i18next's own braces
 * put in.
 */
const specified = [
  'Oops! Page not found',
  'No ingredients other than staples',
  'Full Match',
  'Give me some ideas!',
  "Let's Potluck!",
  'Generate All Selected ({{count}})',
  'Try Again',
  'Generate {{cuisine}} Recipe',
  'Potluck-me',
  'Filters Cleared',
  'Missing Required Information',
  'Please populate: {{list}}',
  'Missing required fields: {{list}}',
  'ingredients (or select "NO ingredients other than staples" option)',
  'cuisine type',
  'meal type',
  'diet type',
  'Please select at least one staple ingredient or add custom ingredients.',
  'No Cuisines Selected',
  'Select only 1 meal type',
  'Recipe generation service is temporarily unavailable. Please try again in a moment.',
  'No recipe data received',
  'Generation Failed',
  'Security verification required. Please complete the captcha below.',
  'Something went wrong',
  'Refresh Page',
  'New Search',
  'Exclude Allergens',
  'Staple Ingredients',
  'Meal Type',
  'Diet Type',
  'Cuisine Type',
  'Recipe Preferences',
  'All changes saved',
  'You have unsaved changes',
  'Save Changes',
  'Reset All',
  'Reset Section',
  'Dietary Restrictions and Allergies',
  'Cooking Preferences',
  'Cuisine Preferences',
  'Load My Settings',
  'Save as default',
  'Authentication Required',
  'Save Failed',
  'The password you entered should have at least 6 digits with a minimum of one letter and one number.',
  'Temporary email service domains are not accepted. Please use a permanent email address.',
  'Please enter your email address to reset your password.',
  'Send Reset Link',
  'The email or password you entered is incorrect. Please check your credentials and try again.',
  'Please check your email and click the confirmation link before signing in.',
  'An account with this email already exists. Please sign in instead.',
  'An unexpected error occurred. Please try again.',
  'Sign up failed',
  'Sign in failed',
  'Account already exists',
  'Check your email',
  'An error occurred while sending reset email.',
  'An error occurred while updating your password.',
  "Passwords don't match",
  'Subscription Successful!',
  'Welcome to Premium!',
  'Your subscription has been activated successfully.',
  'Failed to start checkout. Please try again.',
  'Premium Active',
]

function sentences(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part ? Object.values(part).flatMap(sentences) : []
}
const all = sentences(en)

test.each(specified)('the specification says: %s', (sentence) => {
  expect(all).toContain(sentence)
})

test('the product never promises that food is safe, and never sells magic', () => {
  expect(all.filter((sentence) => /\bsafe(ly|ty)?\b|\bmagic\b/i.test(sentence))).toEqual([])
})

test('sentences of our own stand without exclamation marks', () => {
  const specifiedOnes = new Set(specified)
  expect(all.filter((sentence) => sentence.includes('!') && !specifiedOnes.has(sentence))).toEqual([])
})
