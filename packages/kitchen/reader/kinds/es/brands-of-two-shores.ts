import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Packaged foods of Spain and Spanish America by brand. */
export const brandedFoods: readonly NamedKind[] = parseFoodLines(`
  shellfish | shellfish |  | pescatarian | - | tinte de calamar, tinte de sepia
  drink |  |  | vegan..vegetarian | ? | Don Julio, José Cuervo, Martín Códax, Ramón Bilbao, Tío Pepe, Santa Teresa ron,
    ron Santa Teresa
  drink |  | dairy | vegan..vegetarian | ? | Tía María licor, licor Tía María
  drink |  |  | vegan | ? | Juan Valdez
  chocolate |  | dairy soybean | vegan..vegetarian | ? | El Rey chocolate, chocolate El Rey, lápiz de chocolate, lápices de chocolate
  pastry | gluten | dairy eggs | vegetarian | ? | tejas, princesas, princesas galletas, dedos de novia
  dish | dairy | gluten eggs | vegetarian | ? | dedos de queso
  salt |  |  | vegan | - | piedra de sal, piedras de sal
  meat |  |  | meat | - | vela de pavo
  sweetener | gluten | dairy soybean eggs | vegan..vegetarian | ? | Gullón, Cuétara, Marbú, Marbú Dorada, galletas Marbú, Fontaneda, Digestive Fontaneda, Artiach, galletas Artiach, Artinata, Chiquilín Artiach, Lotus Speculoos, Lotus Biscoff, Birba, Tosta Rica, TostaRica, Napolitanas Cuétara, Flakes Cuétara, Yayitas, Surtido Cuétara, Gamesa, galletas Gamesa, Marías Gamesa, Chokis, Arcoíris Gamesa, Mamut, Cuétara México, Ritz, Saladitas, Noel galletas, galletas Noel, Ducales, Saltín Noel, Festival galletas, galletas Festival, Club Social, Traviata, Criollitas, Express Terrabusi, Okebon, Pepitos galletas, Merengadas, Tita galletita, Mantecol galleta
  chocolate | dairy | soybean gluten | vegetarian | ? | Savoy, Cri-Cri Savoy, Galak Savoy, Toronto chocolate, Huesitos, Tokke, Kit Kat, Lacasitos, Lacasa, Conguitos, Valor, chocolates Valor, Dolca, Jet chocolate, Jumbo Jet, Sahne-Nuss, Trencito, Super 8 chocolate, Cofler, Águila chocolate, Bon o Bon, Block Cofler, Shot chocolate, Kinder Bueno, Kinder Delice, Kinder Chocolate, Ferrero Rocher, Rocher
  cured-meat |  | dairy gluten soybean | meat | ? | El Pozo, Campofrío, Oscar Mayer, Espuña embutidos, Tello embutidos, Zwan, FUD, San Rafael embutidos, Chimex, Bafar, Zenú, Ranchera, Paladini embutidos, Cagnoli, 66 embutidos, Winter embutidos, San Jorge embutidos
  dish | gluten | dairy | meat | ? | Casa Tarradellas, pizza Casa Tarradellas, Litoral, fabada Litoral, Carretilla, La Cocinera, croquetas La Cocinera, lasaña La Cocinera, Findus, canelones Findus, Maheso, Buitoni, pizza Buitoni, Dr. Oetker, Ristorante pizza
  milk | soybean |  | vegan | ? | Vivesoy, ViveSoy soja, AdeS, Ades soja, Alpro soja, Alpro, Yosoy, Soyvita
  fish |  | soybean | pescatarian | ? | Cuca, Albo, Rianxeira, Palacio de Oriente, Herdez atún, Van Camps, Florida atún, Frinsa, Ortiz bonito, Conservas Ortiz, La Campagnola
  sauce | eggs | soybean | vegetarian | ? | Ybarra, Ybarra mayonesa, Musa mayonesa, Prima mayonesa, Hacendado mayonesa, McCormick mayonesa, Alacena mayonesa, Natura mayonesa, Cada Día mayonesa
  chocolate |  | dairy soybean | vegan..vegetarian | ? | Abuelita, chocolate Abuelita, Ibarra chocolate, chocolate Ibarra, Chocolate Mayordomo, Mayordomo, La Chaparrita
  vegetable |  |  | vegan..meat | ? | La Costeña, San Marcos chiles, Herdez, Del Monte, Clemente Jacques, La Morena chiles, Bonduelle, Cidacos, Gvtarra, Hero, Helios
  nut | peanut |  | vegan | - | cacaos del collaret, cacao del collaret, cacahuete del collaret, cacau del collaret valenciano
  sweetener | peanut |  | vegan..vegetarian | ? | mazapán De la Rosa gigante, mazapán Azteca, cacahuates Nishikawa, cacahuates De la Rosa, japoneses Karate, japoneses Nishikawa,
    mantequilla de maní Aladino, crema de cacahuate Aladino, Aladino, mantequilla Maní King, pasta de maní King, maní Kraps,
    mantequilla de maní Mani Monkey, Croky maní, garrapiñadas Georgalos
  sweetener | dairy soybean | peanut | vegetarian | ? | Shot Águila, chocolate Shot, Shot con maní, Nucita, Nucita maní, Nutresa maní
  chocolate | dairy gluten |  | vegetarian | ? | galletas Doña Pepa, Doña Pepa Field, Cua Cua, galleta Cocosette, Susy, galleta Susy, galletas Susy, Samba, galleta Samba, Chokita, chocolate Savoy Cri-Cri,
    Capri Ambrosoli, Negrita Costa, Tritón galletas, galletas Tritón, galletas Frac, galletas McKay, galletas Tosh, Picaras, galletas Picaras, Glacitas, galletas Glacitas,
    galletas Casino, galletas Charada, Rellenitas, galletas Rellenitas, galletas Tentación, Rumba Bagley, galletitas Rumba, galletitas Melba, galletitas Merengadas, galletitas Diversión,
    galletas Príncipe, galletas Emperador, Crakeñas, galletas Chomp, Chokis chocolate
  chocolate | dairy | soybean | vegetarian | ? | chocolate Princesa, Triángulo Donofrio, Triángulo D'Onofrio, chocolate Savoy, Toronto Savoy, bombón Toronto, torontos Savoy, chocolate Larín, Larín chocolate,
    chocolates Turín, Turín conejo, chocolate Garoto, chocolate Nestlé con leche, chocolate Valor con leche, chocolate Milka, chocolate Suchard, chocolate Trapa,
    bombones Trapa, chocolate Lacta, chocolate Cofler, Cofler block, chocolate Costa, chocolate Vizzio, Vizzio, Colacao Shake, Puleva Cacao, Choleck, Okey chocolate, Laccao, batido Okey, Shimy
  milk | dairy |  | vegetarian..meat | ? | Serenísima yogur, postre Serenito, Ser postrecito, Sancor, leche Sancor, queso Sancor, Ilolay, leche Ilolay, dulce de leche Ilolay, dulce de leche Sancor, Chimbote, dulce de leche Chimbote,
    Conaprole, leche Conaprole, manteca Conaprole, Lapataia, dulce de leche Lapataia, Colun, leche Colun, manjar Colun, mantequilla Colun, Soprole, leche Soprole, yogur Soprole, manjar Soprole,
    Quillayes, queso Quillayes, Bonlé, leche Bonlé, Laive, leche Laive, yogur Laive, leche Gloria evaporada, yogur Gloria, mantequilla Gloria, Alquería, leche Alquería, Alpina yogur, yogur Alpina, leche Alpina, Bon Yurt,
    Colanta, leche Colanta, quesito Colanta, Parmalat, leche Parmalat, Rikesa, queso Rikesa, Los Andes leche, Lala, leche Lala, yogur Lala, crema Lala, Santa Clara leche, leche Santa Clara, Nutrileche, Alpura crema, crema Alpura,
    Liconsa, leche Liconsa, queso Nochebuena, Nochebuena queso, queso Fud, queso Noche Buena, Dos Pinos, leche Dos Pinos, Eskimo, leche Eskimo, Arla, Central Lechera Asturiana, Asturiana leche, leche Asturiana,
    Puleva, leche Puleva, Kaiku, leche Kaiku, Clesa, yogur Clesa, Reny Picot, Larsa, leche Larsa, Feiraco, leche Feiraco, leche Pascual, leche Celta, leche President, mantequilla Président, 
    mantequilla Lurpak, Lurpak, mantequilla Kerrygold, Kerrygold, queso Kerrygold, Finlandia queso untable, queso Casancrem, queso Tholem, queso Mendicrim, mantequilla Arias, nata Pascual, nata President,
    crema Nestlé, media crema Nestlé, crema Gloria, crema Nestlé lata, leche NIDO, leche Anchor, leche Molico, leche Svelty, leche Omega Plus
  bread | gluten |  | vegan..meat | ? | cereales Fitness, Panrico, pan Panrico, pan Martínez, Fargo, pan Fargo, Lactal, pan Lactal, pan lactal Bimbo, Tía Rosa, tortillinas Tía Rosa, tortillas Tía Rosa, pan Ideal, pan Castaño, pan Pyc, Salticas, galletas Salticas,
    Selz, galletas Selz, soda San Jorge, galletas soda San Jorge, soda Field, galletas soda Field, vainilla Field, galletas vainilla Field, galletas Crakeñas, galletas Bagley, Bagley, Terrabusi, galletitas Terrabusi, Terrabusi Variedad,
    tostadas Riera, Riera, tostadas Ortiz, tostadas Recondo, biscotes Recondo, Recondo, pan Thins, Thins, pan Bimbo integral, rapiditas Bimbo, La Salteña tapas, tapas La Salteña, tapas Mendía, pascualina La Salteña
  pasta | gluten | eggs | vegan..vegetarian | ? | pasta Barilla, Barilla, pasta La Molisana, La Molisana, pasta Rummo, Rummo, pasta Gallo, pastas Gallo, pasta Garofalo, Garofalo, pasta Matarazzo, Matarazzo, fideos Matarazzo, pasta Lucchetti, Lucchetti, Luchetti, fideos Luchetti, fideos Lucchetti,
    fideos Don Vicente, Carozzi, fideos Carozzi, pasta Carozzi, fideos Nicolini, pasta Nicolini, Don Vittorio, fideos Don Vittorio, fideos Molitalia, Molitalia, pasta Doria, pastas Doria, pasta La Muñeca, pastas La Muñeca, pasta La Moderna, La Moderna pasta, sopa La Moderna,
    pasta Primor, pasta Capri, pasta Ronco, pasta Sindoni, pasta Yemina, pasta Barilla integral
  noodle | gluten | soybean | vegan..meat | ? | Nissin, sopa Nissin, vaso Maruchan, fideos Maruchan, ramen Nissin, Yakisoba Nissin, Yatekomo yakisoba, fideos Yatekomo, Ajinomen, sopa Ajinomen, Aji-no-men
  drink | gluten |  | vegan | ? | cerveza Andes, Andes Origen, cerveza Backus, cerveza Escudo, cerveza Costeña, cerveza Solera, Solera Verde, cerveza Zulia, cerveza Dos Equis, Dos Equis, XX Lager, cerveza Indio, cerveza Bohemia, Carta Blanca, cerveza Carta Blanca,
    cerveza Medalla, cerveza Bucanero, Bucanero, cerveza Victoria Málaga, cerveza El Águila, cerveza Estrella del Sur, cerveza Patricia, cerveza Pilsener, cerveza Gallo, cerveza Salva Vida,
    cerveza Barena, cerveza Balboa, cerveza Atlas, cerveza Sureña, cerveza Becker, cerveza Báltica, cerveza Royal Guard, cerveza Arequipeña, cerveza Huari, cerveza Paceña, cerveza Taquiña, una cañita de cerveza, cañita de cerveza,
    quinto de cerveza, tercio de cerveza, zurito, zurito de cerveza, zuritos, chopp, chop de cerveza, cervecita, cervecitas, caguama, caguamas, caguamón, litro de cerveza, balón de cerveza, schop, fanschop, jarrita de cerveza
  cured-meat |  |  | meat | ? | jamón Navidul, Navidul, jamón ElPozo, ElPozo, jamón Argal, Argal, fuet Casademont, Casademont, fuet Espuña, Espuña, jamón Joselito, Joselito, Cinco Jotas, jamón Cinco Jotas, jamón 5J, 5J, chorizo Revilla, Revilla chorizo,
    Purlom, lomo Purlom, fuet Casa Tarradellas, Casa Tarradellas fuet, salchichas Paladini, Paladini, salchichas Vienissima, Vienissima, hamburguesas Paty, Paty, hamburguesa Paty, hamburguesas Swift, salchichas Swift, cecinas PF, jamón PF, vienesas PF,
    Llanquihue, cecinas Llanquihue, vienesas Llanquihue, La Preferida, vienesas La Preferida, vienesas San Jorge, vienesas Receta del Abuelo, jamonada San Fernando, hot dog San Fernando, Otto Kunz, jamón Otto Kunz, Braedt, jamón Braedt,
    salchichas Ranchera, salchichas Rica, salchichón Cervecero, salchichón Zenú, salchichas Zenú, salchichas Pietrán, Pietrán, salchichas Cunit, Cunit, salchichas Suizo, jamón Fud, salchichas Fud, salchichas San Rafael, jamón San Rafael,
    jamón Chimex, salchichas Chimex, jamón Kir, Kir jamón, jamón Bafar, jamón Peñaranda, jamón Zwan, salchichas Viva, paté Apis, paté Casa Tarradellas, salchichas Campofrío, pavofrío, Pavofrío Campofrío, finísimas Campofrío
  fish |  |  | pescatarian | ? | atún Calvo, Calvo atún, atún Isabel, Isabel atún, atún Cuca, bonito Cuca, atún Albo, bonito Albo, Albo bonito, sardinas Albo, sardinas Rianxeira, atún Rianxeira, atún Orbe, atún Dani, sardinas Ubago, atún Ubago, atún Nixe, atún Van Camp's,
    Van Camp's, atún Robinson Crusoe, jurel Robinson Crusoe, atún La Campagnola, caballa La Campagnola, atún Gomes da Costa, Tuny, atún Tuny, atún Nair, atún Mazatún, Mazatún, atún Ancla, atún Campomar, filete de atún Florida, grated de sardina, entero de jurel,
    merluza Pescanova, Pescanova, varitas Pescanova, merluza Frudesa, merluza La Sirena
`)
