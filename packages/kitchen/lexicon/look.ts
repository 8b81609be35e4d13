/** Shapes of foods seen from above, which packages/kitchen/picture/shapes/ draws. */
const foodShapes = [
  'coin',
  'dice',
  'skin-coin',
  'banana-coin',
  'lotus',
  'floret',
  'shreds',
  'sprout',
  'pod',
  'wedge',
  'spear',
  'arcs',
  'rings',
  'kernel',
  'pea',
  'strip',
  'avocado',
  'frill',
  'leaf',
  'choy',
  'parsley',
  'tomato',
  'tomato-half',
  'raisin',
  'chilli-ring',
  'snip',
  'clove',
  'blades',
  'cap',
  'mushroom',
  'sheet',
  'olive',
  'chunk',
  'slice',
  'drumstick',
  'crumbs',
  'cutlet',
  'sausage-coin',
  'rasher',
  'sausage',
  'fillet',
  'little-fish',
  'fish-chunk',
  'shaving',
  'shrimp',
  'shell',
  'scallop',
  'squid',
  'block',
  'bean',
  'elbow',
  'pearl',
  'square',
  'toast',
  'parcel',
  'round',
  'wrap',
  'chip',
  'fruit-slice',
  'pear-half',
  'fruit-half',
  'ball',
  'berry',
  'fig-half',
  'strawberry',
  'raspberry',
  'date',
  'citrus',
  'citrus-wedge',
  'crumble',
  'walnut',
  'drop',
  'peanut',
  'star',
  'basil',
  'mint',
  'dill',
  'sprig',
  'bay',
] as const
type FoodShape = (typeof foodShapes)[number]

const beds = ['grains', 'beads', 'strands', 'ribbons'] as const
export type Bed = (typeof beds)[number]

/** How a food appears in a picture. Colours are #rrggbb, chosen by eye. `skin` is left out where it equals `colour`. */
export type FoodLook =
  /** Visible pieces. `skin` colours the rim, yolk, stem or filling of the shape. */
  | { kind: 'piece' | 'garnish'; shape: FoodShape; colour: string; skin?: string }
  /** On the table beside the dish: garlic, a squeezed lemon. */
  | { kind: 'aside'; shape: FoodShape; colour: string; skin?: string }
  /** A bed for other food: loose grains, thin strands or wide ribbons. */
  | { kind: 'bed'; bed: Bed; colour: string }
  /** Invisible, but it colours sauce, broth and dough; `strength` 1 is a splash and 4 most of the pot. */
  | { kind: 'wash'; colour: string; strength: 1 | 2 | 3 | 4 }
  /** Flecks on top. */
  | { kind: 'fleck'; colour: string }
  | { kind: 'unseen' }
