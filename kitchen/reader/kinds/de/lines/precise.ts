import { foodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods whose usual recipe differs from that of their neighbours in the other lists. */
export const precise = foodLines(`
  dish | gluten eggs |  | meat | ? | Fleischpflanzl, Fleischküchla, Fleischlaberl, faschierte Laiberl, Hacktätschli, Hackplätzli,
    Deutsches Beefsteak, Fleischklöße, Frikadellenbrötchen, Bulettenbrötchen, faschierter Braten, Faschierter Braten, Krautroulade,
    Krautrouladen, Wirsingroulade, Wirsingrouladen, Kohlwickel, Leberknödel, Leberknepp, Lewwerknepp, Pfälzer Leberknödel, Leberspätzle,
    Schweinsbraten mit Knödel, Schweinebraten mit Knödel, Schweinebraten mit Klößen, Markklößchen, gefüllte Kalbsbrust
  dish |  | gluten eggs | meat | ? | gefüllte Paprika, gefüllter Paprika, gefüllte Paprikaschoten, gefüllte Paprika mit Hack,
    Pfälzer Saumagen, Saumagen, gebratener Saumagen, Sauerbraten mit Klößen, Rinderrouladen mit Klößen, Ente mit Knödel, Gans mit Knödeln,
    Gänsebraten mit Klößen, Gans mit Klößen und Rotkohl, gefüllte Gans, gefüllte Ente
  dish |  |  | meat | ? | Saftgulasch, Kesselgulasch, Kartoffelgulasch, Erdäpfelgulasch, Bohnengulasch, Kartoffelgulasch mit Wurst,
    Linseneintopf mit Wurst, Linseneintopf mit Würstchen, Hendl am Spieß, Lumpensalat, bayerischer Wurstsalat, Rindfleischsalat,
    Ochsenmaulsalat, Tellerfleisch, Kümmelbraten, Zwiebelfleisch, Schweinsbratl, Krautfleisch, Ochsenbackerl, Beuschel
  dish | dairy |  | meat | ? | Schweizer Wurstsalat, Wurstsalat Schweizer Art, Straßburger Wurstsalat, Elsässer Wurstsalat,
    Wurst-Käse-Salat, Wurstkäsesalat, Straßburger Salat, Wurst-Käs-Salat
  dish |  | dairy gluten | vegan..meat | ? | Zwiebelsuppe
  dish | dairy gluten |  | vegetarian | ? | französische Zwiebelsuppe, überbackene Zwiebelsuppe, Elsässer Zwiebelsuppe
  pastry | dairy gluten |  | vegetarian | ? | Dresdner Prasselkuchen, Buttergipfel, Buttergipfeli, Schokocroissants, Schoggigipfeli,
    Nougatcroissant, Butterkipferl, Schweinsohr Gebäck, Schweinsohren Gebäck, Schweineohren Gebäck, Schweinsohr, Schweinsöhrchen,
    Schweinsohren, Schweineöhrchen, Prussiens, Schokoladenöhrchen, Palmiers, Stollen, Christstollen, Weihnachtsstollen, Dresdner Stollen,
    Dresdner Christstollen, Rosinenstollen, Marzipanstollen, Butterstollen, Mandelstollen, Bremer Stollen, Striezel Dresden,
    Stollenkonfekt, Klaben, Apfeltaschen, Kirschtasche, Kirschtaschen, Prummetaat, Prommetaat, Streusel, Streuselteig, Butterstreusel,
    Franzbrötchen, Hamburger Franzbrötchen, Milchbrötchen, Weggli, Lotus Waffel, Heidesandplätzchen, Shortbread, Leibniz, Leibniz-Keks,
    Leibniz Keks, Leibniz Butterkeks, Leibniz Zoo, Choco Leibniz, Butterkeks, Butterkekse, Haferkekse, Sirupwaffel, Hansa-Keks, Hansa Keks,
    Prinzen Rolle, Albertkeks, Spekulatius, Butterspekulatius, Friesenkekse, Dänische Butterkekse, dänische Butterkekse, Vanillekipferl,
    Vanillekipferln, Braune Kuchen, braune Kuchen, Butterzwieback, Sandgebäck, Mürbeteigboden, Apple Crumble, Crumble, Apfelcrumble,
    Grießbrei, Griessbrei, Griesbrei, Milchnudeln
  pastry | gluten |  | vegetarian | ? | Dominostein, Pulsnitzer Pfefferkuchen, Magebrot, Thorner Kathrinchen, Honiglebkuchen, Lebzelten,
    Napolitaner, Blätterteigtasche
  pastry | gluten | eggs | vegetarian | ? | Lebkuchen, Läbchueche, Nürnberger Lebkuchen, Lebkuchenhaus, Knusperhäuschen, Lebkuchenfiguren,
    Pfefferkuchenhaus, Lebkuchenmann, Lebkuchenplätzchen, Lebkuchenbrezeln, Lebkuchenbrezel, Mariazeller Lebkuchen, Wachauer Lebkuchen
  pastry | gluten | soybean | vegan..vegetarian | ? | Biscoff, Lotus Biscoff, Lotus Karamellkekse, Lotuskekse, Lotus Kekse, Oreo-Kekse,
    Manner, Manner Schnitten, Mannerschnitten, Manner-Schnitten, Manner Neapolitaner, Speculoos
  pastry | gluten eggs | dairy | vegetarian | ? | Messino, Messino Kekse, Softcake, Dickmanns, Dickmann's, Super Dickmann's,
    Super Dickmanns, Schokokuss, Schokoküsse, Schaumkuss, Schaumküsse, Mohrenkopf, Mohrenköpfe, Negerkuss, Negerküsse, Schwedenbomben,
    Schwedenbombe, Schokokussbrötchen, Schaumkussbrötchen, Matschbrötchen, Schokokuss-Brötchen, Mohrenkopfbrötchen, Niemetz Schwedenbomben,
    Grabower Küsschen, Dubler Mohrenkopf, Naschkuss
  dish | dairy gluten eggs |  | meat | ? | Carbonara, Spaghetti Carbonara, Nudeln Carbonara, Spaghetti alla carbonara
  dish | dairy gluten eggs |  | vegetarian | ? | Wiener Boden, dunkler Wiener Boden, heller Wiener Boden, Wiener Masse, Wiener Biskuit,
    Dunkler Tortenboden
  dish | dairy eggs |  | meat | ? | Bayerische Creme, Bayerische Crème, Bayrisch Creme, bayerische Creme, Bavaroise, Crème bavaroise,
    Käsesahnetorte, Käse-Sahne-Torte, Käsesahne, Quarksahnetorte, Topfenoberstorte, Topfen-Obers-Torte
  chocolate | dairy | soybean | vegetarian | ? | Mozartkugel, Mozartkugeln, Salzburger Mozartkugel, Echte Salzburger Mozartkugel
  sweetener |  | eggs | vegan..vegetarian | ? | Türkischer Honig
  drink | eggs | dairy | vegetarian | ? | Eierlikör Verpoorten, Eierkognak
  pastry | dairy gluten |  | vegetarian..meat | ? | Prinzenrollen
  pastry | gluten |  | vegetarian..meat | ? | Neapolitaner Schnitten
`)
