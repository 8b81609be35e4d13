import type { ShapeName } from '#kitchen/picture/shapes/shapes.ts'

/** How a food appears in a picture. Colours are #rrggbb. */
export type Look =
  /** Visible pieces. `skin` colours the rim, yolk, stem or filling of the shape. */
  | { kind: 'piece' | 'garnish'; shape: ShapeName; colour: string; skin: string }
  /** A bed for other food: loose grains, thin strands or wide ribbons. */
  | { kind: 'bed'; bed: Bed; colour: string }
  /** Invisible, but it colours sauce, broth and dough; `strength` 1 is a splash and 4 most of the pot. */
  | { kind: 'wash'; colour: string; strength: 1 | 2 | 3 | 4 }
  /** On the table beside the dish: garlic, a squeezed lemon. */
  | { kind: 'aside'; shape: ShapeName; colour: string; skin: string }
  /** Flecks on top. */
  | { kind: 'fleck'; colour: string }
  | { kind: 'unseen' }

const beds = ['grains', 'beads', 'strands', 'ribbons'] as const
export type Bed = (typeof beds)[number]

export const pieceLook = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'piece', shape, colour, skin })
export const garnishLook = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'garnish', shape, colour, skin })
export const tableLook = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'aside', shape, colour, skin })
export const bedLook = (bed: Bed, colour: string): Look => ({ kind: 'bed', bed, colour })
export const sauceColourLook = (colour: string, strength: 1 | 2 | 3 | 4): Look => ({ kind: 'wash', colour, strength })
export const fleckLook = (colour: string): Look => ({ kind: 'fleck', colour })
export const invisibleLook: Look = { kind: 'unseen' }
