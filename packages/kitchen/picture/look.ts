import type { Bed, FoodLook } from '#kitchen/lexicon/look.ts'
import type { ShapeName } from '#kitchen/picture/shapes/shapes.ts'

/** How a food appears in a picture, raw or cooked: as in the lexicon, in more shapes. Colours are #rrggbb. */
export type Look =
  | { kind: 'piece' | 'garnish'; shape: ShapeName; colour: string; skin: string }
  | { kind: 'aside'; shape: ShapeName; colour: string; skin: string }
  | Exclude<FoodLook, { shape: string }>

export const pieceLook = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'piece', shape, colour, skin })
export const garnishLook = (shape: ShapeName, colour: string, skin = colour): Look => ({ kind: 'garnish', shape, colour, skin })
export const bedLook = (bed: Bed, colour: string): Look => ({ kind: 'bed', bed, colour })
export const sauceColourLook = (colour: string, strength: 1 | 2 | 3 | 4): Look => ({ kind: 'wash', colour, strength })
export const fleckLook = (colour: string): Look => ({ kind: 'fleck', colour })
export const invisibleLook: Look = { kind: 'unseen' }
