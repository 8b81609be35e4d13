import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

type Names = Partial<Record<Language, string>>

/** Cooked or industrial food, whose further contents are unknown. */
const made = { otherwise: 'unknown', dietAtWorst: 'meat' } as const

/** Dishes and products with a proper name, or with a name that ends in a plain food, and their likely contents. */
const dishes: readonly { kind: Omit<NamedKind, 'names' | 'sharesDoubts' | 'isTypedOnly'>; names: Names }[] = [
  {
    // Meat in batter, or glazed with soy sauce and starch.
    kind: { class: 'poultry', mayContain: ['soybean', 'gluten'], otherwise: 'unknown', diet: 'meat' },
    names: {
      en: 'orange chicken, lemon chicken, sesame chicken, honey chicken, cashew chicken, almond chicken, pineapple chicken, mango chicken, coconut chicken, peanut chicken, ginger chicken, chicken with cashews, crispy duck, aromatic duck, crispy aromatic duck, duck pancake, bourbon chicken, soy sauce chicken, hainanese chicken, chicken adobo, pork adobo, caramel pork, satay beef, beef satay, lemongrass chicken, honey mustard chicken, teriyaki bowl, chicken karaage, orange beef, ginger beef, crispy beef, pepper steak, beef and broccoli, broccoli beef, beef with broccoli, chicken and broccoli stir fry, sweet chilli chicken, chinese chicken, thai chicken, korean chicken, chinese spare rib, spare ribs chinese style, korean bbq, korean barbecue, korean bbq beef',
      es: 'pollo a la naranja, pollo al limón, pollo con almendras, pollo con anacardos, pollo al sésamo, pollo a la miel, pollo con miel y mostaza, pato laqueado, pato a la naranja, pato pekinés, pato pekín, pato a la pekinesa, ternera con brócoli, ternera con salsa de ostras, cerdo agridulce, lomo saltado, pollo saltado, pollo chino, pollo thai, pollo tailandés, pollo coreano, ternera con bambú y setas',
      fr: "poulet à l'orange, poulet au citron, poulet aux amandes, poulet aux noix de cajou, poulet au sésame, poulet au miel, canard laqué, canard à l'orange, bœuf aux oignons, bœuf au brocoli, bœuf loc lac, porc au caramel, poulet au caramel, porc laqué, poulet thaï, poulet chinois, poulet coréen, poulet au gingembre, bœuf thaï, bœuf satay, poulet satay, travers de porc au miel",
      de: 'Orangenhähnchen, Zitronenhähnchen, Sesamhähnchen, Honighähnchen, Hähnchen mit Cashewkernen, Pekingente, Peking-Ente, knusprige Ente, Ente kross, krosse Ente, Rindfleisch mit Brokkoli, Chinapfanne, Ente süß-sauer, Chop Suey, Ente à la Orange, Ente à l’Orange, Entenbrust à la Orange, Koreanisches Hähnchen, Thai-Hähnchen, Honig-Senf-Hähnchen',
    },
  },
  {
    // Breaded and fried, or baked with cheese.
    kind: { class: 'poultry', mayContain: ['gluten'], otherwise: 'unknown', diet: 'meat' },
    names: {
      en: 'chicken parmesan, chicken parm, chicken parmigiana, veal parmesan, veal parm, chicken marsala, veal marsala, chicken scallopini, veal scaloppine, chicken fried steak, country fried steak, fried chicken, southern fried chicken, chicken strip, chicken finger, chicken goujon, chicken bite, chicken popcorn, chicken burger, boneless wing, crispy chicken, chicken ball, beef olive, beef wellington, corn dog, scotch egg, bangers and mash, salisbury steak, swiss steak, sloppy joe, meatloaf, chicken caesar, haggis, black pudding, white pudding, faggot, rissole',
      es: 'pollo a la parmesana, pollo parmesano, pollo marsala, milanesa, milanesas, milanesa de pollo, milanesa de res, pollo frito, pollo empanado, pollo broaster, pollo kentucky, alitas de pollo adobadas, alitas picantes, alitas bbq, alitas barbacoa, costillas bbq, costillas a la barbacoa, flamenquín, flamenquines, san jacobo, san jacobos, cachopo, lagrimitas de pollo, fingers de pollo, pollo al curry, pollo en pepitoria, pollo a la cerveza, pollo en salsa, carne en salsa, lengua en salsa, carrilleras en salsa, nuggets, nuggets de pollo, cordon bleu, mole poblano, ají de gallina',
      fr: "poulet parmesan, poulet parmigiana, poulet marsala, veau marsala, poulet frit, poulet pané, tenders, tenders de poulet, tender de poulet, aiguillettes panées, wings, wings de poulet, ailes de poulet buffalo, ailes de poulet épicées, poulet basquaise, poulet chasseur, poulet au curry, poulet vallée d'auge, poulet à la crème, coq au vin, coq au riesling, bœuf stroganoff, bœuf wellington, bœuf mode, bœuf carottes, poulet gaston gérard, poulet à l'estragon, choucroute garnie, petit salé aux lentilles, rôti orloff, veau orloff, paupiette, paupiettes, paupiettes de veau, lapin à la moutarde, lapin chasseur, lapin aux pruneaux, tripes à la mode de caen, tête de veau sauce gribiche, travers de porc caramélisés, ribs barbecue, pulled pork, hachis, carbonade flamande, carbonnade, boulets sauce lapin, waterzooi, vol-au-vent, bouchée à la reine, bouchées à la reine, poulet mayo, poulet mayonnaise",
      de: 'Hähnchen-Parmesan, Parmesanhähnchen, Hähnchen Marsala, Kalb Marsala, Brathähnchen Wiener Art, Backhendel, Backhuhn, Wiener Schnitzel, Schnitzel Wiener Art, Jägerschnitzel, Rahmschnitzel, Zigeunerschnitzel, Putenschnitzel paniert, Hähnchen-Nuggets, Chickenwings, Hot Wings, Chicken Fingers, Chicken Tenders, Hähnchensticks, Hähnchencrossies, Chicken Crossies, Butterhähnchen, Butter Chicken, Königsberger Klopse, Rinderroulade, Sauerbraten, Züricher Geschnetzeltes, Zürcher Geschnetzeltes, Hühnerfrikassee, Hackbraten, falscher Hase, Kohlroulade, Kohlrouladen, Krautwickel, Pulled Beef, BBQ-Rippchen, Saumagen',
    },
  },
  {
    // The raw cut, or the dish made of it.
    kind: { class: 'sauce', ...made, diet: 'vegan' },
    names: {
      en: 'peking duck, chicken tender',
      fr: 'boeuf bourguignon',
      de: 'Backcamembert, Backhendl',
    },
  },
  {
    // Raw meat with egg, sauces and other additions.
    kind: { class: 'meat', otherwise: 'unknown', diet: 'meat' },
    names: {
      en: 'steak tartare, beef tartare, beef carpaccio',
      es: 'steak tartar, tartar de ternera, tartar de buey, carpaccio de ternera, carpaccio de buey, fabada, fabada asturiana, ropa vieja, cochinita pibil, callos, callos a la madrileña, pollo al ajillo, carne guisada, seco de res, arroz con pollo, pollo al chilindrón',
      fr: 'steak tartare, tartare de bœuf, tartare de boeuf, carpaccio de bœuf, carpaccio de boeuf',
      de: 'Beef Tatar, Rindercarpaccio',
    },
  },
  {
    // Fish, stewed, cured or raw.
    kind: { class: 'fish', otherwise: 'unknown', diet: 'pescatarian', dietAtWorst: 'meat' },
    names: {
      es: 'bacalao al pil pil, bacalao a la vizcaína, bacalao dorado, bacalao à brás, atún con tomate, atún encebollado, marmitako, bonito con tomate, ceviche, cebiche, tiradito, tiraquito, tartar de atún, tartar de salmón, moqueca, pescado a la veracruzana',
    },
  },
  {
    // Shellfish stewed, or fried in oil only.
    kind: { class: 'shellfish', contains: ['shellfish'], otherwise: 'unknown', diet: 'pescatarian', dietAtWorst: 'meat' },
    names: {
      es: 'gambas al ajillo, gambas al pil pil, parrillada de marisco, camarones al ajillo, camarones a la diabla, caracoles en salsa, pulpo a la gallega con cachelos',
    },
  },
  {
    // Shellfish in batter, butter or cocktail sauce.
    kind: { class: 'shellfish', contains: ['shellfish'], mayContain: ['gluten'], otherwise: 'unknown', diet: 'pescatarian' },
    names: {
      en: 'tempura shrimp, tempura prawn, coconut shrimp, coconut prawn, walnut shrimp, honey walnut shrimp, honey shrimp, orange shrimp, salt and pepper squid, salt and pepper shrimp, salt and pepper prawn, salt and pepper calamari, popcorn shrimp, shrimp ball, prawn ball, prawn toast, sesame prawn toast, shrimp toast, crab rangoon, crab cake, crab puff, devilled crab, deviled crab, shrimp cake, lobster cake, conch fritter, calamari ring, calamari rings, fried calamari, stuffed clam, stuffed crab, scampi, breaded scampi, wholetail scampi, kung pao shrimp, seafood medley sauce',
      es: 'gambas en tempura, gambas rebozadas, gambas gabardina, gambas con gabardina, calamares a la romana, calamares fritos, calamares rebozados, rabas, chopitos fritos, chocos fritos, puntillas fritas, sepia en salsa, calamares en su tinta, chipirones en su tinta, mejillones a la marinera, mejillones tigre, tigres, almejas a la marinera, almejas en salsa verde, zarzuela, zarzuela de marisco, bullabesa, vieiras gratinadas, vieira a la gallega, chupe de camarones, camarones al coco, camarones empanizados, camarones momia, cangrejo relleno, pan de gambas, langosta thermidor',
      fr: "crevettes tempura, crevettes en tempura, tempura de crevettes, crevettes panées, beignets de crevettes, beignet de crevettes, crevettes au coco, crevettes sel et poivre, crevettes à l'ail, crevettes sautées à l'ail, gambas à l'ail, gambas flambées, gambas en persillade, scampi, scampis, scampis à l'ail, scampis frits, calamars à la romaine, calamars frits, beignets de calamars, beignets de calamar, moules marinières, moules à la crème, moules frites, moules au roquefort, bouillabaisse, escargots de bourgogne, escargots farcis, escargots au beurre persillé, coquilles saint-jacques gratinées, coquille saint-jacques à la bretonne, homard thermidor, homard à l'armoricaine, homard à l'américaine, crabe farci, crabes farcis, chips de crevettes, chips de crevette, plateau de fruits de mer sauce mayonnaise, cassolette de saint-jacques, plancha de fruits de mer, toast aux crevettes",
      de: 'Tempura-Garnelen, Garnelen-Tempura, Garnelentempura, Knoblauchgarnelen, Garnelen in Knoblauchöl, Garnelen im Backteig, Kokosgarnelen, Calamari fritti, Calamares a la romana, frittierte Calamari, Krabbenchips, Garnelenchips, Krabbenbrot, Krabbenbrötchen, Krabbenstäbchen, Crabstick, Crabsticks, Krabbenküchlein, Krabbenfrikadelle, Krabbenfrikadellen, Miesmuscheln in Weißweinsoße, Moules frites, Bouillabaisse, Scampi fritti, Shrimps in Knoblauch',
    },
  },
  {
    // Seafood in mayonnaise sauce.
    kind: {
      class: 'shellfish',
      contains: ['shellfish'],
      mayContain: ['eggs'],
      otherwise: 'unknown',
      diet: 'pescatarian',
    },
    names: {
      en: 'prawn cocktail, seafood cocktail, crab cocktail, lobster cocktail, crayfish cocktail, prawn mayonnaise, prawn mayo, shrimp mayo, prawn marie rose, crab mayonnaise, seafood salad, seafood pate',
      es: 'cóctel de gambas, cóctel de marisco, cóctel de mariscos, cóctel de langostinos, cóctel de camarones, cóctel de camarón, coctel de gambas, coctel de marisco, coctel de mariscos, coctel de camarones, salpicón de marisco, salpicón de mariscos, langostinos con mayonesa',
      fr: 'cocktail de crevettes, cocktail de fruits de mer, cocktail de crabe, cocktail de langoustines, verrine de crevettes, verrine de crabe, avocat crevettes, avocat aux crevettes, crevettes mayonnaise, crevettes mayo, crevettes sauce cocktail, crabe mayonnaise, tourteau mayonnaise',
      de: 'Krabbencocktail, Garnelencocktail, Shrimpscocktail, Shrimpcocktail, Shrimps-Cocktail, Meeresfrüchtecocktail, Krabben-Cocktail, Garnelen-Cocktail, Crevettencocktail, Hummercocktail',
    },
  },
  {
    // Fish cakes, battered fish, or fish in sauce.
    kind: { class: 'fish', mayContain: ['gluten'], otherwise: 'unknown', diet: 'pescatarian' },
    names: {
      en: 'fishcake, salmon cake, salmon patty, salmon croquette, tuna cake, tuna patty, cod cake, thai fish ball, fishball, fish finger, fish stick, fish goujon, fish burger, fish and chips, fish n chips, chip shop fish, battered fish, fried fish, fish fry, fish pie, fish taco, tuna melt, miso salmon, miso cod, honey garlic salmon, salmon en croute, salmon wellington, sole meuniere, trout almondine, trout amandine, gefilte fish, unagi don',
      es: 'pescado frito, pescaíto frito, pescadito frito, fritura de pescado, fritura malagueña, palitos de pescado, varitas de pescado, barritas de pescado, varitas de merluza, cazón en adobo, bienmesabe, boquerones fritos, merluza en salsa verde, merluza a la vasca, merluza a la romana, poke, poke bowl, poke de salmón, poke de atún, buñuelos de bacalao, tortitas de bacalao, soldaditos de pavía, lenguado a la meunière, trucha a la navarra, jalea, jalea mixta',
      fr: "poisson pané, poisson frit, bâtonnets de poisson, bâtonnet de poisson, croquette de poisson, fish and chips, accras, accras de morue, acras, acras de morue, saumon en croûte, koulibiac, sole meunière, truite aux amandes, tartare de saumon, tartare de thon, carpaccio de saumon, poke, poke bowl, poke bowl saumon, poisson à la bordelaise, cabillaud à la bordelaise, colin à la bordelaise, colin pané, colin d'alaska pané, cabillaud pané, lotte à l'armoricaine, thon mayonnaise, thon mayo, thon à la catalane, saumon à l'oseille, saumon sauce hollandaise, boulettes de poisson, escabèche, fritures de poisson, friture, petite friture, friture d'éperlans, pastel au poisson",
      de: 'Backfischstäbchen, Bierteigfisch, Schlemmerfilet Bordelaise, Fischfilet Bordelaise, Fisch Bordelaise, Fish and Chips, Fischfrikadelle, Fischfrikadellen, Fischküchlein, Fischbällchen, Fischklößchen, Fischburger, Fischpfanne, Lachs im Blätterteig, Thunfisch-Mayo, Poke, Poke Bowl, Forelle Müllerin, Scholle Finkenwerder Art, Scholle Büsumer Art, Hering in Sahnesoße, Heringshappen in Sahnesauce, Brathering, Bratheringe, Rollmops mit Sahne, Fischpastete, Pannfisch, Hamburger Pannfisch',
    },
  },
  {
    // Rice fried or simmered with other foods.
    kind: {
      class: 'rice',
      mayContain: ['soybean'],
      unknown: ['gluten', 'eggs', 'dairy', 'peanut', 'shellfish', 'mushroom'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'fried rice, special fried rice, house fried rice, yangzhou fried rice, yang chow fried rice, young chow fried rice, nasi goreng, egg fried rice, chicken fried rice, vegetable fried rice, veg fried rice, veggie fried rice, shrimp fried rice, pineapple fried rice, kimchi fried rice, beef fried rice, pork fried rice, prawn fried rice, chinese rice, hibachi rice, chahan, chaufa, omurice, loaded rice',
      es: 'arroz frito, arroz tres delicias, arroz 3 delicias, arroz chino, arroz cantonés, arroz chaufa, chaufa, nasi goreng, arroz frito con pollo, arroz frito con gambas, arroz frito con huevo, arroz frito chino, arroz frito con verduras, arroz salteado, arroz con verduras salteado',
      fr: 'riz cantonais, riz frit, riz sauté, riz thaï sauté, riz sauté aux légumes, riz sauté aux crevettes, riz sauté au poulet, riz frit aux œufs, riz frit au poulet, riz frit aux crevettes, nasi goreng, riz chinois, riz à la cantonaise, riz frit chinois',
      de: 'gebratener Reis, Bratreis, Eierreis, Eibratreis, Chinareis, Nasi Goreng, gebratener Reis mit Ei, gebratener Reis mit Hähnchen, Kantonreis, kantonesischer Reis, Fried Rice',
    },
  },
  {
    kind: { class: 'rice', ...made, diet: 'vegan' },
    names: {
      en: 'dirty rice, jollof rice, jollof, spanish rice, mexican rice, arroz con pollo, pilau rice, pulao, pilaf rice, rice pilaf, rice a roni, biryani rice, yellow rice, saffron rice, savoury rice, savory rice, cajun rice, cheesy rice, coconut rice, lemon rice, tamarind rice, curd rice, bisi bele bath, khichdi, kitchari, mango sticky rice, hoppin john, plov, mujadara, mejadra, maqluba, kabsa, mandi, arancini, rice ball, onigiri, sushi roll, california roll, donburi, gyudon, oyakodon, katsudon, rice bowl, burrito bowl, stuffed rice',
      es: 'arroz a la cubana, arroz negro, risotto, fideuá, arroz a la mexicana, arroz meloso, arroz caldoso, arroz negro con alioli, arroz a banda, arroz del senyoret, arroz al horno, arroz con costra, arroz con pollo, arroz con mariscos, arroz con marisco, arroz con verduras, arroz amarillo, arroz pilaf, arroz pilau, arroz jollof, arroz con coco, arroz a la jardinera, arroz congrí, moros y cristianos, gallo pinto, casamiento, arroz con gandules, arroz imperial, onigiri, donburi, arancini, makis, maki, uramaki, nigiri, nigiris, arroz con leche',
      fr: "riz pilaf, riz pilau, riz biryani, riz jollof, riz djon djon, riz au gras, riz gras, thiéboudienne, thieboudiène, riz créole garni, riz à l'espagnole, riz espagnol, riz mexicain, riz à la mexicaine, riz safrané, riz au curry, riz au lait de coco, riz arancini, onigiri, donburi, katsudon, maki, makis, california roll, california rolls, nigiri, nigiris, bibimbap",
      de: 'Pilavreis, Reispilaw, Djuvec-Reis, Djuvecreis, Djuvetsch-Reis, Tomatenreis, Safranreis, Curryreis, Kokosreis, Risi e bisi, Risibisi, Serbischer Reis, Serbisches Reisfleisch, Reisfleisch, spanischer Reis, mexikanischer Reis, Jollof-Reis, Jollofreis, Arancini, Onigiri, Donburi, Maki, California Roll, Nigiri, Bibimbap, Reisbällchen, Gemüsereis',
    },
  },
  {
    // Noodles with a sauce.
    kind: { class: 'noodle', mayContain: ['gluten', 'soybean'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'peanut noodle, sesame noodle, cold sesame noodle, satay noodle, garlic noodle, chilli noodle, chili noodle, chili oil noodle, dan dan noodle, drunken noodle, singapore noodle, hakka noodle, hokkien mee, mee goreng, mie goreng, bami goreng, chow mein, chow fun, pad see ew, pad kee mao, japchae, yakisoba, yaki udon, zaru soba, soba salad, noodle salad, fried noodle, crispy noodle, teriyaki noodle, stir fry noodle, stir fried noodle, soy sauce noodle, scallion oil noodle, ants climbing a tree, tteokbokki, noodle bowl, noodle pot, pot noodle, noodle cup, cup noodle, bun cha, mi goreng, char kway teow, curry noodle, chicken noodle, beef noodle',
      es: 'fideos con cacahuete, fideos de cacahuete, fideos al sésamo, fideos con sésamo, fideos fritos, fideos salteados, tallarines salteados, tallarines fritos, tallarín saltado, tallarines chinos, yakisoba, yaki udon, chow mein, lo mein, bami goreng, mie goreng, japchae, fideos con verduras, fideos con pollo, fideos singapur, fideos de singapur, noodles con pollo, noodles con verduras, noodles fritos',
      fr: 'nouilles aux cacahuètes, nouilles au sésame, nouilles sautées, nouilles frites, nouilles sautées au poulet, nouilles sautées aux légumes, nouilles de singapour, nouilles singapour, nouilles au poulet, nouilles au bœuf, nouilles au soja, yakisoba, yaki udon, chow mein, lo mein, bami goreng, mie goreng, japchae, tteok-bokki, bò bún, bobun, salade de nouilles, nouilles croustillantes',
      de: 'Erdnussnudeln, Sesamnudeln, gebratene Nudeln, Bratnudeln, gebratene Asia-Nudeln, Singapurnudeln, Singapur-Nudeln, Yakisoba, Yaki Udon, Chow Mein, Lo Mein, Bami Goreng, Mie Goreng, Japchae, Nudelpfanne, Knoblauchnudeln, Chilinudeln, Nudelbox, Currynudeln, Nudeln mit Erdnusssoße',
    },
  },
  {
    // Pasta sheets, or the dish baked with them.
    kind: { class: 'pasta', mayContain: ['gluten'], unknown: ['dairy', 'eggs', 'soybean'], diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'lasagne, lasagna, lasagnes, cannelloni, manicotti',
      es: 'lasaña, lasañas, lasagna, lasagne, canelones, canelón',
      fr: 'lasagne, lasagnes, lasagna, cannelloni, cannellonis',
      de: 'Lasagne, Lasagna, Lasagnen, Cannelloni',
    },
  },
  {
    kind: { class: 'pasta', mayContain: ['gluten', 'dairy'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'vegetable lasagne, vegetable lasagna, veggie lasagne, veggie lasagna, meat lasagne, meat lasagna, beef lasagne, beef lasagna, seafood lasagne, seafood lasagna, spinach lasagne, spinach lasagna, chicken lasagne, chicken lasagna, mushroom lasagne, mushroom lasagna, turkey lasagna, lasagne al forno, lasagne bolognese, mac and cheese, mac n cheese, macaroni cheese, macaroni and cheese, fettuccine alfredo, spaghetti carbonara, cacio e pepe, penne alla vodka, penne arrabbiata, pasta bake, pasta salad, baked ziti, pastitsio, stuffed shell, stuffed pasta shell, gnocchi alla romana, spaetzle with cheese, kasespatzle, spaghetti bolognese, spaghetti and meatballs, tuna pasta bake, tuna noodle casserole, hamburger helper, chilli mac, chili mac, goulash pasta',
      es: 'lasaña de verduras, lasaña de carne, lasaña boloñesa, lasaña de espinacas, lasaña de atún, lasaña de pollo, canelones de carne, canelones de atún, canelones de espinacas, macarrones con queso, macarrones con tomate, macarrones a la boloñesa, macarrones con chorizo, macarrones gratinados, espaguetis a la carbonara, espaguetis carbonara, espaguetis a la boloñesa, espaguetis boloñesa, espaguetis con tomate, fettuccine alfredo, fetuccini alfredo, pasta a la carbonara, pasta carbonara, pasta boloñesa, pasta a la boloñesa, pasta alfredo, pasta al pesto, pasta al horno, ensalada de pasta, pastel de pasta',
      fr: "lasagnes végétariennes, lasagnes aux légumes, lasagne aux légumes, lasagnes de légumes, lasagnes à la bolognaise, lasagnes bolognaise, lasagnes au saumon, lasagnes aux épinards, lasagnes chèvre épinards, lasagnes de bœuf, gratin de macaronis, macaronis au fromage, mac and cheese, pâtes carbonara, pâtes à la carbonara, pâtes bolognaise, pâtes à la bolognaise, pâtes au pesto, pâtes alfredo, spaghetti carbonara, spaghettis carbonara, spaghetti bolognaise, spaghettis bolognaise, spaghetti à la bolognaise, fettuccine alfredo, penne arrabbiata, penne all'arrabbiata, penne à la vodka, cacio e pepe, coquillettes au jambon, coquillettes jambon fromage, salade de pâtes, pâtes à la crème, pâtes au saumon, conchiglioni farcis, crozets au beaufort, croziflette",
      de: 'Gemüselasagne, Spinatlasagne, Lachslasagne, Hackfleischlasagne, Lasagne al forno, vegetarische Lasagne, Spaghetti Carbonara, Spaghetti alla carbonara, Nudeln Carbonara, Penne arrabbiata, Penne all arrabbiata, Fettuccine Alfredo, Makkaroni mit Käse, Mac and Cheese, Cacio e pepe, Käsespätzle, Kässpätzle, Kasspatzn, Schinkennudeln, Schinkenfleckerl, Krautfleckerl, Tortellini alla panna, Spaghetti aglio e olio, Pasta al forno',
    },
  },
  {
    // Potatoes with cream, cheese, egg or breading.
    kind: { class: 'root', unknown: ['dairy', 'gluten', 'eggs', 'soybean'], diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'duchess potato, duchess potatoes, potatoes anna, pommes anna, fondant potato, fondant potatoes, potatoes dauphine, pommes dauphine, potatoes lyonnaise, lyonnaise potatoes, boulangere potatoes, dauphinoise, potatoes dauphinoise, gratin dauphinois, hasselback potato, hasselback potatoes, potato skin, potato skins, loaded potato skin, jacket potato with cheese, potato wedge, potato wedges, potato waffle, potato smile, curly fry, curly fries, seasoned fries, loaded fries, cheesy fries, chilli cheese fries, cheese fries, poutine, tater tot, hash brown, rosti, potato cake, potato pancake, potato scone, latke, champ, colcannon, bubble and squeak, rumbledethumps, clapshot, aligot, tartiflette, pommes puree, candied yam, candied yams, sweet potato casserole, potato farl, boxty, aloo gobi, saag aloo, bombay potato, bombay potatoes, aloo matar, jeera aloo, patatas bravas, papas rellenas, funeral potatoes',
      es: 'patatas bravas, patatas alioli, patatas ali-oli, patatas a la importancia, patatas a la riojana, patatas revolconas, patatas dauphine, patatas duquesa, patatas delfín, patatas a lo pobre, patatas gajo, patatas deluxe, patatas gratinadas, patatas con queso, patatas rellenas, papas rellenas, papa rellena, papas a la huancaína, causa, causa limeña, papas con queso, papas bravas, papas gajo, ocopa, llapingachos, patata asada rellena, patatas panadera, poutine, aligot, tartiflette, rosti, trinxat',
      fr: 'pommes dauphine, pomme dauphine, pommes dauphines, pommes duchesse, pommes noisettes, pommes noisette, pommes anna, pommes dauphinoises, pommes boulangère, pommes de terre boulangères, pommes de terre à la boulangère, pommes de terre dauphine, pommes de terre duchesse, pommes lorette, country potatoes, wedges, pommes rissolées, röstis, rösti, rœsti, paillasson, criques, galette de pommes de terre, galettes de pommes de terre, râpée de pommes de terre, aligot, truffade, tartiflette, reblochonnade, raclette, fondue savoyarde, poutine, frites au cheddar, frites au fromage, pommes de terre farcies, pomme de terre farcie, pommes de terre sarladaises, pommes de terre à la crème, stoemp',
      de: 'Kartoffelgratin, Rahmkartoffeln, Béchamelkartoffeln, Bauernfrühstück, Herzoginkartoffeln, Dauphinekartoffeln, Kartoffeln Dauphinois, Kartoffelecken, Kartoffelspalten, Wedges, Potato Wedges, Country Potatoes, Kartoffelpuffer, Reibekuchen, Kartoffelpuffer mit Apfelmus, Reiberdatschi, Röstitaler, Kartoffelrösti, Rösti-Ecken, Kroketten, Kartoffelkroketten, Kartoffeltaschen, Ofenkartoffel mit Quark, Folienkartoffel mit Sour Cream, Fächerkartoffeln, Hasselback-Kartoffeln, Stampes, Himmel und Erde, Poutine, Tartiflette, Tiroler Gröstl, Gröstl, Käsefritten',
    },
  },
  {
    // Stuffed, usually with rice, meat or bread.
    kind: { class: 'vegetable', ...made, diet: 'vegan' },
    names: {
      en: 'stuffed pepper, stuffed peppers, stuffed tomato, stuffed cabbage, cabbage roll, cabbage rolls, stuffed aubergine, stuffed eggplant, stuffed courgette, stuffed zucchini, stuffed mushroom, stuffed squash, stuffed onion, stuffed artichoke, stuffed vine leaf, stuffed vine leaves, stuffed grape leaf, stuffed grape leaves, stuffed date, stuffed dates, stuffed jalapeno, jalapeno popper, jalapeno poppers, chile relleno, chiles rellenos, dolma, dolmas, dolmade, dolmades, sarma, imam bayildi, moussaka, eggplant parmesan, eggplant parm, aubergine parmesan, aubergine parmigiana, melanzane parmigiana, fried green tomato, fried green tomatoes, fried pickle, fried pickles, fried okra, fried mushroom, fried mushrooms breaded, onion ring, onion rings, onion bhaji, onion bhajis, pakora, bhaji, buffalo cauliflower, cauliflower wing, cauliflower wings, gobi manchurian, esquites, street corn, mexican street corn, creamed corn, cream style corn, cream corn, corn pudding, green bean casserole, cauliflower cheese, broccoli cheese, broccoli and cheese, leeks in cheese sauce, glazed carrot, glazed carrots, honey glazed carrot, honey glazed carrots, garlic mushroom, garlic mushrooms, peas a la francaise, ratatouille, caponata, giardiniera, baba ganoush, coleslaw, vegetable medley in butter sauce, asparagus hollandaise, crispy seaweed, kale chip, vegetable fingers, courgette fritti, zucchini fries, zoodles alfredo, som tam, papaya salad, spanakopita, mushy peas, chana masala, chole, rajma masala, dal makhani, dal tadka, tarka dal, dal fry, sambar, palak paneer, saag paneer, mattar paneer, shahi paneer, kadai paneer, paneer butter masala, baingan bharta, agedashi tofu, mapo tofu, salt and pepper tofu, general tso tofu, orange tofu, sweet and sour tofu, beans on toast, three bean salad, boston veggie chilli, veggie chili',
      es: 'pimientos rellenos, pimiento relleno, tomates rellenos, tomate relleno, berenjenas rellenas, berenjena rellena, calabacines rellenos, calabacín relleno, champiñones rellenos, champiñón relleno, setas rellenas, cebollas rellenas, alcachofas rellenas, repollo relleno, col rellena, hojas de parra rellenas, hojas de vid rellenas, dolma, dolmades, niños envueltos, chiles rellenos, chile relleno, rocoto relleno, aguacate relleno, aguacates rellenos, huevos rellenos, piquillos rellenos, pimientos del piquillo rellenos, moussaka, musaka, berenjenas a la parmesana, berenjena a la parmesana, berenjenas con miel, berenjenas fritas, berenjenas rebozadas, aros de cebolla, cebolla frita crujiente, jalapeños rellenos, jalapeños poppers, esquites, champiñones al ajillo, setas al ajillo, alcachofas con jamón, guisantes con jamón, habas con jamón, espinacas a la crema, espinacas con garbanzos, coliflor gratinada, coliflor con bechamel, espárragos con mayonesa, escalivada, ratatouille, caponata, tumbet, zarangollo, menestra, revuelto de setas, mapo tofu, frijoles charros, feijoada, palak paneer, dal makhani, zanahorias glaseadas, plátano relleno, mofongo, tostones, guacamole, rollitos de primavera',
      fr: "tomates farcies, tomate farcie, poivrons farcis, poivron farci, courgettes farcies, courgette farcie, aubergines farcies, aubergine farcie, chou farci, choux farcis, champignons farcis, oignons farcis, artichauts farcis, petits farcis, petits farcis niçois, légumes farcis, feuilles de vigne farcies, feuille de vigne farcie, dolma, dolmas, dolmades, imam bayildi, moussaka, parmigiana, parmigiana d'aubergines, aubergines à la parmigiana, aubergines à la parmesane, avocat farci, œufs farcis, rondelles d'oignon, oignons rings, onion rings, beignets de légumes, beignets de courgette, beignets d'aubergine, beignets d'oignon, bhaji, pakora, chou-fleur au gratin, chou-fleur gratiné, chou-fleur béchamel, endives au jambon, chicons au gratin, poireaux vinaigrette, poireaux à la crème, épinards à la crème, carottes vichy, carottes glacées, champignons à la grecque, champignons à la crème, champignons à l'ail, petits pois à la française, piperade, caponata, escalivade, tian, tian de légumes, macédoine mayonnaise, tofu mapo, céleri rémoulade, carottes râpées vinaigrette, jardinière de légumes, jalapeños poppers, mapo tofu, dal makhani, palak paneer, chana masala, haricots blancs à la sauce tomate, asperges sauce mousseline, asperges hollandaise",
      de: 'gefüllte Paprika, gefüllte Tomaten, gefüllte Zucchini, gefüllte Auberginen, gefüllte Aubergine, gefüllte Champignons, gefüllte Pilze, gefüllter Kohl, gefülltes Kraut, gefüllte Weinblätter, Weinblätter gefüllt, gefüllte Zwiebeln, gefüllte Artischocken, gefüllter Kürbis, gefüllte Kohlrabi, gefüllte Avocado, gefüllte Eier, gefüllte Datteln, Dolma, Dolmades, Imam bayildi, Sarma, Moussaka, Parmigiana, Auberginen-Parmigiana, Zwiebelringe, Onion Rings, Jalapeño Poppers, Chili Cheese Nuggets, Chilli Cheese Nuggets, Rahmspinat, Rahmgemüse, Rahmkohlrabi, Rahmwirsing, Rahmchampignons, Rahmpilze, Buttergemüse, Blumenkohl mit Hollandaise, Spargel mit Hollandaise, Spargel Hollandaise, Blumenkohl überbacken, Leipziger Allerlei, Kaisergemüse mit Soße, Bayrisch Kraut, Rotkohl mit Speck, Mapo Tofu, Dal Makhani, Palak Paneer, Chana Masala, Caponata, Gemüsepfanne, Gemüsestäbchen, Gemüsefrikadelle, Gemüsepuffer, Zucchinipuffer, Blumenkohlwings, Knoblauchchampignons, Champignons in Rahm, Pilze in Rahm, Baked Beans, glasierte Karotten, glasierte Möhren',
    },
  },
  {
    // Breaded cheese.
    kind: {
      class: 'soft-cheese',
      contains: ['dairy'],
      mayContain: ['gluten'],
      otherwise: 'unknown',
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'mozzarella stick, mozzarella sticks, fried mozzarella, fried cheese, fried cheese curd, halloumi fries, halloumi fry, paneer pakora, brie en croute, brie bite, cheese bite, saganaki, cheese straw, cheese toastie, chilli paneer, chili paneer',
      es: 'palitos de mozzarella, fingers de queso, queso frito, queso empanado, queso rebozado, camembert frito, bolitas de queso, saganaki, tequeño, tequeños, queso flameado, queso fundido con chorizo',
      fr: 'bâtonnets de mozzarella, mozzarella sticks, mozzarella panée, camembert pané, camembert rôti, fromage pané, beignets de fromage, halloumi pané, saganaki, chèvre chaud, croustillant de chèvre, nuggets de fromage, brie en croûte',
      de: 'Mozzarella-Sticks, Mozzarellasticks, gebackener Camembert, panierter Camembert, Backkäse, Käsesticks, Käse-Nuggets, Fetapäckchen, Backfeta, Käsebällchen',
    },
  },
  {
    // Eggs with a sauce, breading or mayonnaise.
    kind: { class: 'egg', contains: ['eggs'], ...made, diet: 'vegetarian' },
    names: {
      en: 'deviled egg, deviled eggs, devilled egg, stuffed egg, stuffed eggs, eggs benedict, egg benedict, eggs florentine, eggs royale, egg mayonnaise, egg mayo, scotch eggs, egg foo young, egg fu yung, shakshuka, huevos rancheros, egg rolls, egg drop soup, egg curry, egg muffin, egg bite, egg bites, tea egg, soy egg, ramen egg, french toast, scrambled egg sandwich, eggs in purgatory, menemen, egg custard',
      es: 'huevos benedictinos, huevos benedict, huevos rancheros, huevos divorciados, huevos motuleños, huevos a la flamenca, huevos rotos, huevos rotos con jamón, huevos con bechamel, huevos villeroy, huevos encapotados, huevos escoceses, shakshuka, tortilla rellena, torrijas, tostadas francesas',
      fr: 'œufs bénédicte, œuf bénédicte, œufs mayonnaise, oeufs mayonnaise, œuf mayonnaise, œuf mayo, œufs mimosa, œuf mimosa, œufs cocotte, oeufs cocotte, œuf cocotte, œufs en meurette, œufs en gelée, œufs à la neige, œufs florentine, shakshuka, chakchouka, pain perdu, yorkshire pudding',
      de: 'Eier Benedict, Eggs Benedict, Russische Eier, Soleier, Senfeier, Eier in Senfsoße, Eier in Senfsauce, verlorene Eier, gefüllte Eier, Eiersalat, Schottische Eier, Shakshuka, Armer Ritter, Arme Ritter, Kaiserschmarrn, Kaiserschmarren, Strammer Max, Yorkshire Pudding',
    },
  },
  {
    // Strips of meat dried with soy sauce.
    kind: { class: 'cured-meat', mayContain: ['soybean', 'gluten'], unknown: ['dairy', 'eggs', 'mushroom'], diet: 'meat' },
    names: {
      en: 'jerky, beef jerky, turkey jerky, pork jerky, venison jerky, bacon jerky, chicken jerky, meat stick, beef stick, bakkwa, pork floss, meat floss, chicken floss, teriyaki jerky, slim jim',
      es: 'jerky, cecina tipo jerky, carne seca tipo jerky, beef jerky, jerky de res, jerky de ternera, jerky de pavo, jerky de pollo, hilo de cerdo, cerdo desmenuzado seco, biltong',
      fr: 'jerky, beef jerky, bœuf séché jerky, jerky de bœuf, jerky de dinde, porc effiloché séché, floss de porc, biltong, bœuf séché aromatisé',
      de: 'Jerky, Beef Jerky, Beefjerky, Rinder-Jerky, Puten-Jerky, Trockenfleisch-Snack, Biltong, Schweinefleischflocken, Fleischwolle',
    },
  },
  {
    // A chocolate bar with peanuts.
    kind: { class: 'chocolate', contains: ['dairy', 'eggs', 'peanut', 'soybean'], unknown: ['gluten'], diet: 'vegetarian' },
    names: { en: 'snickers, snickers bar, snicker', es: 'snickers', fr: 'snickers', de: 'Snickers' },
  },
  {
    kind: {
      class: 'chocolate',
      contains: ['dairy', 'soybean'],
      mayContain: ['eggs', 'peanut'],
      unknown: ['gluten'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      es: 'milky way, m&m, m&ms, m&m s, reese, reeses',
      fr: "milky way, m&m, m&ms, m&m's, reese, reeses, smarties, lion",
      de: 'Mars, Mars-Riegel, M&M, M&Ms, M&M s, Reese, Lion, Erdnuss-M&Ms',
    },
  },
  {
    kind: {
      class: 'chocolate',
      contains: ['dairy', 'gluten', 'soybean'],
      unknown: ['eggs', 'peanut', 'shellfish', 'mushroom'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      fr: 'kit kat, kitkat, twix, maltesers, kinder bueno, ferrero rocher',
      de: 'Maltesers',
    },
  },
  // English and American sweets and dishes, by contents.
  {
    kind: { class: 'chocolate', contains: ['dairy', 'soybean'], mayContain: ['eggs'], ...made, diet: 'vegetarian' },
    names: { en: 'mars, mars bar, milky way, 3 musketeers, three musketeers' },
  },
  {
    kind: { class: 'chocolate', contains: ['dairy'], mayContain: ['soybean'], ...made, diet: 'vegetarian' },
    names: { en: 'm&m, m&ms, m&m s, wispa, daim, crunchie' },
  },
  {
    kind: { class: 'chocolate', contains: ['peanut'], mayContain: ['dairy', 'soybean'], ...made, diet: 'vegetarian' },
    names: {
      en: 'peanut m&m, peanut m&ms, butterfinger, baby ruth, clark bar, reese, reeses, reese s, reeses pieces, star bar, picnic bar, nutrageous',
    },
  },
  { kind: { class: 'chocolate', contains: ['peanut'], ...made, diet: 'vegan' }, names: { en: 'payday' } },
  {
    kind: { class: 'chocolate', contains: ['dairy', 'gluten'], mayContain: ['soybean'], ...made, diet: 'vegetarian' },
    names: {
      en: 'kit kat, kitkat, kit kats, twix, malteser, maltesers, whopper candy, lion, kinder bueno, ferrero rocher, toffee crisp, tim tam, penguin bar, nestle crunch, hanuta',
    },
  },
  { kind: { class: 'chocolate', contains: ['dairy'], ...made, diet: 'vegetarian' }, names: { en: '100 grand' } },
  { kind: { class: 'bread', contains: ['gluten'], mayContain: ['soybean'], ...made, diet: 'vegan' }, names: { en: 'oreo' } },
  { kind: { class: 'bread', contains: ['gluten', 'eggs'], ...made, diet: 'vegetarian' }, names: { en: 'jaffa cake' } },
  // Recipes without crust or crumbs, with any other contents.
  {
    kind: { class: 'poultry', otherwise: 'unknown', diet: 'meat' },
    names: {
      en: 'chicken dinner, pulled beef, pulled chicken, bbq rib, barbecue rib, bbq chicken, barbecue chicken, carnitas, duck a l orange, duck confit salad, curry goat, curried goat, chicken curry, chicken masala, green curry chicken, chicken mole, mole chicken, chicken liver pate, hot wing, buffalo wing, buffalo chicken, hot pot',
    },
  },
  {
    kind: { class: 'poultry', contains: ['eggs'], otherwise: 'unknown', diet: 'meat' },
    names: { en: 'coronation chicken, chicken mayo, chicken mayonnaise' },
  },
  {
    kind: { class: 'poultry', contains: ['dairy'], otherwise: 'unknown', diet: 'meat' },
    names: { en: 'chicken tikka masala, chicken fricassee' },
  },
  {
    kind: { class: 'poultry', contains: ['mushroom'], otherwise: 'unknown', diet: 'meat' },
    names: { en: 'coq au vin, chicken chasseur' },
  },
  {
    kind: { class: 'fish', otherwise: 'unknown', diet: 'pescatarian' },
    names: {
      en: 'jellied eel, ceviche, poke, tuna poke, poke bowl, salmon poke, spicy tuna, fish curry, moqueca, blackened fish, escabeche, fish parcel, maple salmon',
    },
  },
  {
    kind: { class: 'fish', contains: ['eggs'], otherwise: 'unknown', diet: 'pescatarian' },
    names: { en: 'kedgeree, tuna mayo, tuna mayonnaise' },
  },
  { kind: { class: 'fish', contains: ['dairy'], otherwise: 'unknown', diet: 'pescatarian' }, names: { en: 'cullen skink' } },
  {
    kind: { class: 'shellfish', contains: ['shellfish'], otherwise: 'unknown', diet: 'pescatarian' },
    names: {
      en: 'garlic shrimp, garlic prawn, dressed crab, lobster roll, shrimp boil, crab boil, seafood boil, crawfish boil, potted shrimp, moules frites, moules mariniere, moules marinieres, mussels mariniere, bouillabaisse, cioppino, escargot, escargots, shrimp scampi, prawn scampi, shrimp curry, prawn curry, shrimp and grits, drunken shrimp, prawn cracker, prawn crackers, shrimp cracker, shrimp chip, crab dip, shrimp cocktail',
    },
  },
  {
    // Peanut is unknown: pounded nuts and seeds, which only the jar names.
    kind: { class: 'herb', unknown: ['peanut'], diet: 'vegan' },
    names: {
      en: 'dukkah, dukka, duqqa, dukah',
      es: 'dukkah, dukka, duqqa',
      fr: 'dukkah, dukka, duqqa, dukkha',
      de: 'Dukkah, Dukka, Duqqa',
    },
  },
  {
    // Cooking spray. May contain soya lecithin and milk.
    kind: { class: 'oil', unknown: ['soybean', 'dairy'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      en: 'cooking spray, oil spray, cooking oil spray, spray oil, nonstick spray, non stick spray, nonstick cooking spray, non stick cooking spray, nonstick oil spray, baking spray, pan spray, pam, fry light, frylight, low calorie cooking spray, vegetable oil spray, canola spray, canola oil spray, butter spray',
      es: 'spray de cocina, spray para cocinar, aceite en spray, spray antiadherente, aceite en aerosol, aerosol de cocina, spray de aceite, rocío vegetal, desmoldante',
      fr: 'spray de cuisson, huile en spray, spray culinaire, spray antiadhésif, aérosol de cuisson, huile en aérosol, spray de démoulage, enduit à cuisson, enduit de cuisson',
      de: 'Backspray, Kochspray, Backtrennspray, Trennspray, Ölspray, Bratspray, Sprühöl, Antihaft-Spray',
    },
  },
  {
    // Buckwheat pancakes. May contain wheat, and a filling of ham, egg and cheese.
    kind: { class: 'wrap', unknown: ['gluten', 'eggs', 'dairy'], diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'buckwheat galette, buckwheat galettes, buckwheat crepe, buckwheat pancake, breton galette, galette bretonne, blini, buckwheat blini',
      es: 'galeta de trigo sarraceno, galette de trigo sarraceno, galettes de trigo sarraceno, crep de trigo sarraceno, crepe de trigo sarraceno, crepes de trigo sarraceno, tortita de trigo sarraceno, tortitas de trigo sarraceno, galette bretona, blini, blinis',
      fr: 'galette de sarrasin, galettes de sarrasin, galette au sarrasin, galettes au sarrasin, galette de blé noir, galettes de blé noir, galette bretonne, galettes bretonnes, crêpe de sarrasin, crêpes de sarrasin, crêpe au sarrasin, crêpe de blé noir, crêpes de blé noir, galette complète, galette-saucisse, blini, blinis',
      de: 'Buchweizengalette, Buchweizengalettes, Buchweizencrêpe, Buchweizen-Crêpe, Buchweizencrêpes, Buchweizenpfannkuchen, Galette, Galettes, Blini, Blinis',
    },
  },
  {
    // Snacks and platters with varying contents.
    kind: { class: 'sauce', ...made, diet: 'vegan' },
    names: {
      en: 'aloo tikki, pav bhaji, bhel puri, pani puri, nasi lemak, gado gado, rojak, bibimbap, tom kha, tom yum, tom kha gai, laab, larb, carnitas plate, buddha bowl, ploughman s lunch, ploughmans, antipasto, antipasti, mezze, tapas, charcuterie board, cheese board, crudites with dip, summer roll, dim sum, shumai, siu mai, har gow, bao, bao bun, bao buns, banh mi, souvlaki, gyro, gyros, shawarma, doner, doner kebab, chicken kebab, kebab, kofta, koftas, banana split, peach melba, knickerbocker glory, apple crumble, banana bread, banana fritter, apple fritter, candied walnut, candied walnuts, candied pecan, candied pecans, caramel apple, toffee apple, chocolate strawberry, caramel corn, cream of wheat bowl, fruit salad, fruit crumble, crispy noodles, bombay mix, sabich',
      es: 'tapas, antipasto, mezze, tabla de quesos, tabla de embutidos, bibimbap, gado gado, nasi lemak, tom yum, tom kha, larb, bao, baos, pan bao, banh mi, gyoza, gyozas, dim sum, shawarma, kebab, döner, gyros, souvlaki, plátano frito rebozado, macedonia con nata, manzana de caramelo, manzanas de caramelo, nueces caramelizadas, nueces pecanas caramelizadas, cacahuetes garrapiñados, almendras garrapiñadas, garrapiñadas, anticucho, anticuchos, bandeja paisa, sancocho, ajiaco, mondongo, cazuela, locro, humita, humitas, hallaca, hallacas, chimichanga, flautas, chilaquiles, sopes, tlayuda, tlacoyo, gordita, gorditas, molletes, pambazo, torta ahogada, choripán, choripan, chivito, pozole, menudo, aguachile, causa rellena',
      fr: "tapas, antipasti, mezze, mezzés, planche de charcuterie, planche apéro, bibimbap, gado gado, nasi lemak, tom yum, tom kha, larb, laap, bao, baos, banh mi, gyoza, gyozas, dim sum, shawarma, chawarma, kebab, döner, gyros, souvlaki, pissaladière, banana split, pêche melba, pomme d'amour, noix caramélisées, noix de pécan caramélisées, cacahuètes caramélisées, chouchous, amandes caramélisées, crumble aux pommes, pot-au-feu, potée, garbure, rouleau de printemps, rouleaux de printemps, rouleau impérial, friand, friands, samossa, brick, bricks, pastilla, kefta, chili con carne, chili sin carne, fajitas, fajita, chimichanga, mafé, yassa, rougail saucisse, pad thaï, pad thai, phở",
      de: 'Mezze, Käseplatte, Sushi, Wurstplatte, Gado Gado, Nasi Lemak, Tom Yum, Tom Kha, Larb, Bao, Bao Buns, Banh Mi, Gyoza, Dim Sum, Sommerrolle, Sommerrollen, Frühlingsrolle, Dürüm, Kebab, Gyros, Souvlaki, Shawarma, Falafelteller, gebackene Banane, gebackene Bananen, Banane im Backteig, Bananensplit, Pfirsich Melba, Liebesapfel, kandierte Walnüsse, gebrannte Mandeln, gebrannte Nüsse, gebrannte Erdnüsse, kandierte Nüsse, Apfelcrumble, Bananenbrot, Bratapfel, Fajitas, Fajita, Chili sin Carne, Chimichanga, Flammkuchen, Zwiebelkuchen, Pad Thai, Pho, Biryani, Kedgeree, Handkäs mit Musik, Birnen Bohnen und Speck, Schlachtplatte, Strammer Max, Hawaiitoast, Toast Hawaii, Döppekuchen',
    },
  },
]

/** Dishes and products with a proper name, in one language. A food of the same name takes over the dish's doubts. */
export function namedDishesIn(language: Language): readonly NamedKind[] {
  return dishes.flatMap(({ kind, names }) => {
    const called = names[language]
    return called === undefined ? [] : [{ ...kind, sharesDoubts: true, isTypedOnly: true, names: list(called) } satisfies NamedKind]
  })
}
