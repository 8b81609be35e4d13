import { filledPath, flatPatch, strokePath, type Tones } from '#kitchen/picture/ink.ts'
import type { Shape } from '#kitchen/picture/shapes/shape.ts'

/** A fish fillet without flakes. */
export const fillet = (flesh: Tones, skin: Tones) =>
  filledPath('M-35 4C-31-10-9-15 11-13 25-11 35-5 36 2 35 10 20 14 2 14-15 14-33 13-35 4Z', skin.base) +
  flatPatch('M-31 1C-27-9-8-12 11-10 22-9 31-4 32 1 30 7 18 10 2 10-14 10-29 9-31 1Z', flesh.base)

/** Shapes of cooked fish, meat and eggs, and of food cooked whole. */
export const cookedShapes = {
  'seared-fillet': {
    reach: 32,
    draw: (flesh, skin) =>
      fillet(flesh, skin) +
      flatPatch('M-27-1C-21-9-8-10 8-9S27-3 24 0 6-4-4-2-31 5-27-1Z', flesh.dark, 0.7) +
      strokePath('M-18-6q5 6 1 13M-5-8q5 8 1 16M8-8q5 7 1 15M19-6q4 5 1 11', flesh.deep, 1.8, 0.5) +
      strokePath('M-22 4q4 4 9 3M-6 6q7 3 13 1M14 6q6 0 11-4', flesh.light, 2.4),
  },
  'seared-slice': {
    reach: 20,
    draw: (flesh, skin) =>
      filledPath('M-20 1C-20-10-10-14 1-14S21-9 21 1 11 13 0 13-20 11-20 1Z', skin.base) +
      flatPatch('M-16-1C-16-8-8-11 1-11S17-7 17-1 9 8 0 8-16 6-16-1Z', flesh.base) +
      strokePath('M-12 3L-3-9M-3 7L7-9M6 6l8-10', skin.deep, 2.4, 0.6) +
      strokePath('M-12-5q4-4 10-5', flesh.light, 2),
  },
  bird: {
    reach: 62,
    draw: (flesh) =>
      strokePath('M-24 52L-12 74M24 52L12 74', '#f6ead2', 8) +
      strokePath('M-14 75v0M-8 76v0M14 75v0M8 76v0', '#f6ead2', 8) +
      filledPath('M-26-38C-50-44-62-18-54 0-48 6-40 2-38-8ZM26-38C50-44 62-18 54 0 48 6 40 2 38-8Z', flesh.dark) +
      filledPath('M0-58C26-58 44-34 46-2S28 60 0 60-48 30-46-2-26-58 0-58Z', flesh.dark) +
      flatPatch('M0-54C23-54 38-32 39-4S20 40 0 40-40 24-39-4-23-54 0-54Z', flesh.base) +
      filledPath(
        'M-44 6C-58 18-54 46-32 58-18 60-16 48-20 32S-32 0-44 6ZM44 6C58 18 54 46 32 58 18 60 16 48 20 32S32 0 44 6Z',
        flesh.base,
      ) +
      strokePath('M0-44Q3-4 0 28', flesh.deep, 2.4, 0.55) +
      strokePath('M-22-30Q-30-8-22 8M22-34Q28-20 27-8M-44 20q-2 14 6 24M42 18q4 12-2 22', flesh.light, 5, 0.7) +
      strokePath('M-10-20v0M12 2v0M-12 16v0M10-36v0M-34 34v0M33 44v0M-4-4v0', flesh.deep, 3.4, 0.4),
  },
  'whole-fish': {
    reach: 64,
    draw: (flesh, skin) =>
      filledPath('M-68 0C-50-26-6-28 30-8L66-26Q58 0 66 26L30 8C-6 28-50 26-68 0Z', skin.base) +
      flatPatch('M-60-2C-44-20-6-22 26-5 4 6-40 10-60-2Z', flesh.base, 0.8) +
      strokePath('M-24-14l10 28M-4-15l10 28M14-11l7 20M-44-16q10 16 0 32', flesh.deep, 2.6, 0.55) +
      strokePath('M-55-4v0', '#2a120c', 5),
  },
  curd: {
    reach: 16,
    draw: (flesh) =>
      filledPath('M-18 2C-21-5-14-8-9-8-7-14 3-15 7-11 14-13 22-8 19-1 21 4 15 8 11 8 9 13 0 13-4 10-11 13-18 9-18 2Z', flesh.dark) +
      flatPatch('M-16 0C-18-5-13-7-8-7-5-12 3-13 7-9 13-11 19-7 17-2 18 3 13 6 9 6 6 10 0 10-4 8-10 10-16 6-16 0Z', flesh.base) +
      strokePath('M-12-2q6-5 12-2M3-6q6-3 11 1', flesh.light, 3.4) +
      strokePath('M-8 5q7-5 13-2t9-3', flesh.dark, 1.8, 0.8) +
      strokePath('M-4-5v0M8 3v0', '#fffaf0', 4, 0.8),
  },
} as const satisfies Record<string, Shape>
