import type { Cuisine } from '#kitchen/options.ts'

const cloths = ['check', 'stripes', 'leaf', 'lattice', 'waves', 'bands', 'mandala', 'zigzag', 'triangles', 'dots'] as const
export type Cloth = (typeof cloths)[number]

const tools = ['fork', 'spoon', 'chopsticks', 'spoon-and-fork', 'spoon-and-chopsticks', 'none'] as const
export type Tool = (typeof tools)[number]

/** The tableware and table of a cuisine, as #rrggbb colours. */
export interface Palette {
  ground: string
  cloth: Cloth
  /** The cloth's colours; the first covers the largest part. */
  clothColours: readonly [string, string, string]
  plate: string
  rim: string
  /** The colour of glazed or enamelled pots and dishes. */
  glaze: string
  tool: Tool
}

export const palettes: Record<Cuisine, Palette> = {
  Italian: {
    ground: '#d98d5f',
    cloth: 'check',
    clothColours: ['#f8ead2', '#c4452f', '#e59a84'],
    plate: '#fcf5e6',
    rim: '#c4573c',
    glaze: '#b8472f',
    tool: 'fork',
  },
  French: {
    ground: '#e6cf9c',
    cloth: 'stripes',
    clothColours: ['#faf3e2', '#5b7ba3', '#a9bcd2'],
    plate: '#fdf9f0',
    rim: '#5b7ba3',
    glaze: '#41628c',
    tool: 'fork',
  },
  Thai: {
    ground: '#e8b04a',
    cloth: 'leaf',
    clothColours: ['#3f8a55', '#2f6f45', '#6fb06a'],
    plate: '#eef0dc',
    rim: '#3f8a7a',
    glaze: '#2f6f6a',
    tool: 'spoon-and-fork',
  },
  'Potluck-me': {
    ground: '#f0bf4e',
    cloth: 'dots',
    clothColours: ['#e46a48', '#fbe6b4', '#2f6b4a'],
    plate: '#fdf7e8',
    rim: '#2f6b4a',
    glaze: '#2f6b4a',
    tool: 'fork',
  },
  Chinese: {
    ground: '#b9402f',
    cloth: 'lattice',
    clothColours: ['#a5331f', '#d9a44a', '#8c2a1c'],
    plate: '#f8f6f0',
    rim: '#3f66a0',
    glaze: '#34558a',
    tool: 'chopsticks',
  },
  Japanese: {
    ground: '#d8be94',
    cloth: 'waves',
    clothColours: ['#34507a', '#f0e6d2', '#56739c'],
    plate: '#efe9dc',
    rim: '#56739c',
    glaze: '#3a4a63',
    tool: 'chopsticks',
  },
  Korean: {
    ground: '#c98a5c',
    cloth: 'bands',
    clothColours: ['#f6ead2', '#b8393f', '#3f7a8a'],
    plate: '#e9eee4',
    rim: '#7fa394',
    glaze: '#3c3d42',
    tool: 'spoon-and-chopsticks',
  },
  Indian: {
    ground: '#a83b50',
    cloth: 'mandala',
    clothColours: ['#e5a53a', '#f6d486', '#7c2440'],
    plate: '#e9c777',
    rim: '#b8862f',
    glaze: '#b06a2c',
    tool: 'none',
  },
  Mexican: {
    ground: '#ee9457',
    cloth: 'zigzag',
    clothColours: ['#1f8f8a', '#f6d24e', '#d93a6a'],
    plate: '#fcefd6',
    rim: '#1f7f8f',
    glaze: '#a4512f',
    tool: 'fork',
  },
  African: {
    ground: '#c2803a',
    cloth: 'triangles',
    clothColours: ['#3a2a20', '#e3a52c', '#b5402a'],
    plate: '#f0deba',
    rim: '#6a3f24',
    glaze: '#7c3f24',
    tool: 'spoon',
  },
}
