import { list } from '#kitchen/reader/words/words.ts'

/** A word for the kind beside names of that kind, which adds nothing: "Reibekäse Gouda", "Nudeln Penne". */
const kindWords: readonly (readonly [kinds: string, names: string])[] = [
  [
    'Käse, Reibekäse, Scheibenkäse, Schnittkäse, Hartkäse, Streukäse, Käsescheiben, Käseaufschnitt, Weichkäse, Käs, Reibekäs',
    `Gouda, Emmentaler, Parmesan, Mozzarella, Edamer, Tilsiter, Cheddar, Bergkäse, Gruyère, Camembert, Brie, Butterkäse, Feta,
    Pecorino, Raclette, Gorgonzola, Appenzeller, Maasdamer, Leerdammer, Manchego`,
  ],
  ['Nudeln, Pasta, Nudel', 'Spaghetti, Penne, Fusilli, Makkaroni, Farfalle, Rigatoni, Tagliatelle, Bandnudeln, Linguine, Spirelli'],
  ['Reis', 'Basmatireis, Jasminreis, Langkornreis, Risottoreis, Milchreis'],
  ['Fisch, Fischfilet', 'Lachs, Kabeljau, Seelachs, Rotbarsch, Forelle, Hering, Makrele, Zander, Scholle, Thunfisch, Dorade'],
  ['Pilze', 'Champignons, Pfifferlinge, Steinpilze, Austernpilze, Shiitake'],
]

/** Foods with "Vollkorn" behind or apart, with their usual name. */
const wholeGrain: Readonly<Record<string, string>> = {
  Vollkornnudeln: 'Nudeln, Nudel, Spaghetti, Penne, Fusilli, Pasta, Makkaroni',
  Vollkornbrot: 'Brot, Toast, Toastbrot, Toastbrod, Brötchen, Knäckebrot',
  Vollkornmehl: 'Mehl, Weizenmehl',
  Dinkelvollkornmehl: 'Dinkelmehl, Dinkel Mehl',
  Naturreis: 'Reis',
}

/** Names with a word for their kind beside them, each with the name alone. */
export const namesWithTheirKind: Readonly<Record<string, string>> = Object.fromEntries([
  ...kindWords.flatMap(([kinds, names]) =>
    list(kinds).flatMap((kind) =>
      list(names).flatMap((name) => [`${kind} ${name}`, `${name} ${kind}`].map((said) => [said, name] as const)),
    ),
  ),
  ...Object.entries(wholeGrain).flatMap(([meant, foods]) =>
    list(foods).flatMap((food) => [`${food} Vollkorn`, `Vollkorn ${food}`, `${food} VK`].map((said) => [said, meant] as const)),
  ),
])
