import { farmAndLabelWords } from '#kitchen/reader/words/neutral/en-farm-to-fridge.ts'
import { hastyNotes } from '#kitchen/reader/words/neutral/en-hasty-notes.ts'
import { kitchenNoteWords } from '#kitchen/reader/words/neutral/en-notes-of-the-kitchen.ts'
import { growing, making, origin } from '#kitchen/reader/words/neutral/en-origin-and-making.ts'
import { places } from '#kitchen/reader/words/neutral/en-places.ts'
import { quality } from '#kitchen/reader/words/neutral/en-qualities.ts'
import { breeds, varieties } from '#kitchen/reader/words/neutral/en-varieties.ts'
import { list } from '#kitchen/word-list.ts'

/** Store brands and makers of plain foods. */
const brands = list(
  `aldi, lidl, tesco, tesco finest, sainsburys, sainsbury s, asda, morrisons, waitrose, waitrose duchy,
  duchy organic, marks and spencer, marks spencer, co op, coop, ocado, booths, budgens, spar, costco,
  kirkland, kirkland signature, walmart, great value, good and gather, good gather, market pantry,
  trader joes, trader joe s, whole foods, whole foods market, 365, 365 organic, kroger, simple truth,
  safeway, o organics, signature select, publix, wegmans, heb, h e b, albertsons, meijer, stop and shop,
  giant eagle, winn dixie, fred meyer, sams club, members mark, member s mark, woolworths, coles, iga,
  foodland, new world, countdown, pak n save, loblaws, presidents choice, president s choice, no frills,
  sobeys, compliments, metro, selection, dunnes, dunnes stores, supervalu, supermacs shop, tesco own,
  carrefour, auchan, ocado own, amazon fresh, amazon basics, happy belly, daylesford, riverford,
  abel and cole, suma, essential trading, biona, clearspring, mr organic, crazy jack, infinity foods,
  doves farm, shipton mill, allinson, allinson s, mcdougalls, mcdougall s, be ro, bobs red mill,
  bob s red mill, king arthur, robin hood, white lily, wheat montana, arrowhead mills, hodgson mill,
  tate and lyle, tate lyle, billingtons, billington s, silver spoon, c and h, domino, whitworths,
  whitworth s, tilda, uncle bens, uncle ben s, bens original, ben s original, veetee, kohinoor, daawat,
  laila, india gate, lundberg, riceselect, la costena, rosarita, bush s, cento, muir glen, hunts, hunt s,
  del monte, dole, libbys, libby s, s and w, contadina, redpack, red gold, rotel, ro tel, mutti, cirio,
  napolina, princes, branston tins, batchelors, green giant, cascadian farm, earthbound, earthbound farm,
  taylor farms, fresh express, bonduelle, daucy, d aucy, cassegrain, john west, starkist, star kist,
  bumble bee, wild planet, safe catch, ortiz, calvo, rio mare, mowi, loch duart, sunmaid, sun maid,
  sunsweet, sunkist, cuties, halos, chiquita, fyffes, del monte bananas, diamond of california,
  filippo berio, carapelli, colavita, partanna, carbonell, la espanola, borges, wesson, mazola, saxa,
  maldon sea, cornish sea, diamond crystal, morton, morton s, morton kosher, cerebos, la baleine,
  le saunier, schwartz, mccormick, mccormick s, bart, simply organic, frontier co op, spice islands,
  penzeys, rajah, east end, natco, trs, fudco, heera, badshah, dunn s river, cypressa, cooks and co,
  cook s ingredients, cooks ingredients, belazu, odysea, gaea, merchant gourmet, epicure, opies, opie s,
  crespo, fragata, lindsay, mezzetta, rummo, garofalo, la molisana, voiello, divella, buitoni dry, ronzoni,
  mueller s, muellers, creamette, san giorgio, fleischmanns, fleischmann s, red star, saf, saf instant,
  clabber girl, rumford, calumet, argo, kingsford s, nielsen massey, taylor and colledge, yeo valley,
  rachel s organic, rachels organic, land o lakes, cabot, tillamook, organic valley, horizon organic,
  horizon, straus, clover sonoma, fairlife, cravendale, arla, graham s, fage, fage total, total 0,
  stonyfield, cathedral city, pilgrims choice, seriously strong, sargento, borden, crystal farms,
  belgioioso, galbani, santa lucia, saputo, polly o, the happy egg co, happy egg co, clarence court,
  burford brown, old cotswold legbar, eggland s best, egglands best, vital farms, pete and gerry s,
  nellie s, nellies, perdue, bell and evans, foster farms, smithfield, butterball, jennie o, moy park,
  denhay, spoiltpig, snake river farms, omaha, tofoo, the tofoo co, mori nu, nasoya, manuka health, comvita,
  rowse, gale s, gales, capilano, nature nate s, nature nates, local hive, lyle s, lyles, steeves, costa,
  lavazza, illy, segafredo, kenco, douwe egberts, taylors, taylors of harrogate, taylor s, folgers,
  maxwell house, peets, peet s, pg tips, tetley, twinings, clipper, lipton, typhoo, barry s, barrys, lyons,
  bigelow, buxton, highland spring, tropicana, copella, minute maid, welch s, welchs, mott s, motts,
  martinelli s, martinellis, aspall, sarson s, sarsons, bragg s, pompeian, kikkoman naturally brewed, san j,
  marukan, mizkan, red boat, megachef, tiparos, chaokoh, aroy d, biona organic, dr bronner s, native forest,
  edward and sons, koyo, eden, eden foods, eden organic, suma organic, amy and sons, kendall, buy local,
  acme, generic, unbranded, supermarket own, own label, private label, brandless, branded, brand name`,
)

/** A cook's words for the food in stock. */
const household = list(
  `i found, i need to use, i need to use up, need to use, need to use up, want to use, want to use up, would like to use, please, thanks,
  thank you, hi, hello, hey, hmm, um, ok, okay, well then, basically, actually, probably, possibly, perhaps, i think, i guess, not sure,
  sort of, kind of, kinda, or something, or whatever, whatever is left, whats left of, what s left of, what is left of, the last of,
  last of the, last of, last bit of, last few, last, final, first, second, next, another, most, much, enough, not enough, not much,
  not many, hardly any, barely any, almost no, very little, little left, left in the fridge, left in the pan, left in the freezer,
  that i have, that we have, i bought, we bought, bought yesterday, bought today, bought, brought home, given, gifted, donated,
  grown by me, made by me, my own, our own, self made, self picked, self grown, diy, today s, todays, tomorrow, this week, last week,
  last month, this morning, tonight, tonight s, on hand, to hand, at home, in stock, in my kitchen, in my fridge, in my freezer,
  in my pantry, lying around, sitting around, hanging around, floating around, kicking about, knocking about, taking up space,
  roughly half, about half, about a cup of, nearly half, over half, more than half, less than half, at most, at the most, no more than,
  not more than, or more, or less, more or less, give or take, ish, circa, ca, approximate, estimated, optional extra, if possible,
  if you like, if available, when in season, where available, for two, for one, for four, for the kids, for dinner, for lunch,
  for breakfast, for tonight, for today, for salad, for soup, for sandwiches, for roasting, for grilling, for baking, for boiling,
  for mashing, for slow cooking, for stewing, for braising, for stir fry, for stir frying, for curry, for pasta, for cooking, for eating,
  for juicing, for stock, for the oven, for dressing, for dipping, for topping, for decoration, to decorate, to finish, outer leaves manky,
  manky, outer leaves gone, frozen solid, rock solid frozen, nearly finished, a bit manky, bit manky, sad lookin, davidstow, to drizzle,
  to sprinkle, to coat, to dress, to grease, to taste optional`,
)

/** English words beside a food that do not change its contents. */
export const neutral: readonly string[] = [
  ...places,
  ...origin,
  ...growing,
  ...making,
  ...quality,
  ...varieties,
  ...breeds,
  ...brands,
  ...household,
  ...farmAndLabelWords,
  ...kitchenNoteWords,
  ...hastyNotes,
]

/**
 * Words of places. Beside bread, meat or rice they may name a dish, so the reader then knows the food only in part.
 */
export const placeNames: readonly string[] = places
