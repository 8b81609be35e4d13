import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of the Antilles, Guyane, Haiti, Polynesia and New Caledonia. */
export const foodsOfTheAntillesAndThePacific = parseFoodLines(`
  dish |  |  | meat | ? | colombo poulet, colombo de cabri, colombo cabri, colombo cochon, bébélé marie-galantais, pois d'angole cochon, trempage viande, trempage,
    migan fouyapen cochon, migan, groin de cochon, kalalou viande, calalou, calalou antillais, jambon à l'ananas, pimentade viande, pac viande, tatou viande, iguane,
    maïpouri, haïtien griot, griot, griot haïtien, grio, taso, tassot cabri, tassot, joumou, bouyon, tchaka, tyaka, riz collé, diri kole, diri djon djon viande,
    légume haïtien, légim, touffé viande, lalo haïtien, cochon marron, ma'a tinito, maa tinito, maa tinito haricots rouges, maatinito, bougna, bougna cochon,
    bougna poisson, ahima'a, ahimaa, pua'a roti, pua roti, puaa, pua'a chou, punu pua'a, punu puaatoro, punu pua'atoro, poulet fafa chou, notou, civet de roussette,
    bulime viande
  dish | gluten |  | meat | ? | bébélé, soupe joumou, pate kode, pâté haïtien à la viande, bokit poulet, bokit, agoulou, agoulou poulet, dombré cochon, dombrés,
    dombrés haricots rouges, casse-croûte chao men, casse-croûte tahitien, casse croûte chaomen
  dish | shellfish |  | meat | ? | calalou au crabe
  dish | gluten soybean |  | meat | ? | soupe maison chinoise créole, chao men, chaomen, chao mein, chao men tahitien, maa tinito chinois
  dish | gluten shellfish |  | meat | ? | dombrés ouassous
  dish | dairy |  | meat | ? | gratin de fruit à pain, gratin de bananes jaunes, gratin d'ignames, gratin de giraumon, gratin de papaye, sandwich antillais,
    gratin christophine lardons
  dish | gluten |  | pescatarian | ? | bokit morue, bokit thon, marinades guyanaises, accras de poisson, bakes saltfish
  dish | gluten | eggs | pescatarian | ? | acras de morue
  dish | gluten shellfish |  | pescatarian | ? | accras de crevettes, accra crevette, dombrés aux crevettes, dombré crevettes
  dish | shellfish |  | pescatarian | ? | matété de crabe, matété crabe, calalou crabe, brochettes de lambi, wassous, z'habitants, zabitans, cribiches, kribich, soudons,
    palourde soudon, burgots, brigo, brigots, ti concombre chevrettes, kalalou au crabe, touffé de crabe, korori, pahua, pahua au curry, bénitier, bénitier chair, varo,
    crabe de cocotier, bulime, maoa, chevrettes au curry, upa'i
  dish | gluten eggs shellfish |  | pescatarian | ? | crabe farci
  dish |  |  | pescatarian | ? | blaff de poisson, blaff poisson, féroce, féroce avocat, féroce martiniquais, chiktaye, chiquetaille de hareng saur, macadam,
    macadam martiniquais, macadam créole, ti nain lan mori, tinain lanmori, acoupa, acoupa rouge, machoiran, machoiran jaune, machoiran fumé, atipa, aimara, coulirou,
    pimentade, pimentade de poisson, pimentade guyanaise, jamais goûté poisson, jamais-goûté, palika, parassi, kouman kouman, morue à la chiquetaille,
    hareng saur chiquetaille, aranso, lanmori, lan mori, tassard, touffé de requin, touffé requin, touffée de requin, poisson cru au lait de coco, i'a ota, ia ota,
    fafaru, perroquet poisson, bec de cane, meka, ature, inaa, dawa, pakati
  dish |  |  | vegan | ? | giraumonade, giraumonnade, migan de fruit à pain, migan fruit à pain, fruyapen, fouyapen, fouyapin, ti-nain, figue dessert, figue pomme,
    fressinette, ti-figue, madère légume, chou dachine, toloman, couscouche, couche-couche, mirliton légume, ti-concombre, massissi, pois canne, pois savon, pois savane,
    zié nwè, zépina, siguine, souskai, souskay, souskai de mangue verte, souskai d'avocat, ti-malice, picklise, pikles antillais, épis haïtien, bondamanjak,
    piment 7 courts-bouillons, kwak, kassav, cassave coco, kasav, moussache, crabio, cramanioc, kamanioc, wassaï, wassaye, awara, aouara, comou, parépou, patawa,
    marakoudja, prune mombin, prune café, quenepe, surette, icaque, zicaque, pomme d'eau, gouyav, mangot, mango bassignac, zaboca, zabricot, zanana, chadek,
    canne à sucre, siwo batri, snoball, snowball antillais, snow ball, sinobol, filibo, sukakoko, lotchio, lotcho, lotcho coco, pipilit, kilibibi, killibibi, rapadou,
    acra de malanga, uru, uru cuit, fei, po'e, poe papaye, poe potiron, po'e mei'a, mitihue, miti hue, taioro, tarua, popoi, mape, umara, mape grillé, miti
  dish | mushroom |  | vegan | ? | diri djon djon, riz djon djon, riz djondjon
  mushroom | mushroom |  | vegan | ? | djon djon, djondjon
  sweetener | peanut |  | vegan | ? | mamba beurre de pistache haïtien, pistaches antillaises, pistaches cacahuètes
  sweetener | dairy |  | vegetarian | ? | doucelette, douslèt, blanc-manger coco, akasan, dous makos, douce macoss, punch coco lait, cremas, punch coco
  sweetener | dairy eggs |  | vegetarian | ? | flan coco antillais, chaudeau, chodo, chaudo
  pastry | dairy gluten eggs |  | vegetarian | ? | tourment d'amour, robinson confiture ananas, mont-blanc antillais, mont blanc coco, pain au beurre antillais,
    pain au beurre et chocolat, pain beurre, pain natté, pain natté antillais, zakari, dizé milé, ramiquin, comtesse guyanaise, galette guyanaise,
    galette guyanaise coco, galette créole, dokonon blé, beignets de banane antillais, bonbon siro haïtien, amour caché, pomme cannelle gâteau,
    gâteau renversé à l'ananas, bonbon amidon, pâte à tourment, lanmou kaché, sispa
  pastry | gluten |  | vegan | ? | kassav blé, dombré nature, bonbon siwo, danquite, bakes, bakes antillais, firi firi, firifiri, coco bun, faraoa ipo, faraoa coco,
    pain coco, pain coco tahitien, pai coco, pai banane, ipo
  drink |  |  | vegan | - | punch planteur, schrubb, shrubb, shrub créole, mabi, maby, mauby, jus de prune cythère, décollage, clairin, kleren, feu rhum
  dish | gluten soybean mushroom | eggs | meat | ? | nems porc
`)
