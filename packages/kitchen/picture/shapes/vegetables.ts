import { dashedRing, filledCircle, filledPath, flatPatch, outlineStyle, strokePath } from '#kitchen/picture/ink.ts'
import type { Shape } from '#kitchen/picture/shapes/shape.ts'

/** Shapes of cut vegetables. */
export const vegetableShapes = {
  coin: {
    reach: 13,
    draw: (flesh) =>
      `${filledCircle(13, flesh.dark) + dashedRing(11.4, flesh.base, 3)}<circle r="10" fill="${flesh.light}"/>${dashedRing(5, flesh.base, 3, '3.2 3.1')}`,
  },
  'skin-coin': {
    reach: 14,
    draw: (flesh, skin) =>
      filledCircle(14, skin.base) +
      `<circle r="11.8" fill="${flesh.base}"/><circle r="8" fill="${flesh.light}"/>` +
      dashedRing(5, flesh.dark, 2.2, '.1 5.1'),
  },
  tomato: {
    reach: 15,
    draw: (flesh) =>
      filledCircle(15, flesh.base) +
      `<circle r="12.6" fill="${flesh.light}"/>` +
      dashedRing(7.4, flesh.base, 7, '5.4 6.2') +
      dashedRing(7.4, '#ffe2a0', 1.8, '.1 3.8') +
      `<circle r="2.6" fill="${flesh.light}"/>`,
  },
  'tomato-half': {
    reach: 10,
    draw: (flesh) =>
      filledCircle(10, flesh.base) +
      `<circle r="7.8" fill="${flesh.light}"/>` +
      flatPatch('M-5-1C-5-7-1-7-1-1S-5 5-5-1ZM1-1C1-7 5-7 5-1S1 5 1-1Z', flesh.base) +
      strokePath('M-3-3v0M-3 1v0M3-3v0M3 1v0', '#ffe2a0', 1.6),
  },
  dice: {
    reach: 12,
    draw: (flesh) =>
      `<rect x="-10" y="-8" width="20" height="18" rx="3.5" fill="${flesh.dark}" ${outlineStyle}/>` +
      `<rect x="-10" y="-10" width="20" height="16" rx="3.5" fill="${flesh.base}"/>` +
      strokePath('M-6-6h9', flesh.light, 2.4),
  },
  strip: {
    reach: 17,
    draw: (flesh) =>
      `<path d="M-16 6Q-3-9 16-2" fill="none" stroke="#2a120c" stroke-opacity=".2" stroke-width="11"/>` +
      strokePath('M-16 6Q-3-9 16-2', flesh.dark, 8.4) +
      strokePath('M-16 5Q-3-10 16-3', flesh.base, 6.4) +
      strokePath('M-12 1Q-2-8 10-5', flesh.light, 1.8),
  },
  wedge: {
    reach: 16,
    draw: (flesh, skin) =>
      filledPath('M-16-5A16 16 0 0 0 16-5Q0-9-16-5Z', skin.base) +
      flatPatch('M-13-5A13 13 0 0 0 13-5Q0-8-13-5Z', flesh.base) +
      strokePath('M-6-3Q-3 3 0 4T6-3', flesh.light, 2),
  },
  floret: {
    reach: 16,
    draw: (flesh, skin) =>
      filledPath('M-4 15L-6 2H6L4 15Q0 17-4 15Z', skin.base) +
      filledPath('M-6 4C-14 7-18-2-13-6-15-13-7-17-3-13 1-18 9-16 9-11 17-10 17 1 10 3 6 8-2 8-6 4Z', flesh.base) +
      strokePath('M-9-3v0M-4-9v0M4-10v0M9-4v0M1-3v0M-4 2v0M5 1v0', flesh.light, 4.4) +
      strokePath('M-8-7v0M0-6v0M6-7v0M-1 1v0', flesh.dark, 3),
  },
  mushroom: {
    reach: 15,
    draw: (flesh, skin) =>
      filledPath('M-5 0L-4 13Q0 16 4 13L5 0Z', flesh.base) +
      filledPath('M-15 1C-16-9-8-14 0-14S16-9 15 1C11 5 6 1 0 1S-11 5-15 1Z', skin.base) +
      flatPatch('M-12-1C-11-8-6-10 0-10S11-8 12-1C8 1 5-2 0-2S-8 1-12-1Z', flesh.base) +
      strokePath('M-6-4q6-3 12 0', flesh.dark, 1.6),
  },
  sprout: {
    reach: 12,
    draw: (flesh, skin) =>
      filledCircle(12, skin.base) +
      flatPatch('M-10-3Q-2-13 7-8 2 0 4 10-8 10-10-3Z', flesh.base) +
      strokePath('M4 10Q-3 2-5-7M1 4Q-4 3-8 1M-1-1Q2-4 6-5', flesh.light, 1.5),
  },
  cap: {
    reach: 14,
    draw: (flesh, skin) =>
      `${filledCircle(14, skin.dark)}<circle cy="-1" r="12.4" fill="${skin.base}"/>${strokePath('M-6-1H6M0-7V5M-4-5l8 8M4-5l-8 8', flesh.light, 2.4)}`,
  },
  rings: {
    reach: 13,
    draw: (flesh) =>
      `<circle r="11.5" fill="none" stroke="#2a120c" stroke-opacity=".2" stroke-width="6"/>` +
      dashedRing(11.5, flesh.base, 4) +
      dashedRing(12, flesh.light, 1.2) +
      dashedRing(6.6, flesh.base, 2.6),
  },
  arcs: {
    reach: 13,
    draw: (flesh, skin) =>
      strokePath('M-13 4Q0-14 13 4M-8 7Q0-6 8 7', '#2a120c', 6, 0.14) +
      strokePath('M-13 4Q0-14 13 4M-8 7Q0-6 8 7', skin.base, 4) +
      strokePath('M-12 4Q0-12 12 4M-7 7Q0-4 7 7', flesh.base, 2),
  },
  snip: { reach: 5, draw: (flesh) => dashedRing(4, flesh.base, 3) + dashedRing(4.6, flesh.light, 1) },
  bean: {
    reach: 10,
    draw: (flesh) =>
      filledPath('M-10 0C-10-8 0-9 6-6S11 6 5 7-1 3-4 4-10 6-10 0Z', flesh.base) + strokePath('M-5-3Q0-6 4-3', flesh.light, 2),
  },
  pea: { reach: 6, draw: (flesh) => `${filledCircle(6, flesh.base)}<circle cx="-2" cy="-2" r="1.8" fill="${flesh.light}"/>` },
  kernel: {
    reach: 6,
    draw: (flesh) => filledPath('M-5-2C-5-7 5-7 5-2L2.5 5Q0 7-2.5 5Z', flesh.base) + strokePath('M-2-3q2-2 4 0', flesh.light, 1.6),
  },
  spear: {
    reach: 24,
    draw: (flesh) =>
      strokePath('M-26 4Q-4-3 14-4', '#2a120c', 10, 0.18) +
      strokePath('M-26 4Q-4-3 14-4', flesh.base, 7) +
      filledPath('M11-9Q22-11 29-6 23 0 12 1Z', flesh.dark) +
      strokePath('M-20 1Q-6-4 6-5', flesh.light, 1.6) +
      strokePath('M-13 4l4-4M-3 1l4-4M5 0l4-4M16-4l4 2M19-7l3 3', flesh.dark, 1.6),
  },
  pod: {
    reach: 18,
    draw: (flesh) =>
      strokePath('M-18 5Q0-9 18 1', '#2a120c', 8, 0.18) +
      strokePath('M-18 5Q0-9 18 1', flesh.dark, 6) +
      strokePath('M-18 4.4Q0-9.6 18 .4', flesh.base, 4.4) +
      strokePath('M-10 0Q0-6 8-4', flesh.light, 1.4),
  },
  shreds: {
    reach: 15,
    draw: (flesh) =>
      strokePath('M-15 4Q-3-10 13-6M-12 9Q0-4 15 5M-13-5Q0 4 12-10M-5 11Q4 0 15-1', flesh.dark, 4, 0.7) +
      strokePath('M-15 4Q-3-10 13-6M-12 9Q0-4 15 5M-13-5Q0 4 12-10M-5 11Q4 0 15-1', flesh.base, 2.6),
  },
  leaf: {
    reach: 17,
    draw: (flesh) =>
      filledPath('M0-18C12-9 11 8 0 18-11 8-12-9 0-18Z', flesh.base) +
      flatPatch('M0-18C12-9 11 8 0 18Z', flesh.dark, 0.35) +
      strokePath('M0-13V20M0-4l5-4M0-4l-5-4M0 4l6-5M0 4l-6-5M0 11l4-4M0 11l-4-4', flesh.light, 1.2),
  },
  frill: {
    reach: 18,
    draw: (flesh, skin) =>
      filledPath(
        'M0 18C-8 16-14 13-13 7-19 4-17-4-13-5-15-12-7-17-3-14-1-19 6-18 7-13 14-14 17-6 13-3 19 3 15 9 11 9 11 15 6 18 0 18Z',
        flesh.base,
      ) + strokePath('M0 19V-7M0 9l-7-6M0 6l7-7M0-1l-5-6M0-2l4-6', skin.base, 2),
  },
  choy: {
    reach: 20,
    draw: (flesh, skin) =>
      filledPath('M-6 4C-20 2-17-20-8-20-3-20-2-12 0-8 2-14 5-21 11-18 20-12 16 4 7 5Z', flesh.base) +
      strokePath('M-9-14Q-8-6-5 2M10-13Q9-6 5 2', flesh.light, 1.6) +
      filledPath('M-7 2C-10 12-7 19 0 20 7 19 10 12 7 2 3-6 2-4 0-6-2-4-3-6-7 2Z', skin.base) +
      strokePath('M-3 4Q-5 12-2 16M3 4Q5 12 2 16', skin.dark, 1.4),
  },
  lotus: {
    reach: 16,
    draw: (flesh) =>
      filledCircle(16, flesh.dark) +
      `<circle r="14" fill="${flesh.base}"/>` +
      dashedRing(8, flesh.deep, 5.4, '.1 8.2') +
      `<circle r="2.4" fill="${flesh.deep}"/>`,
  },
  avocado: {
    reach: 17,
    draw: (flesh, skin) =>
      filledPath('M-17 4C-12-14 12-14 17 4 12 12 6 3 0 3S-12 12-17 4Z', skin.base) +
      flatPatch('M-14 3C-9-10 9-10 14 3 10 6 6 0 0 0S-10 6-14 3Z', flesh.base) +
      strokePath('M-8-2Q0-8 8-2', flesh.light, 2.4),
  },
  olive: {
    reach: 8,
    draw: (flesh) =>
      `<ellipse rx="8" ry="6.6" fill="${flesh.base}" ${outlineStyle}/><circle cx="1" r="2.4" fill="${flesh.deep}"/>` +
      strokePath('M-5-2q1-2 3-2', flesh.light, 1.6),
  },
  chilli: {
    reach: 17,
    draw: (flesh) =>
      filledPath('M-12-6C-4-10 2-3 7 2S17 8 18 11C8 13-2 8-7 4S-15 0-12-6Z', flesh.base) +
      strokePath('M-8-4Q-1-3 5 3', flesh.light, 1.8) +
      strokePath('M-12-5q-4-2-4-6', '#5d7f35', 3.4),
  },
  'chilli-ring': {
    reach: 6,
    draw: (flesh) => `${filledCircle(6, flesh.base)}<circle r="3.8" fill="${flesh.light}"/>${dashedRing(2.2, '#fff3cf', 1.6, '.1 3.3')}`,
  },
  clove: {
    reach: 9,
    draw: (flesh) =>
      filledPath('M-1-10C8-6 10 4 3 9-3 11-9 7-8 1-8-4-4-6-1-10Z', flesh.base) + strokePath('M-2-5Q-6 0-3 6', flesh.dark, 1.2),
  },
  sheet: {
    reach: 15,
    draw: (flesh) =>
      filledPath('M-14-10L13-13 15 9-12 13Z', flesh.base) + strokePath('M-9-6l17-2M-9 0l19-2M-8 7l17-2', flesh.light, 1, 0.5),
  },
  pickle: {
    reach: 14,
    draw: (flesh, skin) =>
      filledCircle(13, skin.base) +
      `<circle r="11" fill="${flesh.base}"/>` +
      dashedRing(12.6, skin.dark, 2, '2 2.4') +
      dashedRing(5, flesh.light, 2.4, '.1 4.5'),
  },
} as const satisfies Record<string, Shape>
