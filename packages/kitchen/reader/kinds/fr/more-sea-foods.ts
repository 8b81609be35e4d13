import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French regional and rare names of fish, shellfish and their products. */
export const moreSeaFoods: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `colin d'alaska, dorade royale, dorade grise, griset, denté, oblade, grondin perlon, scorpène,
      lotte de mer, chien de mer cuisiné, raie bouclée, limande-sole, mulet noir, sardines millésimées, royan,
      bouffi, omble de fontaine, black-bass, œufs de cabillaud, caviar d'aquitaine, langues de morue,
      joues de morue, perche du nil, sabre, cabillaud d'islande, wahoo, mérou rouge, saint-pierre filet,
      pimpeneau`,
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `homard breton, langouste rose, demoiselles de loctudy, bouquet de mer, crevette bouquet, gambero rosso,
      crevettes black tiger, crevettes géantes tigrées, z'habitants crevettes, pattes rouges,
      écrevisse pattes rouges, berlingot de mer, burgau, coque de mer, hénon, sourdon, rigadeau, fion,
      spéciale de claire, spéciales gillardeau, gravette, boudeuse, barbes de saint-jacques, bijus, morgate,
      margate, pouffre, encre de calmar, plateau de fruits de mer`,
    ),
  },
  {
    class: 'dish',
    contains: ['shellfish'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `bourride sétoise, soupe de crabe, ficelle de la mer, moules farcies, mouclade, éclade, éclade de moules,
      tielle, tielle sétoise, rouille de seiche, encornets farcis, encornets à l'armoricaine, crevettes pil pil,
      verrine crevette, blaff d'oursins, matoutou, matété, colombo de crevettes, rougail crevettes,
      farci de crabe, beignet de crabe, surimi de crabe, bouchées aux crevettes, ravioli aux crevettes,
      nems aux crevettes, nem crevettes, vol-au-vent fruits de mer, bouchée aux fruits de mer,
      feuilleté de saint-jacques, terrine de saint-jacques, risotto aux fruits de mer, paella royale,
      choucroute de la mer, pizza aux fruits de mer, spaghetti aux palourdes, spaghetti vongole,
      quenelles sauce nantua, cargolade de mer, soupe d'étrilles, rillettes de crabe, rillettes de homard,
      rillettes de crevettes`,
    ),
  },
  {
    class: 'dish',
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'pescatarian',
    names: list(
      `parmentier de morue, estofinado, estocaficada, aïoli garni, grand aïoli, bourride, cotriade, pochouse,
      matelote, matelote d'anguille, anguille au vert, marmite dieppoise, truite meunière, filet-o-fish,
      tapenade aux anchois, thoïonade, salade niçoise, pan bagnat, poisson cru à la tahitienne, chirashi,
      férroce d'avocat, féroce d'avocat, blaff, court-bouillon antillais, rougail morue, chiquetaille,
      chiquetaille de morue, dombré, tieboudienne, thieb`,
    ),
  },
]
