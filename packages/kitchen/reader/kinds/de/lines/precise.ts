import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods whose usual recipe differs from similar ones in the other tables. */
export const exceptionalRecipes = parseFoodLines(`
  dish | gluten eggs |  | meat | ? | Fleischpflanzl, Fleischküchla, Fleischlaberl, faschierte Laiberl, Hacktätschli, Hackplätzli,
    Deutsches Beefsteak, Fleischklöße, Frikadellenbrötchen, Bulettenbrötchen, faschierter Braten, Krautroulade, Krautrouladen,
    Wirsingroulade, Wirsingrouladen, Kohlwickel, gefüllte Kalbsbrust, Schweinsbraten mit Knödel, Schweinebraten mit Knödel,
    Schweinebraten mit Klößen, Leberknödel, Leberknepp, Lewwerknepp, Pfälzer Leberknödel, Leberspätzle, Markklößchen
  dish |  | gluten eggs | meat | ? | gefüllte Paprika, gefüllte Paprikaschoten, gefüllte Paprika mit Hack, gefüllte Gans, gefüllte Ente,
    Sauerbraten mit Klößen, Rinderrouladen mit Klößen, Ente mit Knödel, Gans mit Knödeln, Gänsebraten mit Klößen,
    Gans mit Klößen und Rotkohl, Pfälzer Saumagen, gebratener Saumagen, Saumagen
  dish |  |  | meat | ? | Hendl am Spieß, Saftgulasch, Kesselgulasch, Kartoffelgulasch mit Wurst, Erdäpfelgulasch, Kartoffelgulasch,
    Bohnengulasch, Linseneintopf mit Wurst, Linseneintopf mit Würstchen, Lumpensalat, bayerischer Wurstsalat, Rindfleischsalat,
    Ochsenmaulsalat, Tellerfleisch, Kümmelbraten, Zwiebelfleisch, Schweinsbratl, Krautfleisch, Ochsenbackerl
  dish | dairy |  | meat | ? | Schweizer Wurstsalat, Wurstsalat Schweizer Art, Straßburger Wurstsalat, Elsässer Wurstsalat,
    Wurst-Käse-Salat, Wurstkäsesalat, Straßburger Salat, Wurst-Käs-Salat
  dish |  | dairy gluten | vegan..meat | ? | Zwiebelsuppe
  dish | dairy gluten |  | vegetarian | ? | französische Zwiebelsuppe, überbackene Zwiebelsuppe, Elsässer Zwiebelsuppe
  pastry | dairy gluten |  | vegetarian | ? | Butterkeks, Butterkekse, Albertkeks, Vanillekipferl, Vanillekipferln, Heidesandplätzchen,
    Shortbread, Prinzen Rolle, Prinzenrollen, Haferkekse, Sandgebäck, Friesenkekse, dänische Butterkekse, Danish Butter Cookies, Leibniz,
    Leibniz-Keks, Leibniz Butterkeks, Leibniz Zoo, Choco Leibniz, Hansa-Keks, Petit Beurre, Spekulatius, Butterspekulatius, Stroopwafel,
    Sirupwaffel, Butterzwieback, braune Kuchen, Dresdner Prasselkuchen, Buttergipfel, Buttergipfeli, Schoggigipfeli, Schokocroissants,
    Pain au chocolat, Nougatcroissant, Butterkipferl, Franzbrötchen, Hamburger Franzbrötchen, Klaben, Apfeltaschen, Kirschtasche,
    Kirschtaschen, Milchbrötchen, Schweinsohr Gebäck, Schweinsohren Gebäck, Schweineohren Gebäck, Schweinsohr, Schweinsöhrchen,
    Schweinsohren, Schweineöhrchen, Prussiens, Schokoladenöhrchen, Palmiers, Stollen, Christstollen, Weihnachtsstollen, Dresdner Stollen,
    Dresdner Christstollen, Rosinenstollen, Marzipanstollen, Butterstollen, Mandelstollen, Bremer Stollen, Striezel Dresden,
    Stollenkonfekt, Prummetaat, Prommetaat, Tarte Tatin, Mürbeteigboden, Streusel, Streuselteig, Butterstreusel, Milchnudeln, Grießbrei,
    Griesbrei, Apple Crumble, Crumble, Apfelcrumble, Lotus Waffel
  pastry | gluten |  | vegetarian | ? | Pulsnitzer Pfefferkuchen, Honiglebkuchen, Lebzelten, Magebrot, Thorner Kathrinchen, Dominostein,
    Napolitaner, Neapolitaner Schnitten, Blätterteigtasche
  pastry | gluten | eggs | vegetarian | ? | Lebkuchen, Läbchueche, Nürnberger Lebkuchen, Wachauer Lebkuchen, Mariazeller Lebkuchen,
    Lebkuchenhaus, Knusperhäuschen, Lebkuchenfiguren, Pfefferkuchenhaus, Lebkuchenbrezeln, Lebkuchenbrezel, Lebkuchenmann,
    Lebkuchenplätzchen
  pastry | gluten | soybean | vegan..vegetarian | ? | Speculoos, Biscoff, Lotus Karamellkekse, Manner, Oreo-Kekse, Lotus Biscoff,
    Lotuskekse, Lotus Kekse, Manner Schnitten, Mannerschnitten, Manner Neapolitaner
  pastry | gluten eggs |  | vegetarian | ? | Messino, Soft Cake, Softcake, Jaffa Cake, Jaffa Cakes, Messino Kekse,
    Super Dickmann's, Super Dickmanns, Schokokuss, Schokoküsse, Schaumkuss, Schaumküsse, Mohrenkopf, Mohrenköpfe, Negerkuss, Negerküsse,
    Schwedenbomben, Schwedenbombe, Schokokussbrötchen, Schaumkussbrötchen, Matschbrötchen, Schokokuss-Brötchen, Mohrenkopfbrötchen,
    Niemetz Schwedenbomben, Grabower Küsschen, Dubler Mohrenkopf, Naschkuss
  dish | dairy gluten eggs |  | meat | ? | Carbonara, Spaghetti Carbonara, Nudeln Carbonara, Spaghetti alla carbonara
  dish | dairy gluten eggs |  | vegetarian | ? | Wiener Boden, dunkler Wiener Boden, heller Wiener Boden, Wiener Masse, Wiener Biskuit,
    Dunkler Tortenboden
  pastry | dairy gluten | soybean | vegetarian | ? | Knoppers, Kinder Bueno, Bueno, Kit Kat, Raider, Lila Pause, Corny Schoko,
    Balisto, Kägi fret, Kägi
  dish | dairy eggs |  | meat | ? | Topfen-Obers-Torte, Topfenoberstorte, Käsesahnetorte, Käse-Sahne-Torte, Käsesahne, Quarksahnetorte,
    Bayrisch Creme, bayerische Creme, Bavaroise, Crème bavaroise
  chocolate | dairy | soybean | vegetarian | ? | Mozartkugel, Mozartkugeln, Salzburger Mozartkugel, Echte Salzburger Mozartkugel
  drink | eggs | dairy | vegetarian | ? | Eierlikör Verpoorten, Eierkognak
  dish | dairy | soybean | vegetarian | ? | Schokopudding, Schokoladenpudding
`)
