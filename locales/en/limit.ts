/** The dialog that tells of the limit of a day or a month. */
export const limit = {
  title: { day: 'Daily limit reached', month: 'Monthly limit reached' },
  text: {
    day_one: 'You have used your {{count}} free search for today.',
    day_other: 'You have used your {{count}} free searches for today.',
    month_one: 'You have used your {{count}} search for this month.',
    month_other: 'You have used your {{count}} searches for this month.',
  },
  back: 'They come back {{time}}.',
  days_one: '{{count}} day until reset.',
  days_other: '{{count}} days until reset.',
  today: 'They reset today.',
  stays: 'The recipes you have stay where they are.',
  signUpOffer_one: 'With a free account you have {{count}} search a month, to be spent when you cook.',
  signUpOffer_other: 'With a free account you have {{count}} searches a month, to be spent when you cook.',
  signUp: 'Sign Up',
  upgradeOffer: 'Premium has no monthly limit: {{price}} a month.',
  toSearches: 'Your searches, line by line',
  understood: 'All right',
} as const
