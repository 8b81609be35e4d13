/** The notices in the corner. */
export const notices = {
  notices: 'Notices',
  recentNotices: 'Recent notices',
  dismissNotice: 'Dismiss this notice',
} as const
