import { filledPath, strokePath } from '#kitchen/picture/ink.ts'
import type { Shape } from '#kitchen/picture/shapes/shape.ts'

const lobes = 'M0-2C-5-6-6-12 0-15 6-12 5-6 0-2ZM-1 0C-4-6-12-7-15-2-12 4-5 4-1 0ZM1 0C4-6 12-7 15-2 12 4 5 4 1 0Z'

/** Shapes of garnishes. */
export const herbShapes = {
  basil: {
    reach: 15,
    draw: (flesh) =>
      filledPath('M-1 1C-16 5-19-9-16-14-8-15 1-9-1 1ZM1 1C0-12 10-16 17-13 18-4 12 4 1 1ZM0 2C9 3 11 11 7 16 0 14-3 8 0 2Z', flesh.base) +
      strokePath('M-3-2Q-9-8-13-11M4-2Q10-8 14-10M2 5Q5 10 6 13', flesh.light, 1.4),
  },
  parsley: {
    reach: 14,
    draw: (flesh) =>
      strokePath('M0-2V14', flesh.dark, 2) + filledPath(lobes, flesh.base) + strokePath('M0-4v-7M-4-1l-7-1M4-1l7-1', flesh.light, 1.3),
  },
  mint: {
    reach: 15,
    draw: (flesh) =>
      filledPath('M0 2C-14 2-17-7-15-12-6-13 1-6 0 2ZM0 2C14 2 17-7 15-12 6-13-1-6 0 2ZM0 0C-6-6-5-14 0-18 5-14 6-6 0 0Z', flesh.base) +
      strokePath('M-2 0l-9-8M2 0l9-8M0-2v-11', flesh.light, 1.4) +
      strokePath('M0 2v10', flesh.dark, 2),
  },
  sprig: {
    reach: 20,
    draw: (flesh) =>
      strokePath('M-20 9Q0 2 20-9', flesh.deep, 1.8) +
      strokePath('M-14 7l-2-6M-14 7l5 3M-7 5l-3-6M-7 5l5 4M0 2l-3-6M0 2l5 4M7-1L4-7M7-1l5 3M13-5l-3-5M13-5l5 2M20-9l4-2', flesh.base, 3.2),
  },
  dill: {
    reach: 16,
    draw: (flesh) =>
      strokePath('M-15 10Q0 4 14-10M-9 8l-4-6M-9 8l4 4M-3 5l-4-8M-3 5l7 4M3 1L0-7M3 1l8 2M8-4L6-10M8-4l7 0', flesh.base, 1.8),
  },
  blades: { reach: 17, draw: (flesh) => strokePath('M-16 6Q-2-5 16-7M-14 11Q2 2 17 3M-12-2Q2-12 12-13', flesh.base, 2.4) },
  bay: {
    reach: 17,
    draw: (flesh) => filledPath('M-18 5C-10-8 6-12 18-7 12 5-4 12-18 5Z', flesh.base) + strokePath('M-19 6L14-5', flesh.light, 1.4),
  },
  star: {
    reach: 10,
    draw: (flesh) =>
      filledPath('M0-11L2.6-3 9-8 5-1 11 1 4 3 7 10 0 5-7 10-4 3-11 1-5-1-9-8-2.6-3Z', flesh.base) +
      strokePath('M0-6v0M5-3v0M4 4v0M-4 4v0M-5-3v0', flesh.light, 2),
  },
} as const satisfies Record<string, Shape>
