import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of foods with milk in them outside the lexicon, by kind. */
export const dairyFoods: readonly NamedKind[] = [
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `brie, camembert, chaource, reblochon, livarot, langres, pont l eveque, epoisses, saint moret, st moret, faiselle, kiri, laughing cow, babybel, crottin, crottin de chavignol, picodon, sainte maure, valencay, brillat savarin, robiola, stracchino, crescenza, limburger, romadur, vacherin, taleggio, munster, muenster, cabrales, bleu, bleu de bresse, fourme,
      fourme d ambert, saint agur, st agur, gaperon, boursault, chaumes, anthotyro, myzithra, manouri, akkawi, nabulsi, jibneh, cheese curd, cheese powder, cheese food, cheese product, cheese sauce powder, cheese crumble, rennet cheese, petit suisse`,
    ),
  },
  // The name is a cheese, an ice cream or an egg soup, so egg is unknown.
  { class: 'soft-cheese', contains: ['dairy'], unknown: ['eggs'], diet: 'vegetarian', dietAtWorst: 'meat', names: list('stracciatella') },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `mimolette, maasdam, leerdammer, fontal, fontina, cantal, salers, ossau iraty, tete de moine, oscypek, gloucester, lancashire, wensleydale, caerphilly, cheshire, derby, sage derby, red leicester, caciocavallo, idiazabal, mahon, zamorano, tomme, tomme de savoie, morbier, saint nectaire, st nectaire, abondance, laguiole, port salut, bel paese,
      graviera, kefalotyri, kasseri, kashkaval, kefalograviera, jarlsberg, havarti, esrom, danbo, tilsit, tilsiter, emmental, emmentaler, sbrinz, beaufort, comte, piave, montasio, asiago, provolone, cotija, oaxaca, cheez whiz, velveeta, cheese string, romano, muenster cheese`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `dairy, cultured dairy, cultured dairy food, cultured dairy product, cultured milk product, fermented milk, fermented milk product, whey, sweet whey, whey powder, whey protein isolate, milk permeate, milk whey, casein, caseinate, calcium caseinate, milk casein, milk protein,
      milk solid, milk powder, milk fat, milkfat, butterfat, butter fat, anhydrous milk fat, buttermilk powder, buttermilk solid, lactalbumin, lactoglobulin, lactose, milk sugar, milk mineral, milk concentrate, colostrum, infant formula, baby milk, baby milk powder, formula milk, milk drink, milkshake, egg cream, chocolate milk, cocoa drink, hot chocolate, haymilk, hay milk, buffalo milk, camel milk,
      goatmilk, ewe milk, mare milk, ryazhenka, koumiss, kumis, kefir, kephir, filmjolk, viili, laban, doogh, curds, junket, khoa, khoya, mawa, cream filling, spray cream, squirty cream, crema, mascarpone cream`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'fromage frais, quark, kaymak, tzatziki, raita, labneh, frozen yogurt, fruit yogurt, yogurt drink, yogurt dip, strained yogurt, yogurt powder, skyr, yakult, actimel, shrikhand',
    ),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
    names: list(
      'ice cream, icecream, gelato, sherbet, kulfi, fudge, toffee, butterscotch, milk jam, dulce, salted butter caramel, rasgulla, rasmalai, barfi, burfi, peda, ganache, rabri, semifreddo, parfait, mousse, chocolate mousse, milk roll, milk candy',
    ),
  },
  { class: 'sweetener', mayContain: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list('caramel, caramel candy') },
  { class: 'sweetener', contains: ['dairy'], diet: 'meat', names: list('panna cotta, blancmange, bavarois, bavarian cream') },
  {
    class: 'sweetener',
    contains: ['dairy', 'eggs'],
    unknown: ['gluten'],
    diet: 'vegetarian',
    names: list(
      'custard, creme anglaise, pastry cream, creme patissiere, creme brulee, creme caramel, flan, egg custard, eggnog, egg nog, lemon curd, lime curd, fruit curd, pudding, rice pudding, bread pudding, zuppa inglese, french toast',
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
      'bechamel, bechamel sauce, white sauce, cheese sauce, nacho cheese, mornay, mornay sauce, alfredo, alfredo sauce, cream sauce, welsh rarebit, vodka sauce',
    ),
  },
  { class: 'sauce', contains: ['dairy', 'eggs'], diet: 'vegetarian', names: list('hollandaise, hollandaise sauce, mousseline sauce') },
  {
    class: 'sauce',
    contains: ['eggs'],
    mayContain: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list('bearnaise, bearnaise sauce'),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'pescatarian',
    names: list(
      'ranch, ranch dressing, blue cheese dressing, caesar dressing, caesar salad dressing, yogurt dressing, sour cream dip, french onion dip, spinach dip, garlic dip, carbonara sauce, carbonara',
    ),
  },
  {
    class: 'pasta',
    contains: ['dairy', 'gluten'],
    mayContain: ['eggs'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('quiche, tiramisu, cannoli, blintz'),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('cream soup, condensed cream soup'),
  },
  {
    class: 'sauce',
    contains: ['shellfish'],
    mayContain: ['dairy', 'gluten'],
    diet: 'pescatarian',
    names: list('clam chowder, seafood chowder, lobster bisque, crab bisque, shrimp bisque'),
  },
  {
    class: 'sauce',
    contains: ['dairy', 'mushroom'],
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('cream of mushroom, cream of mushroom soup, mushroom soup, stroganoff sauce'),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list('cream of chicken, cream of chicken soup'),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list('butter chicken, chicken korma, tikka masala'),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('chowder, corn chowder, bisque'),
  },
]
