import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of cheeses and milk foods that do not tell the kind of food: farms, valleys and countries. */
export const cheeses: readonly NamedKind[] = [
  {
    // Cheese of rice or almonds is often sold with milk protein (casein), even as "non-dairy".
    class: 'soft-cheese',
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`almond cheese, rice cheese, almond milk cheese, rice milk cheese`),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names:
      list(`abbaye de citeaux, abbaye de belloc, abertam, ardrahan, bitto, boerenkaas, cacio, caprino, casatiella, cashel blue, castelmagno, cornish yarg, cornish blue, cornish kern, dorset blue vinny, dubliner, dunlop, crowdie, gamalost, gudbrandsdalsost, hushallsost, isle of mull, juustoleipa, leipajuusto, lanark blue, leicester,
      leyden, liederkranz, lincolnshire poacher, montrachet, norvegia, nokkelost, olomouc, olomoucke tvaruzky, raschera, saint andre, st andre, sao jorge, shropshire blue, squacquerone, stinking bishop, swaledale, teleme, toma, valtellina casera, vasterbotten, vasterbottensost, prastost, herrgardsost, grevé, xynotyri, yarg,
      explorateur, carles, bergader, azeitao, nisa, gbejna, casu marzu, canestrato, ragusano, vezzena, puzzone di moena, formaggio, formaggella, formaggini, montgomery, keens, barkham blue, tunworth, baron bigod, waterloo, wigmore, berkswell, spenwood, ticklemore, sharpham, coolea, coolattin, durrus, gubbeen, milleens, crozier blue,
      harbison, winnimere, humboldt fog, pleasant ridge, jasper hill, maytag blue, point reyes, rogue river blue, vella dry jack, dry jack, co jack, cojack, longhorn, longhorn cheddar, limburg, hoop cheese, pimento cheese, pub cheese, nacho cheese sauce, cheese curds, squeaky cheese, oltermanni, turunmaa,
      svecia, samso, samsoe, elbo, fynbo, molbo, maribo, tybo, castello blue, saga blue, prima donna, old amsterdam, beemster, maaslander, parrano, rambol, roomano, frico, kernhem, passendale, chimay cheese, orval cheese, maredsous, brigand, remoudou, herve, vacherin fribourgeois, vacherin mont d'or, l'etivaz, etivaz,
      bundner cheese, mutschli, belper knolle, allgau cheese, handkase, kochkase, olmutz, quargel, altenburger, bruder basil, obatzda, liptauer, korbacik, ostiepok, parenica, trappista, mihalic, tulum, kasar, kashar, ezine, lor cheese, cecil, chechil, chhurpi, churpi, chura, byaslag, nguri, rubing, rushan,
      sakura cheese, akawi, baladi, ackawi, areesh, areesh cheese, domiati, rumi cheese, halloumy, jameed, shanklish, surke, ardi, queijo, queijo minas, minas cheese, requeijao, catupiry, coalho, queijo coalho, queso asadero, queso quesadilla, queso para freir, queso de mano, quesillo, costeno cheese, palmita, llanero,
      chihuahua, cotija anejo, sardo, reggianito, goya cheese, pecorino crotonese, pecorino siciliano, pepato, asiago pressato, asiago d'allevo, latteria, carnia, casera, branzi, quartirolo, quartirolo lombardo, tuma, primo sale, giuncata, ubriaco, morlacco, monte veronese, murazzano,
      blu del moncenisio, paglierina, tomino, caciotta, marzolino, provatura, fior di latte, ciliegine, perline, nodini, smoked scamorza, graukase, grey cheese, feta cheese cubes, galotyri, katiki, kopanisti, ladotyri, formaela, anevato, batzos, sfela, telemes, mizithra, xynomizithra, halitzia, anari, nabulsi cheese,
      basket cheese`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names:
      list(`clabber, amasi, piima, matzoon, matsoni, mursik, dairy solid, dairy ingredient, dairy blend, dairy mineral, dairy whitener, dairy spread, galactooligosaccharide, galacto oligosaccharide, lactulose, chhena, urda, permeate powder, dairy permeate, suutei tsai, dahi, mishti doi, doi, chaas, chaach, lassi, borhani, suero costeno,
      jocoque, natilla costarricense, zincica, zhinchitsa, varenets, prostokvasha, snezhok, acidophilin, tarag, airag, ymer, tykmaelk, gruel cream, kajmak, qaymaq, eshta, ashta, gaimar, malai, rabdi, khova, smetana, schmand, klotted cream, whipping siphon cream, devon cream, cornish clotted cream, extra thick cream,
      pouring cream, thickened cream, coffee creamer cream, creme de la creme, lactofree milk, a2 milk, filled milk, toned milk, double toned milk, standardised milk, recombined milk, reconstituted milk, goats butter, whey butter, smen, samna, samneh, beurre noisette, kibbeh butter, butter blend`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('renneted milk, junket rennet dessert'),
  },
]
