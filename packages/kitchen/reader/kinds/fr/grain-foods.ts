import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of foods of wheat, rye, barley, oats and soya outside the lexicon, by kind. */
export const grainFoods: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `froment, blé complet, blé entier, blé concassé, blé soufflé, blé poulard, poulard, touselle, blé de khorasan, grand épeautre, épeautre vert, triticale, seigle, grain de seigle, seigle malté, orge, orge mondé, orge germé, flocons d'épeautre, flocons de blé, flocons de seigle, flocons cinq céréales, germe de blé, son de blé, son d'épeautre, son d'orge, grain de blé, grain d'orge, ebly, pilpil, pilpil de blé,
      malt, extrait de malt, sirop de malt, sirop de malt d'orge, sirop d'orge, farine de malt, malt torréfié, orge torréfiée, drêche, fibre de blé, fibres de blé, sirop de blé, maltodextrine de blé, gluten vital, gluten de froment, semoule fine de blé dur, finot, finots de blé dur, gruau de blé, gruau, pétales de blé, shredded wheat, contenant du gluten, grain germé, maltose de blé, mélange de céréales, multicéréales, cinq céréales, sept céréales, boulghour, boulgour complet`,
    ),
  },
  {
    class: 'flour',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `farine de seigle, farine de froment, farine de gruau, farine de blé dur, farine de blé tendre, farine de kamut, farine de khorasan, farine d'engrain, farine d'amidonnier, farine aux céréales, farine pâtissière, farine boulangère, farine fluide, farine à pain, farine à pizza, farine à gâteau, farine tout usage, farine intégrale, farine bise, farine graham, farine type 45, farine type 55, farine type 65, farine t45, farine t55, farine t65, farine t80, farine t110, farine t150, farine de gluten, farine blanche, farine de boulangerie, farine de sarrasin et blé, levain, levain de seigle, levain de blé, levain naturel, levain chef, levain déshydraté, poolish, farine à tempura, farine à beignet, farine panifiable`,
    ),
  },
  // The name is the crust of a pie or of bread, sometimes the rind of a cheese. It likely contains gluten.
  { class: 'bread', mayContain: ['gluten'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list('croûte') },
  {
    class: 'acid',
    contains: ['gluten'],
    diet: 'vegan',
    names: list("vinaigre de malt, vinaigre de bière, vinaigre d'orge"),
  },
  {
    class: 'grain',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      `céréale, céréales, céréales complètes, grains anciens, avoine, grain d'avoine, flocon d'avoine, son d'avoine, fibre d'avoine, gruau d'avoine, farine d'avoine, avoine décortiquée, protéine d'avoine, boisson d'avoine, porridge, gruau instantané, bouillie, crème de céréales, extrudé de céréales, mélange de farines`,
    ),
  },
  {
    class: 'grain',
    mayContain: ['gluten'],
    unknown: ['dairy', 'peanut', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `muesli, musli, granola, céréales du petit déjeuner, céréales petit-déjeuner, corn flakes, cornflakes, flocons de maïs, pétales de maïs, weetabix, cheerios, rice krispies, spécial k, chocapic, barre de céréales, barre céréalière, barre granola, all bran, blé soufflé au miel, birchermuesli`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `pain azyme, azyme, matza, matzo, pain à burger, pain hamburger, pain à hot-dog, pain pour hot-dog, pain viennois, pain au lait, pain suédois, pain polaire, pain croustillant, pain bao, bao, mantou, pain bagnat, petit pain, petits pains, bun, buns, bretzel, pretzel, flûte, bâtard, fouée, fouace, foccacia, gressin, grissini, longuet, biscotte, biscottes, cracotte, tuc, ritz, wasa, krisprolls, galette suédoise, crostini, bruschetta, sandwich, panini, pain mouillé, farce à pain,
      pâte à pain, pizza, base de pizza, calzone, pâte levée, fond de tarte brisée, abaisse, abaisse de pâte, pâte à frire, pâte à beignets, pâte à crêpes, pâte à tempura, tempura, croûte de tarte, croûte à tarte, chausson, croustade, vol au vent vide, pâte à raviolis, pâte à ravioli, wonton, gyoza, brik, ravioli chinois, ravioles chinoises, rouleau de printemps frit, nem, nems, rouleau impérial, samoussa, samosa, yufka, kadaïf, pâte kadaïf, paratha, puri, injera de blé, msemen, baghrir, batbout, kesra, matlouh, hostie, gaufrette salée, roux blanc, roux blond, chips de crevette au blé`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    names: list(
      `brioche feuilletée, viennoiserie, viennoiseries, pain au chocolat, chocolatine, pain aux raisins, escargot aux raisins, chausson aux pommes, kouglof, kougelhopf, kouign-amann, cramique, craquelin sucré, cougnou, panettone, pandoro, stollen, challah, babka, gâche, pogne, fouace sucrée, gâteau, gâteaux, gâteau au yaourt, gâteau au chocolat, gâteau de savoie, quatre-quarts, génoise, biscuit de savoie, biscuit, biscuits, biscuit sec, biscuits secs, biscuit sablé, sablé, sablés, petit-beurre, palet breton, galette bretonne, galette des rois, spéculoos, spéculos, cuillère biscuit, biscuit cuillère, biscuits cuillère, boudoir, boudoirs, biscuit rose de reims, langue de chat, tuile, cigarette russe, cookie, cookies, brownie, blondie, muffin, cupcake, cake, cake aux fruits, pound cake, madeleine, financier, canistrelli, cantuccini, navette de marseille, granola biscuit, biscuit digestif, digestive, biscuit au gingembre, pain d'épices, pain d'épice, pain de gênes, gaufre, gaufres, gaufre de liège, gaufre de bruxelles, gaufrette, gaufrettes, cornets à glace, cornet gaufré, crêpe dentelle, crêpes dentelle, gavotte, crêpe, crêpes, crêpe de froment, pancake, pancakes, blini, blinis, beignet, beignets, donut, donuts, beigne, bugne, churro, churros, oreillette, chichi, éclair, chou à la crème, chouquette, pâte à choux, profiterole, religieuse, paris-brest, saint-honoré, mille-feuille, millefeuille, tarte, tarte aux pommes, tarte tatin, tarte au sucre, tarte au citron, tartelette, crumble, streusel, croustade aux pommes, cobbler, strudel, baklava, tourte, biscuit roulé, bûche de noël, forêt-noire, fraisier, savarin, baba, baba au rhum, carrot cake, gâteau aux carottes, banana bread, pain aux bananes, pain de maïs, scone, scones, shortbread, biscuit de pâtisserie, pâtisserie, pâtisseries, brisures de biscuit, biscuit émietté, miettes de biscuit, biscuits écrasés, meringue biscuitée, dacquoise, gâteau basque, cake salé, tiramisu biscuit, corne de gazelle, makrout, pâte à cookies, pâte à gaufres, pâte à pancakes, pâte à gâteau, tarte fine`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    unknown: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    sharesDoubts: true,
    names: list(
      `pâtes de semoule de blé dur, pâtes fraîches, pâtes à l'œuf, cannelloni, tortiglioni, cavatelli, gigli, ditali, fregula, perles de couscous, spaetzle, spätzli, knepfle, knöpfle, gnocchi, gnocchis, gnocchis de pomme de terre, gnocchi de pommes de terre, lasagnette, nouilles de blé, mee, lo mein, nouilles sautées`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs', 'dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `agnolotti, pâtes farcies, pâtes fourrées, pierogi, pierogis, pelmeni, maultaschen, manti, lasagnes à la bolognaise, lasagnes bolognaise, lasagne bolognaise, lasagnes aux légumes, cannelloni farcis, quenelle, quenelles, quenelles nature, quenelle de brochet, quenelles de brochet, quenelle de volaille, cordon bleu`,
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['gluten', 'soybean'],
    unknown: ['shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      `sauce yakitori, sauce sukiyaki, sauce tonkatsu, sauce okonomiyaki, sauce yakisoba, sauce unagi, sauce bulgogi, ketjap, sauce maggi, arôme maggi, maggi, viandox, sauce wok, sauce pour nems au soja, mentsuyu, tsuyu`,
    ),
  },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    sharesDoubts: true,
    names: list(
      `soja, soya, graine de soja, graines de soja, fève de soja, fèves de soja, soja jaune, soja noir, isolat de soja, isolat de protéines de soja, concentré de protéines de soja, huile de soya, fibre de soja, tonyu, kinako, steak de soja, steak de soya, saucisse de tofu, saucisse de soja, crème dessert soja, dessert au soja, germes de soja, pousses de soja jaune, soja toasté, noix de soja, tofu frit, flocons de soja, semoule de soja, hydrolysat de soja`,
    ),
  },
  {
    class: 'legume',
    mayContain: ['soybean'],
    diet: 'vegan',
    names: list('soja vert, graines de soja vert'),
  },
  {
    class: 'plant-protein',
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(
      `protéine végétale, protéines végétales, protéine végétale hydrolysée, protéines végétales hydrolysées, protéine végétale texturée, hydrolysat de protéines végétales, substitut de viande, simili-viande, fausse viande, viande végétale, beyond meat, beyond burger, impossible burger, steak végétal, haché végétal, émincé végétal, lardons végétaux, allumettes végétales, nuggets végétaux, bacon végétal, jambon végétal`,
    ),
  },
  {
    class: 'plant-protein',
    mayContain: ['soybean', 'gluten', 'eggs', 'dairy'],
    diet: 'vegetarian',
    names: list(
      'burger végétarien, galette végétarienne, steak végétarien, saucisse végétarienne, nugget végétarien, galette de légumes, galette de céréales, galette végétale, boulettes végétariennes, pâté végétal, escalope végétarienne, cordon bleu végétarien',
    ),
  },
  {
    class: 'plant-protein',
    mayContain: ['eggs', 'mushroom'],
    diet: 'vegetarian',
    names: list('quorn, mycoprotéine, émincé de quorn, haché de quorn'),
  },
  { class: 'thickener', mayContain: ['soybean'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list('lécithine, lécithines') },
  {
    class: 'sauce',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
    sharesDoubts: true,
    names: list(
      'sauce bolognaise, bolognaise, ragù, sauce à la viande, fond de sauce, sauce brune, demi-glace, sauce gravy, gravy, sauce espagnole, sauce madère, sauce chasseur, sauce grand veneur, sauce poutine, sauce hot chicken',
    ),
  },
  { class: 'milk', contains: ['gluten', 'dairy'], diet: 'vegetarian', names: list('ovomaltine, lait malté, horlicks') },
]
