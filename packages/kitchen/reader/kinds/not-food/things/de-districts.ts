import { list } from '#kitchen/word-list.ts'

/** Districts by city. */
const districtsOf: Readonly<Record<string, string>> = {
  Berlin:
    'Kreuzberg, Neukölln, Mitte, Wedding, Pankow, Charlottenburg, Spandau, Steglitz, Friedrichshain, Prenzlauer Berg, Schöneberg, Tempelhof, Lichtenberg, Marzahn, Köpenick, Treptow, Moabit, Zehlendorf, Reinickendorf, Wilmersdorf, Dahlem, Hellersdorf',
  Hamburg:
    'Altona, Eimsbüttel, Harburg, Wandsbek, Bergedorf, St. Pauli, Sankt Pauli, Blankenese, Barmbek, Winterhude, Ottensen, Eppendorf, Wilhelmsburg, Poppenbüttel',
  München:
    'Schwabing, Giesing, Sendling, Pasing, Haidhausen, Bogenhausen, Neuhausen, Moosach, Milbertshofen, Laim, Trudering, Perlach, Maxvorstadt',
  Köln: 'Ehrenfeld, Deutz, Nippes, Kalk, Mülheim, Lindenthal, Porz, Chorweiler, Sülz, Rodenkirchen, Bocklemünd',
  Frankfurt: 'Sachsenhausen, Bornheim, Höchst, Bockenheim, Nordend, Westend, Ostend, Gallus, Rödelheim, Griesheim, Fechenheim, Enkheim',
  Essen: 'Rüttenscheid, Kettwig, Werden, Steele, Borbeck, Altenessen, Katernberg, Bredeney, Kray, Frohnhausen, Margarethenhöhe',
  Stuttgart: 'Bad Cannstatt, Degerloch, Vaihingen, Feuerbach, Zuffenhausen, Möhringen, Untertürkheim, Sillenbuch',
  Düsseldorf: 'Bilk, Oberkassel, Pempelfort, Benrath, Gerresheim, Flingern, Kaiserswerth, Derendorf',
  Leipzig: 'Connewitz, Plagwitz, Gohlis, Grünau, Reudnitz, Lindenau, Schleußig',
  Dresden: 'Neustadt, Blasewitz, Pieschen, Loschwitz, Löbtau, Gorbitz',
  Bremen: 'Vegesack, Schwachhausen, Walle, Hemelingen, Gröpelingen, Findorff',
  Hannover: 'Linden, List, Nordstadt, Südstadt, Kleefeld, Döhren, Ricklingen',
  Nürnberg: 'Gostenhof, Langwasser, Fürth, Johannis',
  Dortmund: 'Hörde, Aplerbeck, Hombruch, Mengede',
  Wien: 'Favoriten, Ottakring, Donaustadt, Floridsdorf, Simmering, Meidling, Hietzing, Döbling, Leopoldstadt, Josefstadt, Landstraße, Penzing, Liesing, Margareten, Mariahilf, Neubau, Hernals, Währing, Brigittenau',
  Zürich: 'Oerlikon, Wiedikon, Altstetten, Seefeld, Wipkingen, Höngg, Schwamendingen, Enge',
  Basel: 'Kleinbasel, Gundeldingen, St. Johann, Bruderholz',
  Bern: 'Bümpliz, Länggasse, Bethlehem, Breitenrain',
  Graz: 'Lend, Gries, Jakomini, Eggenberg, Andritz',
  Linz: 'Urfahr, Ebelsberg, Lustenau',
  Salzburg: 'Altstadt, Maxglan, Lehen, Gnigl',
  Münster: 'Hiltrup, Gievenbeck, Roxel, Kinderhaus, Mauritz',
  Braunschweig: 'Riddagshausen, Querum, Gliesmarode',
  Luzern: 'Kriens, Littau, Reussbühl',
  Mainz: 'Kastel, Gonsenheim, Bretzenheim',
  Mannheim: 'Neckarau, Käfertal, Jungbusch',
  Bonn: 'Bad Godesberg, Beuel, Poppelsdorf',
  Kiel: 'Gaarden, Holtenau',
  Offenbach: 'Bieber',
  Wuppertal: 'Elberfeld, Barmen',
  Duisburg: 'Marxloh, Ruhrort, Meiderich',
  Bochum: 'Wattenscheid, Langendreer',
  Karlsruhe: 'Durlach',
  Augsburg: 'Lechhausen, Göggingen',
  Freiburg: 'Vauban, Wiehre',
}

/** Cities, and the parts that every city has. */
const cities = list(
  `Berlin, Hamburg, München, Köln, Frankfurt, Stuttgart, Düsseldorf, Dortmund, Essen, Leipzig, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Karlsruhe, Mannheim,
  Augsburg, Wiesbaden, Aachen, Kiel, Magdeburg, Freiburg, Mainz, Lübeck, Erfurt, Rostock, Kassel, Potsdam, Saarbrücken, Heidelberg, Regensburg, Würzburg, Ulm, Heilbronn, Göttingen, Trier, Jena, Erlangen, Konstanz, Halle,
  Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Zürich, Basel, Bern, Luzern, Genf, Winterthur, Chur`,
)
const parts = list(
  `Süd, Nord, Ost, West, Mitte, Zentrum, Altstadt, Neustadt, Innenstadt, Hbf, Hauptbahnhof, Flughafen, Messe, Hafen, Stadt, City`,
)

/** Cities with a district, as people write them: "Berlin Kreuzberg", "Berlin-Kreuzberg". */
export const citiesWithDistricts: readonly string[] = [
  ...Object.entries(districtsOf).map(([city, districts]) => [city, list(districts)] as const),
  ...cities.map((city) => [city, parts] as const),
].flatMap(([city, districts]) => districts.flatMap((district) => [`${city} ${district}`, `${city}-${district}`]))
