import { dashedRing, filledCircle, filledPath, flatPatch, outlineStyle, strokePath } from '#kitchen/picture/ink.ts'
import { fillet } from '#kitchen/picture/shapes/cooked.ts'
import type { Shape } from '#kitchen/picture/shapes/shape.ts'

const blob = 'M-15-3C-15-11-4-14 4-12S16-7 16 1 9 12-1 12-16 7-15-3Z'

/** Shapes of meat, fish, eggs, cheese and their substitutes. */
export const proteinShapes = {
  chunk: {
    reach: 16,
    draw: (flesh) =>
      filledPath(blob, flesh.dark) +
      flatPatch('M-14-5C-13-12-4-14 4-13S15-7 14-1 7 8-1 8-15 4-14-5Z', flesh.base) +
      strokePath('M-9-5q4-4 9-4', flesh.light, 2.4) +
      strokePath('M-6 3l5-6M1 4l6-7', flesh.deep, 2, 0.55),
  },
  cutlet: {
    reach: 24,
    draw: (flesh, skin) =>
      filledPath('M-25 2C-26-11-11-17 3-16S26-8 25 4 12 17-3 16-24 13-25 2Z', skin.base) +
      flatPatch('M-22-1C-21-11-9-14 3-13S22-6 21 2 10 11-3 11-22 8-22-1Z', flesh.base) +
      strokePath('M-13 6L-3-9M-4 9L7-9M6 8l9-12', skin.dark, 2.6, 0.8) +
      strokePath('M-16-4q4-5 9-6', flesh.light, 2),
  },
  slice: {
    reach: 19,
    draw: (flesh, skin) =>
      filledPath('M-19 1C-19-9-9-13 1-13S20-8 20 1 10 12 0 12-19 10-19 1Z', skin.base) +
      flatPatch('M-15 0C-15-7-7-10 1-10S16-6 16 0 8 9 0 9-15 7-15 0Z', flesh.base) +
      flatPatch('M-9-1C-9-5-4-7 1-7S10-4 10-1 5 5 0 5-9 3-9-1Z', flesh.light, 0.5) +
      strokePath('M-6 2q5 2 10-1', flesh.dark, 1.4, 0.6),
  },
  drumstick: {
    reach: 24,
    draw: (flesh) =>
      strokePath('M8-7L25-17', '#f6ead2', 6) +
      strokePath('M24-20v0M27-15v0', '#f6ead2', 7) +
      filledPath('M-22 8C-24-6-10-15 1-14S16-5 12 1 4 16-6 17-21 15-22 8Z', flesh.dark) +
      flatPatch('M-20 5C-21-6-9-13 1-12S12-4 9 0 2 11-6 12-20 11-20 5Z', flesh.base) +
      strokePath('M-13-1q4-6 10-6', flesh.light, 2.6),
  },
  crumbs: {
    reach: 11,
    draw: (flesh) =>
      filledPath('M-10-2C-10-8-3-9 0-7S9-9 10-2 6 9 0 7-10 6-10-2Z', flesh.base) +
      strokePath('M-5-3v0M3-4v0M5 2v0M-3 3v0', flesh.light, 3) +
      strokePath('M0 0v0M-7 1v0M1 5v0', flesh.deep, 2.4, 0.6),
  },
  fillet: {
    reach: 32,
    draw: (flesh, skin) => fillet(flesh, skin) + strokePath('M-20-5q6 6 2 13M-8-8q6 8 2 17M5-9q6 8 2 18M17-7q5 6 2 14', flesh.light, 2),
  },
  'fish-chunk': {
    reach: 17,
    draw: (flesh, skin) =>
      filledPath('M-16-4C-14-12-2-13 6-12S17-5 16 2 8 12-2 12-18 6-16-4Z', skin.base) +
      flatPatch('M-13-4C-11-10-1-10 6-9S14-4 13 1 6 8-2 8-15 4-13-4Z', flesh.base) +
      strokePath('M-6-7q5 6 1 13M4-8q5 6 1 14', flesh.light, 2),
  },
  'little-fish': {
    reach: 20,
    draw: (flesh) =>
      filledPath('M-20 0Q-6-11 11-1L20-7Q18 0 20 7L11 2Q-6 11-20 0Z', flesh.base) +
      strokePath('M-12-2Q0-6 9 0', flesh.light, 2) +
      strokePath('M-14-1v0', '#2a120c', 2.6),
  },
  shrimp: {
    reach: 17,
    draw: (flesh) =>
      `<path d="M11 9A12.5 12.5 0 1 1 8-10" fill="none" stroke="#2a120c" stroke-opacity=".2" stroke-width="13"/>` +
      strokePath('M11 9A12.5 12.5 0 1 1 8-10', flesh.base, 10) +
      strokePath('M7 10A10.5 10.5 0 1 1 6-8', flesh.light, 3) +
      strokePath('M2 17l-1-6M-7 14l3-5M-13 7l6-3M-15-2l6 1M-11-11l4 5', flesh.dark, 1.8) +
      filledPath('M9 7L20 4 17 10 20 16 9 13Z', flesh.dark),
  },
  shell: {
    reach: 19,
    draw: (flesh, skin) =>
      filledPath('M-19 2C-15-13 6-17 19-8 21 4 6 16-8 13-16 11-19 8-19 2Z', skin.base) +
      flatPatch('M-14 2C-10-9 6-12 15-6 16 2 4 11-7 9-12 8-14 6-14 2Z', '#efe6ee') +
      filledPath('M-9 2C-6-5 4-7 10-4 11 1 3 7-4 6-8 5-9 4-9 2Z', flesh.base),
  },
  squid: {
    reach: 12,
    draw: (flesh) =>
      `<circle r="9.5" fill="none" stroke="#2a120c" stroke-opacity=".2" stroke-width="9"/>` +
      dashedRing(9.5, flesh.base, 6.6) +
      dashedRing(10.4, flesh.light, 1.6),
  },
  scallop: {
    reach: 14,
    draw: (flesh, skin) =>
      filledCircle(14, flesh.dark) +
      `<circle cy="-1" r="12.6" fill="${flesh.base}"/><circle cy="-1" r="9" fill="${skin.base}" opacity=".75"/>` +
      strokePath('M-5-4q4-3 8-1', flesh.light, 2),
  },
  'fried-egg': {
    reach: 24,
    draw: (flesh, skin) =>
      filledPath('M-22-4C-24-16-8-22 2-18 12-24 26-12 22-1 27 10 14 22 4 17-6 24-22 17-20 7-24 4-23 0-22-4Z', flesh.base) +
      `<circle cx="1" cy="-1" r="9.6" fill="${skin.base}"/><circle cx="1" cy="-2" r="8.4" fill="#f7b52c"/>` +
      strokePath('M-3-5q2-3 5-3', '#fff6dc', 2.2),
  },
  'egg-half': {
    reach: 14,
    draw: (flesh, skin) =>
      `<ellipse rx="11.5" ry="14.5" fill="${flesh.base}" ${outlineStyle}/><circle cy="2" r="7.4" fill="${skin.base}"/>` +
      strokePath('M-3-1q2-2 4-2', '#fff1c0', 2),
  },
  block: {
    reach: 15,
    draw: (flesh) =>
      `<rect x="-13" y="-8" width="26" height="20" rx="4" fill="${flesh.dark}" ${outlineStyle}/>` +
      `<rect x="-13" y="-11" width="26" height="18" rx="4" fill="${flesh.base}"/>` +
      strokePath('M-8-7h11', flesh.light, 2.6) +
      strokePath('M-8 2l5-5M0 3l6-7', flesh.dark, 2, 0.55),
  },
  'sausage-coin': {
    reach: 12,
    draw: (flesh, skin) =>
      `${filledCircle(12, skin.base)}<circle r="9.8" fill="${flesh.base}"/>${strokePath('M-5-3v0M2-6v0M5 0v0M-1 2v0M-5 4v0M3 5v0', flesh.light, 2.4)}`,
  },
  sausage: {
    reach: 25,
    draw: (flesh) =>
      strokePath('M-22 6Q0-8 22 4', '#2a120c', 17, 0.18) +
      strokePath('M-22 6Q0-8 22 4', flesh.dark, 14.4) +
      strokePath('M-22 4.6Q0-9.4 22 2.6', flesh.base, 11.4) +
      strokePath('M-14-1Q0-8 12-3', flesh.light, 2.6) +
      strokePath('M-9 3l4-6M2 0l4-6M12 3l4-6', flesh.deep, 2, 0.5),
  },
  rasher: {
    reach: 22,
    draw: (flesh, skin) =>
      strokePath('M-22 4Q-14-8-6 1T9 0 22-4', '#2a120c', 14, 0.18) +
      strokePath('M-22 4Q-14-8-6 1T9 0 22-4', flesh.base, 11) +
      strokePath('M-22 2Q-14-10-6-1T9-2 22-6', skin.base, 2.6) +
      strokePath('M-22 7Q-14-5-6 4T9 3 22-1', skin.base, 1.4),
  },
  ball: {
    reach: 14,
    draw: (flesh) =>
      filledCircle(14, flesh.dark) +
      `<circle cx="-.8" cy="-1.6" r="12" fill="${flesh.base}"/>` +
      strokePath('M-6-6q3-4 7-4', flesh.light, 2.4) +
      strokePath('M4 4v0M-4 4v0M6-2v0M0 0v0', flesh.deep, 2.2, 0.5),
  },
  crumble: {
    reach: 10,
    draw: (flesh) =>
      filledPath('M-9-4L-1-9 8-6 10 3 2 9-8 6Z', flesh.dark) +
      flatPatch('M-8-5L-1-9 7-6 8 1 1 6-7 3Z', flesh.base) +
      strokePath('M-4-3l4-2', flesh.light, 2),
  },
  pearl: {
    reach: 14,
    draw: (flesh) =>
      filledCircle(14, flesh.dark) +
      `<circle cx="-1" cy="-1.5" r="12.2" fill="${flesh.base}"/><ellipse cx="-5" cy="-6" rx="4" ry="2.4" fill="${flesh.light}" transform="rotate(-35-5-6)"/>`,
  },
  shaving: {
    reach: 14,
    draw: (flesh) => filledPath('M-14 3Q-6-9 4-6T15-5Q8 4-1 4T-14 3Z', flesh.base) + strokePath('M-9 1Q-3-5 5-3', flesh.light, 1.6),
  },
} as const satisfies Record<string, Shape>
