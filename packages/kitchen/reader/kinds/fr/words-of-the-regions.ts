import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Words of the regions and of neighbouring languages for a food, and rare foods of their markets. */
export const wordsOfTheRegions = parseFoodLines(`
  shellfish | shellfish |  | pescatarian | - | violets de mer, violet de roche, violets de roche, figues de mer, biju, vioulets, brennig, berniques, bernicles,
    arapèdes, patelles, lapas, brigaud, brigauds, bigornes, vignots, brelins, guignettes, buccins, dormeurs, tourteaux, étrilles, crabes verts, moussettes,
    cigales de mer, grosse cigale, nid de poule coquillage, lavagnons, lavignon, lavignons, palourdes roses, clovisse, clovisses, olives de mer,
    haricots de mer coquillage, rigadelles, hénons, coque blanche, coques blanches, sourdons, pied-de-couteau, manche de couteau, pied d'âne coquillage, ormeaux,
    oreilles de mer, ormet, châtaigne de mer, châtaignes de mer, pouces-pieds, balanes, bouquet de crevettes, crevettes bouquet, boucauds, chevrette grise, esquires,
    esquire, sépioles, casserons, margates, morgates, sépia entière, txipiron, totènes, tautènes, poufre, chatrou, chatrous, zourite, zourites, lambis, brigot,
    soudon, z'habitant, z'habitants, habitants crevettes, ouassou, ouassous, kribich, cribiche, camaron, camarons, chevaquine, chevaquines, crabe de terre,
    crabes de terre, touloulou, crabe mantou, tourlourou, pattes blanches écrevisses, cagouilles, luma, carago, caragols, cargol, cargols, caracole, caracoles,
    caricole, caricoles, limaçons, cantareus, cacalaus, cagaraules, bibi de mer, trépang, bêche-de-mer, myes, gravettes, pied de cheval huître, belons
  fish |  |  | pescatarian | - | titiri, titiris, pisquette, pisquettes, bichique, bichiques, poutine niçoise, poutine et nonnats, poutina, nonnat, nonnats, melet,
    melets, jols, joëls, cabot bouche ronde, vairons, ablettes, goujon de rivière, piballe, piballes, pibales, civelles, bouirons, louvine, lubine, haute-brème,
    céteaux, langue d'avocat, seteau, casse-burgot, meuille, meuilles, muges, mujou, lotte de rivière, baudreuil, rascasses, rouquier, girelles, oblades, mendole,
    mendoles, tacauds, merluchons, julienne poisson, perchettes, perchettes du Léman, féras, palée, bondelle, bondelles, corégones, lavarets, ombles, huchon, aspe,
    lamproies, aloses, gatte, prêtre poisson, lançons, équilles, orphies, coffre poisson, balarou, coulirou, tazar, carangues, capitaine rouge, perroquet bleu,
    chirurgien poisson, acoupa, acoupa rouge, machoiran, machoirans, atipa, atipas, aimara, pacou, sapater, poulamons, petits poissons des chenaux,
    barbue de rivière, omble arctique, flétan du Groenland, turbot du Groenland, aiglefin fumé, haddock
  crisp-vegetable |  |  | vegan | - | pastenade, pastenades, pastenague légume, pastenaille, pastenailles, carotte blanche, racine jaune, racines jaunes, cèbes,
    cébe, cive pays, oignon pays, oignons pays, oignonade plante, chibol, chibols, ognons, aillets, aillade verte plante, échalion, échalions, cardes, blettes,
    joutte, jottes, côtes de bette, herbe à couper, raves blanches, rutabagas, chou de Siam, chou-pomme, colrave, colraves, pomme de chou, hélianti,
    héliantis, topinambour, topinambours, artichaut de Jérusalem, panicaut, haricots de mer, oreilles de cochon plante, oreille de cochon salade de mer,
    rampon, rampons, raponchon, responchons, répounchous, respounchou, tamier pousses, asperge des bois, asperges sauvages, pissenlits, dent-de-lion, cramaillotte,
    cramaillots, groin d'âne, baraban, laitue romaine, chicon salade, roquette, cresson, cresson de fontaine, brèdes mafanes, brède mafane, brèdes chouchou,
    brèdes moutarde, brèdes chou de Chine, épinard de Guyane, calalou herbes, callaloo feuilles, siguine, christophines, chouchoutes, chayotes, mirliton légume,
    mirlitons, giraumons, joumou, coucourde, coucourdes, courgeron, coucourdette, cougourde, patidou, bonnet d'électeur, bringelles, bélangère, bélangères,
    mélongène, aubergine blanche, antroewa, antrewa, gombos, margozes, margoze, pomme-liane, concombre pays, concombre piquant, massissi, ti-concombre, pipangaye,
    patole, melon de garde citre, cosse pays, bambou pousses, cœur de palmiste, chou coco, chou de coco
  root |  |  | vegan | - | truffe de terre, treuffe, treuffes, treufe, truffole, truffolle, truffoles, trufas, tartoufle, tartouffe patate, tartoufles, tartifle,
    tartifles, crompire, crompires, canada pomme de terre, pètotte, petotes, pétottes, kartoffle, parmentière pomme de terre, gromper, songe, songes, dachines,
    madère racine, arrouman, tayo, tayove, tarua, taro d'eau, ignames, cambarre, cambare, ousso-ni-fi, couscouche igname, cousse-couche, yuca, yucca légume,
    mandioca, patate douce, patates douces, kumara, camote, uru, maioré, dictame, toloman, topinambour des Antilles, topi-tamboo, conophalle
  legume |  |  | vegan | - | mojettes, monjette, mounjette, mounjettes, mongettes, mongeto, lingot haricot, tarbais, coco paimpolais, haricot de Soissons,
    haricots maïs du Béarn, fayot, fayots, fayoles, fajolles, chevriers, févette, févettes, favettes, pois de bois, ambrevades, pois de souche, pois boukoussou,
    embrevade, voème, voèmes, voanjobory, voandzou, pois de terre, niébés, cornilles, zoléo, gros pois, pois rouges, pois rouge, haricots rouges, pois carrés,
    gesses cultivées, lentillon, lentillons, cicoulet, cicerchia, césé, pois cassé, pois goulus, pois mange-tout, tramousse, tramousses
  fruit |  |  | vegan | - | questche, damson, prune de damas, perdrigon, belosse, belosses, pelosse, pelosses, ente prune, pruneau cuit, cul-de-chien, mesple,
    mesples, nashis, azeroles, arbouses, cormier fruit, alises, cornouilles, kakis, figue de barbarie, grenade fruit, micocoule, feijoas, goyaviers, goyave fraise,
    corossols, cachimans, attes, zatte, zattes, cœur de bœuf fruit, sapotilles, caïmites, mamey, quenettes, kénèpe, kenèp, chadèques, shadek, prunes de Cythère, évi,
    barbadines, pomme-liane fruit, coqueret, jambrosade, jamrosat, pomme rose, pomme d'eau, pomme malaca, ti jaque, ti'jac, tijac, letchi, letchis, longani,
    longanis, ramboutans, caramboles, bilimbi, bilimbis, surelle, surette pays, surettes, groseille pays, prune mombin, noix de longani, icaque, icaques, zicaque,
    safou, safous, prune africaine, wassaï, wassay, awara fruit, parépou, parépous, coco vert, coco nucifera, bibasses, bibaces, loquat, saskatoon, poirette,
    poirettes, petite poire sauvage, chicoutais, plaquebières, plaque-bière, ronce petit-mûrier, atoca, atocas, ataca, canneberge, canneberges,
    graines rouges airelle, berris, pomme de pré, cerises de terre, gadelle, gadelier, gadelle noire, raisinelle, grade groseille, brimbelle, brimbelles, brinbelle,
    myrtilles sauvages, embrune, embrunes, ambrunes, maurette, maurettes, lucet, lucets, mûron, mûrons, meuron, meurons, ampoi, ampoix, framboise sauvage, guignes,
    bigarreaux, cœur de pigeon cerise, merises
  mushroom | mushroom |  | vegan | - | jaunette champignon, chanterelles grises, craterelles, trompette des maures, rouzillon, rouzillous, barigoule champignon,
    barigoules, sanguin, lactaires délicieux, pinin, pinins, griset champignon, grisets, petits gris tricholome, bouton de guêtre, boutons de guêtre, cariolette,
    mousseron de printemps, coulemelles, couamelle, nez de chat, cocherelle, coprins, escumelle, pratelle, boule de neige champignon, bolet bronzé, cep, ceps,
    cèpe d'été, pivoulades, piboulade, barbe de vache champignon, hydne sinué, barbe de bison champignon, morille de pin, crête de coq champignon, vesse géante,
    oreille d'ours champignon, morillons, terfèz, truffe du désert, djon djon, djondjon, champignon djon djon
  soft-cheese | dairy |  | vegetarian | - | maquée, makée, platte kaas, fromage maigre belge, séré, séré maigre, séré à la crème, sérac, sera fromage, brousse,
    brousse du Rove, brocciu, broccio, bruccio, brucciu frais, greuilh, breuil fromage, caillebottes, jonchée, jonchée niortaise, trou de crue, faisselle,
    faisselles, tomme fraîche, cancoillotte, cancoyotte, claqueret, sarasson, sarassou, bibelaskäs, bibeleskas, fromage fontainebleau, gros-lait,
    gwell, laezh ribot, lait marri, lait baratté, jben, klila, d'ben, beurre rance smen, crème épaisse d'Isigny, crème double de Gruyère, beurre des Charentes,
    béton de vache, amolle, beurre blond
  bread | gluten |  | vegan..vegetarian | ? | pistolets, pistolet croustillant, couque boulangère, baguette parisienne, faluche, faluches, pain régence,
    régence pain, pain de Lodève, paillasse de Lodève, fouées, fouace pain, tourte seigle auvergnate,
    bretzels, moricettes, weggli sans lait, michette, michettes, main de Nice, pain d'Aix, tignolet, cordon de Bourgogne, gressins, kessra, matlou,
    khobz dar, khobz ftir, batbouts, harcha semoule, kisra, tabouna, pain tabouna, mlawi, aghroum, pain marocain, pain algérien, 
    baguette viennoise sans lait, bannique, bannock, ployes mélange, galette blanche
  pastry | gluten dairy eggs |  | vegetarian | ? | fouace aveyronnaise, fouace du Rouergue, fouaces, fouasse, pogne romanaise, gâche de Vendée, tourteau fromager,
    cramiques, craquelin brioché, cougnous, coquille briochée, couques suisses, taillaule neuchâteloise, cuchaules, tresse suisse, weggli, bonhomme de Saint-Nicolas,
    männele, kugelhopf, kugelopf, streusel brioche, chinois pâtisserie, rosca, coca catalane sucrée, tourtisseau, foutimasson, bottereau, crêpiaux, sanciaux,
    grapiaux, gatais, gâtelet, bugnes, merveille, oreillettes, faverolles, rousserole, rousseroles, beugnet, beugnets, beugnon, fer à gaufre bricelet, bricelet,
    bricelets, bricelets sucrés, gaufrette de Savoie, chichi frégi, chouquettes, mastelles, gosette, gosettes, gozette, gozettes, rombosses, bourdelot, douillon,
    douillons, rabotte, rabote picarde, galette aux pommes de terre sucrée, flamusses, milliard, cajassous, pascajou, pachades, pascades, farcedure sucrée, mique,
    miques, mique levée, cornuelles, gimblette, gimblettes, navette sucrée, tarte à l'brocheye, tarte au riz belge, matton, rousquilles, pet de sœur, beignes,
    croccignole, croquignoles, queues de castor
  dish | gluten eggs | dairy | vegetarian..meat | ? | farçous, farsou, farsous, matefaim, matefaims, matafans, pascade salée, pounti auvergnat, poundari, picoussel,
    picaussel, crique, criques, crique ardéchoise, râpée stéphanoise, râpées de pommes de terre, râpés de pommes de terre, tôt-fait salé, farcidure, farcidures,
    grumbeerekiechle, grumbeerekiechla, galettes de pommes de terre, galette de pomme de terre, latkes, paillasson salé à l'œuf, knack brioché, bilibi, marcoute,
    bouligou, bourriol au lait
  dish | eggs |  | vegetarian | ? | boule coco, boules coco, boule de neige coco, boules de neige coco, boule de neige à la noix de coco, rochers coco,
    rocher à la coco, congolais coco, macaron coco, macarons coco
  sweetener | dairy | soybean eggs gluten | vegetarian..meat | ? | merveilleux, arlequin merveilleux, tête au choco, têtes au choco, tête de nègre chocolat,
    tête de nègre pâtisserie, meringue chocolat tête de nègre, Mohrenkopf, Dickmann's, œuf en chocolat, œufs en chocolat, œufs de Pâques, œufs de Pâques en chocolat,
    œuf en chocolat au lait, lapin en chocolat, lapin de Pâques en chocolat, poules en chocolat, cloche en chocolat, cloches en chocolat, Père Noël en chocolat,
    friture en chocolat
  sweetener | dairy |  | vegetarian | ? | poire à la Belle Hélène, poires belle-hélène, poires à la Belle-Hélène, pêche Melba, pêches Melba, fraises Melba,
    fraise melba, coupe Melba, coupe Danemark, coupe glacée chantilly, ananas chantilly, fraises chantilly, fraises à la crème, fraises à la chantilly,
    fraise chantilly
  cream | soybean |  | vegan | ? | crème soja cuisine, cr soja cuisine, crème de soja liquide cuisine
  cured-meat |  |  | meat | ? | gratton, gratons, grattons bordelais, friton, frittons, grillons charentais, chichons de porc, chichons landais, grebons, greubon, oreille de crisse,
    oreilles de Christ, grillades de lard, kreun, lichons, lard salé grillé, couenne soufflée, couennes grillées, grattons de canard, grattons d'oie,
    grattons de porc, lonzu, ventrèche roulée, xingar, xingarra, panzetta
  sauce |  |  | vegan | ? | achards de légumes, achards légumes, achard citron, achards de citron, zachards, rougail tomates, rougail mangues, rougail citron,
    rougail concombre, rougail bringelle, chatini, chatini coco, chatini pomme d'amour, mazavaroo, mazavarou, souskaï, souskaï de mangue, souskai mangue verte,
    sirop batterie, gros sirop, rapadou, vesou, poiré de Liège, vin cuit suisse, raisinée, codonyat, melimelum
`)
