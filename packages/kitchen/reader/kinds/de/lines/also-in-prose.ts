import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/**
 * Dishes and products whose names the reader looks for in running text too. It looks for the names in the other tables
 * of this folder only in typed phrases.
 */
export const namesInRunningText = parseFoodLines(`
  hard-cheese | | dairy gluten | vegan..meat | ? | Mutschli
  pastry | gluten eggs |  | vegetarian | ? | Anisplätzchen, Anisbögen, Löffelbiscuit
  pastry | eggs |  | vegetarian | ? | Mandelhörnchen, Elisenlebkuchen, Wespennester, Wespennest
  pastry | gluten |  | vegetarian | ? | Basler Läckerli, Biberli, Tirggel, Willisauer Ringli, Honigkuchen, Dominosteine,
    Neapolitanerschnitten
  pastry | gluten |  | vegan..vegetarian | ? | Waffelblätter, Hutzelbrot, Kletzenbrot, Birnbrot
  fish | gluten |  | pescatarian | ? | Backfisch, Fischstäbchen, Schlemmerfilet
  fish | dairy |  | pescatarian | ? | Sahnehering
  fish |  | eggs | pescatarian | ? | Heringssalat, Matjessalat
  dish |  | eggs | meat | ? | Labskaus
  dish | dairy gluten |  | meat | ? | Wurstsemmel
  dish | gluten eggs |  | meat | ? | Maultaschen, Maultasche
  dish | gluten |  | meat | ? | Würstchen im Schlafrock, Döner, Kebap
  dish |  | dairy gluten | meat | ? | Rouladen, Roulade
  dish | eggs | dairy | meat | ? | Fleischsalat
  dish | dairy gluten eggs |  | vegetarian | ? | Nudelauflauf
  dish | dairy gluten |  | vegetarian | ? | Käsestangen, Käsegebäck
  dish | gluten | dairy | vegan..vegetarian | ? | Zwetschkenknödel, Mohnstrudel
  dish | dairy mushroom |  | vegetarian | ? | Jägersauce, Jägersoße
  cured-meat |  |  | meat | ? | Currywurst
  dish | dairy |  | vegetarian..meat | ? | Karamellpudding
  dish | eggs |  | vegetarian | ? | Zabaione
  dish |  |  | vegan | ? | Fruchteis
  chocolate | dairy | soybean | vegetarian | ? | Katzenzungen, Milka, Lindor, Toblerone, Kinderschokolade, Überraschungsei, Bounty,
    Smarties, Toffifee, Champagnertrüffel, Schokohase, Schokoosterhase, Schokolinsen, Gianduja, Schokoladencreme
  chocolate | dairy peanut | soybean | vegetarian | ? | Snickers
  chocolate |  | dairy soybean | vegan..vegetarian | ? | Nougat, Nugat, Nuss-Nougat, Trinkschokolade, Kaba, Nesquik, Schokostreusel
  chocolate | peanut |  | vegan..vegetarian | ? | Saté-Soße, Satésauce, Satay-Sauce
  sweetener |  |  | meat | ? | Mäusespeck, Marshmallows
  butter |  |  | vegan..vegetarian | ? | Rama
  drink | dairy gluten |  | vegetarian | ? | Ovomaltine
  dish | eggs | gluten | vegetarian | ? | Gemüsefrikadellen, Gemüsebratlinge
  sauce | dairy | gluten | vegetarian..meat | ? | Carbonarasauce
  dish | gluten |  | vegan..meat | ? | Soßenbinder dunkel, dunkle Soße
  dish |  |  | vegan..meat | ? | Rösti, Chili con Carne
  dish |  |  | meat | ? | Wurstsalat
  pastry | dairy gluten |  | vegetarian | ? | Vanillegipfeli, Heidesand, Doppelkekse, Prinzenrolle, Gewürzspekulatius, Mandelspekulatius,
    Prasselkuchen, Schokocroissant, Butterhörnchen, Bremer Klaben, Apfeltasche, Schweineohr Gebäck, Prussien
  pastry | gluten | soybean | vegan..vegetarian | ? | Oreo, Oreos
  pastry | dairy gluten | soybean | vegetarian | ? | Hanuta, Duplo, KitKat, Twix
  sweetener |  | eggs | vegan..vegetarian | ? | türkischer Honig
  butter | dairy |  | vegetarian..meat | ? | Lätta
  drink | eggs | dairy | vegetarian | ? | Eierpunsch, Eierlikör, Verpoorten
  dish | dairy | soybean | vegetarian | ? | heiße Schokolade
`)
