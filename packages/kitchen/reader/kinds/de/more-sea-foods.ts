import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German regional and rare names of fish, shellfish and their products. */
export const moreSeaFoods: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `hechtdorsch, maischolle, goldbutt, hornfisch, finte, blei fisch, nase fisch, giebel, krätzer, goldforelle,
      kleine maräne, schnäpel, haifischsteak, buttermakrele, ölfisch, seeforellenfilet, fischgräten`,
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(`porre, eismeerkrabben, hummerkrabben, knieper, rheinische muscheln, sylter royal, belon auster, moscardini`),
  },
  {
    class: 'dish',
    contains: ['shellfish'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `krabbenbrot chips, backfisch calamari, scampispieß,
      muscheln rheinische art, muschelsuppe, fischsuppe mit muscheln, zuppa di pesce, sushi mit garnele, garnelen im teigmantel, surimi krabben, kutterscholle büsumer art, finkenwerder scholle mit krabben, labskaus mit krabben`,
    ),
  },
  {
    class: 'dish',
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'pescatarian',
    names: list(
      `heringsfilet in tomatensauce, rahmhering, heringshappen, schlesisches häckerle, kräuterhering, bierhering, senfhering, kronsardinen, anchosen,
      gabelbissen, knusperli, müllerin forelle, karpfen blau, forelle blau, aalsuppe,
      hamburger aalsuppe, aal in gelee, thunfischpaste, räucherfischcreme, fischsülze, fischsuppe, halaszle, fischragout,
      ragout fin vom fisch, surimisticks`,
    ),
  },
]
