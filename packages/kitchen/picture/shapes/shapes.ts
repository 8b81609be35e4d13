import { cookedShapes } from '#kitchen/picture/shapes/cooked.ts'
import { herbShapes } from '#kitchen/picture/shapes/herbs.ts'
import { proteinShapes } from '#kitchen/picture/shapes/proteins.ts'
import type { Shape } from '#kitchen/picture/shapes/shape.ts'
import { sweetShapes } from '#kitchen/picture/shapes/sweet.ts'
import { vegetableShapes } from '#kitchen/picture/shapes/vegetables.ts'

const all = { ...vegetableShapes, ...proteinShapes, ...cookedShapes, ...sweetShapes, ...herbShapes }
export type ShapeName = keyof typeof all

/** Every shape of food by name. */
export const shapes: Record<ShapeName, Shape> = all
