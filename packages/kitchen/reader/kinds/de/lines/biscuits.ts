import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Biscuits, gingerbreads and Christmas baking. */
export const biscuits = parseFoodLines(`
  pastry | dairy gluten | eggs | vegetarian | ? | Keks, Kekse, Buttergebäck, Plätzchen, Weihnachtsplätzchen, Weihnachtskekse,
    Weihnachtsguetzli, Guetzli, Guezli, Güetzi, Guatl, Guatsle, Gutsle, Gutsla, Bredle, Bredla, Brötle, Weihnachtsbrötle, Loible, Laible,
    Weihnachtsbäckerei, Teegebäck, Mürbteigkekse, Mürbgebäck, Ausstecher, Ausstecherle, Ausstecherli, Ausstechplätzchen, Ausstechkekse,
    Albertle, Spitzbübli, Hildabrötle, Linzeraugen, Linzer Kekse, Vanillekipfel, Vanillekipfl, Nusskipferl Kekse,
    Mandelkipferl, Spritzgebäck, Spritzgebackenes, Spritzkekse, Schwarz-Weiß-Gebäck, Schwarzweißgebäck, Terrassenplätzchen, Terrassenkekse,
    Milanesli, Bärentatzen Butter, Nussecken mit Schokolade, Nusstaler, Husarenkrapfen, Husarenkrapferl, Husarenknöpfe, Engelsaugen,
    Kulleraugen, Ochsenaugen, Ochsenaugen Plätzchen, Marmeladenaugen, Wolfsaugen, Non plus ultra, Nonplusultra, Doppeldecker, Cookies,
    Cookie, Chocolate Chip Cookies, Schokokekse, Schoko-Cookies, Subway Cookie, Haferflockenkekse, Haferflockenplätzchen, Hafertaler,
    Hobelspäne Gebäck, Zuckerkringel, Wiener Sandgebäck, Katzenzungen Gebäck, Katzenzüngli, Eierlikörplätzchen, Kokoskekse, Kokosplätzchen,
    Nutellaplätzchen, Erdnussplätzchen, Knusperkekse, Friesenkeks, Schwedenkekse, Dänisches Buttergebäck, Bahlsen Kekse, Wikana Kekse,
    Othello Keks, Kambly, Bretzeli, Kambly Bretzeli, Butterfly Kekse, Emmentaler Bretzeli, Ringli, Basler Brunsli Butter, Lebkuchenmänner,
    Totebeinli, Toten-Beinli, Mandelkeks, Appenzeller Biberfladen Butter, Chnusperli, Schoggi-Guetzli, Hosenknöpfe,
    Knöpfli Gebäck, Butter-S, Butter-Esse, Butter-S-Gebäck, S-Gebäck, Zürcher Hüppen, Hüppen, Hüppenröllchen, Hippen, Hohlhippen,
    Eiserkuchen, Eisekuchen, Eisenkuchen, Neujahrskuchen, Neujahrskuchen ostfriesisch, Ostfriesische Neujahrskuchen, Neejohrskoken,
    Neujahrshörnchen, Neujährchen, Piepkuchen, Krüllkuchen, Speckdicken, Klemmkuchen, Storchennester, Zimtwaffeln,
    Saarländische Zimtwaffeln, Spekulatiuskekse, Karamellkeks, Mürbli, Streuselkekse, Zitronenherzen, Zitronenplätzchen, Florentinerli,
    Bienenstich-Plätzchen, Schoko-Crossies mit Butter, Waffelröllchen, Waffelgebäck, Eiswaffel Butter, Butterwaffeln, Honigwaffel,
    Knusperwaffeln, Rumplätzchen, Apfelplätzchen, Ischler Plätzchen, Likörplätzchen, Schlesische Liegnitzer Butterplätzchen,
    Mandelsplitter-Kekse, Mandelspitzen, Rosinenplätzchen, Osterkekse, Osterhasenkekse, Wiener Mandeln Gebäck, Mandelbögen Butter,
    Pariser Stangerl, Pariser Spitzen, Pariserspitzen, Parisertaler, Pariser Krapferl, Rumkugeln mit Keks, Igel-Kekse, Igelkekse,
    Kokosbusserl Butter, Glücksschwein Keks, Anisschleifen, Russenbrot gefüllt
  pastry | gluten eggs |  | vegetarian | ? | Anisbrötle, Anisbrötli, Anislaibchen, Anislaibli, Anisloible, Anisguetzli, Aniskipferl,
    Chräbeli, Badener Chräbeli, Springerle, Springerli, Springerla, Eierspringerle, Löffelbiskotten, Löffelbisquit, Leffelbisgit,
    Löffelgebäck, Eierplätzle, Plätzle Biskuit, Mutschelmehl-Biskuit, Elisenlebkuchen mit Mehl, Aachener Printen mit Ei,
    Honigkuchen mit Ei, Braunekuchen, Gefüllte Herzen, Liegnitzer Bomben, Neisser Konfekt, Nürnberger Allerlei, Bremer Babbeler Lebkuchen,
    Honigplätzle, Honigleckerli, Honiglebkuchenteig
  pastry | gluten eggs | dairy | vegetarian | ? | Braune Kekse, Schleswiger Braune Kuchen, Hamburger Braune Kuchen, Gefüllter Lebkuchen
  pastry | eggs |  | vegetarian | ? | Zimtstern, Zimtsternli, Zimtsternle, Basler Brunsli, Brunsli, Bruunsli, Baseler Brunsli,
    Kokosbusserl, Kokosbusserln, Kokosbusserle, Busserl, Nussbusserl, Haselnussmakrönchen, Nussmakronen, Nussmakrönchen, Walnussmakronen,
    Luxemburgerli, Bärentatze, Bethmännchen, Frankfurter Bethmännchen, Mandelhörnle, Mandelgipfeli, Elisen, Elisen-Lebkuchen,
    Oblatenlebkuchen, Nürnberger Elisenlebkuchen, Makronentörtchen, Schaumbrezeln, Schaumringe, Windbäckerei Kekse, Hägenmakronen,
    Hägemark-Makronen, Hagebuttenmakronen, Wespenester, Dattelmakronen, Marzipanmakronen, Ricciarelli, Schokomakronen, Mandelbögen,
    Zimtwölkchen, Mandelbaiser, Schlumbergerli, Eiweißplätzchen, Eischneeplätzchen, Spanische Brötle
  pastry | gluten | eggs | vegan..vegetarian | ? | Russisch Brot, Russischbrot, Russischbrot Buchstaben, Patience, Patiencen,
    Patiencegebäck, Patience-Bäckerei
  pastry | gluten |  | vegetarian | ? | Läckerli, Leckerli Basel, Basler Leckerli, Läggerli, Baseler Leckerli, Läckerli Huus,
    Appenzeller Biber, Appenzeller Biberli, Biberfladen, Appenzeller Bärli-Biber, St. Galler Biber, Zürcher Tirggel, Willisauer Ringe,
    Öcher Printe, Aachener Kräuterprinten, Kräuterprinten, Hartprinten
  pastry | gluten |  | vegan..vegetarian | ? | Waffelhörnchen, Eishörnchen, Waffeltüte, Hörnchen für Eis, Salzletten, Salzletti,
    Salzletten Stangen, Soletti, Salzbrezerl, Laugenbrezelchen, Knabberbrezeln, Salzgebäck, Tuc Cracker, Tuc Kekse, Brandt Zwieback,
    Kinderzwieback, Reiszwieback, Bruschettini, Südtiroler Schüttelbrot
  pastry | dairy gluten |  | vegetarian | ? | Karlsbader Oblaten, Marienbader Oblaten, Kurbad-Oblaten, Loacker, Loacker Napolitaner,
    Waffelschnitten, Haselnussschnitten, Knusperschnitten, Bambina, Pick Up, Leibniz Pick Up, Choco Crossies Keks, Corny, Milka Tender,
    Paradiso Kinder, Yes Torty, Halloren Kugeln Waffel, Zotter Waffel, Dinkelchen, Ovo Sport,
    Ovomaltine Riegel, Ovo Rocks, Kägifret, Wernli Kekse, Choco Petit Beurre, Jura-Waffel, Schwarzweiss-Guetzli, Hit Kekse, Afrika Kekse,
    Bahlsen Afrika, Waffeletten, First Class Kekse, Schoko-Doppelkeks
  pastry | dairy gluten | eggs | vegetarian..meat | ? | Ischler Törtchen mit Creme
  pastry | dairy gluten |  | vegetarian..meat | ? | Oblatentorte, Mini Dickmanns Torte, Toffifee-Torte, Tortenecken, Tortenecke Waffel
`)
