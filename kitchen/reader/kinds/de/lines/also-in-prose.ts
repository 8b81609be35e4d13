import { foodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Those of these names that running text is searched for too. */
export const alsoInProse = foodLines(`
  pastry | gluten eggs |  | vegetarian | ? | Anisplätzchen, Anisbögen, Löffelbiscuit, Lebkuchenherz
  pastry | eggs |  | vegetarian | ? | Mandelhörnchen, Elisenlebkuchen, Wespennester, Wespennest
  pastry | gluten |  | vegetarian | ? | Basler Läckerli, Biberli, Tirggel, Willisauer Ringli, Dominosteine
  pastry | gluten |  | vegan..vegetarian | ? | Waffelblätter, Hutzelbrot, Kletzenbrot, Birnbrot
  pastry | dairy gluten |  | vegetarian | ? | Duplo, Prasselkuchen, Schokocroissant, Butterhörnchen, Schweineohr Gebäck, Prussien,
    Bremer Klaben, Apfeltasche, Heidesand, Gewürzspekulatius, Mandelspekulatius, Vanillegipfeli
  pastry | dairy gluten | eggs | vegetarian | ? | Mutschli
  fish | gluten |  | pescatarian | ? | Backfisch, Fischstäbchen, Schlemmerfilet
  fish | dairy |  | pescatarian | ? | Sahnehering
  fish |  | eggs | pescatarian | ? | Heringssalat, Matjessalat
  dish |  | eggs | meat | ? | Labskaus
  dish | dairy gluten |  | meat | ? | Wurstsemmel
  dish | gluten eggs |  | meat | ? | Maultaschen, Maultasche
  dish | gluten |  | meat | ? | Würstchen im Schlafrock, Kebap
  dish |  | dairy gluten | meat | ? | Rouladen, Roulade
  dish | eggs | dairy | meat | ? | Fleischsalat
  dish | dairy gluten eggs |  | vegetarian | ? | Nudelauflauf
  dish | dairy gluten |  | vegetarian | ? | Käsestangen, Käsegebäck
  dish | gluten | dairy | vegan..vegetarian | ? | Zwetschkenknödel, Mohnstrudel
  dish | dairy mushroom |  | vegetarian | ? | Jägersauce, Jägersoße
  mushroom | mushroom |  | vegan | - | Brätling
  dish | dairy |  | vegetarian..meat | ? | Karamellpudding, heiße Schokolade
  dish | dairy eggs |  | vegetarian..meat | ? | Schokoladencreme
  chocolate | dairy | soybean | vegetarian | ? | Katzenzungen, Schoki, Kinderschokolade, Überraschungsei, Toffifee, Champagnertrüffel,
    Schokohase, Schokoosterhase, Schokolinsen, Gianduja
  chocolate |  | dairy soybean | vegan..vegetarian | ? | Nougat, Nugat, Nuss-Nougat, Trinkschokolade, Kaba, Schokostreusel
  sweetener |  |  | meat | ? | Mäusespeck
  butter |  |  | vegan..vegetarian | ? | Rama
  sauce | dairy | gluten | vegetarian..meat | ? | Carbonarasauce
  dish | gluten |  | vegan..meat | ? | Soßenbinder dunkel, dunkle Soße
  dish |  |  | meat | ? | Wurstsalat
  sweetener |  | eggs | vegan..vegetarian | ? | türkischer Honig
  butter | dairy |  | vegetarian..meat | ? | Lätta
  drink | eggs | dairy | vegetarian | ? | Eierlikör, Verpoorten, Eierpunsch
  pastry | dairy gluten |  | vegetarian..meat | ? | Prinzenrolle
  pastry | gluten |  | vegetarian..meat | ? | Neapolitanerschnitten
`)
