import { dashedRing, filledCircle, filledPath, flatPatch, outlineStyle, strokePath } from '#kitchen/picture/ink.ts'
import type { Shape } from '#kitchen/picture/shapes/shape.ts'

/** Shapes of fruit, nuts, bread, pasta and sweets. */
export const sweetShapes = {
  berry: {
    reach: 9,
    draw: (flesh) =>
      filledCircle(9, flesh.base) +
      `<circle cx="-3" cy="-3" r="2.4" fill="${flesh.light}" opacity=".8"/>` +
      strokePath('M1 1l2.6 2M3.6 1L1 3', flesh.deep, 1.4),
  },
  raspberry: {
    reach: 10,
    draw: (flesh) =>
      filledCircle(10, flesh.dark) +
      dashedRing(6.4, flesh.base, 5.6, '.1 5.6') +
      strokePath('M0 0v0', flesh.base, 6) +
      strokePath('M-5-4v0M1-7v0M6-2v0M-1-1v0', flesh.light, 1.8),
  },
  strawberry: {
    reach: 14,
    draw: (flesh) =>
      filledPath('M0 15C-12 8-15-4-8-10-4-12 4-12 8-10 15-4 12 8 0 15Z', flesh.base) +
      flatPatch('M0 9C-6 4-7-2-4-6-1-7 1-7 4-6 7-2 6 4 0 9Z', flesh.light, 0.75) +
      strokePath('M-9-2v0M-7 5v0M9-2v0M7 5v0M-3 11v0M3 11v0', '#ffe2a0', 1.7) +
      flatPatch('M0-9C-4-15-10-14-11-11-7-11-4-9 0-9 4-9 7-11 11-11 10-14 4-15 0-9Z', '#5d8a3c'),
  },
  'banana-coin': {
    reach: 11,
    draw: (flesh) =>
      filledCircle(11, flesh.dark) +
      `<circle r="9.6" fill="${flesh.base}"/>` +
      dashedRing(5.6, flesh.light, 3) +
      strokePath('M0-2l0 0M-2 1v0M2 1v0', '#8a6a3a', 1.6),
  },
  'fruit-half': {
    reach: 18,
    draw: (flesh, skin) =>
      filledCircle(18, skin.base) +
      `<circle r="15.4" fill="${flesh.base}"/><circle r="7" fill="${flesh.dark}"/>` +
      dashedRing(8.6, skin.base, 2, '1 3.2') +
      strokePath('M-9-7q3-4 7-4', flesh.light, 2.6),
  },
  'fruit-slice': {
    reach: 16,
    draw: (flesh, skin) =>
      filledPath('M-16-4C-13 15 13 15 16-4 8-1-8-1-16-4Z', skin.base) +
      flatPatch('M-14-3C-10 10 10 10 14-3 7-1-7-1-14-3Z', flesh.base) +
      strokePath('M-7 1Q0 4 7 1', flesh.light, 2),
  },
  'pear-half': {
    reach: 20,
    draw: (flesh, skin) =>
      filledPath('M0-21C6-21 6-12 8-7 16-2 17 16 0 18-17 16-16-2-8-7-6-12-6-21 0-21Z', skin.base) +
      flatPatch('M0-17C4-17 3-9 6-5 12 0 13 13 0 14-13 13-12 0-6-5-3-9-4-17 0-17Z', flesh.base) +
      `<ellipse cy="6" rx="3.6" ry="4.6" fill="${flesh.dark}"/>` +
      strokePath('M0 0V-20l3-4', skin.dark, 1.6),
  },
  'fig-half': {
    reach: 15,
    draw: (flesh, skin) =>
      filledPath('M0-16C3-9 13-6 13 4S6 15 0 15-13 13-13 4-3-9 0-16Z', skin.base) +
      flatPatch('M0-9C3-5 10-3 10 4S5 12 0 12-10 10-10 4-3-5 0-9Z', '#f4dcc6') +
      `<ellipse cy="4" rx="6.6" ry="6" fill="${flesh.base}"/>` +
      strokePath('M-3 2v0M2 1v0M0 6v0M4 5v0M-3 6v0', '#ffe2a0', 1.4),
  },
  citrus: {
    reach: 15,
    draw: (flesh, skin) =>
      filledCircle(15, skin.base) +
      '<circle r="12.8" fill="#fff3d2"/>' +
      dashedRing(6.4, flesh.base, 10, '4.4 .63', false) +
      dashedRing(7, flesh.light, 1.6, '2 3.5'),
  },
  'citrus-wedge': {
    reach: 16,
    draw: (flesh, skin) =>
      filledPath('M-16-6A16.4 16.4 0 0 0 16-6Z', skin.base) +
      flatPatch('M-13.6-6A13.8 13.8 0 0 0 13.6-6Z', '#fff3d2') +
      flatPatch('M-11-4Q-9 1-6 3L-1-4ZM11-4Q9 1 6 3L1-4ZM0-3L-4 4Q0 6 4 4Z', flesh.base),
  },
  drop: {
    reach: 9,
    draw: (flesh) =>
      filledPath('M0-10C6-5 7.5 5 0 10-7.5 5-6-5 0-10Z', flesh.base) +
      strokePath('M0-6Q2 0 0 6', flesh.dark, 1.2) +
      strokePath('M-3-2Q-4 2-3 4', flesh.light, 1.4),
  },
  walnut: {
    reach: 11,
    draw: (flesh) =>
      filledPath('M-2-10C-12-10-13 8-3 10-1 11 1 11 3 10 13 8 12-10 2-10 1-11-1-11-2-10Z', flesh.base) +
      strokePath('M0-9V9M-4-6q-5 3-2 6t-1 5M4-6q5 3 2 6t1 5', flesh.dark, 1.8),
  },
  peanut: {
    reach: 9,
    draw: (flesh) =>
      filledPath('M-9 0C-9-6-3-6-1-4 2-6 9-6 9 0S2 6-1 4C-3 6-9 6-9 0Z', flesh.base) +
      strokePath('M-5-2q2-1 3 0M3-2q2-1 3 0', flesh.light, 1.6),
  },
  date: {
    reach: 11,
    draw: (flesh) =>
      `<ellipse rx="11" ry="7" fill="${flesh.base}" ${outlineStyle}/>` +
      strokePath('M-7-2Q0-5 7-2M-7 2Q0 4 6 2', flesh.light, 1.3, 0.6) +
      strokePath('M-3 0h6', flesh.deep, 1.3),
  },
  raisin: {
    reach: 6,
    draw: (flesh) => filledPath('M-6 0C-5-5 3-6 6-1S2 5-1 5-6 3-6 0Z', flesh.base) + strokePath('M-3-1q3-2 5 1', flesh.light, 1.1, 0.7),
  },
  square: {
    reach: 13,
    draw: (flesh) =>
      filledPath('M-11-9L9-11 12 8-8 11Z', flesh.dark) +
      flatPatch('M-9-8L8-10 10 5-8 8Z', flesh.base) +
      strokePath('M-5-5l8-1', flesh.light, 2, 0.7),
  },
  tube: {
    reach: 18,
    draw: (flesh) =>
      filledPath('M-17 5L-11-7 15-9 17-3 11 7-13 10Z', flesh.dark) +
      flatPatch('M-15 3L-10-6 13-8 10 4-12 7Z', flesh.base) +
      `<ellipse cx="13" cy="-1" rx="3" ry="6" fill="${flesh.deep}" transform="rotate(22 13-1)"/>` +
      strokePath('M-10-2L8-4M-11 2L7 0', flesh.light, 1.5),
  },
  elbow: {
    reach: 13,
    draw: (flesh) =>
      strokePath('M-9 7Q-10-9 9-7', '#2a120c', 13, 0.18) +
      strokePath('M-9 7Q-10-9 9-7', flesh.dark, 10.4) +
      strokePath('M-9.6 6Q-11-10 8-8', flesh.base, 7.6) +
      `<ellipse cx="9.4" cy="-7" rx="2.4" ry="4" fill="${flesh.deep}"/>`,
  },
  toast: {
    reach: 34,
    draw: (flesh, skin) =>
      filledPath('M-30 22V-10C-38-14-34-28-20-27H20C34-28 38-14 30-10V22Q30 28 24 28H-24Q-30 28-30 22Z', skin.base) +
      flatPatch('M-26 20V-11C-32-15-29-24-19-23H19C29-24 32-15 26-11V20Q26 24 22 24H-22Q-26 24-26 20Z', flesh.base) +
      strokePath('M-16-14v0M-4-8v0M12-15v0M18 2v0M-18 8v0M2 14v0M10 6v0', flesh.dark, 2.4, 0.5),
  },
  round: {
    reach: 40,
    draw: (flesh, skin) =>
      filledPath('M-40 3C-42-18-24-37-2-36S40-20 41 1 24 35 1 36-38 22-40 3Z', flesh.base) +
      strokePath('M-20-12v0M-4-22v0M14-14v0M22 8v0M4 4v0M-14 14v0M8 22v0M-26 4v0', skin.base, 9, 0.55) +
      strokePath('M-24-20Q-10-31 6-30', flesh.light, 3),
  },
  chip: {
    reach: 18,
    draw: (flesh) =>
      filledPath('M-17 11L0-17Q3-18 4-15L17 9Q18 13 13 13L-14 14Q-19 14-17 11Z', flesh.base) +
      strokePath('M-5 6v0M3-3v0M7 6v0M-1-9v0', flesh.dark, 2.6, 0.6),
  },
  wrap: {
    reach: 36,
    draw: (flesh, skin) =>
      filledPath('M-42-10Q-46 8-38 14L34 17Q44 12 43 0T36-14L-34-17Q-40-16-42-10Z', flesh.base) +
      strokePath('M-24-8v0M-8 4v0M8-9v0M22 6v0M-28 7v0', skin.base, 7, 0.5) +
      strokePath('M-34 10Q0 1 36-9', flesh.dark, 1.8) +
      strokePath('M-34-12L30-10', flesh.light, 2.4),
  },
  parcel: {
    reach: 26,
    draw: (flesh) =>
      filledPath('M-27 12C-26-8-14-18 0-18S26-8 27 12Q14 18 0 17T-27 12Z', flesh.base) +
      strokePath('M-20 11Q-18-4-8-12M-8 13Q-7-2-2-14M8 13Q7-2 2-14M20 11Q18-4 8-12', flesh.dark, 1.8) +
      strokePath('M-16-4Q-10-13-2-14', flesh.light, 2.4),
  },
  patty: {
    reach: 22,
    draw: (flesh, skin) =>
      filledCircle(22, flesh.dark) +
      `<circle cx="-1" cy="-2" r="19.4" fill="${flesh.base}"/>` +
      strokePath('M-8-6v0M4-10v0M10 2v0M-4 6v0M-12 2v0M4 0v0', skin.base, 4, 0.7) +
      strokePath('M-11-10q5-6 11-6', flesh.light, 2.6),
  },
} as const satisfies Record<string, Shape>
