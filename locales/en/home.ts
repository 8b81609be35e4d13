import { brand } from '#domain/brand.ts'

export const home = {
  documentTitle: `${brand.product}: recipes from what is in your kitchen`,
  documentTitleResults: `Your recipes · ${brand.product}`,
  betaBanner: 'Beta: {{count}} free searches a day, no account needed.',
  tabs: 'Search and results',
  search: 'Search',
  results: 'Results',
  letsPotluck: `Let's ${brand.product}!`,
  slip: 'Your order',
  slipEmpty: 'What you type and choose is noted here.',
  slipFood: 'From your kitchen',
  slipFilters: 'How you want it',
  slipStyle: 'Style',
  missingTitle: 'Missing Required Information',
  missingToast: 'Please populate: {{list}}',
  missingInline: 'Missing required fields: {{list}}',
  missing: {
    ingredients: 'ingredients (or select "NO ingredients other than staples" option)',
    'cuisine-type': 'cuisine type',
    'meal-type': 'meal type',
    'diet-type': 'diet type',
  },
  lacksStaples: 'Please select at least one staple ingredient or add custom ingredients.',
  firstThenRest_one: '{{first}} is cooked first; {{count}} other cuisine waits on Results.',
  firstThenRest_other: '{{first}} is cooked first; {{count}} other cuisines wait on Results.',
} as const
