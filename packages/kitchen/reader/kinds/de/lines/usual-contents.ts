import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods of other tables, and what most of their recipes contain besides. */
export const usualContents = parseFoodLines(`
  dish | gluten eggs | soybean | pescatarian..meat | ? | Okonomiyaki
  chocolate | dairy eggs | soybean | vegetarian | ? | Toblerone
  rice | | gluten soybean | vegan..meat | ? | Tteokbokki
  bread | gluten | eggs | vegetarian..meat | ? | Tempura
  milk | dairy | | vegetarian..pescatarian | ? | Babymilch, Säuglingsmilch, Pre-Milch, Folgemilch, Anfangsmilch, Kindermilch
  meat | gluten | | meat | ? | Scherzl
  paste | peanut | shellfish soybean | vegan..meat | ? | Massamancurry
  paste | | mushroom shellfish soybean | pescatarian..meat | ? | Tom Yum, Tom Kha
  paste | gluten | eggs shellfish soybean | pescatarian..meat | ? | Bami Goreng
  cream | dairy | gluten | vegetarian..meat | ? | Alfredosauce
  sweetener | dairy | soybean | vegetarian | ? | Kinder Riegel
  bread | gluten | | vegan..vegetarian | ? | Weckerl, Kipf
  bread | gluten | dairy eggs | vegan..vegetarian | ? | Kipferl
  bread | | dairy eggs gluten | vegetarian..meat | ? | Pfeffernüsse
  pasta | gluten | eggs | vegan..meat | ? | Fleckerl
  salty-sauce | gluten soybean | | vegan..vegetarian | ? | Flüssigwürze
  mince | gluten | eggs | meat | ? | Schnitzelsemmel
  cured-meat | gluten | eggs | meat | ? | Köttbullar
  bread | gluten | dairy | vegan..meat | ? | Lángos
  poultry | | gluten mushroom soybean | meat | ? | Chop Suey
  poultry | eggs gluten | dairy | meat | ? | Königsberger Klopse
  shellfish | gluten shellfish | eggs | pescatarian | ? | Tempura-Garnelen, Garnelen-Tempura, Garnelentempura
  shellfish | shellfish | eggs gluten | pescatarian | ? | Krabbenküchlein, Krabbenfrikadellen
  rice | eggs | soybean | vegan..meat | ? | Eierreis, gebratener Reis mit Ei
  rice | | eggs gluten shellfish soybean | vegan..meat | ? | Nasi Goreng
  rice | | eggs gluten shellfish soybean | pescatarian..meat | ? | California Roll
  rice | gluten soybean | eggs mushroom | meat | ? | Bibimbap
  noodle | gluten | eggs soybean | vegan..meat | ? | Mie Goreng
  noodle | gluten soybean | eggs mushroom | meat | ? | Japchae
  root | | dairy | vegan..meat | ? | Stampes
  root | dairy | gluten | vegetarian..meat | ? | Poutine, Käsefritten
  vegetable | dairy | gluten | vegetarian..meat | ? | Jalapeño Poppers, Chili Cheese Nuggets
  vegetable | dairy | | vegan..meat | ? | Blumenkohl überbacken
  vegetable | eggs | gluten | vegetarian..meat | ? | Gemüsepuffer
  soft-cheese | dairy eggs gluten | | vegetarian..meat | ? | Mozzarellasticks
  egg | dairy eggs gluten | | vegetarian..meat | ? | Eier Benedict, Eggs Benedict
  egg | dairy eggs | gluten | vegetarian..meat | ? | Senfeier, Eier in Senfsoße
  egg | eggs | dairy gluten | vegetarian..meat | ? | Eier in Senfsauce
  sauce | | eggs peanut shellfish | pescatarian..meat | ? | Nasi Lemak
  sauce | gluten | shellfish soybean | vegan..meat | ? | Dim Sum
  sauce | | shellfish | vegan..meat | ? | Sommerrolle, Sommerrollen
  sauce | gluten | dairy | meat | ? | Chimichanga
  sauce | | dairy | vegan..meat | ? | Biryani
  cured-meat | | eggs gluten | meat | ? | bifteki, Köfte
  cured-meat | | dairy | meat | ? | papet vaudois
  sauce | | gluten | vegan..meat | ? | vitam r, cenovis
  dish | gluten | dairy eggs | vegan..vegetarian | ? | Zwetschkenknödel, Zwetschgenknödel, Erdbeerknödel
  pastry | gluten | dairy | vegan..vegetarian | ? | Kinderzwieback
  pastry | dairy gluten | soybean | vegetarian | ? | Bambina, Pick Up, Ovomaltine Riegel
  pastry | dairy eggs gluten | soybean | vegetarian | ? | Milka Tender, Yes Torty, Messino, Soft Cake, Jaffa Cakes, Schwedenbomben, Niemetz Schwedenbomben
  shellfish | dairy gluten shellfish | | pescatarian..meat | ? | Pizza frutti di mare, Pizza Meeresfrüchte
  shellfish | dairy shellfish | gluten | pescatarian..meat | ? | Krebssuppe, Hummercremesuppe
  fish | gluten soybean | eggs shellfish | pescatarian..meat | ? | Sushi-Box
  fish | gluten soybean | eggs shellfish | pescatarian | ? | California Rolls
  dish | | gluten mushroom | meat | ? | Coq au Vin, Burgunderbraten
  dish | gluten | dairy eggs | vegetarian | ? | Mohnnudeln, Waldviertler Mohnnudeln, Nussnudeln
  dish | dairy gluten mushroom | | vegetarian..meat | ? | Pilzlasagne, Pizza Funghi, Pizza mit Champignons, Pilzpizza, Pizza Capricciosa,
    Pizza Quattro Stagioni
  dish | eggs gluten mushroom | | meat | ? | Pilzschnitzel
  dish | dairy | soybean | vegetarian..meat | ? | Magnum Mandel
  chocolate | dairy gluten | soybean | vegetarian | ? | Lion Riegel, Ovomaltine Crunchy Cream, Tronky, Kinder Happy Hippo
  chocolate | dairy | soybean | vegetarian | ? | After Eight, Casali Rum-Kokos
  grain | gluten | dairy | vegan..vegetarian | ? | Nesquik Cerealien
  sauce | gluten | | vegan..meat | ? | 5-Minuten-Terrine, Fünf-Minuten-Terrine
  dish | dairy | eggs | vegetarian | ? | Knoblauchdip, Kräutersoße Döner
  sauce | dairy eggs | gluten | vegetarian..meat | ? | saure Eier, verlorene Eier in Senfsoße
  sauce | eggs | dairy | vegetarian | ? | Schakschuka mit Feta
  dish | dairy gluten | eggs | vegetarian..meat | ? | Chatschapuri, Khachapuri, Adscharuli, Adjaruli, imeruli
  dish | gluten | eggs | meat | ? | Khinkali, Chinkali, Pelmeni, Manti
  dish | gluten soybean | mushroom shellfish | meat | ? | Siu Mai, Shumai
  dish | peanut | shellfish | vegan..meat | ? | Massaman-Curry
  shellfish | shellfish | mushroom | pescatarian..meat | ? | Tom Yam Gung, Tom Yum Goong
  shellfish | shellfish | dairy gluten | pescatarian..meat | ? | Clam Chowder
  dish | dairy | eggs | vegetarian..meat | ? | Okroschka
  pastry | dairy gluten | eggs | vegetarian | ? | Butterkipferl
  dish | dairy eggs gluten | | meat | ? | Käse-Sahne-Torte
  milk | soybean | | vegan | ? | Alpro Original
  dish | dairy gluten | | vegetarian..meat | ? | Wagner Piccolinis, Wagner Pizza
  sweetener | | dairy | vegetarian..meat | ? | Katjes Yoghurt Gums, Joghurtgums
  dish | | eggs mushroom soybean | vegan..meat | ? | dolsot bibimbap
`).map((kind) => ({ ...kind, sharesDoubts: true as const }))
