import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * French names of cheeses and milk foods that do not tell the kind of food: France, Switzerland, Belgium, Québec and
 * their neighbours.
 */
export const cheeses: readonly NamedKind[] = [
  {
    // Cheese of rice or almonds is often sold with milk protein (casein), even as "non-dairy".
    class: 'soft-cheese',
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`fromage de riz, fromage d'amande, fromage d'amandes, fromage de lait d'amande, fromage de lait de riz`),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names:
      list(`ami du chambertin, aisy cendré, barousse, bargkass, bergues, bibeleskaes, bleu de termignon, bondard, bouton de culotte, brebiou, bûcheron, cabécou de rocamadour, cachaille, cachat, calenzana, cendré de champagne, chambarand, chambertin, chamois d'or, clacbitou, claquebitou, cœur d'arras, crémeux de bourgogne,
      crémeux du jura, cure nantais, délice de bourgogne, échourgnac, fontainebleau, fougerus, fourme de rochefort, gour noir, gournay, gratte-paille, gros lorrain, isle-mornay, l'ami du chambertin, la vache qui rit, lavort, lingot du quercy, lou bergier, mâconnais, mamirolle, matouille, mimolette vieille, mont des cats,
      mottin charentais, munster-géromé, murol, niolo, pavé d'affinois, pavé d'auge, pavé de moyaux, persillé, persillé de tignes, petit basque, petit reblochon, p'tit basque, pierre-robert, régal de la dombes, rocroi, rollot, rouelle du tarn, roucoulons, rouy, saingorlon, sassenage, tentation de saint-félicien, trappe d'échourgnac,
      triple crème, trou du cru, venaco, vieux pané, gomser, vully, bouquet des moines, boulette de namur, chimay, damme, orval, rochefort fromage, rodoric, brugge, oud brugge, nazareth, père joseph, gouda vieux, leyde, pied-de-vent, baluchon, chèvre noir, ciel de charlevoix, grey owl, kénogami, louis d'or, mamirolle québécois,
      victor et berthold, valbert, cheddar en grains, provola, primosale, shropshire, chanklich, topfen, butterkäse, cancoillotte à l'ail, metton, fort de béthune, confit d'époisses, mini babybel, ficello, kiri chèvre, hochland, croûte de fromage, brisures de fromage, allumettes de fromage, mélange pour fondue, fromage pour pizza,
      fromage thermisé, fromage maigre, fromage demi-sel, demi-sel`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names:
      list(`matière sèche lactique, substances laitières modifiées, substances laitières, substance laitière, protéines lactosériques, protéines sériques, isolat de protéines de lactosérum, butyrique, crème d'alsace, crème de bresse, fleurette, sérum de lait, calcium laitier, yop, fjord, mattons, maton, flan pâtissier au lait,
      préparation laitière, dessert laitier, présure de lait`),
  },
]
