import { brand } from '#domain/brand.ts'

export const notFound = {
  documentTitle: `Page not found · ${brand.product}`,
  title: 'Oops! Page not found',
  text: 'There is no page at {{path}}.',
  home: 'Back to your kitchen',
} as const
