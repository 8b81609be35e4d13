import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Cakes, breads, quiches and egg dishes of the regions of France. */
export const cakesOfFrance = parseFoodLines(`
  pastry | dairy gluten eggs |  | vegetarian | ? | tarte au papin, tarte à la cassonade, tarte à l'cassonade, cramique aux raisins, coquille de Noël, cougnole,
    gaufre fourrée lilloise, gaufre fourrée à la vergeoise, landimolles, flamique, galette au sucre ardennaise, galette à suc, tarte au froumage, tarte au quemeu, kemeu,
    visitandines, tarte au mengin, chaudée lorraine, tarte aux brimbelles, ramequin sucré lorrain, osterlammele, lammele, lamala, manele, mannele, mannala, manala,
    petit bonhomme saint nicolas, jean bonhomme, christstollen, käsekueche, kaskueche, zwiebelkueche, zewelkueche, tarte à l'oignon alsacienne, schankala, schenkele,
    schenkala, cuisses de dame, bettelmann, bettelman, mendiant alsacien, chinois alsacien, schneckekueche, schnecken, torche aux marrons en tartelette, streuselkueche,
    kugelhopf sucré, kougelhof, kugelhof, kouglopf, kougelhopf aux lardons, galette comtoise, galette de goumeau, galette au goumeau, tarte au goumeau,
    sèche comtoise sucrée, corniotte, cornuelle, tartouillat, flamusse, flamusse aux pommes, rigodon, rigodon bourguignon, gouère, gouéron, gouère aux pommes,
    galette morvandelle, crapiau, crapiaux du Morvan, bourdin aux pommes, corniche bourguignonne, tarte au cion, matefaim, matafan, pogne de Romans, saint-genix,
    brioche saint-genix, brioche de saint-genix, brioche aux pralines, brioche aux pralines roses, praluline, galette de Pérouges, galette bressane, galette pérougienne,
    suisse de Valence, couve de Crest, tarte à l'encalat, carré de Salers, cornets de Murat, fouace de Laguiole, fougasse d'Aigues-Mortes, fougassette niçoise, pachade,
    farinette, farinade, bourriol, pascade, pascade aveyronnaise, millard, millard aux cerises, milliard aux cerises, milla aux cerises, piquenchâgne, tartouffe,
    gâteau de savoie au beurre, flognarde aux pommes, flaugnarde aux poires, flougnarde, flône, flauzonne, flaune au lait, coupétade, coupétado,
    gâteau aux noix du Périgord, gâteau aux noix, gâteau à la châtaigne, pescajoune, cajasse, cajasse sarladaise, clafoutis limousin, pastis bourrit, pastis béarnais,
    merveilles, bottereaux, tourtisseaux, beignets de carnaval, ganses niçoises, roussette de carnaval, roussettes de Strasbourg, crouchepette, etxeko biskotxa, biskotx,
    gâteau basque à la cerise noire, puits d'amour, canelé, cannelés, canelé de Bordeaux, dune blanche, fanchonnette, broyé du Poitou, broyé poitevin,
    cornue de Charente, galette charentaise, creusois, le creusois, clafoutis aux prunes, fallue, fallue normande, brioche du Vast, mirliton de Rouen, roulette de Rouen,
    alise pacaude, alize pâquaude, galettes bretonnes au beurre, galette bretonne biscuit, traou mad, trou mad, galettes de Pont-Aven, gavottes crêpes dentelle,
    farz buan, farz forn, farz fourn, far noir, far nature, farz gwad, kouign bigouden, kouign, kouign des gras, kouignou, kouignette, gâteau breton aux pruneaux,
    gâteau nantais au rhum, fouace nantaise, fion vendéen, flan maraîchin, pâté aux prunes, pâté aux prunes angevin, crêpe angevine, croquet aux amandes beurré,
    pithiviers aux amandes, pithiviers feuilleté, galette des rois à la frangipane, couronne des rois, garfou, nougat de Tours, casse-museau, cassemuse, cassemusse,
    sanciau, sanciaux berrichons, niflette, manqué parisien, conversation gâteau, jalousie aux pommes, jalousie aux abricots, tourte de blettes,
    tourte de blettes sucrée, tourta de blea, falculelle, falculella, falculelli, ambrucciata, ambrucciate, imbrucciata, imbrucciate, ambruchjata, sciacce, sciaccia,
    cacavellu, cacavelli, caccavellu, campanile corse, campanili, fritelli au brocciu, fritelle de brocciu, beignets au brocciu, migliacci, migliacciu, migliaccioli,
    pastizzu, pastizzi corse, bunyetes, bougnettes catalanes, rosquilles catalanes, limoux aux fruits confits, tarte au chocolat, galette broyée, rousquille catalane
  pastry | dairy gluten eggs |  | vegetarian..meat | ? | tarte à l'oignon, tarte à la citrouille
  pastry | gluten eggs | dairy | vegetarian | ? | bredela, bredala, butterbredele, butterbredle, schwowebredele, spritzbredele, spritz alsaciens, linzele,
    croquet de Bourgogne, croquets de Donzy, croquet aux amandes, galettes ménagères
  pastry | gluten eggs |  | vegetarian | ? | anisbredele, anisbredela, pain d'anis, gimblette, gimblettes d'Albi, échaudés de l'Aveyron, croquants de Cordes,
    croquant Villaret, croquants aux amandes, croquants de Saint-Paul, craquelin de Saint-Malo, craquelin breton, cavagnettes, lacets d'anis, merveilles corses,
    frappe corse, frappes, frappi, panzarotti corses, tourteau à l'anis, tortillon, janot, tortillous, biscotin d'Aix, biscotins, cordillon, navette albigeoise,
    massepain biscuit, croquignole, croquignolles, langue de bœuf biscuit, échaudés de Carentan, échaudé aveyronnais, échaudés à l'anis
  pastry | gluten |  | vegetarian | ? | beerawecka, berewecke, pain aux poires alsacien
  pastry | gluten | dairy | vegetarian | ? | nonnette au cassis, nonnettes de Dijon, nonnettes à l'orange, nonnettes au miel, nonettes
  bread | gluten |  | vegan | ? | faluche, faluche du nord, sübrot, gibassié, pompe à huile, pompe de noël, chichi frégi, main de Nice, michette, tordu du Gers,
    couronne bordelaise, pain de Beaucaire, garot, pain saumon, gâche bretonne pain, tourte auvergnate, tabatière pain, portemanteau pain, pain aux grattons sans beurre,
    canistrelli, canistrelli à l'anis, canistrelli au vin blanc, cujuelle, cuggiulelle, finuchjetti, finuchjettu, canistrelli aux amandes, zézette de Sète, zézettes,
    navettes de Marseille, navettes provençales, navette à la fleur d'oranger, frescati biscuit, coca catalane, coca aux légumes, pissaladière sans anchois
  pastry | dairy gluten |  | vegetarian | ? | pompe aux pommes, pompe aux pommes auvergnate, douillon, douillon aux poires, bourdelot, rabote, rabotte, rabotte picarde,
    taliburs, tatin, tarte Tatin aux pommes, poirat, poirat du Berry, citrouillat, truffiat, galette aux pommes de terre berrichonne,
    galette de pommes de terre berrichonne, pastis gersois, pastis du Quercy, tourtière landaise, tourtière aux pommes, croustade de pommes, préfou, préfou vendéen,
    sèche comtoise, sèche du Haut-Doubs, toutché, toutché comtois, rissoles aux poires, rissoles de Savoie, rissole de poires, crumble aux pommes, croûte comtoise,
    pâté aux poires, chausson normand
  pastry | dairy gluten | eggs | vegetarian | ? | tarte aux quetsches, tarte aux mirabelles, tarte à la rhubarbe, tarte aux myrtilles, tarte aux myrtilles vosgienne,
    tarte aux abricots, tarte aux cerises, tarte aux figues, tarte aux fraises, tarte aux poires, tarte aux prunes, tarte aux framboises, tarte aux noix de Grenoble,
    tarte aux noix, tarte amandine, amandine aux poires, tarte aux raisins, tarte à la crème, tartelette aux fruits, tartelette au citron, tarte aux marrons,
    barquette aux marrons, barquette aux fruits, barquettes aux fraises, tarte au raisiné
  dish | dairy gluten |  | meat | ? | endives gratinées, gratinée lyonnaise, gratinée des halles, gratinée à l'oignon, soupe gratinée, soupe à l'oignon gratinée,
    soupe au fromage aveyronnaise, soupe au fromage, croûte au fromage, croûte fromage, croque gourmet, bruschetta savoyarde, feuilleté au jambon, feuilleté saucisse,
    jambon-beurre, sandwich jambon beurre, paris-beurre, parisien sandwich, saupiquet du Morvan, saupiquet, jambon à la chablisienne, patranque, pascaline,
    pain au lard gratiné
  dish | dairy gluten eggs |  | meat | ? | pâté lorrain, tourte lorraine, tourte de la vallée de Munster, tourte de Munster, pounti, pounty, saucisson brioché,
    saucisson en brioche, pompe aux grattons, brioche aux griottes, pompe aux griaudes, pompe aux grillons, galette aux griaudes, galette aux griottons, kig ha farz,
    kig ar farz, farz noir, quiche comtoise, quiche jambon, vigneronne gâteau salé, cake aux olives, cake aux lardons, cake salé, gâteau salé aux olives,
    clafoutis aux lardons
  dish | dairy gluten eggs |  | vegetarian | ? | tourton, tourtons du Champsaur, oreilles d'âne du Valgaudemar, oreilles d'âne, ravioles de Royans, ravioles de Romans,
    barbajuan, barbagiuan, gougère au comté, cake aux légumes, cannelloni au brocciu, bastella de blettes, soufflé au comté, soufflé suissesse,
    beignets de fleurs de courgette, beignets de Maroilles, fritots de camembert, goyère au maroilles, tarte au reblochon, tarte au beaufort,
    tarte à l'oignon et au fromage, flan de légumes en croûte, pâté de pommes de terre, pâté bourbonnais, pâté aux patates, tourte aux pommes de terre,
    tourte de pommes de terre
  dish | dairy gluten eggs |  | vegetarian..meat | ? | croquettes au fromage
  dish | dairy eggs |  | vegetarian | ? | storzapreti, sturzapreti, storzapretti, strozzapreti bastiais, omelette au brocciu, omelette de la mère Poulard, trouchia,
    troucha, truccia niçoise, flan de courgettes, flan aux légumes, flan de carottes, flan d'asperges, papeton d'aubergine, œufs cocotte, œufs en cocotte,
    œufs cocotte à la crème, oeufs mimosa à la crème, œufs à la tripe, œufs florentine, flan coco, crème au chocolat, crème pralinée, crème brûlée à la lavande, crémet,
    pa d'ous, koka basque, koka, russe pâtissier, crème au café, crème à la vanille, sauce mousseline aux œufs durs
  dish | dairy eggs |  | vegetarian..meat | ? | flan de légumes
  dish | eggs |  | vegetarian | ? | couilles d'âne, œufs couilles d'âne, omelette aux pommes de terre, milhassou, millassou, crique, crique ardéchoise,
    râpée stéphanoise, râpée de pommes de terre, crespéou, crespeù
  dish | eggs mushroom |  | vegetarian | ? | omelette aux cèpes, omelette aux truffes, omelette aux champignons, omelette aux girolles, brouillade aux truffes,
    brouillade de truffes, omelette forestière, œufs brouillés aux truffes
`)
