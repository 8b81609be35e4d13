import type { Head } from '#kitchen/reader/food/kind.ts'
import { pureProduct } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** German head nouns that only mean a part, a shape or an extract of the word before them. */
export const headsOfParts: readonly Head[] = [
  {
    heads: list(
      'Paste, Mineralien, Mus, Mark, Püree, Pulver, Saft, Saftkonzentrat, Saftpulver, Extraktpulver, Protein, Proteinisolat, Hydrolysat, Lecithin, Lezithin, Lecithine, Aroma, Fett, Stearin, Dextrin, Dextrose, Maltodextrin, Glukose, Glukosesirup, Fruktosesirup, Pektin, Aufguss, Brei, Fruchtfleisch, Fleisch, Pulpe, Nibs, Filet, Filets, Keule, Keulen, Brust, Schenkel, Leber, Herz, Herzen, Zunge, Lunge, Haxe, Haxen, Rippchen, Rippen, Kotelett, Koteletts, Lende, Backe, Bäckchen, Schwarte, Knochen, Braten, Medaillons, Gelatine, Kollagen, Karkassen, Mehlschwitze, Chili, Trester, Presskuchen, Pressrückstand, Fruchtpulver, Fruchtmark, Fruchtpüree, Kernpulver, Blattpulver, Wurzelpulver, Knusper, Crunch, Vollkorn, Korn, Körner, Körnchen',
    ),
    needsFood: 'joined',
    ...pureProduct,
  },
  {
    heads: list(
      'Basis, Konzentrat, Extrakt, Isolat, Faser, Fasern, Granulat, Masse, Schale, Schalen, Haut, Zellen, Basis, Raspel, Späne, Splitter, Stifte, Drops, Tropfen, Chunks, Stückchen, Würfelchen, Blättchen, Kugeln, Perlen, Flügel, Hals, Magen, Rücken, Schulter, Bauch, Bug, Nacken, Kamm, Darm, Ohr, Ohren, Fuß, Füße, Kopf, Schwanz, Plasma, Abschnitte, Würfel, Scheiben, Streifen, Erzeugung, Zusatz, Bruch, Hälften, Ringe, Sticks, Schaum',
    ),
    needsFood: 'anywhere',
    ...pureProduct,
  },
]
