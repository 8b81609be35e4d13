import { garnishLook, type Look, pieceLook } from '#kitchen/picture/look.ts'

/** The looks of words that are no ingredient but part of what a cook types, such as "winter squash". */
export const wordLooks: Readonly<Record<string, Look>> = {
  squash: pieceLook('dice', '#ee9a35'),
  'yellow-bell-pepper': pieceLook('strip', '#f2bb2e'),
  roe: pieceLook('pea', '#f0703a'),
  caviar: pieceLook('pea', '#2f2f38'),
  coconut: garnishLook('shaving', '#fdf8ee'),
}
