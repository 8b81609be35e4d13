import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of fish, shellfish, game and sausages that do not tell the kind of food. */
export const fishAndGameNames: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names:
      list(`Aalmutter, Aalquappe, Aalraupe, Aland, Blauflossenthun, Doggerscharbe, Elritze, Flussneunauge, Glasaal, Granatbarsch, Grundel, Gründling, Güster, Heringskönig, Hundshai, Lamprete, Löffelstör, Maiscone, Makohai, Moderlieschen, Muräne, Nerfling, Rapfen, Sander, Schlammpeitzger, Schrätzer, Seeaal, Seekuckuck, Seidenhai, Spöke,
      Stichling, Streifenbarbe, Sahnehering-Filet, Heringsmilch, Fischmilch, Rogner, Sardellenringerl, Meereskollagen`),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list('Meerohr, Meereicheln, White-Tiger-Garnele'),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list('Meeresgetier'),
  },
  {
    class: 'shellfish',
    unknown: ['shellfish'],
    diet: 'pescatarian',
    names: list('Qualle, Quallen, Seescheide, Seescheiden, Seeanemone'),
  },
  {
    class: 'meat',
    diet: 'meat',
    names:
      list(`Bärenfleisch, Brustspitz, Falsches Filet, Hohe Rippe, Hüferl, Kaiserteil, Kavalierspitz, Knöchle, Kronfleisch, Kruspelspitz, Mageres Meisel, Meisel, Muffelwild, Nierenzapfen, Ochsenmaul, Rehbock, Rüsselscheibe, Schlögel, Schweinspfote, Gnagi, Schnörrli, Schweinerüssel, Hüftdeckel,
      Beefsteakhack, Schmer, Wacholderspeck, Karreespeck, Schweinenetz, Naturdarm, Schafsaitling, Bündner Fleisch, Prager Schinken, Surspeck, Teilsames, Kaiserfleisch, Hamburger Rauchfleisch`),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list('Mistkratzerli, Stockente, Birkhuhn, Geflügelklein, Federwild'),
  },
  {
    class: 'meat',
    unknown: ['shellfish'],
    diet: 'meat',
    names: list('Insektenmehl, Insektenprotein, Grillenmehl, Grillenpulver, Mehlwurmpulver, Heuschreckenpulver, Insektenpulver'),
  },
  {
    class: 'cured-meat',
    otherwise: 'unknown',
    diet: 'meat',
    names:
      list(`Bierkugel, Blut- und Leberwurst, Bratmaxe, Bouderl, Servelade, Dauerwurst, Eichsfelder Feldgieker, Parizer, Feldkieker, Feine Leberwurst, Gutsleberwurst, Haussulz, Kalbskäse, Kielbasa, Knackwürstchen, Leberpresssack, Luganighe, Münchner Weißwurst, Peitschenstecken, Pfefferbeißer,
      Pökelzunge, Presssack, Räuberfleisch, Rotgelegter, Rügenwalder Teewurst, Salametti, Salsiz, Schinkenplockwurst, Schinkenkrakauer, Schweinskopfsülze, Streichmettwurst, Wiener Wurst, Würzwurst, Andouillette, Köttbullar`),
  },
]
