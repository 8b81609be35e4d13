import { de as noKindRows } from '#kitchen/reader/kinds/no-kind/de.ts'
import type { FormRows } from '#kitchen/reader/kinds/not-food/forms/form-rows.ts'
import { foodSurnames, foodsOfPersons } from '#kitchen/reader/kinds/not-food/things/de-food-surnames.ts'
import { list } from '#kitchen/word-list.ts'

/** Generic words in front of a place's or a house's own name. */
const firstOfPlaces = list(
  `Gasthaus, Gasthof, Gaststätte, Wirtshaus, Hotel, Kirche, Kapelle, Museum, Bahnhof, Flughafen, Haltestelle, Straße, Straße der, Gasse, Allee, Grundschule, Gymnasium, Universität, Stadion, Gemeinde, Landkreis, Bezirk, Golf von, Insel der, Mount, Haus zur, Haus zum, Zeche, Apotheke zum, Apotheke zur, Parkhaus, Kino,
  Restaurant zum, Restaurant zur, Café zum, Café am, Kita, Friedhof, Krankenhaus, Klinik, Kindergarten, Campingplatz, FC, SV, TSV, VfB, VfL, TuS, SpVgg`,
)

/** Words of the landscape and of shops: only with one word before them. */
const landscape = list(
  'Hügel, Gipfel, Insel, Inseln, Bucht, Fluss, Tal, Dorf, Stadt, Gemeinde, Landkreis, Viertel, Stadtteil, Hafen, Verein, Schneider, Schäler, Tal',
)

const lastOfPlaces = list(
  `Straße, Gasse, Platz, Allee, Brücke, Bahnhof, Hauptbahnhof, Flughafen, Haltestelle, Stadion, Schule, Gymnasium, Universität, Kirche, Kapelle, Hotel, Museum, Theater, Kino, Klinik, Krankenhaus, Friedhof`,
)

const lastOfThings = list(
  `Märchenbuch, Rezeptbuch, Kochbuch, Terrine leer, Setzling, Setzlinge, Fleck, Flecken, Steuer, Verbot, Skandal, Krise, Dieb, Detektiv, Lied, Roman, Film, Lied, Song, Album, Band, Serie, Buch, Hörbuch, Krimi, Brettspiel, Videospiel, Comic, Märchen, Gedicht, Theaterstück, Oper, Emoji, Sticker, Aufkleber, Poster, Tattoo, Kostüm, Ohrringe, Kissen, Lampe, Tapete, Teppich, Vorhang, Kuscheltier, Plüschtier, Spielzeug, Puzzle, Kleid, Jacke, Hose, Bluse,
  Shirt, Nagellack, Lippenstift, Shampoo, Seife, Kerze, Duftkerze, Parfüm, PC, Computer, Laptop, Handy, App, Server, Webseite, Website, Allergie, Unverträglichkeit, Vergiftung, Ausschlag, Verkäufer, Verkäuferin, Händler, Händlerin, Züchter, Fabrik, Wettbewerb, Turnier, Plantage, Maschine, Automat, Dose leer, Glas leer, Katze, Hund, Kater, Hamster, Welpe`,
)

/** Further family names of a food's word. */
const familyNames = list(
  `Blumenkohl, Rosenkohl, Kartoffel, Petersilie, Tomate, Gurke, Karotte, Möhre, Pflaume, Pfirsich, Zitrone, Banane, Pilze, Schnitzel, Brötchen, Brezel, Keks, Waffel, Torte, Spinat, Sellerie, Lauch, Porree, Schnittlauch, Thymian, Basilikum, Majoran, Kerbel, Estragon, Ingwer, Nelke, Wacholder, Lorbeer, Himbeer, Erdbeer, Brombeer, Joghurt, Quark, Topfen, Sahne, Speckmann, Käsebier, Käser, Käsmann, Hafermann, Haferkamp, Weizenegger, Zwiebelberger, Hefe, Knolle, Krebs, Nudel, Kloß, Braten, Dattel, Makrele, Sardine, Thunfisch, Wels`,
)

const moreFirstNames = list(
  `Emilie, Emilia, Mia, Mila, Lena, Leonie, Lina, Lea, Luisa, Louisa, Clara, Klara, Amelie, Johanna, Charlotte, Mathilda, Frida, Greta, Pia, Jana, Jule, Nele, Lotte, Nora, Paula, Sina, Tina, Ronja, Svenja, Merle, Finja, Antonia, Helene, Elise, Theresa, Magdalena, Veronika, Franziska, Katharina, Friederike, Hannelore, Gisela, Ingrid,
  Helga, Ursula, Renate, Brigitte, Gertrud, Hildegard, Waltraud, Elfriede, Edeltraud, Roswitha, Heike, Silke, Anke, Birgit, Petra, Susanne, Martina, Ute, Kerstin, Anja, Katja, Tanja, Sonja, Nadine, Melanie, Stefanie, Rosa, Julia, Lisa, Anna, Noah, Leon, Finn, Elias, Emil, Anton, Oskar, Theo, Moritz, Jakob, Luca, Luis, Louis, Henry, Matteo, Liam,
  Felix, Jonas, Niklas, Julian, Fabian, Florian, Tobias, Sebastian, Dominik, Philipp, Simon, Vincent, Valentin, Konstantin, Leopold, Ferdinand, Friedrich, Heinrich, Hermann, Wilhelm, Otto, Gustav, Ludwig, Rudolf, Erwin, Alfred, Ernst, Egon, Horst, Günter, Günther, Gerd, Gerhard, Manfred, Siegfried, Reinhard, Uwe, Jürgen, Dieter, Bernd, Rainer, Detlef,
  Torsten, Thorsten, Holger, Sven, Lars, Björn, Kai, Axel, Ralf, Frank, Markus, Matthias, Christoph, Kevin, Marcel, Dennis, Patrick, Ali, Mehmet, Ahmed, Yusuf, Fatma, Ayşe, Leyla`,
)

const personVerbs =
  'hasse|hassen|hasst|liebe|lieben|liebt|mag|mögen|will|wollen|muss|müssen|kann|können|bin|bist|ist|sind|war|gehe|gehen|geht|esse|essen|isst|vertrage|verträgt|backe|backen|backt|koche|kocht|trinke|trinkt|kaufe|kauft|finde|findet|wünsche|denke|glaube|weiß|sehe|pflanze|züchte|träume'

/** Sentences. Notes such as "noch Milch da" and "ich habe Eier" name foods and are not among them. */
const sentences: readonly RegExp[] = [
  new RegExp(`^(?:ich|wir|er|sie|du|ihr|man|jeder|keiner|niemand) (?:${personVerbs})(?: |$)`, 'u'),
  /^(?:wir haben|ich habe?|es gibt|es ist|es sind) (?:keine?n?|nie)\s/u,
  /^(?:wer|warum|wieso|weshalb|wann|wo|wohin|woher|wie|was) (?:hat|haben|ist|sind|war|isst|mag|gibt|gibts|kostet|macht|kocht|bleibt|lange|viele?|wird|liegt|steht|man|kann|soll)(?: |$)/u,
  /^(?:ist|sind|gibt es|gibts|hast du|habt ihr|haben wir|kannst du|könntest du|magst du|willst du|soll ich|darf ich|kann ich|muss ich|warst du|bringst du|kaufst du|holst du)\s/u,
  /^vergiss nicht\s|^denk(?:e|t)? daran\s|^pass auf\s|^(?:stell|stelle|leg|lege|mach|mache|iss|trink|füttere|gieß|gieße|pflücke|ernte|wirf|schmeiß) (?:die|den|das|der|mir|uns|bitte|mal|noch|dir|deine?n?|meine?n?|morgen)\s/u,
  /^(?:die|der|das|mein|meine|unser|unsere|dein|deine) \p{L}+ (?:(?:ist|sind|war|waren) (?:alle|leer|weg|verbrannt|kaputt|sauer|schlecht|kalt|heiß|lecker|gut|fertig|teuer|gesund)$|(?:schmeckt|riecht|stinkt|brennt|mag|frisst|isst)(?: |$))/u,
  /\s(?:gefressen|geklaut|gestohlen|verloren|beißen|riechen|lecken|löschen|trennen|füttern|pflanzen|gießen|ernten|pflücken|essen gehen|verkaufen|malen|bemalen|zeichnen|singen)[.!]*$/u,
  /^(?:morgen|heute|später|am wochenende) .*(?:backen|kochen)$/u,
  /^das ei des kolumbus$|^hopfen und malz\b|^grüne tomaten film$|^die früchte des zorns$|^der butt$|^fettes brot$|^mango mode$|^(?:eine )?extrawurst (?:bekommen|kriegen|haben)$|^vergiss die eier nicht$|^insel reis$|^(?:alles|klar) (?:in butter|wie kloßbrühe)$|^(?:den|seinen|ihren) senf dazu|^dick(?:e)? wie\b|^wie (?:sand|warme semmeln)\b|^für (?:einen|'n) apfel und (?:ein|'n) ei$|^apfel und birnen vergleichen$|^äpfel mit birnen vergleichen$|^kalter kaffee redensart$|^da haben wir den salat$|^jetzt haben wir den salat$|^wie (?:ein|eine) \p{L}+$/u,
  /^(?:unser|unsere|mein|meine|dein|deine|der|die|das)? ?(?:kater|katze|hund|hündin|hamster|meerschweinchen|kaninchen|wellensittich|papagei|pferd|pony|dackel|mops|pudel|welpe|schildkröte|goldfisch|ratte|maus|igel) namens \p{L}+$/u,
  /^(?:mama|papa|oma|opa|ich|wir|er|sie|jemand|keiner|jeder) (?:hat|habe|haben|hatte|hatten) .*(?:gegessen|gehabt|getrunken|verbrannt|vergessen|gestern fisch)$|^wir hatten (?:gestern|heute)\s|^(?:heute|morgen|gestern) (?:gibt|gibts|gab|essen|kochen|backen|hatten)\s/u,
  /^(?:brauchen|haben|kochen|backen|essen|grillen|kaufen) (?:wir|sie) \p{L}+$/u,
  /^\p{L}+ (?:ist|sind) (?:teuer|billig|gesund|ungesund|lecker|eklig|gut|schlecht|süß|leben|liebe|toll|mein|meine|das|nicht|zu|sehr|so|kaputt|fertig|heiß)(?: |$)/u,
  /^(?:\p{L}+ )+(?:reiben|entgräten|schnitzen|aus der form nehmen|vom herd nehmen|aus dem ofen nehmen|aus dem gefrierfach holen|aus dem kühlschrank holen|werden lassen|auftauen lassen|steif schlagen)$|^mehl sieben$/u,
  /^aber bitte mit sahne$|^wurst conchita$|^conchita wurst$|^viele köche\b|^der apfel fällt\b|^abwarten und\b|^das ist nicht mein\b|^wie kraut und rüben$|^da liegt der hase\b|^das gelbe vom ei$|^(?:nicht )?das gelbe vom ei$|^wie aus dem ei\b|^geh dahin\b|^rosinen im kopf$|^quatsch mit soße$|^treulose tomate$|^süßholz raspeln$|^zuckerbrot und peitsche$|^honig um den (?:bart|mund)\b|^jemandem? \p{L}+ (?:um|in|auf|aus)\b|^(?:krawall|ulk|betriebs|stimmungs)nudel$|^landei$|^der süße brei$|^milchschlangen?$|^reismühle$|^die kirsche? auf\b|^(?:einen|den) frosch im hals\b|^(?:den )?teufel an\b|^kraut und rüben$|^butter bei die fische$|^alles käse$|^so ein käse$|^alles banane$|^schwein haben$|^(?:es geht )?um die wurst$|^mit speck fängt\b|^ein dicker fisch$|^kleine fische$|^stumm wie\b|^gesund wie ein fisch\b|^eier legen$|^wie rohe eier\b|^wer andern\b|^nicht die bohne$|^du bist\b|^den kohl nicht fett\b|^das macht den kohl\b|^alter kohl$|^aufgewärmter kohl redensart$|^lunte riechen$/u,
  /\((?:band|sänger|sängerin|film|lied|song|album|buch|roman|schauspieler|fußballer|spiel|serie|stadt|ort|fluss|dorf|farbe|firma|familienname|name|vorname|berg|insel)\)$/u,
  /^\p{L}+(?:creme|milch|öl|butter|seife|maske) für (?:die |das |den )?(?:hände|haare|gesicht|haut|füße|körper|bart|lippen|nägel)$/u,
  /^(?:apfel|zitronen|tomaten|kirsch|orangen|karotten|curry|senf|oliven|pistazien|mint|minz|lachs|pflaumen|auberginen|schoko|creme|honig|erdbeer|himbeer|brombeer|pfirsich|aprikosen|bananen|mais|ei|kürbis|lavendel|beeren)(?:grün|rot|gelb|blau|lila|rosa|braun|farben)$/u,
  /^\p{L}*(?:zahnpasta|zahncreme|löffelchen|zunge des himbeer)$/u,
  /^(?:eierlöffel|erdbeerzunge|himbeerzunge|trauerkloß|käsefüße|aalen|krebssee|salatsamen|apfelbäckchen|spargelstecher|möchtegernkoch)$/u,
]

export const de: FormRows = {
  firstOfPlaces,
  landscape,
  lastOfPlaces,
  lastOfThings,
  joints: list(
    'aus, vom, von, mit, ohne, und, oder, für, in, im, am, auf, bei, of, de, da, di, noch, fast, frisch, frische, frischer, frisches, bio, tk, wild, gekocht, gehackt',
  ),
  firstNames: [...noKindRows.firstNames, ...moreFirstNames],
  foodsToo: list(
    'Kartoffel, Kartoffeln, Apfel, Birne, Pfeffer, Kirsch, Kirsche, Pflaume, Tomate, Bohne, Bohnen, Fisch, Erbse, Salat, Linse, Linsen, Zwiebel, Traube, Beere, Blumenkohl, Himbeer, Erdbeer',
  ),
  firstNamesOfFoods: [
    ...foodsOfPersons,
    'Rosa',
    'Charlotte',
    'Sieglinde',
    'Agria',
    'Selma',
    'Adretta',
    'Belana',
    'Marabel',
    'Gala',
    'Elise',
    'Berta',
    'Helene',
    'Jonathan',
    'Leyla',
    'Antonia',
    'Corinna',
    'Lea',
  ],
  familyNames: [...foodSurnames, ...familyNames],
  familyEndings: list(
    'berger, mann, meier, maier, mayer, meyer, müller, huber, bauer, hofer, hauser, inger, egger, bichler, gruber, hammer, hauer',
  ),
  titles: list('Frau, Herr, Herrn, Familie, Fräulein, Doktor, Professor, Bürgermeister, Kommissar'),
  sentences,
}
