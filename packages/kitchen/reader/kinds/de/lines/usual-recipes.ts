import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, bakes and sweets with usual contents that their names do not tell. */
export const usualRecipes = parseFoodLines(`
  dish | dairy gluten eggs |  | vegetarian | ? | Pressknödel, Pfitzauf, Semmelknödel, Semmelknödl, Serviettenknödel,
    Breznknödel, Brezenknödel
  dish | gluten eggs |  | vegetarian..meat | ? | Eintropfsuppe, Tropfteigsuppe, Eintropfsupperl
  pastry | dairy gluten |  | vegetarian | ? | Engadiner Torte, Meitschibei, Meitschibein, Schwöbli
  dish | gluten eggs |  | meat | ? | Gießener Krüstchen
  chocolate | dairy gluten | soybean | vegetarian | ? | Giotto, Ferrero Giotto, Raffaello, Ferrero Raffaello,
    Ferrero Rocher, Rocher, Ferrero Küsschen Waffel, Choco Crossies, Schokocrossies, Choclait Chips
  pastry | dairy eggs gluten | soybean | vegetarian | ? | Kinder Pingui, Milchschnitte, Kinder Milchschnitte,
    Kinder Maxi King, Maxi King, Kinder Paradiso
  nut | peanut gluten |  | vegan..vegetarian | ? | Nic Nacs, NicNacs, Nic Nac's, NicNac's
  nut |  | peanut gluten | vegan | ? | Wasabi-Nüsse
  soft-cheese | dairy |  | vegetarian | ? | Buko, Buko Frischkäse, Arla Buko
  dish | gluten |  | meat | ? | Tantuni
  dish |  | gluten eggs | meat | ? | Köfteler, Köftespieße, Köfte vom Grill
  dish | soybean | gluten | vegan..meat | ? | Sushi Mix
  dish | soybean | gluten | vegan..pescatarian | ? | Misosuppe
  dish |  | eggs shellfish soybean gluten | vegan..meat | ? | Nasigoreng
  pastry | gluten | dairy eggs mushroom | vegetarian..meat | ? | Vol au vent, Pastetchen, Blätterteigpastetchen
  vegetable |  |  | vegan..vegetarian | ? | Pom-Bär, Pombär, Pombären
  bread | gluten |  | vegan..vegetarian | ? | Schusterbuben, Schusterbub
  pasta | gluten | eggs | vegan..vegetarian | ? | Nudelschnecken, Schneckchennudeln
  dish |  | dairy | vegan..meat | ? | Hirsotto, Hirserisotto
  dish | gluten | dairy | vegan..meat | ? | Graupotto, Dinkotto
  squash |  |  | vegan | - | Erdnusskürbis, Erdnuss-Kürbis
  root |  |  | vegan | - | Trüffelkartoffel, Trüffelkartoffeln
  baking |  |  | vegan | - | Hefepilz, Hefepilze, Bierhefepilz
  fruit |  |  | vegan | ? | Feigenbrot
  dish | dairy | eggs | vegetarian | ? | Eisbombe
  sweetener |  |  | vegan..meat | ? | Eisbonbon, Eisbonbons, Joghurtgums, Joghurt Gums, Katjes Joghurt-Gums
  cream |  | soybean | vegan..vegetarian | ? | Schlagfix, Rama Cremefine vegan
  dish | gluten |  | meat | ? | Beamtenstippe, Stippe, Hackstippe
  sauce |  | dairy | vegan..vegetarian | ? | Bärlauchpesto, Rucolapesto, Ruccolapesto,
    Petersilienpesto, Kräuterpesto
`)
