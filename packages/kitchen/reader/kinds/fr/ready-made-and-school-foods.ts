import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Ready-made food of French shops, school and baby food, sauces, sandwiches and brands. */
export const readyMadeAndSchoolFoods = parseFoodLines(`
  pastry | dairy gluten eggs |  | vegetarian | ? | royal chocolat, royal au chocolat, trianon, trianon au chocolat, st-honoré, divorcé, salambo, gland pâtisserie,
    glands pâtissiers, gland au kirsch, caroline au chocolat, profiteroles au chocolat, choux chantilly, choux craquelin, chou craquelin, cygne pâtisserie,
    cygnes chantilly, bostock, part de flan, flan nature, bourdaloue, jésuite, jésuite pâtisserie, sacristain, oranais aux abricots, croissant aux abricots,
    lunette aux abricots, abricotine, croissant aux amandes, pain russe, chneck, schneck aux raisins, drops suisse, suisse aux pépites, pain suisse, pépito brioche,
    viennoise au chocolat, brioche Nanterre, brioche mousseline, brioche au sucre, beignet à la confiture, beignet au chocolat, beignet au nutella, doughnut, pomponette,
    pomponnette, friand aux amandes, madeleine au chocolat, savane marbré, brossard savane, papy brossard, muffin au chocolat, cheese-cake, mi-cuit au chocolat,
    coulant au chocolat, gâteau de foie sucré, bûche roulée, bûche glacée, gâteau à l'ananas, clafoutis, clafoutis aux abricots, clafoutis au bigarreau,
    clafoutis aux mirabelles, far, far aux pruneaux, flan breton, pain perdu brioché, pudding de pain, pudding boulanger, pudding, bread pudding, crêpe chocolat,
    crêpe nutella, pâte à crêpe, pannequet, aumônière aux pommes, gaufre au sucre, palet aux raisins, galettes Saint-Michel, roudor, lunettes de Romans,
    lunette à la confiture, tigré, tartelette aux fraises, tarte aux fruits, barquette à la fraise, barquettes LU, colombier, colombier de pentecôte, nid de pâques,
    œuf de pâques brioché, roue brioche, pompe briochée, couronne briochée, lemon curd tartelette, tarte au lemon curd, brookie, craquelin aux pralines,
    croissant beurre-jambon, chausson italien, délice aux noisettes, feuillantine crème, bavarois aux fruits, entremets trois chocolats, miroir cassis, miroir au cassis,
    ananas surprise gâteau, succès praliné, tiramisu au café, tiramisu aux fraises
  pastry | dairy gluten eggs |  | vegetarian..meat | ? | zuppa inglese
  pastry | dairy gluten | eggs | vegetarian | ? | croissant au beurre, croissant au chocolat
  pastry | dairy gluten |  | vegetarian | ? | petit pain choco, pain choco, kouign-aman, galette feuilletée, pâte feuilletée au beurre, allumettes feuilletées,
    allumette glacée, torsades au fromage, flûtes au fromage, flûtes feuilletées, allumettes au fromage, feuilletés apéritifs, biscuits apéritifs au fromage,
    crumble aux fruits rouges, pain viennois, baguette viennoise, petits pains au lait, benoîton, pain brioché, véritable petit beurre, thé brun, casse-croûte lu,
    cracotte beurre, goûter fourré, goûters fourrés au chocolat, biscuit fourré au chocolat, rose des sables, cigarette en chocolat gaufrette, rocher feuilletine
  bread | gluten |  | vegan | ? | ficelle de pain, pain au son, pain aux noix, pain aux figues, pain aux olives, bâtard de pain, banette, baguépi, rétrodor,
    épi de blé pain, pain hot-dog, croûtons à l'ail, quignon, quignon de pain, talon de pain, mouillettes, canapés pain, pain moulé, couronne de pain, maïs baguette
  dish | gluten eggs |  | meat | ? | escalope de dinde panée, poulet croustillant, crousty poulet, tenders de poulet, boulettes de bœuf, sandwich poulet mayo,
    quenelles sauce tomate
  dish | dairy gluten eggs |  | vegetarian..meat | ? | croque fromage pané, pané de blé fromage, raviolis au fromage, ravioli ricotta épinards, tortelloni ricotta,
    moussaka béchamel, tarte aux courgettes, tarte aux légumes, tarte aux épinards, quiche au fromage, tarte aux poireaux, tourte aux épinards,
    clafoutis aux tomates cerises, clafoutis salé
  dish | gluten | eggs | meat | ? | raviolis au bœuf
  dish | gluten |  | meat | ? | raviolis buitoni, taboulé au poulet, jambon-cornichons, wrap au poulet, mcchicken, mcdo, mcdonald burger, steak haché frites burger,
    hot dog frites, feuilleté au poulet, samoussas au bœuf, bouchées vapeur, chao mai, bolino, yum yum nouilles, hachis de pâtes, pie au poulet,
    galette au blé noir fourrée froment, amuse-gueule feuilleté, farce au pain, poulet KFC
  dish | dairy gluten |  | meat | ? | cheeseburger, bigmac, big mac, royal cheese, pizza reine, pizza quatre saisons, pizza calabraise, pizza orientale,
    pizza campagnarde, pizza regina, feuilleté de volaille, tartine savoyarde, coquillettes jambon, pâtes jambon fromage, endive jambon, pizza savoyarde, pizza saumon,
    sauce poulette
  dish | dairy gluten | eggs | meat | ? | croissant au jambon, croissant jambon, croissant béchamel, tourte au poulet
  dish | dairy gluten eggs |  | meat | ? | saucisse en brioche, pâtes carbonara, crêpe complète, muffins salés, feuilleté jambon béchamel, crêpes fourrées jambon,
    crêpe jambon, crêpes jambon béchamel, roulade de crêpe jambon, mini-burgers, croque cake, monte cristo
  dish | gluten mushroom | eggs | meat | ? | nems au porc, nems poulet
  dish | gluten soybean |  | meat | ? | raviolis chinois
  dish | gluten shellfish |  | meat | ? | ha kao, hakao
  dish | gluten shellfish soybean |  | meat | ? | siu mai
  dish | gluten |  | vegan..meat | ? | casse-croûte, casse-dalle, soupe aux vermicelles, petits fours salés, couscous de légumes, salade de pâtes au thon,
    salade de pâtes au poulet
  dish | dairy gluten |  | vegetarian..meat | ? | pizza, pizza surgelée, pizza calzone, pizza végétarienne, gnocchis aux fromages, pâtes quatre fromages,
    pizza 4 fromages, pizza margherita, tartine chèvre miel, chèvre chaud sur toast, feuilleté au chèvre, feuilleté épinard chèvre, chausson au fromage,
    bouchée au fromage, cheese naan, naan au fromage, naan fromage, cheese nan, pané au fromage, mozza sticks
  dish | gluten mushroom | eggs | vegan..meat | ? | nem
  dish | gluten eggs |  | vegetarian..meat | ? | pain surprise, salade de pâtes
  dish | dairy eggs |  | meat | ? | spaghetti carbonara, pâtes à la carbonara, galette complète, galette de sarrasin complète, mousse de canard,
    mousse de foie de canard, boudin blanc truffé, boudin blanc de Rethel
  dish | dairy |  | meat | ? | jambon purée, steak purée, rôti Orloff, galette de blé noir jambon fromage, galette saucisse fromage
  dish | dairy mushroom |  | meat | ? | gratin forestier, sauce archiduc, sauce archiduc aux champignons, sauce aux morilles, sauce aux cèpes, sauce champignons,
    sauce aux champignons
  dish | dairy gluten | eggs | vegetarian..meat | ? | lasagnes épinards ricotta, lasagnes épinards chèvre, lasagnes surgelées, tarte à la tomate et moutarde,
    tourte aux poireaux, tourte au fromage
  dish | eggs soybean |  | meat | ? | riz cantonais
  dish | eggs |  | meat | ? | riz cantonnais, bœuf tartare, tartare frites, salade strasbourgeoise aux œufs, salade de pommes de terre aux œufs, terrine de poisson,
    terrine de saumon, flan de poisson, mousse de foie, pâté de campagne aux œufs, salade strasbourgeoise, tête de veau sauce gribiche
  dish | dairy eggs |  | vegetarian | ? | sauce foyot, sauce paloise, crème au beurre, mousse au citron, glace aux œufs, glace plombières
  dish | eggs |  | vegetarian | ? | sauce chantilly salée, crème de citron, avocat liqueur
  dish | eggs |  | vegetarian..meat | ? | salade de riz, terrine de légumes, épinards œuf dur, épinards à la crème œuf, macédoine mayo, betteraves mimosa,
    avocat mayonnaise, cœurs de palmier mayo, asperges mayonnaise, artichaut mayonnaise
  dish | dairy eggs |  | vegetarian..meat | ? | asperges sauce mousseline
  dish | dairy |  | vegetarian | ? | sauce au cheddar, sauce Albufera, sauce allemande, sauce nivernaise, sauce au poivre, sauce poivre, sauce au poivre vert,
    sauce échalote beurre, sauce Bercy, sauce bordelaise, sauce marchand de vin, sauce ivoire, sauce ciboulette, sauce dijonnaise, sauce raifort crème,
    ganache au chocolat, glaçage au mascarpone, crème de marrons chantilly, mont blanc aux marrons, liégeois au chocolat, liégeois café, viennois chocolat,
    danette pistache, dany, flanby, mont-blanc praliné, p'tit suisse, gervita, taillefine, danacol, bifidus actif, panier de yoplait, perle de lait, la laitière,
    sveltesse, mamie nova, panacotta, chaussée aux moines, st albray, leerdamer, entremont, lepetit, chèvretine, st marcellin, explorateur fromage, croûte rouge,
    st paulin, trappe fromage, bleu de Sassenage, papillon roquefort, savaron, ste maure, brique ardéchoise, niulincu, casgiu merzu, mâconnais fromage,
    coulommiers au lait cru, lucullus fromage, timanoix, saint-gildas, port-du-salut, tomme aux fleurs, grataron, arôme de lyon, lactel, nestlé lait concentré, régilait
  dish | dairy mushroom | gluten | meat | ? | sauce forestière
  dish | mushroom |  | meat | ? | poêlée campagnarde aux champignons
  dish |  |  | vegan | ? | vinaigrette à l'échalote, sauce arrabiata, pickles d'oignons, pom'potes, gourde de compote, rösti de légumes, petits pois carottes,
    houmous de betterave, tapas d'olives, olives farcies aux amandes, antipasti de légumes
  dish | gluten eggs shellfish |  | pescatarian | ? | surimi mayo, surimi râpé en salade mayo, salade surimi mayonnaise
  dish |  |  | meat | ? | steak haché frites, cochonou, justin bridou, AAAAA, attignole, gayette, ballottine de volaille, aspic de jambon,
    poulet coco, brochettes, miroton, rosbeef, bœuf à la ficelle, fajitas poulet sans galette, riz pilaf au poulet
  dish | gluten |  | vegan | ? | beignets tahitiens
  dish | dairy gluten |  | vegetarian | ? | salée au sucre vaudoise, salée à la crème vaudoise
  sweetener | dairy gluten |  | vegetarian | ? | saucisson de chocolat, saucisson au chocolat, saucisson chocolat, salami au chocolat
  pastry | gluten | dairy | vegan..meat | ? | palmiers feuilletés, palmier au sucre, petits palmiers, gros palmier
  pastry | gluten | dairy | vegetarian | ? | nonnette à la confiture
`)
