import { declined } from '#kitchen/reader/words/german-adjectives.ts'
import { list } from '#kitchen/word-list.ts'

/** Adjectives for processing that adds nothing, colours, tastes and further regions. */
const adjectives = list(
  `hergestellt, erzeugt, produziert, gewonnen, angebaut, gezüchtet, gezogen, dextriniert, hydrolisiert, isoliert, rehydratisiert, rehydratiert, rekonstituiert, rekombiniert,
  restrukturiert, deaktiviert, aktiviert, alkalisiert, gealkalisiert, demineralisiert, entionisiert,
  entsäuert, entzuckert, gemälzt und gedarrt, grilliert, naturgereift, biologisch hergestellt, biologisch
  angebaut, ökologisch angebaut, ökologisch erzeugt, biologisch erzeugt, handwerklich hergestellt,
  traditionell hergestellt, schonend hergestellt, kaltgebrüht, aufgebrüht, invertiert, teilinvertiert,
  standardisiert, nicht homogenisiert, kurzzeiterhitzt, hitzebehandelt, dampfbehandelt, druckbehandelt,
  thermisch behandelt, physikalisch modifiziert, vorverkleistert, verkleistert, agglomeriert, pelletiert,
  gedarrt, ausgesiebt, eingedickt, eingedampft, verdampft, verkocht, färbend, dunkelviolett, hellviolett,
  tiefblau, giftgrün, maisgelb, sonnengelb, bernsteinfarben, kupferfarben, kupferrot, ziegelrot, himbeerrot
  gefärbt, rubinrot, karminrot, korallenrot, lachsfarben, perlmuttfarben, stahlblau, schieferblau,
  wildlebend, wohlschmeckend, ungenießbar gewordene, riesenhaft, zwergwüchsig, kriechend, rankend, aufrecht,
  mehrkörnig, vielblütig, großknollig, kleinknollig, fest kochend, mehlig kochend, stärkehaltig,
  stärkereich, ölhaltig, zuckerhaltig, blumig, erdig, holzig, harzig, mineralisch, prickelnd, spritzig,
  vollmundig, samtig, seidig, cremig gerührt, gerührt, ungerührt, karpatisch, kaukasisch, transsilvanisch,
  siebenbürgisch, pannonisch, thrakisch, peloponnesisch, lakonisch, ägäisch, ionisch, adriatisch, asturisch,
  kantabrisch, extremadurisch, valencianisch, murcianisch, navarresisch, aragonesisch, leonesisch,
  alentejanisch, azoreanisch, savoyisch, gascognisch, emilianisch, molisisch, lukanisch, nubisch,
  eritreisch, somalisch, kongolesisch, nigerianisch, kamerunisch, ivorisch, sambisch, simbabwisch,
  mosambikanisch, namibisch, botswanisch, kirgisisch, kasachisch, usbekisch, tadschikisch, turkmenisch,
  aserbaidschanisch, armenisch, georgisch gewachsen, jemenitisch, omanisch, saudisch, kuwaitisch, katarisch,
  bahrainisch, emiratisch, punjabisch, tamilisch, keralisch, goanisch, singapurisch, balinesisch, javanisch,
  sumatranisch, melanesisch, fidschianisch, nicaraguanisch, salvadorianisch, panamaisch, dominikanisch,
  haitianisch, puertoricanisch, texanisch, floridianisch, alaskisch, smaragdgrün, olivgrün, moosgrün,
  kirschrot`,
)

/** Varieties, flour grades, label marks, short words of shopping lists, and words for old or opened packages. */
const phrases = list(
  `langkorn, rundkorn, mittelkorn, kurzkorn, spitzenlangkorn, grobkorn, feinkorn, hom mali, deglet nur, khouat allig, negronne, longue d'août, enthält, wurzelecht, angebr., angebr,
  abgelaufen, gestern abgelaufen, morgen fällig, läuft heute ab, läuft bald aus, muss weg bis morgen, gek.,
  get., getr., gefr., geräuch., gem., gesch., geschn., abgetr., abtropfgewicht, abtr., surg., pä., btl.,
  btl, bd., bd, fl., fl, gl., gl, ds., ds, mittl., mittelgr., etw., vllt, vlt, halb leeres glas, vom
  vorabend, vom mittag, vom abend, vom grillabend, von der feier, von der party, aus der tiefkühltruhe,
  tiefkühltruhe, gefriertruhe, aus der truhe, aus der kühltruhe, aus dem vorratskeller, aus der
  speisekammer, speisekammer, vorratsschrank, aus dem regal, aus dem hofladen, aus dem bioladen, bioladen,
  aus dem asialaden, asialaden, aus dem russenladen, türkenladen, aus dem türkischen laden, aus der
  biokiste, biokiste, gemüsekiste, aus der gemüsekiste, abokiste, gerettet, gerettete, tafelware, too good
  to go, vom nachbarn, von der nachbarin, von nachbars, vom opa, von tante, geschenkt, getauscht, aus dem
  schrebergarten, schrebergarten, vom acker, vom hochbeet, hochbeet, vom fensterbrett, fensterbrett, vom
  baum, vom strauch, frisch vom strauch, frisch vom baum, bisschen weich, bisschen alt, bissl, a bissl,
  bisserl, a bisserl, bissle, e bissle, büschen, n bisschen, nen, ner, ne, pi mal daumen, so ca, so
  ungefähr, gehäufter, gestrichener, gestrichene, nespresso, starbucks, darboven, gepa, onko, meinl, julius
  meinl, minges, segafredo intermezzo, stck, abgel, gestern abend, gestern mittag, von gestern abend, von
  gestern mittag, v gestern, gestern, irgendein, irgendeine, irgendeinen, irgendwelche, egal welche, egal welcher,
  egal welches, egal was für, welche auch immer, daumengroß, daumengroßes, daumendick, faustgroß, walnussgroß, nussgroß,
  fingerdick, handtellergroß, offen seit, seit, seit gestern, seit montag, seit dienstag, seit mittwoch, seit donnerstag,
  seit freitag, seit samstag, seit sonntag, mhd morgen, mhd heute, mhd überschritten, rest vom mittag, rest vom abend,
  rest vom vortag, im topf, im töpfchen, frisch im topf, aus dem topf, halb voll, halbvoll, fast leer, fast voll, schon offen,
  noch zu, ungeöffnet, frisch aufgetaut, muss weg, muss dringend weg, dringend, à, je stück, stückweise, lose, abgewogen,
  nb, n b, nach gusto, nach gefühl, vorwiegend, vorw, festk, mehligk`,
)

/** German words of labels, farms and shopping lists beside a food that do not change its contents. */
export const farmAndLabelWords: readonly string[] = [...declined(adjectives), ...phrases]
