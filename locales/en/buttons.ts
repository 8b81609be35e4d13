/** Buttons that say the same wherever they stand. */
export const buttons = {
  tryAgain: 'Try Again',
  close: 'Close',
  undo: 'Undo',
} as const
