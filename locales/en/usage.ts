/** The meter: what is left today or this month. */
export const usage = {
  left: {
    day: '{{remaining}} of {{limit}} searches left today',
    month: '{{remaining}} of {{limit}} searches left this month',
  },
  leftShort: { day: '{{remaining}} of {{limit}} left today', month: '{{remaining}} of {{limit}} left this month' },
  label: 'Searches left',
  late: 'as last known',
  unknown: 'Searches not counted just now',
  premium: 'Premium Active',
  tester: 'Tester Account',
  unlimited: 'Unlimited searches',
  none: { day: 'No searches left today.', month: 'No searches left this month.' },
  why: 'Why?',
} as const
