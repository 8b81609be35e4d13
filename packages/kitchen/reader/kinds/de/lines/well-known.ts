import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Well-known dishes of homes and inns, with usual contents. */
export const wellKnownDishes = parseFoodLines(`
  dish | dairy gluten eggs |  | vegetarian | ? | Arme Ritter, Armer Ritter, Semmelschmarrn, Semmelschmarren, Frittaten, Omelette mit Mehl,
    Hortobágyi-Palatschinken vegetarisch, Linzer Augen, Semmelkoch, Wiener Semmelkoch, Koch im Dampf, Grießkoch, Milchbrotpudding
  dish | gluten eggs | dairy | vegetarian | ? | Marillenknödel, Kasspatzn, Pfauenaugen, Linzer Kipferl, Osterflecken
  dish | dairy gluten eggs |  | meat | ? | Hortobágyi-Palatschinken
  dish | dairy | gluten eggs | vegetarian | ? | Kletzennudeln, Pizokel, Bizochels, Kärntner Kletzennudel, Kirschenauflauf, Obstauflauf, Apfelauflauf,
    Zwetschgenauflauf, Aprikosenauflauf
  dish | gluten | dairy | meat | ? | Beuschel, Königsberger Fleck, Flaki, Flaczki, Kuttelfleck, Münchner Voressen, Hörnli mit Ghacktem,
    Ghackets mit Hörnli, Haschee, Fleischhaschee, saures Lüngerl, Lüngerl
  dish | gluten |  | meat | ? | Soorbrode, Soerbroode, Suurbroode, Esterházy-Rostbraten, Esterhazyrostbraten, Grenadiermarsch, Granatirmarsch,
    Geheirate, Verheirate, Töttchen, Münsterländer Töttchen, Kölsche Kaviar, Kölscher Kaviar, Mettbrötchen, Mettsemmel, Panhas
  dish | eggs | gluten dairy | meat | ? | Blunzengröstl, Blutwurstgröstl, Dibbelabbes, Schales, Debbekooche, Döppekooche, Kesselskuchen, Puttes,
    Döbbekuchen, Dippekuchen
  dish | eggs | dairy | meat | ? | Hoppelpoppel
  dish | eggs |  | meat | ? | Fiakergulasch
  vegetable | dairy shellfish mushroom | gluten eggs | pescatarian..meat | ? | Leipziger Allerlei, Leipziger Allerlei nach Originalrezept, echtes Leipziger Allerlei,
    Leipziger Allerlei mit Flusskrebsen, Leipziger Allerlei mit Krebsen
  fish | gluten | shellfish | meat | ? | Finkenwerder Scholle, Scholle Finkenwerder Art, Finkenwerder Speckscholle
  dish | gluten shellfish | dairy | pescatarian | ? | Krabbenbrötchen, Krabbensemmel, Nordseekrabbenbrötchen
  dish |  | eggs gluten | vegan..meat | ? | Bambes, Bamberger Fratzen, Erdäpfelfratzen
  dish |  | dairy | pescatarian | ? | Häckerle, Heringshäckerle
  dish | mushroom gluten | dairy eggs | vegetarian | ? | Schwammerl mit Knödel, Schwammerl mit Semmelknödel, Rahmschwammerl mit Knödel
  dish | dairy eggs | gluten | vegetarian..meat | ? | Ofeguck, Ofenguck
  dish | gluten eggs |  | meat | ? | Gaisburger Marsch
  dish | dairy |  | vegetarian | ? | Milchsuppe, süße Milchsuppe, Mohnpielen, Mohnpiele, Schlesische Mohnklöße, Reis Trauttmansdorff, Rizi-Bizi mit Käse, Kinderkaffee
  dish | dairy gluten |  | vegetarian..meat | ? | Buttermilchgetzen, Buttermilchgötzen, Mohnkielchen, Mohnklöße
  drink | dairy |  | vegetarian | ? | Bicerin, Schale Gold, Kaffee verkehrt, Wiener Melange, Verlängerter mit Milch, Franziskaner Kaffee, Kapuziner Kaffee, Melange Kaffee
  drink |  | dairy | vegan..vegetarian | ? | Schümli mit Rahm
  drink |  |  | vegan | - | Schümli, Schümlikaffee
  dish | gluten | eggs | vegetarian | ? | Salbeiküchle, Salbeimäuse, Holunderblüten im Backteig, Hollerkiacherl, Hollerkücherl, Kirchweihküchle, Kirchweihnudel
  nut | gluten | soybean | vegan | ? | Wasabinüsse
  legume |  | gluten | vegan | ? | Wasabi-Erbsen, Wasabierbsen
  pastry | gluten |  | vegetarian | ? | Haddekuche, Hartekuchen
  pastry | dairy gluten eggs |  | meat | ? | Zwiwwelkuche, Zwiebelplootz, Zwiewelplaatz
  sauce | gluten |  | vegan..meat | ? | Semmelkren
  dish | dairy gluten |  | vegetarian | ? | Camembert gebacken, Back-Camembert, Emmentaler gebacken, Käse gebacken
  dish | gluten |  | meat | ? | McRib
  dish |  |  | meat | ? | Plockfinken, Swattsuer, Swattsur, Rübenmalheur, Gräwes, Gräwesje, Himmel und Hölle, Lewwerworscht, Böfflamott, Bauernteller,
    Boeuf Lamott, Lachsfleisch, Kalbsfischerl, Ochsenfetzen, Fledermaus vom Schwein, Karree, Hachsn, Haxl, Kasseler Lachs
  dish | dairy |  | meat | ? | Szegediner, Szegediner Krautfleisch
  sauce | eggs |  | vegetarian | ? | Tatarensauce, Sauce Tartare, Tatarensoße
  dish | eggs | gluten | vegan..meat | ? | Einlaufsuppe, Einlauf Suppe
  pastry | eggs |  | vegetarian | ? | Berner Haselnussleckerli, Witwenküsse, Granatsplitter Makronen
  pastry | dairy gluten eggs | soybean | vegetarian | ? | Granatsplitter
  pastry |  |  | vegetarian | ? | Frankfurter Brenten
  sweetener |  | dairy | vegan..vegetarian | ? | Kokoskuppeln, Schokoguss, Schokoladenguss
  dish | gluten mushroom | eggs dairy | vegetarian..meat | ? | Pilzstrudel, Schwammerlstrudel, Champignonstrudel
  dish | gluten mushroom |  | meat | ? | Beef Wellington, Filet Wellington
  dish | gluten | soybean | vegan..meat | ? | Frühlingsrolle, Frühlingsrollen, Chinanudeln, Dim Sum, Mongolisches Rind, Mongolisches Rindfleisch, Rindfleisch mongolisch
  dish |  | gluten soybean | vegan..meat | ? | Nasi Goreng
  dish |  | peanut soybean gluten | meat | ? | Kung Pao Huhn, Kung Pao, Kung-Pao-Hähnchen, Gong Bao Huhn
  dish | gluten shellfish |  | pescatarian | ? | Fritto misto, Fritto misto di mare
  dish | gluten |  | meat | ? | Erbswurst
  dish | dairy gluten |  | vegetarian..meat | ? | Miracoli
  pastry | gluten | eggs dairy | vegetarian | ? | Eulenaugen, Igelschnitten, Bärentatzen
  chocolate | dairy soybean | gluten | vegetarian | ? | Lion
  cured-meat |  |  | meat | ? | Wurstzipfel, Wurstenden
  egg | eggs |  | vegetarian | ? | Oier, Oiale, Gaggalan
  shellfish | shellfish |  | pescatarian | - | Wulk, Wulken
  fish |  |  | pescatarian | - | Meerrabe, Meerraben, Dösch, Rauchaal
  mushroom | mushroom |  | vegan | - | Hexenei, Hexeneier
  leaf |  |  | vegan | - | Löwenzahnknospen, Hasenklee, Froschmäulchen, Wiesenbärenklau, Bärenklautriebe
  vegetable |  |  | vegan | - | Chöhli, Birre, Chnoblauch, Kifel, Gummere, Gummeren, Gugummern
  drink |  |  | vegan | - | Äbbelwoi, Äppelwoi, Ebbelwoi, Ebbelwei, Äppler, Stöffche
  root |  |  | vegan | - | Moppelkartoffeln
  bread | gluten |  | vegan..vegetarian | ? | Knäuschen, Schwäbische Seelen, Seelen, Wachauer Semmel, Brotkanten, Brotscherzl
  pasta | gluten | eggs | vegan..vegetarian | ? | Spätzla, Nudla, Riwwele, Riebele, Riwwelsupp, Flecki
  hard-cheese | dairy |  | vegetarian..meat | ? | Zigermandli
`)

/** Names that mean two foods. What is unknown about one of the foods is unknown about the name. */
export const ambiguousNames: readonly NamedKind[] = parseFoodLines(`
  rice |  |  | vegan..vegetarian | ? | Milchreis
  meat |  |  | vegetarian..meat | ? | Schweineohren, Scherzl
  thickener |  |  | vegan | ? | Kanten
  mushroom |  |  | vegan..vegetarian | ? | Hasenöhrchen
  poultry |  |  | vegetarian..meat | ? | Goggele
`).map((kind) => ({ ...kind, sharesDoubts: true }))
