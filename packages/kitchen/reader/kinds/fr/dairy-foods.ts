import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of foods with milk in them outside the lexicon, by kind. */
export const dairyFoods: readonly NamedKind[] = [
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `brie de meaux, brie de melun, brie de nangis, coulommiers, camembert, camembert de normandie, chaource, reblochon, reblochon fermier, livarot, langres, pont l'évêque, époisses, époisse, neufchâtel, saint marcellin, saint félicien, saint nectaire, saint-paulin, brillat-savarin, boursault, caprice des dieux, chaumes, saint albray, saint agur, vache qui rit, babybel, apéricube, samos, tartare ail et fines herbes,
      faiselle, brousse du rove, broccio, sérac, sérra, jonchée, crottin, chavignol, picodon, pélardon, rocamadour, cabécou, sainte-maure, sainte maure de touraine, selles-sur-cher, valençay, pouligny, pouligny saint pierre, chabichou, chabichou du poitou, chabis, charolais fromage, bûche de chèvre, bûchette de chèvre, bûchette, banon, mothais, mothais sur feuille, chevrotin, chèvre frais, chèvre chaud, petit chèvre, pérail, gaperon,
      maroilles, boulette d'avesnes, vieux boulogne, vieux-lille, munster, géromé, mont d'or, vacherin, vacherin mont d'or, vacherin fribourgeois, carré de l'est, rigotte, rigotte de condrieu, arôme au gène, olivet cendré, feuille de dreux, herve, fromage de herve, maredsous, limbourg, limburger, romadur, remoudou, passendale, boulette de cassette,
      bleu d'auvergne, bleu des causses, bleu de gex, bleu de bresse, bleu du vercors, bleu du vercors-sassenage, bleu de laqueuille, fourme, fourme d'ambert, fourme de montbrison, roquefort, gorgonzola, stilton, cabrales, danablu, cambozola, ermite, bleu bénédictin, bleu d'élizabeth,
      taleggio, stracchino, crescenza, robiola, stracciatella di bufala, caciotta, ricotta salata, saint-florentin, soumaintrain, oka, migneron, riopelle, cœur de lion, rondelé, fromage fondu, crème de gruyère, cancoillotte, fromage fort, fromage en grains, fromage en crottes, fromage squick squick, halloum, akkawi, nabulsi, jibneh, anthotyro, myzithra, manouri, telemea, bryndza, oscypek,
      fromage à pâte molle et croûte lavée, fromage à pâte persillée, pâte molle, pâte persillée, pâte filée, fromage à pâte filée, fromage à croûte fleurie, fromage à croûte lavée, fromage à raclette, raclette, fontine, fontina, demi-sel fromage, carré gervais, fior di latte, suprême des ducs, apérivrais`,
    ),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `comté, beaufort, abondance, emmenthal, emmental, emmentaler, gruyère, tomme, tomme de savoie, tomme des bauges, tomme des pyrénées, tomme fraîche, tome fraîche, tome, morbier, cantal, salers, laguiole, aligot, ossau iraty, ardi gasna, brebis des pyrénées, fromage de brebis, fromage de vache, fromage basque, etorki, vieille mimolette, boule de lille, bethmale, trappiste, fromage de trappiste, cîteaux, abbaye de tamié, tamié, port-salut, bel paese,
      appenzeller, appenzell, tête de moine, sbrinz, étivaz, l'étivaz, tilsit, tilsiter, raclette du valais, bagnes, schabziger, leerdammer, maasdam, maasdamer, vieux hollande, vieux bruges, beemster, havarti, danbo, esrom, jarlsberg, monterey jack, colby, red leicester, cheshire, chester, gloucester, double gloucester, lancashire, wensleydale, caerphilly,
      provolone, caciocavallo, asiago, montasio, piave, grana, parmigiano, parmigiano reggiano, pecorino romano, fiore sardo, idiazabal, mahon, zamorano, san simon, tetilla, majorero, cotija, oaxaca, queso, kashkaval, kachkaval, kefalotyri, graviera, kasseri, fromage râpé, fromage à pâte dure, fromage à pâte pressée, fromage à pâte pressée cuite, fromage à pâte cuite, fromage à pâte mi-dure, pâte pressée cuite, pâte pressée, fromage à pâte pressée non cuite, fromage à fondue, mélange à fondue, fromage en tranches, fromage en poudre, poudre de fromage, tranches de fromage fondu, toastinette, hamburger cheese, fromage suisse, fromage italien, fromage hollandais`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `produit laitier, dérivé laitier, spécialité laitière, laitage, ferment lactique du lait, protéine laitière, matière laitière, ingrédient laitier, solide laitier, extrait sec laitier, extrait sec lactique, lactosérum, petit-lait, sérum lactique, sérum, protéine de sérum, lactosérum doux, poudre de lactosérum, lactosérum en poudre, perméat, perméat de lait, perméat de lactosérum, rétentat de lait, ultrafiltrat de lait, whey,
      caséine, caséinate, caséinate de calcium, caséinate de potassium, caséine présure, caséine acide, protéine de lait, protéines du lait, poudre de lait, lait en poudre, matière grasse du lait, matière grasse laitière, matière grasse butyrique, graisse de lait, graisse lactique, graisse butyrique, matière sèche du lait, lactose, sucre de lait, sucre du lait, lactalbumine, alpha-lactalbumine, lactoglobuline, bêta-lactoglobuline, lactoferrine, colostrum, lactulose, lactitol, calcium du lait, galactose de lait,
      lait maternisé, lait infantile, lait de croissance, préparation pour nourrissons, lait fermenté, lait caillé, caillebotte, lait ribot, lait battu, leben, lben, raïb, laban, ayran, kéfir, kéfir de lait, koumis, filmjolk, viili, dulce, lait frappé, lait chocolaté, boisson lactée, boisson chocolatée, boisson au lait, chocolat chaud, cacao chaud, café au lait, cappuccino, milk-shake, milkshake, lait de bufflonne, lait de jument, lait d'ânesse, lait de chamelle, lait entier, lait écrémé, lait demi-écrémé, lait cru, lait concentré, lait évaporé, lait condensé, lait concentré non sucré, lait gélifié, lait aromatisé, mozzarella en poudre, crème en poudre, poudre de crème, poudre de babeurre, babeurre en poudre, beurre en poudre`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'yaourt à boire, yaourt aux fruits, yaourt brassé, yaourt maigre, yaourt grec, yogourt, yogourt grec, yoghourt, yoghurt, skyr, tzatziki, raïta, labneh, labné, kaymak, yakult, actimel, activia, danette, danonino, petit filous, frozen yogurt, yaourt glacé, lassi, shrikhand, suisse aux fruits',
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `crème chantilly, chantilly, crème fouettée, crème épaisse, crème liquide, crème entière, crème double, double-crème, crème légère, crème de lait, crème sure, crème à café, crème 35, crème champêtre, crème de table, crème à fouetter, crème à cuisson, crème uht, crème d'isigny, crème anglaise allégée, smetana, smitane, clotted cream, crème caillée, crème de fromage, crème au fromage, crème de beurre`,
    ),
  },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      "beurre d'isigny, beurre charentes-poitou, beurre pâtissier, beurre concentré, beurre de baratte, beurre noisette, beurre manié, beurre clarifié, beurre fermier, beurre cru, beurre maître d'hôtel, beurre d'escargot, beurre à l'ail, beurre blanc, smen, beurre rance, butteroil, matière grasse laitière anhydre, babeurre",
    ),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
    names: list(
      `crème glacée, glace au lait, glace vanille, glace au chocolat, glace à la fraise, glace à la pistache, glace au café, glace italienne, esquimau, cornet de glace, gelato, stracciatella, kulfi, cajeta, caramel au beurre salé, caramel beurre salé, caramel à la crème, sauce caramel, fudge, toffee, carambar, sucre à la crème, sucre à crème, tartinade au chocolat, ganache, crème dessert, liégeois, mousse au chocolat, mousse au citron, mousse, parfait glacé, semifreddo, omelette norvégienne, profiterole glacée, barfi, rasgulla, rasmalai, gulab jamun, crème au beurre, crème de whisky, baileys, lait de poule chocolaté, bonbon au lait, cajou au lait, kinder, crème de citron, riz au lait, semoule au lait, gâteau de riz, teurgoule, riz à l'impératrice`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
    names: list('glace'),
  },
  {
    class: 'sweetener',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('caramel, bonbon au caramel, caramel mou'),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    unknown: ['eggs'],
    diet: 'meat',
    names: list('panna cotta, blanc-manger, bavarois, aspic de lait'),
  },
  {
    class: 'sweetener',
    contains: ['dairy', 'eggs'],
    unknown: ['gluten'],
    diet: 'vegetarian',
    names: list(
      `crème anglaise, crème pâtissière, crème mousseline, crème diplomate, crème chiboust, crème brûlée, crème caramel, crème renversée, crème aux œufs, crème catalane, crème bavaroise, flan, flan aux œufs, flan pâtissier, flan parisien, œufs au lait, lait de poule, œufs à la neige, île flottante, clafoutis, far breton, flognarde, pudding, pouding, pouding chômeur, pain perdu, lemon curd, crème au citron, custard, cannelé, canelé, crème d'amande, crème frangipane, frangipane, zuppa inglese`,
    ),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['gluten'],
    unknown: ['eggs', 'soybean', 'mushroom'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'béchamel, sauce béchamel, sauce blanche, sauce mornay, mornay, sauce au fromage, sauce fromagère, sauce crème, sauce à la crème, sauce alfredo, alfredo, sauce suprême, sauce nantua, nantua, sauce roquefort, sauce au bleu, fondue, fondue savoyarde, fondue au fromage, sauce au beurre, sauce nacho, welsh, rarebit, sauce rosée, sauce quatre fromages, sauce soubise, soubise',
    ),
  },
  {
    class: 'sauce',
    contains: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list(
      'hollandaise, sauce hollandaise, sauce mousseline, béarnaise, sauce béarnaise, sauce béarnaise en poudre, sauce maltaise, sauce choron, choron',
    ),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'sauce au yaourt, sauce ranch, vinaigrette ranch, sauce césar, sauce caesar, vinaigrette césar, sauce carbonara, carbonara, sauce blanche kebab, sauce aux champignons et à la crème',
    ),
  },
  {
    class: 'pasta',
    contains: ['dairy', 'gluten'],
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'macaroni au fromage, macaronis au fromage, quiche, quiche lorraine, quiche aux légumes, tarte au fromage, cheesecake, gâteau au fromage, tiramisu, cannoli, croque-monsieur, croque-madame, croque, flammekueche, tarte flambée, gougère, gougères, ramequin au fromage, pizza quatre fromages, pizza au fromage, feuilleté au fromage, bouchée à la reine, vol-au-vent, friand au fromage, khachapuri, burek, börek, fondue parmesan, croquette de fromage, crêpe au fromage, tarte aux maroilles, flamiche, goyère',
    ),
  },
  {
    class: 'vegetable',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'gratin, gratin dauphinois, gratin savoyard, tartiflette, truffade, pommes dauphine, poutine, blanquette, crème de champignons, velouté de champignons, potage crème, bisque, vichyssoise',
    ),
  },
  {
    class: 'sauce',
    contains: ['shellfish'],
    mayContain: ['dairy', 'gluten'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    names: list(
      "bisque de homard, bisque de crabe, bisque de crustacés, bisque d'écrevisses, chaudrée de palourdes, chaudrée de fruits de mer, sauce américaine, sauce armoricaine, sauce à l'américaine, sauce homardine, sauce nantua aux écrevisses, quenelle nantua, beurre d'écrevisse, beurre de homard",
    ),
  },
]
