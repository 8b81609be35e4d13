/** What tells a cook how things stand: the notices in the corner, and the comfort after a failure. */
export const notices = {
  notices: 'Notices',
  recentNotices: 'Recent notices',
  dismissNotice: 'Dismiss this notice',
  nothingLost: 'Nothing was lost: your ingredients and filters are still here.',
} as const
