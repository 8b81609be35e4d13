import { foldWord } from '#kitchen/reader/text/fold.ts'
import { list } from '#kitchen/word-list.ts'

/** Makers whose name alone means one food of theirs; beside another food it only names the maker. */
export const makersOfOneFood: ReadonlySet<string> = new Set(
  list(
    `philadelphia, danone, tulipán, tulipan, mendicrim, kerrygold, weihenstephan, milram, exquisa, almette, patros, leerdammer, galbani, rama, sanella, lätta, mondamin, maizena, pfanni, nesquik, kaba, milka,
    lindt, ritter sport, nestlé, nestle, leibniz, bahlsen, miracoli, wasa, golden toast, bimbo, la lechera, calvo, isabel, nocilla, hellmann's, hellmanns, maseca, minsa, tabasco, heinz, bertolli, barilla,
    président, president, domty, land o lakes, lurpak, anchor, nescafé, nescafe, arla, alpro, oatly, valio, skippy, jif, bovril, el almendro, la vaca que ríe, babybel, heudebert, jacquet, harry's, panzani, lustucru, giovanni rana, sojasun, père dodu, benenuts, sodebo,
    charal, socopa, petit navire, saupiquet, connétable, labeyrie, géant vert, bridel, candia, lactel, yoplait, la laitière, findus, le gaulois, zapetti, st michel, saint michel, liebig, mccain, bigard, delpeyrat`,
  ).map(foldWord),
)

/** Makers of so many foods that their name beside a food never means another food. */
export const makersOfManyFoods: ReadonlySet<string> = new Set(
  list('maggi, knorr, iglo, goya, dr oetker, ybarra, nestlé, nestle').map(foldWord),
)
