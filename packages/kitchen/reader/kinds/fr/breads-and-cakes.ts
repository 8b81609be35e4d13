import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of grains, breads, cakes and pastas that do not tell the kind of food. */
export const breadsAndCakes: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `amidonnier, blé engrain, blé khorasan, méteil, escourgeon, recoupe, remoulage, farine de blé malté, protéine de blé texturée, bêta-glucane d'avoine, extrait de malt d'orge, blé malté, orge malté, blé germé, levain panaire, cervoise, gueuze, boisson à l'épeautre`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names:
      list(`bâtard pain, benoîton, cramique pain, craquelin salé, croustilles de pain, épi de pain, ficelle pain, fougasse provençale, moricette, mauricette, muffin anglais, pain brié, pain de maïs et blé, pistolet, piadina, polar brod, tartine craquante, tartines craquantes, zopf, tresse, tresse au beurre, pâte à ravioles,
      feuilles de ravioli, chapatti, rghaif`),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    names:
      list(`amandine, berawecka, bescoin, boule de berlin, boules de berlin, bredele, bredeles, brioche vendéenne, cannelé bordelais, carré aux dattes, cornet gaufrette, couque suisse, dartois, doigts de dame, éclair au chocolat, feuilletine, flaune, florentin, florentins, fondant au chocolat, fougasse sucrée,
      galette de pleyben, galette au beurre, gâteau de voyage, gâteau des rois, grimolle, leckerli, läckerli, moelleux au chocolat, oreille d'éléphant, oreilles de cochon pâtisserie, queue de castor, pain viennois au chocolat, paille d'or, parts de pizza, pastis landais, pet-de-nonne, pets de nonne, pithiviers, pudding diplomate,
      roulé, saint-honoré gâteau, schneck, tarte tropézienne, tropézienne, tourtière du lac, tuile aux amandes, vatrouchka, whoopie, cuchaule, cuisse-dame, cuisses-dames, taillaule, taillé aux greubons, grand-pères, pets de sœur, beignet mollet, guedille, pâté aux pommes, barre tendre, biscuit thé, biscuits thé, petit écolier,
      princes de lu, pépito, pim's, napolitain, barquettes de lu, zlabia, griwech, ghribia`),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `alphabets, bavette pâtes, croix de savoie, crozets au sarrasin, gnocchi à la romaine, orechiette, pasta, pâtes d'alsace, petits plombs, papillons pâtes, puntalette, strozzapreti, torsettes, totole, totelots, étoiles pâtes`,
    ),
  },
]
