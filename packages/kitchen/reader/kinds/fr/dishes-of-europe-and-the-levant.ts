import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of the rest of Europe, North America, the Levant and Iran in French spelling. */
export const dishesOfEuropeAndTheLevant = parseFoodLines(`
  dish | dairy gluten |  | vegetarian..meat | ? | cannelloni ricotta épinards, cannelloni épinards ricotta, ravioli aux épinards, panzerotto, gnocchi alla sorrentina,
    gnocchi à la sorrentine, pizza blanche, pizza bianca, pinsa, pinsa romana, focaccia au fromage, piadina, piadina jambon fromage, cacio et pepe,
    tagliatelles à la crème, pasta alla norma, pâtes à la norma, parmigiana, aubergines parmigiana, parmigiana d'aubergines, aubergines à la parmesane,
    melanzane alla parmigiana, vincisgrassi, pizzoccheri, calzone aux épinards, stromboli, saccottini, mezzelune ricotta, raviole ricotta, pâtes au gorgonzola,
    gnocchi au gorgonzola, penne aux quatre fromages, penne all'arrabbiata parmesan, orecchiette brocoli parmesan, crostata à la confiture, delizia al limone,
    schiacciata beurre, croquetas, croquetas de jamón, croquettes espagnoles, croquetas de jambon, francesinha
  dish | dairy gluten eggs |  | vegetarian..meat | ? | arancini, arancino, arancina, suppli, mozzarella in carrozza, canederli, pasticciotto, colomba pascale,
    colomba de Pâques, bomboloni, chiacchiere, torta della nonna, bola de berlim, bolo rei, piroguis, sirniki, blinis au sarrasin, oladyi, vatrouchki, koulitch,
    medovnik, sharlotka, charlotka, faworki, sernik, babka au chocolat, halla, krantz, rougelach, oreilles d'Aman, kugel, kouguel, lokshen kugel, strudel aux pommes,
    apfelstrudel, kaiserschmarren, germknödel, dampfnudel, dampfnudeln, sacher, schwarzwälder kirschtorte, donauwelle, streuselkuchen, pfannkuchen, kanelbullar,
    kanelbullen, roulé à la cannelle, kardemummabullar, semlor, lussekatter, prinsesstårta, kladdkaka, krumkaker, lefse, karjalanpiirakka, piirakka, dobostorte, dobos,
    kürtőskalács, kurtos, cheminée hongroise, rétes, trdelnik, palacsinta, galushki, crumpet aux œufs, fluffy pancakes, yorkshire pudding, victoria sponge,
    lemon drizzle, mince pies, trifle, banoffee, tarte aux noix de pécan, blueberry pie, angel food cake, monkey bread, corn dogs, beignets de la Nouvelle-Orléans,
    mississippi mud pie
  dish | dairy gluten mushroom |  | vegetarian..meat | ? | pizza à la truffe
  dish | eggs |  | vegetarian..meat | ? | tajarin, pappardelle aux œufs, amaretto biscuit, ricciarelli, cassata glacée, semifreddo, torta caprese, pane frattau,
    stracciatella soupe, tortilla aux oignons, tortilla espagnole pommes de terre
  dish | gluten |  | vegan..meat | ? | ribollita, pappa al pomodoro, minestrone aux pâtes, aglio olio e peperoncino, spaghetti à l'ail, spaghetti napolitaine,
    penne arrabiata, puttanesca pâtes, spaghetti puttanesca, fregola sarda, carta da musica, tarallini, focaccia romarin, cantucci, cantuccini, bruschetta tomate,
    tramezzino, saltimbocca alla romana, piccata, piccata de veau, scaloppine, piccata milanaise, cotoletta milanaise, ossobuco alla milanese, amatriciana,
    pâtes amatriciana, torta sbrisolona, smørrebrød, smörgås, limpa, rúgbrauð, matsa, sandwich pastrami, bagel saumon, cholent orge, tcholent, tchoulent, cholent,
    steak pie, beef pie, cornish pasty, pasty, pasties, sausage roll, haggis, pigs in blankets, bangers and mash sauce, fish pie croûte, sloppy joe, meatball sub,
    chicken pot pie, fried chicken, chicken fried steak, chicken and waffles, chicken waffles, kacha d'orge, krupnik, zwetschgenknödel, currywurst pain, nudelsuppe,
    kutia blé
  dish | dairy mushroom |  | vegetarian..meat | ? | risotto aux champignons, risotto aux cèpes, risotto à la truffe
  dish | dairy |  | vegetarian..meat | ? | risotto, risottos, risotto à la milanaise, risotto milanais, risotto aux asperges, risotto au parmesan, risotto au safran, risi e bisi,
    polenta au fromage, polenta concia, polenta taragna, caprese, salade caprese, tomates mozzarella, tomate mozza, insalata caprese, stracciatella di burrata, fonduta,
    bagna cauda crème, stracciatella glace, pesto à l'ail des ours, pesto de roquette, straciatella, arroz doce
  dish | mushroom |  | vegetarian..meat | ? | tagliatelles aux truffes, pâtes à la truffe, tagliatelles aux cèpes, pâtes aux champignons
  dish |  |  | meat | ? | trippa, cocido madrilène, jabugo, cozido, leitão, poulet piri-piri, stifado, kleftiko, adana, döner viande, chich taouk,
    taouk, shish taouk, kafta, kafta libanaise, sarmale, ghormeh sabzi, ghormé sabzi, fesenjan, fesendjan, fessenjoun, khoresh, khoresht, khoresh bademjan, koobideh,
    kubideh, koubideh, zereshk polo, zereshk polo ba morgh, abgoosht, abgousht, dizi, maqlouba, mouloukhiyé, machboos, osh, soudjouk, yaprak sarma viande,
    feuilles de vigne à la viande, warak enab viande, kouzi, bigos, chachlik, shashlik, holodets, kholodets, golubtsy, goloubtsi, gołąbki, kabanosy, pastrami de bœuf,
    leberkaese, sunday roast, full english breakfast
  dish |  |  | pescatarian | ? | alici, sarde in saor, sardines en escabèche, carpe à la juive, forshmak, vobla
  dish |  |  | vegan | ? | peperonata, panelle, gremolata, castagnaccio, padrón, orgeat de souchet, dolmadakia, gigantes plaki, briam, melitzanosalata, baba ghanouj,
    baba ghanoush, mtabal, moutabbal, moudjadara, mujaddara, mjaddara, moujaddara, foul, foul moudammas, tarator, sauce tarator, thiné, halva au sésame, aïvar,
    ljutenica, tahdig, torshi, turşu, lobio, tkemali, ezme, acili ezme, ezme turque, bortsch végétarien, tsimmes, tzimmes, haroset, harosset, charoset,
    rösti de pommes de terre, coleslaw vinaigrette, frites de patate douce, lingonberries, kissel, kompot, rødkål
  dish | gluten eggs |  | vegetarian..meat | ? | salmorejo, pão de ló
  dish | gluten |  | vegetarian..meat | ? | porras, bifana, alheira, açorda, bolo do caco, rissóis, folar
  dish | gluten shellfish |  | pescatarian..meat | ? | rissois de crevettes
  dish | shellfish |  | pescatarian | ? | paella mixte, paella valencienne aux fruits de mer, arroz caldoso, caldereta, cataplana, arroz de marisco, paella marinera
  dish | eggs |  | pescatarian | ? | pastéis de bacalhau, bolinhos de bacalhau, bacalhau à brás, morue à Brás, hareng sous manteau, hareng sous la fourrure,
    hareng en fourrure, chouba, shuba, kedgeree
  dish | dairy |  | pescatarian | ? | bacalhau com natas, cullen skink
  dish | dairy |  | meat | ? | mousaka, kapama, saganaki crevettes, mansaf, shepherd's pie, fish pie, solianka crème, biff à la Lindström, cheesesteak,
    bacon cheeseburger, cheese fries, loaded fries, nachos au fromage, kumpir, jansson, tentation de Jansson, jansson frestelse, zürcher geschnetzeltes, goulasch crème,
    poulet paprika, poulet au paprika, csirkepaprikás
  dish | dairy gluten eggs |  | meat | ? | pastitsio, vareniki, okrochka
  dish | dairy gluten |  | meat | ? | giouvetsi, iskender, reuben, sandwich reuben, bagel saumon cream cheese, poulet Kiev, côtelette Kiev, poulet à la Kiev,
    chicken kiev, langos, langosh
  dish | gluten |  | meat | ? | lahmajoun, lahmadjoun, pita gyros, souvlaki pita, börek à la viande, sigara böregi viande, adana dürüm, chawarma poulet,
    fatayer à la viande, kebbeh, kefta pain, soupe avgolemono aux pâtes, arayes, cevapcici pain
  dish | gluten eggs |  | meat | ? | keftedes, pierogi viande, kotleti, kotlety, kneidlach, kneidler, boulettes de matzo, soupe kneidlach, jäger schnitzel, köttbullar,
    frikadeller, œuf écossais, toad in the hole, yorkshire pudding au rôti, pie and mash, zurek, semmelknödel, serviettenknödel, knedliky, leberknödel, flädlesuppe
  dish | eggs |  | meat | ? | avgolemono, soupe avgolémono, kookoo sabzi, koukou sabzi, kuku
  dish | dairy gluten |  | vegetarian | ? | tyropita, sigara böregi, börek au fromage, katmer, knefe, kneffeh, baklawas libanais, gözleme, poğaça, açma, ekmek kadayif,
    banitsa, gibanica, byrek, hatchapuri, fatayer au fromage, rakakat, mankouché au fromage, man'ouché fromage, manakish fromage, sambousek fromage, halva de semoule,
    ash reshteh, âsh-e reshteh, flapjack, crackers au fromage, jalapeño poppers, rice krispies treats, smores, s'mores, knäckebröd fromage, smørrebrød fromage,
    käsespaetzle, kasspatzln, spatzle fromage, obatzda pain, zwiebelkuchen, halušky, bryndzové halušky
  dish | dairy gluten eggs |  | vegetarian | ? | su böreği, khatchapouri, vassilopita, papanasi
  dish | dairy eggs |  | vegetarian | ? | çilbir, œufs turcs, eton mess
  dish | dairy |  | vegetarian | ? | labna, horiatiki, salade grecque, salade horiatiki, salade crétoise, dakos fromage, tyrokafteri, tirokafteri, mast o khiar,
    mâst-o-khiyâr, borani, kachk, kashk-e bademjan, süzme, ajvar fromage, mhalabieh, mahalabié, mouhalabia, sütlaç, rizogalo, yufka fromage, tarator yaourt,
    tarator bulgare, chourpa yaourt, atayef à la crème, kadaïf crème, chich taouk marinade yaourt, lobio fromage, mamaliga au fromage, bortsch à la crème, riajenka,
    kissel au lait, paskha, pashka, kasha au lait, knickerbocker, colcannon, rumbledethumps, körözött, messmör, rommegrot, risengrød, risalamande, ris à l'amande,
    risgrynsgrøt
  dish | gluten |  | vegetarian | ? | dakos, kisir, mercimek köftesi, man'ouché, manaïch, mankouché, manouché, manakich, zaatar galette, mankouché zaatar, kaak libanais,
    barbari, fatayer aux épinards, kechek, kishk, keshek, moghrabieh, mujaddara boulgour
  dish | gluten |  | vegan | ? | mouhammara, mhamara, kebbé potiron
  dish | gluten eggs mushroom |  | meat | ? | jägerschnitzel
  dish | eggs |  | vegetarian | ? | kogel mogel, salade aux œufs, salade Olivier, olivier salade russe, salade russe olivier, mimosa salade russe, kransekake
  dish | gluten mushroom |  | meat | ? | beef wellington
  dish | gluten shellfish |  | meat | ? | gombo louisianais
  dish | dairy mushroom |  | meat | ? | bœuf Stroganoff, stroganoff, strogonoff, bœuf stroganov, beef stroganoff
  dish | mushroom |  | meat | ? | chasseur schnitzel
  dish | shellfish |  | meat | ? | étouffée d'écrevisses
  dish | dairy shellfish |  | pescatarian | ? | toast skagen
  dish | eggs |  | vegan..vegetarian | ? | draniki, deruny, placki, kartoffelpuffer, galettes de pommes de terre râpées, boxty
  dish | gluten |  | vegan..vegetarian | ? | onion rings, rondelles d'oignon, beignets d'oignon
`)
