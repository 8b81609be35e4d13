export const crash = {
  title: 'Something went wrong',
  text: 'Your ingredients and filters are still here. Please try refreshing the page.',
  refresh: 'Refresh Page',
} as const
