import { brand } from '#domain/brand.ts'

export const common = {
  language: 'Language of the recipes',
  logo: `${brand.product}, to the search`,
  tryAgain: 'Try Again',
  close: 'Close',
  undo: 'Undo',
  loading: 'Loading',
  skipToContent: 'Skip to the content',
  footer: `${brand.product} looks for the excluded allergens, but it cannot see your labels. Read labels.`,
  nothingLost: 'Nothing was lost: your ingredients and filters are still here.',
  recentNotices: 'Recent notices',
  dismissNotice: 'Dismiss this notice',
  notices: 'Notices',
} as const
