/** The dialog that tells of the limit of a day or a month. */
export const limit = {
  title: { day: 'Daily limit reached', month: 'Monthly limit reached' },
  text: {
    day_one: 'The {{count}} free search for today is used.',
    day_other: 'The {{count}} free searches for today are used.',
    month_one: 'You have used your {{count}} search for this month.',
    month_other: 'You have used your {{count}} searches for this month.',
  },
  /** Where the visitor had fewer, but all the visitors of a large network together had what it may have. */
  network: 'Everybody on your network together has used its free searches for now.',
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
