import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import type { CookingStyle } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

const flesh = ['poultry', 'fish', 'shellfish'] as const satisfies readonly IngredientClass[]

/** Classes of food that make up a dish. A spice, paste or flour with the dish's name is an ingredient for it. */
const eaten = [
  ...flesh,
  'meat',
  'mince',
  'cured-meat',
  'cured-fish',
  'egg',
  'plant-protein',
  'legume',
  'soft-cheese',
  'hard-cheese',
  'mushroom',
  'vegetable',
  'crisp-vegetable',
  'leaf',
  'root',
  'squash',
  'tomato',
  'pepper',
  'chilli',
  'allium',
  'aromatic',
  'rice',
  'grain',
  'pasta',
  'noodle',
  'fruit',
] as const satisfies readonly IngredientClass[]

/** Classes of dishes and foods that are sold or baked with a filling. */
const fillable = [
  ...eaten,
  'berry',
  'citrus',
  'dried-fruit',
  'pickle',
  'bread',
  'wrap',
  'pastry',
  'baking',
  'chocolate',
  'sweetener',
] as const satisfies readonly IngredientClass[]

type Names = Partial<Record<Language, string>>

/** Ways of cooking named by one word of a dish, and what they add to the food. */
const styles: readonly { kind: Omit<CookingStyle, 'names'>; names: Names }[] = [
  {
    // Meat or fish fried in flour or crumbs.
    kind: {
      class: 'bread',
      mayContain: ['gluten'],
      unknown: ['eggs', 'dairy', 'soybean'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
      on: flesh,
    },
    names: {
      en: 'fried, deep fried, deep-fried, crispy, popcorn, nashville hot',
      es: 'frito, frita, fritos, fritas, crujiente, crocante, broaster, brostizado',
      fr: 'frit, frite, frits, frites, croustillant, croustillante, popcorn',
      de: 'frittiert, frittierter, frittiertes, ausgebacken, ausgebackener, ausgebackenes, knusprig, knuspriger, knuspriges',
    },
  },
  {
    // Breaded with crumbs and egg.
    kind: {
      class: 'bread',
      mayContain: ['gluten', 'eggs'],
      unknown: ['dairy', 'soybean'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
      on: eaten,
    },
    names: {
      en: 'katsu, tonkatsu, milanese, alla milanese, milanesa, schnitzel, cutlet style, kiev, kyiv, francese, francaise, parm, parmigiana, alla parmigiana, parmo, karaage, tempura, tempura battered, tempura style, kakiage, fritto misto, pakora, bhaji, bhajia, fritti',
      es: 'katsu, tonkatsu, milanesa, a la milanesa, estilo milanesa, kiev, tempura, en tempura, tempurizado, tempurizada, a la andaluza, orly, a la orly, a la parmigiana, a la parmesana, napolitana milanesa, karaage, a la villeroy, villeroy, en gabardina, gabardina, cordon bleu, a la cordon bleu, pakora',
      fr: "katsu, tonkatsu, milanaise, à la milanaise, tempura, en tempura, kiev, à la kiev, viennoise, à la viennoise, à l'anglaise, orly, à la orly, karaage, cordon bleu, parmigiana, alla parmigiana, à la parmigiana, à la villeroy, villeroy, fritto misto, pakora, en beignets, kara-age",
      de: 'Katsu, Tonkatsu, Mailänder Art, alla milanese, Milanese, Tempura, Kiew, Kiewer Art, Wiener Art, nach Wiener Art, nach Mailänder Art, Piccata, Karaage, Cordon bleu, Parmigiana, alla parmigiana, Orly, im Tempurateig, in Tempurateig, Pakora, fritto misto',
    },
  },
  {
    // Baked with cream, cheese or white sauce.
    kind: { class: 'cream', mayContain: ['dairy'], unknown: ['gluten', 'eggs'], diet: 'vegan', dietAtWorst: 'vegetarian', on: eaten },
    names: {
      en: 'scalloped, dauphinoise, dauphinois, dauphine, au gratin, gratin dauphinois, alfredo, mornay, thermidor, newburg, newberg, florentine, divan, tetrazzini, rockefeller, casino, a la king, carbonara, stroganoff, boulangere, loaded, smothered, rarebit, normande, diane, au poivre, in white sauce, in cream sauce, in cheese sauce, in a creamy sauce, scampi style, twice baked, double baked, hollandaise, benedict, savoyard, savoyarde',
      es: 'a la crema, alfredo, thermidor, mornay, carbonara, a la carbonara, stroganoff, strogonoff, al gratén, al graten, gratén, delfinesa, a la delfinesa, dauphinoise, en salsa blanca, con bechamel, en bechamel, florentina, a la florentina, a la mantequilla, a la pimienta, a la normanda, holandesa, a los cuatro quesos, cuatro quesos, benedictino, benedictina, a la reina, villaroy',
      fr: "dauphinois, dauphinoise, dauphine, à la dauphinoise, alfredo, thermidor, mornay, carbonara, à la carbonara, stroganoff, strogonoff, à la normande, normande, vallée d'auge, florentine, à la florentine, savoyard, savoyarde, à la savoyarde, beurre blanc, quatre fromages, au poivre, hollandaise, bénédicte, en sauce blanche, à la reine, à la béchamel, à la bretonne, à la bordelaise, boulangère, à la boulangère, à la parisienne, parmentier, à la lyonnaise, lyonnaise",
      de: 'Dauphinois, Dauphinoise, Alfredo, Thermidor, Mornay, Carbonara, Stroganoff, Stroganow, Florentiner Art, Florentine, in Rahmsauce, in Rahmsoße, in Sahnesauce, in Sahnesoße, in Käsesauce, in Käsesoße, in heller Soße, in Béchamel, mit Hollandaise, Hollandaise, au gratin, savoyard, Savoyer Art, Normannische Art, Benedict, Normandie',
    },
  },
  {
    // Floured and fried in butter, or finished with butter.
    kind: { class: 'butter', mayContain: ['dairy', 'gluten'], unknown: ['eggs'], diet: 'vegan', dietAtWorst: 'vegetarian', on: eaten },
    names: {
      en: 'meuniere, meunière, a la meuniere, à la meunière, amandine, almondine, piccata, picatta, marsala style, grenobloise, saltimbocca, wellington, en croute, en croûte, in pastry, in puff pastry, in filo',
      es: 'meunière, a la meunière, meuniere, a la meuniere, a la molinera, piccata, wellington, saltimbocca, en hojaldre, en croute',
      fr: 'meunière, à la meunière, meuniere, grenobloise, à la grenobloise, piccata, saltimbocca, wellington, en croûte, en feuilleté, en pâte feuilletée, en brick, en feuille de brick, amandine, bellevue',
      de: 'Müllerin, Müllerin Art, Müllerinart, nach Müllerin Art, nach Müllerinart, meunière, Saltimbocca, Wellington, im Blätterteig, in Blätterteig, im Strudelteig, im Teig, im Teigmantel, Grenobler Art, nach Grenobler Art',
    },
  },
  {
    // Stir-fried with soy sauce.
    kind: {
      class: 'sauce',
      mayContain: ['soybean', 'gluten'],
      unknown: ['eggs', 'peanut', 'shellfish'],
      diet: 'vegan',
      dietAtWorst: 'meat',
      on: eaten,
    },
    names: {
      en: 'kung pao, kung po, gong bao, general tso, general tso s, general tsao, general tao, general gao, szechuan, sichuan, szechwan, mongolian, peking, beijing, hunan, sweet and sour, sweet n sour, moo shu, mu shu, moo goo gai pan, chow mein, lo mein, chop suey, chow fun, teriyaki glazed, bulgogi, galbi, kalbi, gochujang, korean fried, yakitori, hibachi, char siu, cha siu, twice cooked, red braised, red cooked, crispy chilli, crispy chili, bang bang, firecracker, dynamite, boom boom, honey garlic, manchurian, gobi manchurian, salt and pepper fried, cantonese, drunken, three cup, mala, yuxiang, sukiyaki, shogayaki, nanban, satay style, pad kra pao, pad krapow, black bean sauce, in black bean sauce, in oyster sauce, in hoisin sauce, in garlic sauce, in soy sauce, hoisin glazed, hoisin, asian style',
      es: 'kung pao, kung po, gong bao, general tso, szechuan, sichuan, sechuan, mongol, mongola, pekín, pekinés, a la pekinesa, agridulce, en salsa agridulce, chop suey, chow mein, lo mein, bulgogi, yakitori, char siu, saltado, saltada, chaufa, chifa, cantonés, cantonesa, en salsa de soja, en salsa de ostras, a la naranja china, laqueado, laqueada, lacado, lacada, teriyaki, a la coreana, estilo oriental, oriental, sukiyaki, chijaukay, ti pa kay',
      fr: 'kung pao, gong bao, général tao, general tao, général tso, general tso, sichuan, à la sichuanaise, sichuanais, mongol, mongole, pékinois, pékinoise, à la pékinoise, aigre-doux, aigre-douce, à la sauce aigre-douce, chop suey, chow mein, bulgogi, yakitori, char siu, cantonais, cantonaise, à la cantonaise, laqué, laquée, teriyaki, loc lac, lok lak, au caramel, sukiyaki, à la chinoise, satay, saté, au saté',
      de: 'Kung Pao, Gong Bao, General Tso, Sichuan, Szechuan, süß-sauer, süßsauer, süß sauer, Peking, nach Peking Art, Pekinger Art, Chop Suey, Chow Mein, Bulgogi, Yakitori, Char Siu, kantonesisch, kantonesische Art, Teriyaki, mongolisch, mongolische Art, in Sojasauce, in Sojasoße, Sukiyaki, acht Schätze, acht Kostbarkeiten, Saté, Sate, Satay',
    },
  },
  {
    // Marinated in yogurt, or simmered in cream and butter.
    kind: {
      class: 'sauce',
      mayContain: ['dairy'],
      unknown: ['gluten', 'peanut', 'eggs'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
      on: eaten,
    },
    names: {
      en: 'tandoori, tandoor, tikka, tikka masala, makhani, makhni, makhanwala, malai, malai kofta, korma, qorma, shahi, butter masala, pasanda, lababdar, reshmi, hariyali, nawabi, mughlai, kashmiri style, bukhara, bukhari, kofta curry, raita style, lassi style, souvlaki, shawarma, gyro, gyros, doner, iskender, adana',
      es: 'tandoori, tikka, tikka masala, makhani, korma, malai, butter masala, shawarma, gyros, souvlaki',
      fr: 'tandoori, tikka, tikka masala, makhani, korma, malai, butter masala, shawarma, chawarma, gyros, souvlaki, pasanda, mughlai',
      de: 'Tandoori, Tikka, Tikka Masala, Makhani, Korma, Malai, Butter Masala, Schawarma, Shawarma, Souvlaki, Mughlai',
    },
  },
  {
    // With an unknown filling: cheese or anchovy in olives, almond or nougat in dates.
    kind: { class: 'sauce', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', on: fillable },
    names: {
      en: 'stuffed, filled',
      es: 'relleno, rellena, rellenos, rellenas',
      fr: 'farci, farcie, farcis, farcies, fourré, fourrée, fourrés, fourrées',
      de: 'gefüllt, gefüllte, gefüllter, gefülltes, gefüllten',
    },
  },
  {
    // Curries and stews named after a place or a pot, with ghee, yogurt, nuts or any paste.
    kind: { class: 'sauce', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', on: eaten },
    names: {
      en: 'a la, vindaloo, rogan josh, jalfrezi, bhuna, dopiaza, dhansak, balti, karahi, kadai, kadhai, madras, pathia, achari, chettinad, jaipuri, rendang, massaman, panang, penang, adobo, jerk, creole, cajun style, etouffee, étouffée, à la, alla, alle, al, cacciatore, marengo, provencal style, veracruz, veracruzana, barbacoa, birria, tinga, al pastor, pibil, saag, palak, tarka, tadka, rarebit, en papillote, mignonette, cassoulet, confit style, bolognaise, bolognese',
      es: 'vindaloo, rendang, massaman, adobo filipino, jerk, al ajillo, al pil pil, pil pil, a la vizcaína, a la gallega style, a la riojana, a la cazadora, cazadora, a la marinera, en salsa, en salsa verde, en su tinta, a la jardinera, jardinera, encebollado con salsa, en pepitoria, pepitoria, a la mexicana, a la veracruzana, veracruzana, al pastor, pibil, en mole, con mole, barbacoa, birria, tinga, a la diabla, a la huancaína, en escabeche, encocado, encocada, zarandeado, zarandeada',
      fr: "vindaloo, rendang, massaman, rougail, jerk, chasseur, à la chasseur, basquaise, à la basquaise, marengo, marinière, à la marinière, à la provençale, en sauce, à la diable, à l'américaine, à l'armoricaine, armoricaine, à l'indienne, à la créole, à la mexicaine, à la catalane, à la romaine, en papillote, en gelée, en daube, bourguignon, bourguignonne, à la bourguignonne, à la bourgeoise, à la grecque, façon, bolognaise, à la bolognaise, tajine, mafé, yassa, en civet, en croustade, jardinière, grand-mère, bonne femme, en persillade, à la persillade",
      de: 'Vindaloo, Rendang, Massaman, Jerk, alla, à la, a la, alla romana, nach Art, nach Jägerart, Jägerart, Jäger Art, nach Art des Hauses, Hausfrauenart, nach Hausfrauenart, Zigeuner, Zigeuner Art, Zigeunerart, Förster, Försterart, Bolognese, Bolognese Art, in Soße, in Sauce, in Sosse, in Biersoße, in Senfsoße, in Senfsauce, in Pilzsoße, in Currysauce, in Currysoße, in Dillsoße, in Aspik, in Gelee, provenzalische Art, nach provenzalischer Art',
    },
  },
]

/** The ways of cooking in one language. */
export function dishStylesIn(language: Language): readonly CookingStyle[] {
  return styles.flatMap(({ kind, names }) => {
    const called = names[language]
    return called === undefined ? [] : [{ ...kind, names: list(called) } satisfies CookingStyle]
  })
}
