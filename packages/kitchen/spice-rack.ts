/**
 * The staple "spices and herbs": dried spices of an ordinary rack, by the kitchen's ids. Fresh herbs and blends of
 * one cuisine are left out; a cook types them.
 */
export const spiceRack = [
  'bay-leaf',
  'dried-basil',
  'dried-oregano',
  'dried-thyme',
  'paprika',
  'smoked-paprika',
  'chili-powder',
  'chili-flakes',
  'cayenne',
  'cumin',
  'ground-coriander',
  'turmeric',
  'ground-ginger',
  'cinnamon',
  'nutmeg',
  'cloves',
  'garlic-powder',
  'onion-powder',
] as const
export type RackSpice = (typeof spiceRack)[number]
