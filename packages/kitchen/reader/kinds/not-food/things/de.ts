import { list } from '#kitchen/word-list.ts'

/** Household things, clothes, vehicles, school and play. */
const household = list(
  `Bratpfanne, Kochtopf, Schneebesen, Kochlöffel, Schöpfkelle, Nudelholz, Schneidebrett, Dosenöffner,
  Korkenzieher, Korken, Gabel, Messer, Untertasse, Tischdecke, Topflappen, Geschirrtuch, Mixer, Backofen,
  Mikrowelle, Kühlschrank, Gefrierschrank, Spülmaschine, Waschmaschine, Trockner, Staubsauger, Bügeleisen,
  Wasserkocher, Kaffeemaschine, Mülleimer, Eimer, Stuhl, Tisch, Sofa, Sessel, Matratze, Teppich, Vorhang,
  Schrank, Regal, Schublade, Spiegel, Lampe, Uhr, Heizung, Tür, Fenster, Wand, Boden, Dach, Treppe, Leiter,
  Ziegelstein, Fliesen, Holz, Brett, Nagel, Hammer, Schraubenzieher, Zange, Bohrmaschine, Seil, Schnur,
  Draht, Kabel, Fahrrad Kette, Hals Kette, Gold Kette, Silber Kette, Schnee Kette, Schloss, Rucksack, Koffer, Geldbeutel, Regenschirm, Brille, Hut, Handschuh, Mantel,
  Jacke, Pullover, Bluse, Hose, Rock, Kleid, Anzug, Krawatte, Gürtel, Unterhose, Stiefel, Sandalen,
  Hausschuhe, Knopf, Reißverschluss, Nadel, Faden, Wolle, Seide, Leder, Stoff, Schmuck, Halskette, Armband,
  Ohrring, Lastwagen, Bus, Zug, Straßenbahn, Flugzeug, Hubschrauber, Schiff, Boot, Fahrrad, Motorrad,
  Roller, Autoreifen, Lenkrad, Motor, Traktor, Rakete, Tastatur, Bildschirm, Drucker, Smartphone, Fernseher,
  Radio, Kamera, Mikrofon, Lautsprecher, Steckdose, Lichtschalter, Roboter, Internet, Passwort, Bücher,
  Füller, Filzstift, Radiergummi, Lineal, Papier, Zeitung, Zeitschrift, Wörterbuch, Landkarte, Briefmarke,
  Tacker, Kreide, Prüfung, Hausaufgaben, Fußball, Tennisball, Schläger, Gitarre, Klavier, Geige, Trompete,
  Flöte, Trommel, Teddybär, Luftballon, Drachen, Schach, Würfelspiel, Schlittschuhe, Zelt, Schlafsack,
  Angel, Angelhaken, Helm, Medaille, Pokal`,
)

/** Body parts, inedible animals, nature, ideas, people, cities and function words. */
const natureAndIdeas = list(
  `Finger, Daumen, Ellbogen, Knie, Knöchel, Auge, Mund, Lippen, Zahn, Haare, Bart, Fingernagel, Zehennagel,
  Skelett, Schädel, Muskel, Kind, Mädchen, Mann, Frau, Mutter, Vater, Opa, Onkel, Tante, Bruder, Schwester,
  Nachbar, Freund, Freundin, Welpe, Kätzchen, Hamster, Meerschweinchen, Papagei, Wellensittich,
  Kanarienvogel, Goldfisch, Frettchen, Giraffe, Nilpferd, Nashorn, Elefant, Löwe, Tiger, Gorilla, Affe,
  Panda, Koala, Leopard, Gepard, Wolf, Fuchs, Wiesel, Fischotter, Maulwurf, Igel, Stinktier, Eisbär, Delfin,
  Delphin, Walross, Pinguin, Flamingo, Eule, Adler, Falke, Geier, Krähe, Elster, Möwe, Storch, Schwan, Pfau,
  Schmetterling, Biene, Hummel, Libelle, Marienkäfer, Dinosaurier, Einhorn, Meerjungfrau, Gespenst, Vampir,
  Monster, Außerirdischer, Sonne, Mond, Stern, Himmel, Wolke, Regen, Gewitter, Donner, Blitz, Erdbeben,
  Vulkan, Lava, Feuer, Flamme, Rauch, Hügel, Höhle, Strand, Ozean, Sumpf, Pfütze, Kieselstein, Felsen,
  Marmor, Stahl, Aluminium, Smaragd, Baum, Ast, Baumrinde, Tannenzapfen, Moos, Rasen, Stroh, Heu, Feder,
  Staub, Erde, Liebe, Trauer, Angst, Hoffnung, Freiheit, Gerechtigkeit, Frieden, Krieg, Wahrheit, Traum,
  Idee, Zeit, Stunde, Minute, Jahr, Jahrhundert, Geld, Geldschein, Euro, Dollar, Kreditkarte, Bank,
  Rechnung, Steuer, Versicherung, Arbeit, Büro, Fabrik, Schule, Universität, Krankenhaus, Kirche, Kirchen Turm, Fernseh Turm, Wasser Turm,
  Brücke, Straße, Autobahn, Flughafen, Bahnhof, Kino, Museum, Bibliothek, Polizei, Gefängnis, Armee,
  Pistole, Gewehr, Bombe, Schwert, Klempner, Elektriker, Schreiner, Mechaniker, Ingenieur, Anwalt, Arzt,
  Krankenschwester, Zahnarzt, Tierarzt, Soldat, Feuerwehrmann, Briefträger, Lehrer, Schüler, Präsident,
  König, Königin, Prinz, Prinzessin, Schauspieler, Sänger, Tänzerin, Maler, Schriftsteller, Fußballer,
  Musik, Lied, Gedicht, Film, Foto, Gemälde, Skulptur, Geschenk, Reisepass, Flagge, Frage, Antwort, Problem,
  Ding, Sache, Zeug, Krimskrams, Formel, Mathematik, Physik, Geschichte, Test, Hallo Welt, qwertz,
  qwertzuiop, asdf, asdfgh, asdfghjkl, yxcv, yxcvbnm, qwerty, asdasd, lol, haha, hihi, bla bla, blabla,
  lorem ipsum, abc, abcd, xyz, Peter, Michael, Thomas, Andreas, Wolfgang, Klaus, Jürgen, Günter,
  Stefan, Christian, Uwe, Werner, Horst, Dieter, Manfred, Gerhard, Hans, Bernd, Thorsten, Matthias, Helmut,
  Walter, Martin, Jörg, Rolf, Jens, Sven, Alexander, Jan, Rainer, Holger, Karl, Dirk, Joachim, Ralf,
  Carsten, Herbert, Oliver, Wilhelm, Kurt, Markus, Heinrich, Lukas, Leon, Felix, Finn, Maximilian, Jonas,
  Niklas, Maria, Ursula, Monika, Petra, Elisabeth, Sabine, Renate, Helga, Karin, Brigitte, Ingrid, Erika,
  Gisela, Susanne, Gabriele, Christa, Christine, Hildegard, Anna, Birgit, Barbara, Gertrud, Heike, Marianne,
  Elke, Martina, Irmgard, Ute, Elfriede, Doris, Marion, Ruth, Ulrike, Hannelore, Jutta, Gerda, Kerstin,
  Ilse, Anneliese, Emma, Hannah, Sophie, Lena, Lea, Müller, Schmidt, Schneider, Köln, München, Stuttgart,
  Düsseldorf, Leipzig, Dortmund, Zürich, Genf, Paris, London, Madrid, Rom, Tokio, Moskau`,
)

/** German names of non-foods: things, animals, people, places and ideas. */
export const de: readonly string[] = [...household, ...natureAndIdeas]
