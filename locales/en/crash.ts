export const crash = {
  title: 'Something went wrong',
  text: "We've logged this error and will look into it. Please try refreshing the page.",
  kept: 'Your ingredients and filters are still here. Please try refreshing the page.',
  refresh: 'Refresh Page',
} as const
