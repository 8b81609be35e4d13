export const usage = {
  left: {
    day: '{{remaining}} of {{limit}} searches left today',
    month: '{{remaining}} of {{limit}} searches left this month',
  },
  leftShort: { day: '{{remaining}} of {{limit}} left today', month: '{{remaining}} of {{limit}} left this month' },
  unlimited: 'Unlimited searches',
  none: { day: 'No searches left today.', month: 'No searches left this month.' },
  why: 'Why?',
} as const
