import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of mushrooms, vegetables, fruit, nuts, seasonings and drinks outside the lexicon, by kind. */
export const plantFoods: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `champignon, champignons, souchette, souchettes, collybie, collybies, armillaire, tricholome, clitocybe, russule, champignons noirs, champignon noir, champignon parfumé, champignon blanc, champignons bruns, girolle, girolles, chanterelle, chanterelles, chanterelle grise, chanterelle jaune, chanterelle en tube, trompette des morts, trompettes, corne d'abondance, craterelle, cèpe, tête de nègre champignon, bolet, bolet bai, bolet rude, bolet orangé, nonnette voilée, morille, pied-de-mouton, hydne, hydne hérisson, pied bleu, pieds bleus, tricholome de la saint-georges, mousseron, faux mousseron, marasme, marasme des oréades, petit-gris champignon, lactaire, lactaire délicieux, sanguin champignon, russule charbonnière, coulemelle, lépiote, lépiote élevée, agaric, agaric champêtre, agaric des jachères, collybie à pied velouté, pholiote, pholiote du peuplier, nameko, pleurote, pleurotes, pleurote du panicaut, pleurote en huître, pleurote corne d'abondance, eryngii, coprin, coprin chevelu, clitocybe nébuleux, langue de bœuf champignon, fistuline, polypore, polypore soufré, vesse-de-loup, oreille de judas, oreilles de judas, auriculaire, trémelle, champignon des neiges, shimeji, hypsizyge, enoki, matsutaké, hydne corail, crinière de lion, reishi, chaga, cordyceps, strophaire, volvaire, amanite des césars, oronge, hygrophore, hygrophore de mars, clavaire, sparassis, pézize, verpe, truffe, truffes, truffe noire, truffe du périgord, truffe d'été, truffe de bourgogne, truffe d'alba, tuber, tuber melanosporum, tuber magnatum, tuber uncinatum, tuber aestivum, brisures de truffe, pelures de truffe, jus de truffe, huile de truffe, sel à la truffe, purée de truffe, carpaccio de truffe, duxelles, duxelle, poudre de champignons, poudre de cèpes, jus de champignons, bouillon de champignons, sauce aux champignons, sauce champignons, sauce forestière, forestière, sauce aux cèpes, sauce aux morilles, portobello, crémini, huitlacoche,
      agaricus, pleurotus, lentinula, lentinus, pholiota, kuehneromyces, morchella, russula, hericium, flammulina, grifola, armillaria, imleria, craterellus, cantharellus, hydnum, lactarius, suillus, xerocomus, auricularia, boletus, leccinum, volvariella, tricholoma, hypsizygus, calocybe, lepista, marasmius, macrolepiota, lepiota, agrocybe, cyclocybe, coprinus, stropharia, ganoderma, tremella, laetiporus, fistulina, hygrophorus, amanita caesarea, gyromitra`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `légume, légumes, pétales de bleuet, pétales de souci, pétales de tournesol, pétales de mauve, pétales de fleurs, légumes racines, légume racine, légumes verts, légumes surgelés, légumes de saison, mélange de légumes, légumes variés, macédoine, macédoine de légumes, jardinière, jardinière de légumes, julienne de légumes, brunoise, mirepoix, ratatouille, crudités, crudité, poêlée de légumes, légumes grillés, légumes du soleil, légumes pour couscous, légumes pour potage, légumes wok, légumineuse, légumineuses, légumes secs, légume sec, plante, plantes, tubercule, tubercules, salade composée, salade verte, salade, mesclun, jeunes pousses, pousse, pousses, pousses d'épinard, germe, graines germées, luzerne, graines de luzerne, alfalfa, germes d'alfalfa, cresson alénois, salsifis noir, crosne, crosnes, cardon, cardons, carde, chayotte, christophine, chouchou, chouchoute, gombo, courge, courge spaghetti, courge musquée, courge delicata, courge poivrée, potimarron, pâtisson, giraumon, citrouille, margose, concombre amer, melon amer, courge amère, luffa, pipengaille, calebasse, courge cireuse, chou romanesco, romanesco, chou-rave, choux-raves, chou pointu, chou de milan, chou frisé, chou vert, chou blanc, chou palmier, chou de mer, crambe, chou moutarde, feuilles de moutarde, rutabaga, chou-navet, navet jaune, navet boule d'or, rave, radis noir, radis rose, radis rouge, poire de terre, yacon, oca, oca du pérou, ulluque, capucine tubéreuse, mashua, arracacha, hélianthi, cerfeuil tubéreux, persil tubéreux, persil racine, panais, jicama, pois patate, patate, souchet, macre, nénuphar, lotus, palmier, cœur de palmier, cœurs de palmier, cœur d'artichaut, cœurs d'artichaut, fond d'artichaut, fonds d'artichaut, cœur de laitue, tomatillo, tomate verte, piment, piments, piments forts, ají, nopal, figuier de barbarie raquette, ficoïde glaciale, criste-marine, obione, aster maritime, maceron, arroche, asperge, asperges, asperge blanche, asperge verte, aspergette, asperge sauvage, jets de houblon, endive, endives, chicon, chicons, witloof, chicorée, chicorée frisée, frisée, scarole, trévise, radicchio, chicorée rouge, barbe de capucin, pissenlit, mâche, doucette, pourpier, tétragone, oseille, épinard, épinards, poirée, bette, bettes, côtes de bettes, blette, ortie, ortie blanche, ansérine, amarante feuille, brède, brèdes, brèdes mafane, feuilles de manioc, feuille de vigne, feuilles de vigne farcies au riz, feuille de bananier, feuilles de bananier, feuille de figuier, fleur de courgette, fleurs de courgette, fleur de bananier, fleur de courge, pousses de bambou, bambou, jacquier, jaquier, jaque, fruit du jacquier, jeune jacquier, ackée, arbre à pain, maïs, mini-maïs, maïs bleu, maïs soufflé, popcorn, pop-corn, flocons de pommes de terre, purée mousseline, pomme de terre, fécule, taro, dachine, chou caraïbe, malanga, igname, manioc, igname chinoise, igname de chine, oignon, cébette, cive, cébettes, ciboule, cipollini, oignon grelot, oignons grelots, oignon nouveau, ail des ours, ail noir, ail rose, aillet, purée d'ail, rocambole, ail éléphant, poireau sauvage, okra, moringa, châtaigne de terre, câpre, câpres, câpron, pickles, cornichon, giardiniera, achards, variantes,
      dioscorea, colocasia, solanum, capsicum, cucurbita, brassica, allium, daucus, beta vulgaris, lactuca, cichorium, spinacia, apium, asparagus, cynara, ipomoea, manihot, raphanus, phaseolus, pisum, lens culinaris, vicia, vigna, cicer, lupinus, medicago, trigonella, portulaca, rumex, urtica, taraxacum, salicornia, zea mays`,
    ),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names: list(
      `algue, algues, algue marine, algues marines, algue rouge, algue brune, algue verte, salade d'algues, varech, goémon, fucus, laminaria, kombu royal, dulse, palmaria, laitue de mer, ulve, haricot de mer, spaghetti de mer, himanthalia, nori, porphyra, wakamé, undaria, hijiki, aramé, mousse d'irlande, carraghénane, carraghénanes, carraghénine, chondrus, lithothamne, lichen, ascophyllum, alaria, spiruline, spiruline bleue, chlorelle, chlorella, klamath, caviar d'algues, tartare d'algues, agar`,
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `fruit, fruits, fruits frais, fruits de saison, fruits exotiques, fruits tropicaux, fruits à noyau, fruits à pépins, salade de fruits, cocktail de fruits, macédoine de fruits, fruits au sirop, fruits surgelés, pulpe de fruits, compote, compotée, compote de poires, coulis de fruits, fruit du dragon, pitaya, pitahaya, carambole, fruit de la passion, fruits de la passion, passion, grenadille, maracuja, maracudja, goyave, goyaves, corossol, chérimole, pomme-cannelle, cachiman, sapotille, sapote, coing, coings, nèfle, nèfles, nèfle du japon, feijoa, durian, mangoustan, ramboutan, salak, longane, œil du dragon, figues de barbarie, nectarine, nectarines, brugnon, brugnons, pêche de vigne, pêche plate, pluot, mirabelle, mirabelles, quetsche, quetsches, reine-claude, reines-claudes, prunelle, prunelles, prune d'ente, prune japonaise, cerise, guigne, bigarreau, griotte, griottes, amarena, merise, merisier, cerise de terre, abricot bergeron, conférence, passe-crassane, nashi, pomme golden, granny smith, reinette, boskoop, gala, fuji, pomme sauvage, pomme d'api, rhubarbe, jujube, jujubes, datte chinoise, arbouse, azerole, alise, cornouille, sorbe, kaki, plaquemine, sharon, kiwano, concombre à cornes, melon charentais, melon d'eau, melon jaune, melon vert, figue, figues, banane, banane verte, banane séchée, chips de banane, fruit déguisé, pulpe de coco, noix de coco, chair de coco, coco, coprah, eau de coco, nata de coco, jeune coco, aloès, acérola, baobab, pain de singe, bouye, noni, camu-camu, lucuma, açaï, guarana, cupuaçu, mombin, cythère, pomme cythère, prune de cythère, quénette, tamarin, abricot pays, raisin, raisins, raisin noir, raisin muscat, marc de raisin, moût, verjus, pâte de fruits, cuir de fruits, fruit confit, écorces confites, cerise confite, cerises confites, angélique confite, bigarreau confit, pruneau, pruneaux,
      prunus, malus, pyrus, vitis, ficus carica, citrus, musa, mangifera, ananas comosus, carica, persea, punica, actinidia, diospyros, cydonia, passiflora, annona, psidium, litchi chinensis, garcinia, euterpe, malpighia, adansonia, rheum`,
    ),
  },
  {
    class: 'dried-fruit',
    diet: 'vegan',
    names: list(
      'fruit sec, mélange de fruits secs, raisins de corinthe, raisin de corinthe, raisins de smyrne, raisins golden, poires séchées, mangue séchée, cranberries séchées, canneberges séchées, baies séchées, dattes medjool, pâte de dattes, figues séchées, bananes séchées, tomates séchées, mûres séchées, mulberries',
    ),
  },
  {
    class: 'berry',
    diet: 'vegan',
    names: list(
      `baie, baies, fruits rouges, petits fruits, fruits des bois, fruits noirs, mélange de baies, groseille, groseilles, groseille rouge, groseille blanche, groseille à maquereau, groseilles à maquereau, cassis, cassissier, baies de cassis, fleur de sureau, aronie, aronia, argousier, baies d'argousier, argouse, goji, bleuet, bleuets, airelle, airelles, airelle rouge, myrtille sauvage, camarine, chicoutai, plaquebière, amélanche, amélanches, amélanchier, camerise, camerises, physalis, coqueret du pérou, alkékenge, amour en cage, mûre, mûres sauvages, mûre de ronce, ronce, mûroise, loganberry, tayberry, framboisier, cynorhodon, cynorrhodon, gratte-cul, églantier, églantine, épine-vinette, berberis, baies d'épine-vinette, genévrier, genièvre, baie de genièvre, baies de genièvre, aubépine, cenelle, sorbier, myrte, baies de myrte, viorne, pimbina, busserole,
      vaccinium, rubus, ribes, sambucus, fragaria, rosa canina, hippophae, lycium, juniperus, crataegus, aronia melanocarpa`,
    ),
  },
  {
    class: 'citrus',
    diet: 'vegan',
    names: list(
      `agrume, agrumes, écorce d'orange, écorces d'orange, écorce de citron, zeste d'orange, zeste de citron, zeste d'agrumes, pomelo, pamplemousse rose, bergamote, cédrat, main de bouddha, kumquat, kumquats, yuzu, calamondin, combava, citron caviar, citron confit, citrons confits, citron beldi, orange amère, bigarade, orange sanguine, clémentine, clémentines, tangerine, tangelo, mandarine, satsuma, ugli, sudachi, limette, lime, citron vert, limequat`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(
      `fruits à coque, fruit à coque, fruits à coques, noix, noix de grenoble, cerneau de noix, noix de macadamia, macadamia, noix du brésil, noix d'amazonie, noix de pécan, noix de cajou, cajou, pacane, pacanes, noix de pin, pignon, pignons, pigne, noix de ginkgo, noix de bancoul, noix tigrée, noix de kola, noix de karité, karité, faîne, faînes, gland, glands, amande, amandes, amandes effilées, amandes en poudre, poudre d'amandes, noisette, noisettes, aveline, pâte de noisettes, pâte de pistache, pâte de noix, purée de noisette, purée de noix de cajou, purée de pistache, purée d'amandes complètes, châtaigne, marron, marrons, crème de marrons, crème de châtaignes, purée de marrons, marrons glacés, farine de châtaigne, huile de noix, huile de noisette, extrait d'amande, extrait d'arôme amande amère, lait d'amande, sirop d'orgeat, orgeat, pralin, fève de cacao, fèves de cacao, éclats de fèves de cacao, grué de cacao, cabosse,
      juglans, corylus, castanea, pistacia, anacardium, bertholletia, prunus dulcis, carya`,
    ),
  },
  {
    class: 'nut',
    mayContain: ['peanut'],
    diet: 'vegan',
    names: list(
      'mélange de noix, noix mélangées, mélange apéritif, mélange montagnard, mendiant, mélange randonnée, mélange du randonneur, mélange étudiant, noix salées, beurre de noix',
    ),
  },
  {
    class: 'nut',
    contains: ['peanut'],
    diet: 'vegan',
    names: list(
      `arachide, arachides, cacahuète, cacahuètes, cacahouète, cacahouètes, cacahuètes en coque, pistache de terre, pinotte, pinottes, pâte d'arachide, pâte de cacahuète, pâte de cacahuètes, farine d'arachide, poudre de cacahuète, protéine d'arachide, beurre de pinottes, beurre d'arachides, tourteau d'arachide, curly, chouchous, praline de cacahuète, sauce arachide, sauce aux arachides, sauce cacahuète, sauce aux cacahuètes, mafé, sauce mafé, sauce satay, saté, sauce saté, arachis hypogaea`,
    ),
  },
  {
    class: 'seed',
    diet: 'vegan',
    names: list(
      `graine, graines, palmiste, lupin bleu, lupin blanc, lupin doux, amande de palme, graines mélangées, graine de chanvre, chènevis, graines de nigelle, nigelle, cumin noir, graine de carvi, graines de carvi, carvi, graine de céleri, graines de céleri, graines de coton, coton, graine de pastèque, graine de basilic, graines de perilla, périlla, psyllium, téguments de psyllium, ispaghul, graine d'aneth, graine de fenugrec, cameline, graines de cameline, colza, graine de colza, navette, graine de navette, graine de moutarde, téguments de moutarde, tégument de moutarde, son de moutarde, farine de moutarde, graine de pavot, œillette, sésame, sésame noir, tournesol, lin, lin doré, carthame, chia, graines de lotus, amarante, graine d'amarante, chenopodium, salvia hispanica, cannabis sativa, helianthus, linum, carthamus, brassica napus, sesamum`,
    ),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names: list(
      `épice, épices, épices douces, mélange d'épices, mélange épices, quatre-épices, épices à pain d'épices, épices pour pain d'épice, épices à couscous, épices cajun, épices à tajine, épices italiennes, épices à barbecue, épices à poisson, épices à steak, épices à pizza, épices colombo, colombo, poudre de colombo, vadouvan, massalé, tandoori, tandoori masala, tikka masala épices, baharat, dukkah, advieh, panch phoron, chaat masala, cajun, assaisonnement, assaisonnement italien, assaisonnement chili, assaisonnement cajun, ajowan, ajwain, céleri en grains, sel d'oignon, aneth en grains, macis, rocou, roucou, achiote, annatto, épazote, poivre, poivre long, poivre rose, poivre blanc, poivre vert, poivre gris, poivre de guinée, poivre de timut, poivre de kampot, poivre de tasmanie, poivre sauvage, voatsiperifery, baies roses, baie rose, baie de la jamaïque, graine de paradis, graines de paradis, maniguette, fève tonka, fèves tonka, tonka, mahaleb, mahlab, mastic, sumac, lavande, fleur de lavande, pétale de rose, bouton de rose, hibiscus, bissap, fleur d'hibiscus, carcadet, oseille de guinée, tilleul, feuilles de tilleul, camomille, verveine, verveine odorante, mélisse, citronnelle, réglisse, bâton de réglisse, bois de réglisse, anis, anis vert, grains d'anis, badiane, aspérule, mélilot, racine de gentiane, gentiane, quinine, quinquina, houblon, pandan, feuille de pandan, piment d'espelette, espelette, piment d'alep, urfa, paprika, niora, ñora, chipotle, ancho, pasilla, guajillo, fumée liquide, arôme de fumée, arôme fumée, extrait de fumée, glutamate, glutamate monosodique, exhausteur de goût, levure maltée, levure nutritionnelle, levure alimentaire, levure de bière, paillettes de levure, shichimi, togarashi, gomasio, gomashio, vanille, vanilline, éthylvanilline, gousse de vanille, gousses de vanille, poudre de vanille, vanille de tahiti, arôme vanille, sucre vanillé, cannelle, casse, bâton de cannelle, curcuma frais, galanga, gingembre confit, zédoaire, ashwagandha, ginseng, rhodiola, eleuthérocoque, maca, racine de maca, mauve, consoude, prêle, aubier, frêne, feuilles de cassis, bourgeons de sapin, sapin, bouleau, sève de bouleau, échinacée, millepertuis, passiflore, valériane, ginkgo, ginkgo biloba, chardon-marie, pissenlit racine, reine-des-prés, bruyère, calendula, souci, fleur de souci, bleuet fleur, fleurs de bleuet, jasmin, fleur de jasmin, osmanthus, fleurs comestibles, fleur comestible, bergamote thé, gardénia, gommier,
      piper nigrum, cinnamomum, curcuma longa, zingiber, elettaria, crocus sativus, syzygium, myristica, illicium, cuminum, coriandrum, foeniculum, carum, nigella, vanilla planifolia, matricaria, tilia, hibiscus sabdariffa, glycyrrhiza, withania, panax`,
    ),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: list(
      `feuille de framboisier, feuilles de framboisier, herbe, herbes, herbes fraîches, herbes séchées, herbe aromatique, aromates, aromate, bouquet garni, herbes de provence, herbes de provence séchées, fines herbes, fines herbes séchées, herbes à potage, livèche, ache des montagnes, marjolaine, sarriette, bourrache, hysope, angélique, pimprenelle, cerfeuil, cerfeuil musqué, persil plat, persil frisé, persillade, ciboule de chine, ciboulette chinoise, ciboulette thaï, thym citron, serpolet, basilic pourpre, basilic citron, coriandre vietnamienne, culantro, chadron benit, perilla, shiso, stévia feuille, menthe poivrée, menthe verte, menthe marocaine, absinthe, armoise, tanaisie, rue, marrube, romarin, laurier, feuille de laurier, feuilles de laurier, laurier sauce, capucine, fleur de capucine, violette, fleurs de violette, pensée, agastache, lierre terrestre, aspérule odorante, plantain herbe, chénopode, herbe aux flèches, marante, stellaire, mouron des oiseaux, égopode, alliaire, monarde, herbe de blé, jus d'herbe de blé, herbe d'orge, kinome, mitsuba, mizuna, shungiku, chrysanthème comestible,
      ocimum, thymus, origanum, salvia, rosmarinus, mentha, petroselinum, anethum, artemisia, laurus nobilis, melissa officinalis, satureja, levisticum, anthriscus`,
    ),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      `haricot, haricots, haricot sec, haricots secs, haricot coco, cocos de paimpol, coco de paimpol, cocos plats, haricot tarbais, haricots tarbais, mogette, mogettes, mojette, lingots, haricot lingot, flageolet, flageolets, soissons, haricot de lima, pois de lima, haricot beurre, haricots beurre, haricot plat, haricot azuki, azuki, haricots azuki, pâte de haricots rouges, pâte d'azuki, anko, haricot borlotti, borlotti, haricot cannellini, haricots géants, haricot kilomètre, dolique, dolique mongette, niébé, cornille, haricot ailé, pois carré, pois bambara, pois d'angole, pois d'ambrevade, pois congo, ambrevade, pois, pois secs, pois jaune, pois jaunes, pois chiches, protéine de pois, protéines de pois, fibre de pois, farine de pois chiches, farine de lentilles, farine de haricots, farine de féverole, féverole, féveroles, fève, fèves, gesse, gourgane, gourganes, lupin, lupins, lupin jaune, graine de lupin, farine de lupin, protéine de lupin, lentille, lentilles vertes, lentilles du puy, lentille beluga, lentilles brunes, dal, dhal, chana dal, urad dal, toor dal, papadum, papad, pappadam, fenugrec graine, caroube, gousse de caroube, mesquite, tarwi, jarosse, vesce`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `stévia, glycosides de stéviol, érythritol, xylitol, sucre de bouleau, sorbitol, sorbitols, maltitol, mannitol, isomalt, isomaltulose, glycérol, glycérine, édulcorant, édulcorants, sucralose, aspartame, saccharine, acésulfame, acésulfame k, cyclamate, thaumatine, glucose, sirop de glucose, sirop de glucose-fructose, dextrose, fructose, maltose, maltodextrine, maltodextrines, saccharose, tréhalose, polydextrose, inuline, fructo-oligosaccharides, fibre de chicorée, fibres végétales, fibre végétale, racine de chicorée, canne, sucre de canne, sirop de canne, jus de canne, sucre de betterave, sucre candi, vergeoise, vergeoise brune, cassonade, rapadura, panela, muscovado, mascavo, jagré, jaggery, sucre de coco, sucre de fleur de coco, sucre perlé, sucre en grains, sucre gélifiant, sucre à confiture, sucre à glacer, sucre en morceaux, sirop de sucre de canne, sirop de maïs, sirop de riz, sirop de dattes, sirop de caroube, sirop de yacon, sirop de bouleau, sirop de coco, sirop de fleur de coco, sirop de menthe, sirop de grenadine, grenadine, sirop de rose, sirop de fruits, sirop de citron, sirop de liège, poiré sirop, miel végétal, caramel colorant, bonbon, bonbons, sucre d'orge, barbe à papa, dragée, dragées vermicelles, sorbet, sorbets, sorbet citron, glace à l'eau, granité, confiture, confitures, confiture de fraises, confiture d'abricots, marmelade, marmelade d'oranges, gelée de coing, gelée de cassis, gelée de framboises, chutney, chutney de mangue, confit d'oignons, confit d'oignon, beurre de pomme, beurre de pommes, beurre d'érable, tire d'érable, cornets d'érable, halva, halwa, nougatine sans beurre, mélasse de grenade, eau d'érable, sève d'érable, galactose, ribose, allulose, tagatose`,
    ),
  },
  {
    class: 'thickener',
    diet: 'vegan',
    names: list(
      `amidon, amidons, amidon modifié, amidon transformé, amidon de maïs, amidon de riz, amidon de tapioca, amidon de pomme de terre, amidon de manioc, fécule de manioc, fécule d'arrow-root, arrow-root, arrowroot, fécule de patate douce, fécule de tapioca, gomme, gommes, gomme xanthane, xanthane, gomme de guar, gomme guar, guar, gomme arabique, gomme d'acacia, gomme de caroube, farine de guar, gomme gellane, gomme tara, gomme adragante, gomme karaya, gomme de konjac, konjac, farine de konjac, konnyaku, pectine, pectines, pectine de fruits, cellulose, méthylcellulose, carboxyméthylcellulose, alginate, alginate de sodium, kuzu, kudzu, dextrine, dextrines, fibre d'agrumes, fibres d'agrumes, fibre de bambou, aquafaba, vitpris, maïzena, nigari, gélifiant, épaississant`,
    ),
  },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      `huiles, mélange d'huiles végétales, matière grasse végétale, matières grasses végétales, matière grasse végétale solide, graisse végétale, graisses végétales, graisse végétale solide, graisse à frire végétale, végétaline, graisse de coco, graisse de palme, graisse de coprah, palme, huile de palme, huile rouge, oléine de palme, huile de friture, huile pour friture, huile de coton, huile de chanvre, huile de cameline, huile d'argousier, huile de pépins de courge, huile de courge, huile de macadamia, huile de germe de maïs, huile de maïs, huile de carthame, huile d'œillette, huile d'avocat, huile de noyaux, huile d'abricot, huile essentielle, huile de moutarde, illipe, beurre d'illipé, beurre de karité, huile de karité, huile de sal, sal, kokum, beurre de kokum, beurre de mangue, huile pimentée végétale, huile vierge, huile en spray, acides gras, acide oléique, acide gras végétal, oméga 3 végétal, spray de cuisson`,
    ),
  },
  {
    class: 'oil',
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('matière grasse, matières grasses, graisse, graisses, matière grasse allégée, corps gras'),
  },
  {
    class: 'butter',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('crème à tartiner, minarine, matière grasse à tartiner, matière grasse à tartiner allégée'),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `crème de tartre, tartre, bicarbonate, bicarbonate alimentaire, bicarbonate d'ammonium, carbonate acide de sodium, carbonate de sodium, carbonate d'ammonium, diphosphate, diphosphate disodique, pyrophosphate, phosphate de calcium, sel d'ammonium, levure, levure sèche, levure fraîche, colorant, colorant alimentaire, colorants, colorant naturel, acide citrique, acide tartrique, acide ascorbique, acide malique, acide acétique, acide phosphorique, cacao, cacaos, poudre de cacao maigre, liqueur de cacao, extrait de citron, extrait de café, extrait d'orange, arôme citron, arôme rhum, arôme orange, eau de rose, eau de fleur d'oranger, fleur d'oranger, fleurs d'oranger, eau de fleurs d'oranger`,
    ),
  },
  {
    class: 'acid',
    diet: 'vegan',
    names: list(
      `vinaigre, vinaigre d'alcool, vinaigre de xérès, vinaigre de framboise, vinaigre de vin, vinaigre de miel sans miel, vinaigre à l'estragon, vinaigre à l'échalote, vinaigrette, vinaigrette balsamique, vinaigrette à l'huile d'olive, sauce vinaigrette, sauce salade vinaigrette, jus de cornichon, saumure, umeboshi, kombucha, kéfir de fruits, kéfir d'eau, jus de yuzu`,
    ),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      `chimichurri, relish, sauce à la menthe, adjika, zhoug, chermoula, salsa verde, sauce verte, sauce chien, sauce créole, sauce vierge, caviar d'aubergine, baba ganoush, baba ganouche, moutabal, tapenade d'olives noires, coulis de tomate, coulis de tomates, passata, purée de tomates, pulpe de tomate, pulpe de tomates, sauce provençale, sauce napolitaine, sauce tomate basilic, sauce pizza, moutarde à l'ancienne, moutarde de dijon, moutarde douce, sauce aux piments, pâte de piment, pâte de tomates, sauce aigre-douce végétale, guacamole, sauce guacamole, pico de gallo, sauce salsa, pickle de mangue, achard, rougail tomate, purée de piment, ajvar, sauce chili douce`,
    ),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      `cola, coca, coca-cola, pepsi, limonade, ginger ale, ginger beer, bière de gingembre, tonic, eau tonique, soda, boisson gazeuse, sirop à l'eau, thé glacé, thé vert, thé noir, tencha, sencha, gyokuro, rooibos, maté, yerba maté, infusion, tisane, chicorée café, café soluble, café moulu, café en grains, café arabica, café robusta, coffea arabica, coffea, camellia sinensis, caféine, théine, taurine, jus, jus de tomate, jus de carotte, jus de pamplemousse, jus de canneberge, jus multifruit, nectar, smoothie aux fruits, boisson végétale, boisson au soja sans soja, boisson au coco, lait de chanvre, lait de pois, lait d'épeautre sans gluten, sirop`,
    ),
  },
  {
    class: 'wine',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `rosé, vin cuit, vin doux, vin de paille, mousseux, vin de pays, gewurztraminer, muscat, banyuls, maury, rivesaltes, pineau, pineau des charentes, floc, malaga, martini, cava, asti, cidre, cidre doux, cidre brut, hydromel sans miel, sangria, vin chaud, extrait de vin, vin distillé, moût concentré`,
    ),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      `alcool, alcool éthylique, alcool de fruit, eau-de-vie, rhum, rhum blanc, rhum brun, rhum ambré, rhum agricole, rhum vieux, vodka, gin, genièvre eau-de-vie, tequila, mezcal, whisky, whiskey, bourbon, scotch, cognac, armagnac, calvados, brandy, kirsch, mirabelle eau-de-vie, marc, fine, grappa, ouzo, raki, arak, pastis, pernod, ricard, anisette, absinthe boisson, chartreuse, génépi, bénédictine, izarra, liqueur, liqueurs, liqueur d'orange, liqueur de café, liqueur de cassis, crème de cassis, crème de mûre, crème de menthe, crème de cacao, crème de framboise, crème de pêche, crème de violette, crème de banane, amaretto, disaronno, cointreau, triple sec, grand marnier, curaçao, kahlua, limoncello, campari, aperol, suze, picon, guignolet, schnaps, bière blonde sans alcool, malibu, soho, sambuca, jägermeister, marasquin, maraschino`,
    ),
  },
  {
    class: 'water',
    diet: 'vegan',
    names: list(
      'eau minérale, eau de source, eau gazeuse, eau pétillante, eau plate, eau du robinet, eau filtrée, eau bouillante, eau chaude, eau froide, eau tiède, glaçon, glaçons, glace pilée, perrier, gaz carbonique, dioxyde de carbone',
    ),
  },
  {
    class: 'flour',
    diet: 'vegan',
    names: list(
      `farine de coco, farine de noix de coco, farine de banane, farine de banane verte, farine de plantain, farine de châtaignes, farine de quinoa, farine de sorgho, farine de teff, teff, fonio, sorgho, farine de fonio, farine de millet, farine de patate douce, farine de souchet, farine de chanvre, farine de pépins de raisin, farine de riz gluant, farine de riz complet, farine de taro, farine d'igname, masa, masa harina, polenta, semoule de maïs, semoule de sarrasin, semoule de manioc, attiéké, gari, foufou, fufu, semoule complète de maïs, gritz de maïs, gritz, flocons de riz, flocons de sarrasin, flocons de quinoa, flocons de millet, flocons de pois chiches, kasha, blé noir, sarrasin grillé, farine de blé noir, galette de sarrasin, galettes de sarrasin, galettes de riz, riz gonflé, riz complet gonflé, riz thaï, riz long, riz à risotto, riz basmati long grain, riz vénéré, riz rouge, riz noir, vermicelle de riz, vermicelles de riz, pâte de riz, pâtes de riz, pâtes de maïs, pâtes de lentilles, pâtes de pois chiches, pâtes de sarrasin pur, nouilles de konjac, shirataki, vermicelles de patate douce, mochi, oryza sativa, chenopodium quinoa, fagopyrum`,
    ),
  },
  {
    // May contain gluten and milk: frozen fries that are cut, coated and pre-fried.
    class: 'root',
    like: 'potato',
    unknown: ['gluten', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'frites, frite, pommes frites, pommes noisettes, rösti, röstis, galette de pomme de terre, pommes duchesse, croquette de pommes de terre',
    ),
  },
  {
    class: 'vegetable',
    unknown: ['gluten', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'chips, croustilles, falafel, falafels, oignons frits, rondelles d’oignon, légumes marinés, potée de légumes, gaspacho, minestrone, soupe à l’oignon, soupe au pistou, haricots à la tomate',
    ),
  },
  {
    class: 'sweetener',
    unknown: ['dairy', 'eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      "fondant, glaçage, pâte à sucre, gelée, vermicelles en chocolat, vermicelles colorés, perles de sucre, loukoum, loukoums, réglisse bonbon, chewing-gum, sucette, praliné, pralines, gianduja, pâte d'amande, pâte d'amandes, dragées, tartinade, friandise, friandises, confiserie, dessert, entremets, topping, nappage",
    ),
  },
  {
    class: 'sweetener',
    unknown: ['dairy', 'eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
    names: list('croquant aux amandes, nougatine'),
  },
  {
    class: 'chocolate',
    contains: ['dairy'],
    mayContain: ['soybean'],
    unknown: ['gluten', 'eggs', 'peanut'],
    diet: 'vegetarian',
    names: list(
      "m&m's, smarties, mars, bounty, ferrero rocher, rocher, après l'ours, chocolat au lait et noisettes, chocolat en poudre lacté",
    ),
  },
]
