import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of grains, breads, cakes and pastas that do not tell the kind of food. */
export const breadsAndCakes: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'Durumweizen, Zweikorn, Waldstaudekorn, Lichtkornroggen, Rauweizen, Purpurweizen, Braugerste, Knöpflimehl, texturiertes Weizenprotein, hydrolysiertes Weizenprotein, Farbmalz, Karamellmalz, Weizensauerteig, Roggensauerteig, Dinkelsauerteig, Roggenvollkornsauerteig, Muckefuck',
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names:
      list(`Bierstängel, Brezn, Basler Brot, Walliser Roggenbrot, Büürli, Bütschgi, Doppelback, Feinbrot, Filinchen, Franzbrot, Gassenbrot, Gersterbrot, Gewürzbrot, Kümmelweckerl, Langsemmel, Lángos, Lepinja, Malfabrot, Mohnweckerl, Oberländer Brot, Vinschgauer, Roggenbrötchen, Röggelchen, Rosensemmel, Schusterjunge,
      Schüttelbrot-Chips, Splitterbrötchen, Stangenbrot, Steinofenbrot, Suppenbackerbsen, Tafelbrötchen, Sandwichtoast, Toastbrötchen, Tramezzinibrot, Tortilla-Wrap, Wachauer Laibchen, Weizenbrötchen, Flammkuchenboden, Wantan-Teig, Gyoza-Teigblätter`),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    names:
      list(`Agnesenplätzchen, Annaberger, Auszogne, Baumkuchenspitzen, Berliner Pfannkuchen, Birewegge, Burgenländer Kipferl, Butterplätzchen, Butterbiskuit, Creme-Schnitte, Cremeschnitte,
      Doppelkeks, Eierlikörkuchen, Eierschecke, Engadiner Nusstorte, Bündner Nusstorte, Fasnachtschüechli, Florentiner, Frankfurter Kranz, Französische Hörnchen, Gebäckmischung, Gewürzkuchen, Guglhupf, Hagebuttenkrapfen, Haselnusswaffeln, Hildabrötchen, Hippenröllchen, Ischler Törtchen, Ischler Krapferl, Kardinalschnitte, Kirschtorte, Kirschmichel, Klosterkipferl, Königskuchen, Kolatsche, Kräppel, Krokantkuchen, Kuchenbrösel, Kürbiskernkuchen, Leibnizkeks, Mailänderli, Mohnkuchen,
      Mohnschnecke, Muzen, Nussecke, Nussecken, Nussgipfel, Nusskuchen, Nusszopf, Osterzopf, Osterpinze, Pinze, Osterlamm, Osterfladen, Pflaumenkuchen, Plunderteilchen, Pofesen, Prinzregententorte, Prügelkrapfen, Prügeltorte, Punschkrapfen, Punschtorte, Quarkstollen, Rehrücken Kuchen, Rosenkuchen,
      Rotweinkuchen, Rüblikuchen, Schaumrolle, Schillerlocke Gebäck, Seelenzopf, Spitzbuben, Spritzkuchen, Allerheiligenstriezel, Streuselschnecke, Topfengolatsche, Topfenkolatsche, Topfentascherl, Tortelett, Tortelettes, Träubleskuchen, Totenbeinli, Wähe, Grittibänz, Grättimaa, Weinbeerlikuchen, Zebrakuchen, Zimtkipferl, Zitronenkuchen, Hefekranz, Rosinenzopf, Zuckerkuchen, Butterkuchen, Zwetschgendatschi, Zwetschgenkuchen`),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('Cellentani, Fleckerln, Krawättli, Müscheli, Nüdeli, Dinkelspätzle'),
  },
]
