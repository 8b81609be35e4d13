import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * French adjectives that add something to a food: "poisson pané" contains wheat. Phrases such as "à la crème" name
 * their food themselves.
 */
export const cookingStyles: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('pané, panée, enrobé de chapelure, en beignet, en tempura, en croûte, fariné, farinée, feuilletée'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list('brioché, briochée'),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('malté, maltée') },
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('gratiné, gratinée, au gratin, lacté, lactée'),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('chocolaté, chocolatée, enrobé de chocolat, enrobée de chocolat, nappé de chocolat'),
  },
  {
    class: 'sauce',
    unknown: ['dairy', 'gluten', 'eggs', 'peanut', 'shellfish', 'soybean', 'mushroom'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `à la polonaise, à la russe, à la portugaise, à l'espagnole, à la niçoise, à la basquaise, à la bordelaise, à la bourguignonne, à la normande,
      à l'alsacienne, à la savoyarde, à la dauphinoise, à la landaise, à la périgourdine, à la flamande, à l'italienne, à la milanaise, à la romaine,
      à la napolitaine, à la florentine, à la parisienne, à la viennoise, à la hongroise, à l'allemande, à l'indienne, à la chinoise, à la japonaise,
      à la mexicaine, à la créole, à l'antillaise, à la marocaine, à la tunisienne, à l'orientale, à la libanaise, à la turque, à la catalane,
      à l'andalouse, à l'américaine, à l'armoricaine, à la grenobloise, à la dieppoise, à la financière, à la royale, à l'impératrice, à la diable,
      à la bonne femme, à la fermière, à la paysanne, à la ménagère, à la boulangère, à la forestière, à la reine, à la maréchale, à la villageoise,
      à la cévenole, à l'ardennaise, à l'auvergnate, à la limousine, à la comtoise, à la corse, à la suédoise, à la norvégienne, à la danoise`,
    ),
  },
]
