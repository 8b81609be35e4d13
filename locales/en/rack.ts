import type { RackSpice } from '@potluck/kitchen/spice-rack'

/** What the staple "spices and herbs" lets a recipe use. */
export const rack = {
  list: 'Dried, as in an ordinary rack: {{list}}. Add anything fresh or rarer as an ingredient.',
  name: {
    'bay-leaf': 'bay leaves',
    'dried-basil': 'basil',
    'dried-oregano': 'oregano',
    'dried-thyme': 'thyme',
    paprika: 'paprika',
    'smoked-paprika': 'smoked paprika',
    'chili-powder': 'chili powder',
    'chili-flakes': 'chili flakes',
    cayenne: 'cayenne',
    cumin: 'cumin',
    'ground-coriander': 'ground coriander',
    turmeric: 'turmeric',
    'ground-ginger': 'ground ginger',
    cinnamon: 'cinnamon',
    nutmeg: 'nutmeg',
    cloves: 'cloves',
    'garlic-powder': 'garlic powder',
    'onion-powder': 'onion powder',
  } satisfies Record<RackSpice, string>,
} as const
