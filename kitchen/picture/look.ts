import type { ShapeName } from '#kitchen/picture/shapes/shapes.ts'

/** What a food adds to a picture. Colours are #rrggbb. */
export type Look =
  /** Pieces one sees. `skin` colours the rim, the yolk, the stem or the filling of the shape. */
  | { kind: 'piece' | 'garnish'; shape: ShapeName; colour: string; skin: string }
  /** What the rest lies on: loose grains, thin strands, wide ribbons. */
  | { kind: 'bed'; bed: Bed; colour: string }
  /** It is not seen, but it colours sauce, broth and dough; `strength` 1 is a splash, 4 is most of the pot. */
  | { kind: 'wash'; colour: string; strength: 1 | 2 | 3 | 4 }
  /** Not on the dish, but on the table beside it: garlic, a lemon that was pressed. */
  | { kind: 'aside'; shape: ShapeName; colour: string; skin: string }
  /** Flecks on top. */
  | { kind: 'fleck'; colour: string }
  | { kind: 'unseen' }

const beds = ['grains', 'beads', 'strands', 'ribbons'] as const
export type Bed = (typeof beds)[number]

export const piece = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'piece', shape, colour, skin })
export const garnish = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'garnish', shape, colour, skin })
export const aside = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'aside', shape, colour, skin })
export const bed = (bed: Bed, colour: string): Look => ({ kind: 'bed', bed, colour })
export const wash = (colour: string, strength: 1 | 2 | 3 | 4): Look => ({ kind: 'wash', colour, strength })
export const fleck = (colour: string): Look => ({ kind: 'fleck', colour })
export const unseen: Look = { kind: 'unseen' }
