import { de as names } from '#kitchen/lexicon/names/de.ts'
import { slipsOfSeveralWords } from '#kitchen/reader/words/everyday/de.ts'
import { declined as declinedWords, inflectedNames } from '#kitchen/reader/words/german-adjectives.ts'
import { neutral, placeNames } from '#kitchen/reader/words/neutral/de.ts'
import { list, type ReaderWords } from '#kitchen/reader/words/words.ts'

const declined = (words: string) => declinedWords(list(words))

/** Adjectives that do not change which food it is. */
const qualities = declined(
  `frisch, gekühlt, tiefgekühlt, tiefgefroren, gefroren, gefriergetrocknet, tiefgefrostet, aufgetaut, angetaut, schockgefrostet, gehackt, feingehackt, grobgehackt, geschnitten, feingeschnitten, kleingeschnitten, aufgeschnitten, gewürfelt, gerieben, geraspelt, geraffelt, gehobelt, gemahlen, feingemahlen, frischgemahlen, zermahlen, gemörsert, zerstoßen, zerdrückt, zerkleinert, zerlassen, geschrotet, gestoßen,
  gestiftelt, geviertelt, halbiert, gedrittelt, geachtelt, gezupft, gerebelt, gepresst, ausgepresst, kaltgepresst, gequetscht, passiert, püriert, gestampft, gestückelt, stückig, gescheibelt, gesplittet, geknackt, gebrochen, gespalten, gekocht, vorgekocht, hartgekocht, weichgekocht, abgekocht, eingekocht, gegart, vorgegart, dampfgegart, gedämpft, gedünstet, geschmort, gebraten, angebraten, gebacken, vorgebacken, aufgebacken, gegrillt, geröstet, angeröstet, trockengeröstet, frittiert, blanchiert, pochiert,
  roh, getrocknet, luftgetrocknet, sonnengetrocknet, halbgetrocknet, gedörrt, entwässert, dehydriert, rehydriert, angerührt, eingeweicht, gequollen, gekeimt, fermentiert, unfermentiert, vergoren, gegoren, gesäuert, eingelegt, mariniert, gebeizt, gepökelt, geräuchert, kaltgeräuchert, heißgeräuchert, gesalzen, ungesalzen, leichtgesalzen, gesüßt, ungesüßt, gezuckert, ungezuckert, gewürzt, ungewürzt, gepfeffert, gewaschen, ungewaschen, geputzt, geschält, ungeschält, enthäutet, gehäutet, entkernt, entsteint, entgrätet, entbeint, entblättert, gepellt, gespült, abgespült, abgetropft, ausgelöst, gesiebt, gefiltert, geklärt, geschlagen, aufgeschlagen, geschäumt, geschmolzen, verquirlt, ganz, halb, voll,
  geschwefelt, ungeschwefelt, gehärtet, ungehärtet, hydriert, raffiniert, unraffiniert, nichtraffiniert, desodoriert, modifiziert, texturiert, extrudiert, gepufft, gewalzt, gepoppt, extrahiert, destilliert, konzentriert, konzentrat, kondensiert, evaporiert, sterilisiert, pasteurisiert, unpasteurisiert, ultrahocherhitzt, hocherhitzt, wärmebehandelt, homogenisiert, unhomogenisiert, entrahmt, teilentrahmt, entölt, teilentölt, entfettet, teilentfettet, entsalzt, entmineralisiert, entkoffeiniert, entbittert, kristallisiert, karamellisiert, granuliert, instantisiert, mikronisiert, pulverisiert, verdickt, angedickt, verestert, hydrolysiert, autolysiert, inaktiviert, aktiv, inaktiv, angereichert, aromatisiert, parfümiert, gefärbt, ungefärbt, naturbelassen, unbehandelt, behandelt, gebleicht, ungebleicht, gereift, gereinigt, polierte, poliert, unpoliert, geschliffen, ungeschliffen, gereinigt, gehobelt,
  reif, überreif, unreif, knackig, zart, jung, alt, mild, scharf, mittelscharf, würzig, kräftig, herb, süß, edelsüß, rosenscharf, halbsüß, bitter, sauer, säuerlich, salzig, fein, extrafein, superfein, grob, mittelgrob, kernig, körnig, cremig, sahnig, stichfest, fest, weich, schnittfest, halbfest, dick, dünn, dickflüssig, dünnflüssig, flüssig, zähflüssig, trocken, halbtrocken, lieblich, pulverförmig, lösliche, löslich, wasserlöslich, leicht, mager, fettarm, fettreduziert, zuckerreduziert, natriumarm, salzarm, kalorienarm, fett, durchwachsen, durchzogen, streichfähig, streichzart, lauwarm, warm, heiß, kalt, eiskalt, handwarm, zimmerwarm, raumtemperiert,
  grün, rot, gelb, weiß, schwarz, braun, blau, violett, lila, rosa, orange, grau, hell, dunkel, dunkl, hellgrün, dunkelgrün, hellrot, dunkelrot, rötlich, bunt, gemischt, weinrot, golden, silbern, cremefarben, groß, gross, klein, mittelgroß, mittelgross, riesig, winzig, lang, kurz, rund, oval, flach, breit, schmal, glatt, kraus, gekräuselt, glasig, mehlig, mehligkochend, festkochend, vorwiegend festkochend, vollreif, biologisch, bio, ökologisch, öko, kontrolliert biologisch, natürlich, naturrein, naturtrüb, trüb, klar, klare, rein, pur, echt, unecht, original, traditionell, klassisch, hausgemacht, selbstgemacht, handgemacht, handgeschöpft, steinvermahlen, steingemahlen, regional, heimisch, einheimisch, saisonal, übrig, restlich, gekauft, gentechnikfrei, kernlos, kernfrei, steinfrei, samenlos, knochenlos, getreidefrei, hautlos, grätenfrei, schalenlos, fettfrei, zuckerfrei, salzfrei, alkoholfrei, hefefrei, koffeinfrei, phosphatfrei, jodiert, jodhaltig, unjodiert, fluoridiert, nativ, virgin, vergine, extra, neu, gemein, gewöhnlich, wild, zahm, kultiviert, freilaufend, essbar, ungenießbar, genießbar, tafelfertig, küchenfertig, kochfertig, bratfertig, pfannenfertig, backfertig, verzehrfertig, haltbar, länger haltbar, einfach, doppelt, dreifach, hochwertig, erlesen, ausgewählt, fair gehandelt, zugesetzt, geteilt, in röschen geteilt, aufgeteilt, zerzupft, ausgekratzt, geschwärzt, teilgehärtet, vollgehärtet, umgeestert, fraktioniert, stabilisiert, enzymatisch, gesäubert, geriffelt, geschlitzt, gerollt, gefaltet, gebündelt, gebunden, angemacht, abgeschmeckt, gezogen, gelagert, abgelagert, abgehangen, gereinigt, verlesen, handverlesen, sortiert, kalibriert, gepflückt, geerntet, gefangen, gezüchtet, gefüttert, gemästet, gepellt, geflockt, gewolft, gekuttert, gebrüht, überbrüht, aufgekocht, stark, schwach, hoch, niedrig, naturnah, hauchdünn, streifig, blättrig, faserig, saftig, aromatisch, duftend, intensiv, süßlich, nussig, fruchtig, rauchig, pikant, feurig, deftig,
  deutsch, österreichisch, schweizer, schweizerisch, französisch, italienisch, spanisch, portugiesisch, griechisch, türkisch, englisch, britisch, schottisch, irisch, niederländisch, holländisch, belgisch, dänisch, schwedisch, norwegisch, finnisch, polnisch, tschechisch, ungarisch, bulgarisch, rumänisch, russisch, ukrainisch, kroatisch, balkan, amerikanisch, kalifornisch, kanadisch, mexikanisch, brasilianisch, argentinisch, chilenisch, peruanisch, kolumbianisch, afrikanisch, ägyptisch, marokkanisch, tunesisch, äthiopisch, israelisch, persisch, iranisch, indisch, pakistanisch, thailändisch, vietnamesisch, indonesisch, chinesisch, japanisch, koreanisch, asiatisch, europäisch, arabisch, orientalisch, mediterran, provenzalisch, bretonisch, normannisch, elsässisch, bayerisch, bayrisch, schwäbisch, fränkisch, badisch, hessisch, thüringer, westfälisch, rheinisch, norddeutsch, steirisch, tiroler, vorarlberger, allgäuer, sizilianisch, toskanisch, sardisch, ligurisch, atlantisch, pazifisch, alpin, tropisch, exotisch, karibisch`,
)

/** Further words and phrases around a food that are never inflected. */
const uninflectedPhrases = list(
  `tk, uht, esl, h, aus der dose, in der dose, aus dem glas, im glas, aus dem beutel, aus der tube, im ganzen, am stück, ohne knochen, mit knochen, ohne haut, mit haut, mit schale, ohne schale, mit grün, ohne grün, ohne kerne, mit kern, mit stein, ohne stein, ohne stiel, mit stiel, ohne rinde, ohne kruste, mit kruste, ohne fett, vom vortag, von gestern, vom metzger, vom fleischer, vom bäcker, vom markt, vom bauern, vom bauernhof, aus dem garten, nach belieben, nach geschmack, nach bedarf, zum braten, zum anbraten, zum backen, zum kochen, zum bestreuen, zum bestäuben, zum garnieren, zum verzieren, zum servieren, zum würzen, zum abschmecken, zum einfetten, zum bestreichen, zum ausrollen, zum frittieren, zum dekorieren, für die form, für die pfanne, für das blech, für den teig, für die soße, für die sauce, für die deko, für die füllung,
  natur, nature, in würfeln, in scheiben, in streifen, in stücken, in ringen, in spalten, in stiften, in röschen, in blättchen, in hälften, im eigenen saft, in lake, in salzlake, in aufguss, im aufguss, in wasser, im sud, zimmertemperatur, raumtemperatur, bei zimmertemperatur, mit zimmertemperatur, größe m, größe l, größe s, größe xl, klasse m, klasse l, gr, bzw, ca, circa, evtl, eventuell, optional, ggf, z b, zb, etwa, ungefähr, rund, knapp, gut, gestrichen, gehäuft, geh, gestr, je, pro, sehr, teilweise, ganz, komplett, vollständig, frisch gemahlen, frisch gerieben, frisch gepresst, fein gehackt, grob gehackt, klein geschnitten, fein geschnitten, in feine scheiben geschnitten, typ, type, tipo, sorte, marke, art, qualität, premium, premiumqualität, spitzenqualität, klassik, classic, spezial, special, deluxe, grad a, grad, feinschmecker, gourmet, molkerei, käserei, bäckerei, metzgerei, fleischerei, konditorei, brauerei, kellerei, manufaktur, light, mini, baby, maxi, xxl, medium, barista, instant, aus biologischem anbau, aus ökologischem anbau, aus kontrolliert biologischem anbau, aus kontrolliertem anbau, aus bioanbau, kba, kbt, ökologisch hergestellt, güteklasse, handelsklasse, gewichtsklasse, klasse, freilandhaltung, biohaltung, mildgesäuert, mild gesäuert, aus freilandhaltung, aus bodenhaltung, aus käfighaltung, aus kleingruppenhaltung, aus artgerechter haltung, aus nachhaltiger fischerei, wildfang, zuchtfang, freiland, bodenhaltung, fairtrade, fair trade, demeter, bioland, naturland, nicht gvo, gvo, high oleic, ölsäurereich, hocherhitzbar, hoch erhitzbar, i tr, fett i tr, prozent fett, rahmstufe, doppelrahmstufe, halbfettstufe, dreiviertelfettstufe, magerstufe, vollfettstufe, mit kohlensäure, ohne kohlensäure, versetzt, mit alkalisalzen versetzt, mit kohlensäure versetzt, importiert, mit dem flugzeug, per flugzeug, als schutzglasur, zusatz, gestiftelt, vakuumverpackt, verpackt, portioniert, vollkorn, vollwert, urkorn, parboiled, spitzen, speise, tafel, haushalts, garten, feld, wald, wiesen, freiland, alpen, berg, land, bauern, hof, winter, sommer, herbst, frühlings, früh, spät, weihnachts, oster, riesen, zwerg, edel, fein, schwarz, weiss, rot, grün, gelb, braun, blau, roh, voll, mager, halbfett, trocken, tiefkühl, gefrier, dörr, räucher, brat, koch, back, grill, röst, press, streich, schmelz, reib, streu, würz, sauer, süss, bitter, scharf, mild, wild, zucht, natur, bio, öko, frisch, jung, alt, dauer, frei`,
)

/** Words of origin; a place does not change a food's contents. */
const places = list(
  `deutschland, österreich, schweiz, frankreich, italien, spanien, portugal, griechenland, türkei, england, großbritannien, schottland, irland, niederlande, holland, belgien, dänemark, schweden, norwegen, finnland, island, polen, tschechien, ungarn, rumänien, bulgarien, kroatien, serbien, russland, ukraine, amerika, usa, kanada, mexiko, brasilien, argentinien, chile, peru, ecuador, kolumbien, costa rica, afrika, südafrika, kenia, marokko, tunesien, ägypten, äthiopien, madagaskar, israel, iran, indien, sri lanka, ceylon, assam, darjeeling, thailand, vietnam, indonesien, china, japan, korea, australien, neuseeland, europa, eu, nicht eu, eu ländern, nicht eu ländern, eu landwirtschaft, nicht eu landwirtschaft, bayern, baden, württemberg, schwaben, franken, hessen, sachsen, thüringen, pfalz, saarland, brandenburg, mecklenburg, pommern, holstein, niedersachsen, westfalen, rheinland, schwarzwald, allgäu, bodensee, spreewald, tirol, südtirol, vorarlberg, salzburg, kärnten, steiermark, burgenland, wachau, waldviertel, wallis, graubünden, tessin, elsass, bretagne, normandie, provence, camargue, charentes poitou, noirmoutier, guérande, sizilien, toskana, ligurien, apulien, kalabrien, sardinien, piemont, kalamata, kreta, andalusien, mallorca, bourbon, tahiti, himalaya, atlantik, pazifik, nordsee, ostsee, mittelmeer, elfenbein, ivory, g u, g g a, volvic, hohem fettsäureanteil, natürlichem fettgehalt, fettgehalt`,
)

/** Inflected forms of synonyms ("weißen Pfeffer" for "weißer Pfeffer"), unless that form is already a name. */
const bentSynonyms = Object.fromEntries(
  Object.values(names).flatMap(({ list: name, also }) =>
    [name, ...also].flatMap((one) => inflectedNames(one).map((bent) => [bent, one] as const)),
  ),
)

/** Abbreviated names of shopping lists. */
const cutShort = {
  Kart: 'Kartoffeln',
  Kartoff: 'Kartoffeln',
  Zwieb: 'Zwiebeln',
  Knobl: 'Knoblauch',
  Champ: 'Champignons',
  Parm: 'Parmesan',
  Mozz: 'Mozzarella',
  Schoki: 'Schokolade',
  Schnittl: 'Schnittlauch',
  Vanillezuck: 'Vanillezucker',
  Vanillez: 'Vanillezucker',
  Puderz: 'Puderzucker',
  Kakaoplv: 'Kakaopulver',
  Kakaop: 'Kakaopulver',
  Backp: 'Backpulver',
  Backpulv: 'Backpulver',
  Paprikapulv: 'Paprikapulver',
  Currypulv: 'Currypulver',
  Vollkornbr: 'Vollkornbrot',
  Toastbr: 'Toastbrot',
  Knäckebr: 'Knäckebrot',

  Rinderhackfl: 'Rinderhackfleisch',
  Schweinefl: 'Schweinefleisch',
  Rindfl: 'Rindfleisch',
  Hähnchenbr: 'Hähnchenbrust',
  Putenbr: 'Putenbrust',
  Schlags: 'Schlagsahne',
  Frischk: 'Frischkäse',
  Zucch: 'Zucchini',
  Brokk: 'Brokkoli',
  Aubg: 'Aubergine',
  Auberg: 'Aubergine',
  Radiesch: 'Radieschen',
  Süßkart: 'Süßkartoffeln',
  Karott: 'Karotten',
  Sellr: 'Sellerie',
  Sauerkr: 'Sauerkraut',
  Petersil: 'Petersilie',
  Basil: 'Basilikum',
  Mandar: 'Mandarinen',
  Erdb: 'Erdbeeren',
  Himb: 'Himbeeren',
  Heidelb: 'Heidelbeeren',
  Haferfl: 'Haferflocken',
  Sonnenblumenk: 'Sonnenblumenkerne',
  Tomatenm: 'Tomatenmark',
  Gemüsebr: 'Gemüsebrühe',
  Naturjogh: 'Naturjoghurt',
  Jogh: 'Joghurt',
  Emment: 'Emmentaler',
  Spagh: 'Spaghetti',
  Soyasoße: 'Sojasauce',
  Sojasosse: 'Sojasauce',
  Rabsöl: 'Rapsöl',
  Hokkaido: 'Hokkaidokürbis',
  'Pass Tomaten': 'passierte Tomaten',
  'Tomaten pass': 'passierte Tomaten',
  'Haselnuß gem': 'gemahlene Haselnüsse',
  'Haselnüsse gem': 'gemahlene Haselnüsse',
  'Mandeln gem': 'gemahlene Mandeln',
  'getr Tomaten': 'getrocknete Tomaten',
  'Tomaten getr': 'getrocknete Tomaten',
  'Tofu geräuch': 'Räuchertofu',
  'Tofu ger': 'Räuchertofu',
  'geräuch Tofu': 'Räuchertofu',
  'geräuch Lachs': 'Räucherlachs',
  'Lachs geräuch': 'Räucherlachs',
  'ger Lachs': 'Räucherlachs',
  'gek Reis': 'gekochter Reis',
  'Reis Basmati': 'Basmatireis',
  'Reiß Basmati': 'Basmatireis',
  'Steinpilze getr': 'getrocknete Steinpilze',
  'getr Steinpilze': 'getrocknete Steinpilze',
  'Reis gek': 'gekochter Reis',
}

/** The German words used around a food: units, joining words, descriptions. */
export const de: ReaderWords = {
  head: 'last',
  joints: ['', 's', 'n', 'en', 'es', 'er', 'e', 'ns'],
  prefixes: list(
    'ab, an, auf, aus, be, bei, da, dar, durch, ein, ent, enthalt, er, fort, ge, gegen, her, hier, hin, hinein, hoch, los, miss, mit, nach, neu, ober, pro, uber, um, un, unter, ver, vor, voraus, weg, wider, wieder, zer, zu, zuruck, zusammen, zwischen',
  ),
  and: list('und, oder, sowie, u, od, plus, beziehungsweise'),
  with: list('mit, in, im, an, auf, dazu, für, à la'),
  from: [],
  // "Aus" names the material (Käse aus Ziegenmilch) and so counts as "of"; before an unknown place that does no harm.
  of: list('von, vom, aus, aus dem, aus der, nach'),
  numbers: list(
    'hälfte, drittel, dreiviertel, einhalb, ein, eine, einen, einem, einer, eines, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, fünfzehn, zwanzig, dutzend, halb, halbe, halber, halbes, anderthalb, eineinhalb, viertel, dreiviertel, paar, einige, etwas, wenig, viel, viele, mehrere, der, die, das, den, dem, des, zum, zur, mein, meine, unser, noch',
  ),
  units: list(
    `g, gr, gramm, kg, kilo, kilogramm, mg, dag, deka, dkg, pfund, pfd, ml, milliliter, l, liter, ltr, cl, dl, deziliter, zentiliter, cm, tasse, tassen, becher, el, tl, kl, msp, esslöffel, eßlöffel, essl, eßl, teelöffel, teel, kaffeelöffel, löffel, kelle, kellen, suppenlöffel, messerspitze, messerspitzen, prise, prisen, schuss, schuß, spritzer, tropfen, hauch, zehe, zehen, knolle, knollen, kopf, köpfe, bund, bunde, bündel, büschel, sträußchen, strauß, zweig, zweige, zweiglein, ästchen, stängel, stengel, stiel, stiele, stange, stangen, blatt, blätter, blättchen, dose, dosen, döschen, konserve, büchse, büchsen, glas, gläser, gläschen, flasche, flaschen, fläschchen, packung, packungen, pck, pkg, pack, päckchen, paket, pakete, beutel, tüte, tüten, sack, schachtel, schale, schalen, schälchen, kiste, netz, korb, handvoll, hand voll, faust, stück, stk, st, stücke, stückchen, scheibe, scheiben, scheibchen, würfel, würfelchen, ring, ringe, streifen, spalte, spalten, schnitz, schnitze, hälfte, hälften, portion, portionen, riegel, block, blöcke, tafel, tafeln, rippe, rippen, rolle, rollen, tube, tuben, becherchen, bogen, platte, platten, topf, töpfe, töpfchen, sch, be, bch, gl, wfl, rest, reste, röschen, ecke, ecken, kugel, kugeln`,
  ),
  neutral,
  placeNames,
  preparation: [
    ...list('reich an eiweiß, reich an protein, reich an proteinen, reich an ballaststoffen'),
    ...qualities,
    ...uninflectedPhrases,
    ...places,
  ],
  forms: {
    cooked: [
      ...declined(
        'gekocht, vorgekocht, hartgekocht, weichgekocht, abgekocht, gegart, vorgegart, gedämpft, geschmort, gebraten, gegrillt, gestrig, gebacken, pochiert, fertig gekocht, übrig, restlich',
      ),
      ...list(
        'vom vortag, vom mittag, vom mittagessen, vom abendessen, von heute mittag, von vorgestern, vorgekocht, von gestern, rest, reste, von gestern abend, vom vorabend',
      ),
    ],
    smoked: [...declined('geräuchert, heißgeräuchert, kaltgeräuchert'), ...list('geräuch, ger')],
    dried: [...declined('getrocknet, luftgetrocknet, gedörrt, trocken'), ...list('getr')],
    whole: list('ganz, ganze, ganzer, ganzes, ganzem, im ganzen, am stück'),
    frozen: declined('gefroren, tiefgefroren, tiefgekühlt, tiefgefrostet, schockgefrostet').concat(list('tk, tiefgefr, tiefgek, gefr')),
    canned: list('aus der dose, in der dose, aus dem glas, im glas, dose, dosen, ds, do, konserve, büchse, büchsen'),
    mashed: declined('zerdrückt, püriert, gestampft'),
    rind: list('Rinde, Rinden, Käserinde, Parmesanrinde, Parmesanrinden'),
  },
  allergens: {
    dairy: list('milch, milchprodukte, milcheiweiß, milchbestandteile, kuhmilch'),
    gluten: list('gluten'),
    eggs: list('ei, eier, hühnerei'),
    peanut: list('erdnuss, erdnüsse'),
    shellfish: list('schalentiere, krustentiere, meeresfrüchte, weichtiere, muscheln, garnelen'),
    soybean: list('soja, sojabohnen'),
    mushroom: list('pilz, pilze'),
  },
  nuts: list('nuss, nüsse, schalenfrüchte, haselnuss, haselnüsse, mandel, mandeln'),
  lactose: list('laktose, lactose'),
  wheat: list('weizen, weizenmehl'),
  otherFreeFrom: list(
    'getreide, zucker, zuckerzusatz, salz, fett, knochen, haut, gräten, kerne, kern, stein, steine, schale, rinde, kruste, stiel, gehäuse, kerngehäuse, wachs, kükentöten, abtropfen, einweichen, kochen, waschen, schälen, alkohol, farbstoffe, konservierungsstoffe, zusatzstoffe, geschmacksverstärker, aromen, gentechnik, hefe, palmöl, kohlensäure, koffein',
  ),
  without: { before: list('ohne, kein, keine, keinen, keinerlei, frei von, nicht'), after: list('frei, freie, freier, freies, freiem') },
  vegan: declined('vegan, pflanzlich, rein pflanzlich, tierfrei, plant based'),
  meatless: declined('vegetarisch, fleischlos, fleischfrei, vegi, veggie'),
  saysWithout: {
    gluten: declined('glutenfrei'),
    dairy: declined('milchfrei, milcheiweißfrei'),
    eggs: declined('eifrei, eilos'),
    soybean: declined('sojafrei'),
    peanut: declined('erdnussfrei'),
    nuts: declined('nussfrei'),
    shellfish: declined('schalentierfrei, krustentierfrei'),
    mushroom: declined('pilzfrei'),
    lactose: declined('laktosefrei, lactosefrei'),
    wheat: declined('weizenfrei'),
  },
  synonyms: { ...bentSynonyms, ...cutShort, ...slipsOfSeveralWords },
  pairs: Object.fromEntries(
    [
      'gemischtes Hackfleisch',
      'gemischtes Hack',
      'gemischter Hack',
      'gemischte Hackfleisch',
      'Hackfleisch gemischt',
      'Hackfl gemischt',
      'Hackfl gem',
      'gem Hackfl',
      'gemischtes Hackfl',
      'Hack gemischt',
      'gemischtes Faschiertes',
      'Faschiertes gemischt',
      'gemischtes Gehacktes',
      'Gehacktes gemischt',
      'Hackfleisch halb und halb',
      'Hackfleisch halb u halb',
      'Hack halb halb',
      'Hackfleisch halb halb',
      'halb u halb Hackfleisch',
      'halb und halb Hack',
      'halb und halb Hackfleisch',
      'Gehacktes halb und halb',
      'Hackfleisch vom Rind und Schwein',
    ].map((name) => [name, ['Rinderhackfleisch', 'Schweinehackfleisch']] as const),
  ),
  otherThings: list(
    `im kern, lauwarmer salat, klare suppe, braten, gehacktes, geräuchertes, helles, wasserhahn, waffeleisen, langsam, langsame, langsamer, gemeinsam, entkernen, marinieren, garnieren, gratinieren, zerbröseln, reduzieren, tranchieren, vorspeise, nachspeise, hauptspeise, zwischenspeise, speise, resteküche, feierabendküche, alltagsküche,
    soße, sauce, saucen, suppe, suppen, teig, glasur, dressing, eintopf, curry, pudding, dip, auflauf, omelett, kuchen, gulasch, ragout, marinade, füllung, kruste, aroma, röstaroma, röstaromen, fladen, frikadelle, frikadellen, bratling, bratlinge, pfannkuchen, streusel, streuseln, crumble, risotto, gratin, frittata, chutney, relish, konfitüre, aufstrich, kompott, obstsalat, clafoutis, granola, congee, reisbrei, bratfett, bratensaft, saft, säfte, kern, kerne, wurzel, wurzeln, würzöl, smoothie, topping, beilage, dessert, parfait, sorbet, knödel, klößchen, nocken, strudel, tarte, quiche, pizza, sandwich, bowl, pfanne, gericht`,
  ),
}
