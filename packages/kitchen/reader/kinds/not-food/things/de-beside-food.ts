import { list } from '#kitchen/word-list.ts'

/** German things, places and sayings in whose names a food stands. */
export const thingsBesideFood: readonly string[] = list(
  `Ausstecher, Fußnagelpilz, Milch-Honig-Dusche, Milch Honig Dusche, Aloe-Vera-Gel, Aloe Vera Gel, Vitamin-D-Tropfen, Vitamin D Tropfen, Vitamintabletten, Kirschblüte, Kirschblüten Tapete, Käsefüße, Schweißfüße, Haferstroh,
  Gerstenstroh, Maisstroh, Weinflasche leer, Schokobrunnen, Schokoladenbrunnen, Currywurstschale, Gemüsebrücke, Schnecke im Beet, Schnecken im Beet, Wespennest, Bastelset, Wiener Walzer, Wiener Sängerknaben, Wiener Prater, Wiener Neustadt,
  Nürnberger Prozesse, Nürnberger Burg, Frankfurter Kreuz, Frankfurter Rundschau, Frankfurter Buchmesse, Hamburger SV, Hamburger Fischmarkt, Berliner Fernsehturm, Berliner Ensemble, Rüblitorten-Form, Toom, Hahnenkamm Rennen, Rehkitz, Bambi,
  Kamillencreme, Ringelblumencreme, Arnikacreme, Calendulacreme, Murmeltiersalbe, Kräutersalbe, Kräuterbad, Kamillenbad, Fichtennadelbad, Lavendelbad, Milchbad, Honigseife, Olivenölseife, Mandelölseife, Ziegenmilchseife, Eselsmilchseife,
  Kokosölmaske, Avocadomaske, Gurkenscheiben auf den Augen, Zitronenseife, Orangenölreiniger, Kaffeepeeling, Zuckerpeeling, Salzpeeling, Hafermilchbad, Molkebad, Erdbeerlipgloss, Kirsch Lippenbalsam, Vanille Bodylotion, Kokos Bodylotion,
  Kakaobutter Lippenpflege, Sheabutter Creme, Sheabutter Handcreme, Mandelöl Handcreme, Teebaumöl, Rizinusöl Kapseln, Nachtkerzenölkapseln, Lebertran Kapseln, Lachsölkapseln, Krillölkapseln, Hefetabletten, Bierhefetabletten, Kürbiskernkapseln,
  Cranberrykapseln, Artischockenkapseln, Kurkumakapseln, Ingwerkapseln, Mönchspfeffer Kapseln, Weißdorntropfen, Johanniskrauttee Kapseln, Zwiebelsaft gegen Husten, Wadenwickel, Quarkwickel, Zwiebelsäckchen, Kartoffelwickel, Pfefferminzölstift,
  Tigerbalm, Franzbranntwein, Melissengeist, Klosterfrau Melissengeist, Salbeipastillen, Isländisch Moos Pastillen, Honigbonbon Dose, Fischgeruch, Knoblauchfahne, Bierfahne, Zwiebelgeruch, Kaffeegeruch, Käsegeruch, Kuchenduft, Brotduft,
  Hühnersuppe für die Seele, Tomaten auf den Augen, Butter bei die Fische, Schwein gehabt, Alles in Butter, Das ist mir Wurst, Jetzt gehts um die Wurst, Bohnen in den Ohren, Perlen vor die Säue, Kirschen essen, Haar in der Suppe,
  Affe auf dem Brot, Eier aus Stahl, Milchbubi, Saure-Gurken-Zeit, Sauregurkenzeit, Extrawurst gebraten, Beleidigte Leberwurst, Spiegelei Pfanne, Brathähnchenduft, Nackensteak Kissen, Spätzle Shirt, Brezel Ohrringe, Ananas Luftmatratze,
  Wassermelonen Luftmatratze, Donut Schwimmring, Pizza Luftmatratze, Avocado Kissen, Bananen Kostüm, Hotdog Kostüm, Erdbeer Luftballon, Kirsch Ohrringe, Zitronen Tischdecke, Pilz Lampe, Ei Timer, Käse Fonduetopf, Buttersäure, Buttersäure Stinkbombe, Stinkbombe, Persil Color, Persil Megaperls, Milka Plüschtier, Milka Kuh Plüschtier, Haribo Dose leer, Nutella Glas leer, Plüschtier, Stofftier, Kuscheltier, Laktoseintoleranz,
  Glutenunverträglichkeit, Zöliakie, Fruktoseintoleranz, Nussallergie, Heuschnupfen, Hühnerembryo, Rinderseuche, Eintracht Braunschweig, Eintracht Trier, Eintracht Frankfurt, Wacker Burghausen, Kickers Offenbach, Jahn Regensburg,
  Münster Hiltrup, Münster Gievenbeck, Münster Roxel, Dietmar Hopp, Apfelweinkneipe, Weinlokal, Biergarten, Brausetabletten Calcium, Brausetabletten Magnesium, Brausetabletten, Calciumtabletten, Magnesiumtabletten, Zinktabletten, Eisentabletten, Kaffeebecher to go, Coffee to go Becher, Schalker Knappen,
  Karottenjeans, Eisdiele Venezia, Fischrestaurant`,
)
