import { list, type ReaderWords } from '#kitchen/reader/words/words.ts'

/** French: the words around a food. */
export const fr: ReaderWords = {
  head: 'first',
  and: list('et, ou, plus'),
  with: list('avec, en, au, aux, à la'),
  from: list('provenant de'),
  of: list('de, d, du, des, de la, de l, à, l'),
  numbers: list(
    'un, une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, douze, douzaine, demi, demie, quelques, peu, le, la, les, l',
  ),
  units: list(
    'g, gr, gramme, kg, kilo, ml, l, litre, cl, dl, tasse, verre, cuillère, cuillère à soupe, cuillère à café, cas, cac, pincée, filet, gousse, tête, botte, bouquet, branche, brin, feuille, boîte, conserve, bocal, bouteille, brique, paquet, sachet, barquette, poignée, morceau, tranche, rondelle, noix, noisette, pot, plaquette, portion, part, bâton, cube, bout',
  ),
  preparation: list(
    `frais, fraîche, surgelé, surgelée, congelé, haché, hachée, coupé, coupée, émincé, émincée, râpé, râpée, rapé, moulu, moulue, cuit, cuite, bouilli, rôti, rôtie, grillé, grillée, frit, cru, crue, sec, sèche, séché, séchée, en conserve, en boîte, en poudre, entier, entière, pelé, pelée, épluché, désossé, sans os, sans peau, avec peau, mûr, mûre,
    vert, verte, rouge, jaune, blanc, blanche, noir, noire, grand, grande, gros, grosse, petit, petite, moyen, moyenne, bio, maison, de la veille, reste de, restes de, reste, nature, en dés, en cubes, en rondelles, en lamelles, en morceaux, en tranches, fumé, fumée, tendre, doux, douce, fin, fine, fermier, allégé, au naturel, égoutté, lavé, fondu, concassé`,
  ),
  allergens: {
    dairy: list('lait, produits laitiers'),
    gluten: list('gluten'),
    eggs: list('œuf'),
    peanut: list('arachide, cacahuète'),
    shellfish: list('crustacé, fruits de mer'),
    soybean: list('soja'),
    mushroom: list('champignon'),
  },
  otherFreeFrom: list('lactose, sucre, sel, graisse, os, peau, arêtes, pépins, alcool, matière grasse'),
  without: { before: list('sans, pas de, sans aucun'), after: [] },
  vegan: list('végan, végane, vegan, végétal, végétale, végétalien, végétalienne'),
  meatless: list('végétarien, végétarienne, sans viande'),
  synonyms: {},
  otherThings: [],
}
