import { formsOf, list, type WordForms } from '#kitchen/word-list.ts'

/** A word for the kind beside names of that kind, which adds nothing: "Reibekäse Gouda", "Nudeln Penne". */
const kindWords: readonly (readonly [kinds: string, names: string])[] = [
  [
    'Käse, Reibekäse, Scheibenkäse, Schnittkäse, Hartkäse, Streukäse, Käsescheiben, Käseaufschnitt, Weichkäse',
    `Gouda, Emmentaler, Parmesan, Mozzarella, Edamer, Tilsiter, Cheddar, Bergkäse, Gruyère, Camembert, Brie, Butterkäse, Feta,
    Pecorino, Raclette, Gorgonzola, Appenzeller, Maasdamer, Leerdammer, Manchego`,
  ],
  ['Nudeln, Pasta, Nudel', 'Spaghetti, Penne, Fusilli, Makkaroni, Farfalle, Rigatoni, Tagliatelle, Bandnudeln, Linguine, Spirelli'],
  ['Reis', 'Basmatireis, Jasminreis, Langkornreis, Risottoreis, Milchreis'],
  ['Fisch, Fischfilet', 'Lachs, Kabeljau, Seelachs, Rotbarsch, Forelle, Hering, Makrele, Zander, Scholle, Thunfisch, Dorade'],
  ['Pilze', 'Champignons, Pfifferlinge, Steinpilze, Austernpilze, Shiitake'],
]

/** Foods with "Vollkorn" behind or apart, with their usual name. */
const wholeGrain: WordForms = {
  Vollkornnudeln: 'Nudeln, Nudel, Fusilli, Pasta, Makkaroni',
  Vollkornbrot: 'Brot, Toast, Toastbrot, Brötchen, Knäckebrot',
  Vollkornmehl: 'Mehl, Weizenmehl',
  Dinkelvollkornmehl: 'Dinkelmehl, Dinkel Mehl',
  Naturreis: 'Reis',
}

/** Foods whose kind or flavour stands behind them on a list. */
const kindBehind: WordForms = {
  Kräuterfrischkäse: 'Frischkäse Kräuter, Frischkäse mit Kräutern, Frischkäse m Kräutern',
  Kräuterquark: 'Quark Kräuter, Quark mit Kräutern',
  Kräuterbutter: 'Butter Kräuter',
  'Crème fraîche': 'Creme fraiche Kräuter, Crème fraîche Kräuter',
  Frischkäse: 'Frischkäse Doppelrahm, Doppelrahm Frischkäse, Frischkäse Doppelrahmstufe, Doppelrahmfrischkäse',
  Käse: 'Pizza Käse, Käse Pizza, Käse gerieben Pizza, geriebener Käse Pizza, Käse für Pizza, Gratinkäse, Käse gerieben',
  Jasminreis: 'Reis Jasmin',
  Basmatireis: 'Reis Basmati, Basmati',
  Risottoreis: 'Reis Risotto',
  Langkornreis: 'Reis Langkorn',
  Milchreis: 'Reis Rundkorn',
  Orangensaft: 'Saft Orange, Saft Orangen, O Saft, OSaft',
  Apfelsaft: 'Saft Apfel, A Saft',
  Vanillejoghurt: 'Joghurt Vanille',
  Erdbeerjoghurt: 'Joghurt Erdbeer, Joghurt Erdbeere',
  Kirschjoghurt: 'Joghurt Kirsch, Joghurt Kirsche',
  Himbeerjoghurt: 'Joghurt Himbeer',
  Fruchtjoghurt: 'Joghurt Frucht, Joghurt Pfirsich, Joghurt Heidelbeer',
  Graubrot: 'Brot grau, graues Brot',
  Schwarzbrot: 'Brot schwarz, schwarzes Brot',
  Weißbrot: 'Brot weiß, weißes Brot',
  Kidneybohnen: 'Bohnen Kidney',
  Eisbergsalat: 'Salat Eisberg',
  Feldsalat: 'Salat Feld',
  Kopfsalat: 'Salat Kopf',
  Römersalat: 'Salat Römer',
  Weizenmehl: 'Mehl Weizen, Mehl 405, Mehl Typ 405, Mehl 550, Mehl Typ 550',
  Roggenmehl: 'Mehl Roggen',
  Dinkelmehl: 'Mehl Dinkel',
  Sonnenblumenöl: 'Öl Sonnenblumen, Öl Sonnenbl',
  Rapsöl: 'Öl Raps',
  Gemüsebrühe: 'Brühe Gemüse',
  Schlagsahne: 'Sahne Schlag, Sahne zum Schlagen',
  Kochsahne: 'Sahne Koch, Sahne zum Kochen',
  Ziegenkäse: 'Käse Ziegen, Käse Ziege, Käse von der Ziege, Käse v d Ziege',
  Schafskäse: 'Käse Schaf, Käse Schafs, Käse vom Schaf, Käse v Schaf',
  Naturjoghurt: 'Joghurt nat, nat Joghurt, natur Joghurt',
  Zartbitterschokolade: 'Schokolade Zartbitter, Schoki Zartbitter, Schoko Zartbitter',
  Vollmilchschokolade: 'Schokolade Vollmilch, Schoki Vollmilch, Schoko Vollmilch',
  Kochschinken: 'Schinken Koch, Schinken gekocht',
  Trockenhefe: 'Hefe trocken, Hefe getrocknet',
  Vanillezucker: 'Zucker Vanille',
  Vanillepuddingpulver: 'Puddingpulver Vanille, Pudding Pulver Vanille, Vanille Puddingpulver',
  Paprikapulver: 'Paprika gemahlen, Paprika edelsüß, Paprika rosenscharf, Paprika Pulver, Paprika edels',
  Kirschtomaten: 'Tomaten Kirsch, Tomaten Cherry, Cherry Tomaten, Tomaten Cocktail',
}

/** Names with a word for their kind beside them, each with the name alone. */
export const namesWithTheirKind: Readonly<Record<string, string>> = Object.fromEntries([
  ...kindWords.flatMap(([kinds, names]) =>
    list(kinds).flatMap((kind) =>
      list(names).flatMap((name) => [`${kind} ${name}`, `${name} ${kind}`].map((said) => [said, name] as const)),
    ),
  ),
  ...list('Marmelade, Konfitüre').flatMap((jam) =>
    list('Erdbeer, Himbeer, Kirsch, Aprikose, Aprikosen, Pfirsich, Johannisbeer, Brombeer, Heidelbeer, Pflaumen, Quitten').map(
      (fruit) => [`${jam} ${fruit}`, jam] as const,
    ),
  ),
  ...formsOf(kindBehind),
  ...formsOf(wholeGrain).flatMap(([food, meant]) =>
    [`${food} Vollkorn`, `Vollkorn ${food}`, `${food} VK`].map((said) => [said, meant] as const),
  ),
])
