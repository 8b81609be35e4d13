import { list } from '#kitchen/word-list.ts'

/** People and places that a food may come from. */
const people = list(
  `papa, papi, paps, vater, mama, mami, mutti, mutter, oma, omi, opa, opi, uroma, tante, onkel, schwester, bruder, cousine, cousin, nachbar, nachbarn, nachbarin,
  schwiegermutter, schwiegermama, schwiegereltern, schwiegervater, freundin, freund, freunden, kollegin, kollege, kollegen, chefin, eltern, mitbewohner,
  mitbewohnerin, mitbewohnern, wg, kindern, tochter, sohn, meiner frau, meinem mann, bauer, bauern, bäuerin, landwirt, imker, förster,
  gärtner, gärtnerei, angler, händler, markt, wochenmarkt, bauernmarkt, bauernhof, hof, hofladen, hofverkauf, garten, balkon, keller, feld,
  mir, uns, nebenan`,
)

const possessives = list('meiner, meinem, meinen, unserer, unserem, unseren, der, dem, den, d')

const from = list('von, v, vom')

/** The same people and places with "for" or a genitive -s. */
const ofPeople = [
  ...people.flatMap((who) => from.flatMap((word) => [`${word} ${who}`, ...possessives.map((whose) => `${word} ${whose} ${who}`)])),
  ...people.flatMap((who) => [`f ${who}`, `für ${who}`]),
  ...list('papas, papis, mamas, mamis, muttis, omas, omis, opas, opis').flatMap((whose) => [
    `aus ${whose} garten`,
    `${whose} garten`,
    `v ${whose} garten`,
    `aus ${whose} keller`,
    `von ${whose} hof`,
  ]),
]

const days = list(
  'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, mo, di, mi, do, fr, sa, so, wochenende, feiertag',
)

const months = list(
  'januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, jan, feb, apr, jun, jul, aug, sep, sept, okt, nov, dez',
)

const beforeDays = list('v, von, vom, am, bis, bis zum, seit, s, für, f, letzten, letztem, vorigen, offen seit, offen s, auf seit, mhd')

const beforeMonths = list('v, von, vom, aus, im, bis, bis ende, bis anfang, seit, s, mhd, mhd ende, ende, anfang, mitte, letzten')

/** What was done with a package on a day; a word that tells of cooking stays a form of the food. */
const deeds = list('gekauft, geöffnet, geöffn, aufgemacht, angebrochen, angebr, angefangen, geholt, besorgt, mitgebracht, auf, offen')

const times = [
  ...days.flatMap((day) => beforeDays.map((word) => `${word} ${day}`)),
  ...days.flatMap((day) => deeds.flatMap((deed) => [`${day} ${deed}`, `am ${day} ${deed}`])),
  ...months.flatMap((month) => beforeMonths.map((word) => `${word} ${month}`)),
  ...list('gestern, heute, vorgestern, neulich, eben, schon').flatMap((when) => deeds.map((deed) => `${when} ${deed}`)),
  ...list('von neulich, neulich, v neulich, letzte wo, vorige woche, vorige wo, v letzter woche, v letzter wo, über nacht, üb nacht'),
  ...list('tage, tagen, wochen, woche, tag, monate, monaten').flatMap((span) => [`${span} alt`, `${span} offen`, `seit ${span}`]),
]

/** How a food looks and how little of it is left. */
const states = list(
  `1 mittel, 2 mittel, 3 mittel, 4 mittel, 5 mittel, 6 mittel, bodensatz, neige, zur neige, kleks, letzter kleks, kleckschen, kaum was drin, kaum noch was drin, kaum was da, fast nix mehr, nix mehr, nicht viel drin, wenig drin,
  fest geworden, hart geworden, weich geworden, braun geworden, klumpig, verklumpt, zäh, angeschn, angebr, ausgetrieben, treibt aus, treiben aus, keimt, keimen, keimen schon, biegsam, wie gummi,
  runzlig, runzelig, schrumplig, verschrumpelt, verschrumpelt etwas, dellen, mit dellen, druckstellen, mit druckstellen, hat druckstellen, braune stellen, mit braunen stellen, fleckig, außen welk, welk außen, welk aussen, aussen braun, außen braun, innen braun, innen noch gut,
  gefrierbrand, mit gefrierbrand, leichter gefrierbrand, etwas gefrierbrand, hat gefrierbrand, abgegossen, abgespült, abgetropft, nur weiß, nur das weiße, nur grün, nur das grüne, nur blätter, nur stiele, geht noch, geht das noch, noch gut, ob noch gut, riecht gut, riecht ok, sieht gut aus, sieht komisch aus, ganz hinten, hinten im regal, oben im regal, im regal,
  unterstes fach, oberstes fach, oberes fach, unteres fach, in der tür, kühlschranktür, in der kühlschranktür, gemüsefach, im schrank, aus schrank, im küchenschrank, im keller, aus keller, ausm keller, auf balkon, in der küche, auf tisch, auf dem tisch, im brotkasten, aus brotkasten, im einmachglas,
  einmachglas, im weckglas, im schraubglas, schraubglas, esslöffl, teelöffl, messersp, prisn, schb, würfl, familienpack, großpack, probierpackung, probepackung, vorteilspack, minipack, gratis, rabatt, prozent rabatt, asia laden, aldi süd, aldi nord, rolle aus dem kühlregal`,
)

/** Remarks of hasty lists on whose a food is, when it was bought and what is left; none changes its contents. */
export const whoseAndWhen: readonly string[] = [...ofPeople, ...times, ...states]
