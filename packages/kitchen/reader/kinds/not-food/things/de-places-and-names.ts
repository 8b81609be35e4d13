import { citiesWithDistricts } from '#kitchen/reader/kinds/not-food/things/de-districts.ts'
import { list } from '#kitchen/word-list.ts'

/** Towns and regions. Alone such a word is no food; beside a food it is the food's origin. */
const places = list(
  `Berlin, Hessen, Frankfurt, Wien, Krakau, Hamburg, Linz, Salzburg, Graz, Bern, Basel, Zürich, Bayern, Sachsen, Schwaben, Franken, Pfalz, Tirol, Kärnten, Dresden, Aachen, Lübeck, Bremen, Kassel, Mainz, Ulm,
  Bamberg, Erlangen, Mailand, Polen, Ungarn, Türkei, Thüringen, Köln, Leipzig, Nürnberg, Stuttgart, Münster, Hannover, Erfurt, Weimar, Jena, Görlitz, Meißen, Regensburg, Passau, Augsburg, Konstanz, Freiburg,
  Innsbruck, Bregenz, Luzern, Genf, Potsdam, Rostock, Kiel, Flensburg, Trier, Worms, Speyer, Darmstadt, Wiesbaden, Braunschweig, Göttingen, Pilsen, Prag, Budapest, Warschau, Brüssel, Paris, London, Rom, Neapel,
  Venedig, Florenz, Athen, Istanbul, Ankara, Madrid, Lissabon, Moskau, Schlesien, Pommern, Ostpreußen, Westfalen, Rheinland, Steiermark, Vorarlberg, Burgenland, Niederösterreich, Graubünden, Wallis, Tessin`,
)

/** First names, jobs and signs of the zodiac. */
const people = list(
  `Uschi, Rosa, Ernst, Ben, Kanzler, Bäcker, Bäckerin, Metzger, Metzgerin, Fleischer, Fleischerin, Koch, Köchin, Kellner, Kellnerin, Müller, Fischer, Gärtner, Bauer, Bäuerin, Winzer, Imker, Jäger, Käser, Brauer,
  Konditorin, Steinbock, Widder, Jungfrau, Waage, Schütze, Zwillinge, Herr Lachs, Frau Birne, Frau Kohl, Herr Kohl, Herr Speck, Frau Speck, Herr Pfeffer, Frau Pfeffer, Frau Honig, Herr Honig, Herr Fisch, Frau Fisch, Herr Hering, Frau Butter, Harz, Krautjunker, Rabe, Raben, Fische Sternzeichen, Sternzeichen Fische, Sternzeichen Stier`,
)

/** Kitchen and garden tools and vessels. */
const tools = list(
  `Kreissäge, Kettensäge, Stichsäge, Handsäge, Pfanne, Pfannen, Topf, Töpfe, Kochtopf, Bratpfanne, Gusseisenpfanne, Pfannenwender, Teller, Schüssel, Sieb, Reibe, Deckel, Auflaufform, Teekanne, Milchglas,
  Salbeitee-Tasse, Teetasse, Kaffeebecher, Fischstäbchenverpackung, Sauerkrautfass, Zuckerwürfelzange, Nagelschere, Pinsel, Backpinsel, Toasterkabel, Bohnermaschine, Brillenglas, Rettungsring, Spinnennetz,
  Pflaster, Putzessig, Vanille Duft, Duftkerze, Ofen, Herd, Backofen, Zimtschneckenhaus, Honigbiene, Honigbienen, Rattenschwanz, Reibeisen, Wetzstein, Korkenzieher, Flaschenöffner, Dosenöffner`,
)

/** Words for kitchen work and talk. */
const words = list(
  `backen, umrühren, abschmecken, anbraten, kochen, schneiden, hacken, garnieren, vorheizen, Rezept, Rezepte, Zutaten, Zubereitung, Ostern, Weihnachten, Geburtstag, Montag, Januar, Februar, April, August,
  Oktober, Dezember, Urlaub, Hunger, Durst, Appetit, Abendessen, Frühstück, Mittagessen, Keine Ahnung, irgendwas, egal, hallo, danke, bitte, Herzklopfen, Löwenzahn Serie`,
)

/**
 * Words that are no food in exactly this spelling and alone: without its dots "Säge" would be the herb sage, and
 * "Sieb" means a sieve.
 */
export const notFoodAloneInGerman: readonly string[] = [
  ...places,
  ...citiesWithDistricts,
  ...people,
  ...tools,
  ...words,
  ...list(
    `Kette, Turm, Säge, Sägen, Tasse, Löffel, Glas, Flasche, Dose, Fuchsschwanz, Kohle, reiben, Mittag, Nichts, Schimmel, Essen, Hof, Becher, Karton, Tüte, Schachtel`,
  ),
]
