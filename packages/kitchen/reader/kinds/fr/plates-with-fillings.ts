import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes that a filling, a garnish or a second wording makes, with what their usual recipes hold. */
export const platesWithFillings = parseFoodLines(`
  dish | shellfish | eggs peanut soybean | pescatarian..meat | ? | pad thaï aux crevettes, pad thaï crevette, pad thai aux crevettes, pad thai crevettes,
    pad thaï aux gambas, pad thaï gambas, pad thaï de crevettes, phad thaï crevettes, pad thaï poulet crevettes, pad thaï aux fruits de mer
  dish |  | eggs peanut soybean | meat | ? | pad thai poulet, pad thai au poulet, pad thaï bœuf, pad thaï au bœuf, pad thaï de poulet, phad thaï poulet,
    pad thaï au porc
  dish |  | peanut soybean | vegan..meat | ? | pad thaï végé, pad thaï végétarien, pad thaï au tofu, pad thaï tofu, pad thaï végétalien, pad thaï vegan,
    pad thaï de légumes, pad thaï aux légumes
  dish | shellfish | soybean gluten eggs | pescatarian..meat | ? | california roll, california rolls, california maki, california roll saumon,
    california roll au surimi, california surimi, california rolls surimi, california crevettes, california crabe, california roll crabe, california roll crevette,
    california surimi avocat
  dish |  | soybean gluten | pescatarian..meat | ? | california, california saumon, california saumon avocat, california thon, california rolls saumon,
    california rolls saumon avocat, california rolls au saumon, california rolls thon, california roll saumon avocat, california poulet, sushi burrito, futomaki,
    sushis assortis, plateau de sushis, plateau sushi, box sushi, assortiment de sushis, sushis variés
  dish | shellfish gluten | eggs | pescatarian..meat | ? | beignets de calamars, beignet de calamar, beignets de calamar, beignets de crevettes,
    beignets de crevette, beignets crevettes, beignets de gambas, beignets de poulpe, beignets d'encornets, beignets de seiche, calamars à la romaine,
    calamars en beignets, calamar à la romaine, anneaux de calamar panés, calamars panés, rondelles de calamar panées, encornets à la romaine, crevettes en beignet,
    crevettes panées, gambas panées, crevettes panko, crevettes torpedo, huîtres panées, moules panées, scampis frits, scampis panés, beignets de moules,
    beignets de Saint-Jacques, beignets de crabe, beignets d'huîtres
  dish | gluten | eggs | vegetarian..meat | ? | beignets de courgette, beignets de courgettes, beignet de courgette, beignets aux courgettes,
    beignets de fleurs de courgette, beignets de fleurs de courgettes, fleurs de courgette en beignets, fleurs de courgettes farcies en beignets,
    beignets d'aubergine, beignets d'aubergines, beignets de chou fleur, beignets d'oignon, beignets d'oignons, rondelles d'oignon frites, onion rings,
    oignons frits en beignets, beignets de brocoli, beignets de maïs, beignets de légumes, beignets de carottes, beignets de potiron, beignets de citrouille,
    beignets de patate douce, beignets de pommes de terre, beignets de sauge, beignets d'artichaut, beignets de salsifis, beignets de poireaux, beignets de blettes,
    beignets d'épinards, beignets de panais
  dish | gluten mushroom | eggs | vegetarian..meat | ? | beignets de champignons, beignets aux champignons, champignons en beignets, champignons panés,
    champignons frits
  dish | gluten eggs | dairy | vegetarian | ? | beignets aux pommes, beignets de pommes, beignet aux pommes, beignets de banane, beignets de bananes,
    beignets à la banane, beignets d'ananas, beignets à l'ananas, beignets de fruits, beignets de carnaval, beignets aux abricots, beignets de mardi gras,
    beignets de fleurs d'acacia, beignets d'acacia, beignets de sureau, beignets de pêches, beignets de poires, boules de Berlin, boule de Berlin, beignet fourré,
    beignets fourrés, beignet framboise, beignet pomme, beignet Nutella, beignet chocolat, beignets au sucre, beignet au sucre, donut, donuts, donuts glacés,
    beignes, beignes au sucre, beignet choco noisette, churros maison au lait, pets de nonne, pet de nonne, croustillons, croustillons forains, smoutebollen,
    bugnes lyonnaises, bugnes moelleuses, merveilles de Bordeaux, oreillettes de Provence
  dish | gluten | eggs | pescatarian | ? | beignets de morue, beignets de cabillaud, beignets de thon, beignets de saumon, beignets de sardines,
    beignets d'anchois, beignets de hareng, accras de morue, accra de morue, accras de thon, bolinhos de bacalhau, pasteis de bacalhau, croquettes de morue,
    croquettes de thon, croquettes de saumon, croquettes de poisson, galettes de poisson, galettes de saumon, fish cakes, colin pané, poisson pané, cabillaud pané,
    poisson meunière pané, merlan frit, merlan en colère, goujonnettes de sole, goujonnettes de poisson, nuggets de poisson
  dish | gluten | eggs | meat | ? | beignets de poulet, beignets de cervelle, beignets de viande, beignets de volaille, escalope viennoise, wiener schnitzel,
    schnitzel, schnitzel de dinde, schnitzel de poulet, escalope milanaise, escalope à la milanaise, escalope de veau milanaise, poulet frit, poulet frit maison,
    poulet pané, chicken wings panés, tenders de poulet, nuggets de poulet maison, boulettes de viande, boulettes de bœuf, boulettes de porc, boulettes sauce tomate,
    boulettes à la tomate, boulettes à la suédoise, boulettes suédoises, pain de viande, meatloaf, hachis en croûte, croquettes de viande, croquettes de volaille,
    croquettes de jambon, croquetas de jamón, tonkatsu, porc pané, poulet katsu, chicken katsu, farce de dinde, farce aux marrons, tomates farcies à la chapelure
  dish | gluten dairy eggs |  | vegetarian..meat | ? | croquettes de fromage, croquette de fromage, croquettes fromage, fondu au fromage belge, fondus au fromage,
    croquettes de chèvre, mozzarella panée, mozzarella sticks, bâtonnets de mozzarella panés, camembert pané, malakoff, malakoffs, malakoffs vaudois,
    beignets de Vinzel, beignets au fromage, beignets de fromage, cordon bleu végétarien
  dish | dairy gluten eggs |  | meat | ? | cordon bleu, cordons bleus, cordon-bleu de dinde, cordon bleu de poulet, cordons bleus de volaille, escalope cordon bleu,
    cachopo, parmigiana de poulet panée
  dish | shellfish mushroom |  | pescatarian..meat | ? | soupe tom yum, tom yum aux crevettes, tom yam aux crevettes, tom yum crevettes, soupe tom yam,
    soupe tom yam aux crevettes, soupe tom yum aux crevettes, tom yam kung, tom yam kun, tom yum goong, tom yum gung, tom yam goong, soupe thaï aux crevettes,
    soupe thaïe aux crevettes, soupe thaï crevettes citronnelle, soupe thaïlandaise aux crevettes
  dish | mushroom |  | meat | ? | soupe tom kha, tom ka gai, tom kha au poulet, soupe thaï au poulet et coco, soupe poulet coco citronnelle
  dish | shellfish | dairy | pescatarian..meat | ? | moules marinières, moules marinière, moules à la marinière, moule marinière, moules frites, moules-frites,
    moules curry, moules au curry, moules à la crème, moules crème, moules au roquefort, moules au maroilles, moules au camembert, moules au cidre,
    moules au vin blanc, moules à la normande, moules poulette, moules farcies, moules gratinées, moules en sauce, moules au chorizo, moules à la bière,
    moules sauce poulette, moules au munster, moules au bleu, mouclade, mouclade charentaise, mouclade rochelaise, moules à l'escargot
  dish | dairy | gluten mushroom shellfish | pescatarian | ? | blanquette de la mer, blanquette de poisson, blanquette de saumon, blanquette de saumon aux poireaux,
    blanquette de lotte, blanquette de cabillaud, blanquette de fruits de mer
  dish | dairy gluten mushroom |  | meat | ? | blanquette de lapin, blanquette de porc, blanquette de volaille, blanquette de chapon, blanquette de pintade,
    blanquette de dinde aux champignons, blanquette de veau aux champignons
  dish |  | eggs | meat | ? | blanquette, blanquette de veau, blanquette d'agneau, blanquette de poulet, blanquette à l'ancienne, blanquette de veau à l'ancienne
  dish | dairy mushroom | gluten | meat | ? | ris de veau aux morilles, ris de veau aux champignons, ris de veau à la crème, ris de veau sauce morilles,
    poulet aux morilles, côte de veau aux morilles, poulet à la crème et aux morilles, poulet aux champignons et à la crème, poulet crème champignons,
    escalope de dinde crème champignons, escalopes à la crème et aux champignons, escalope forestière, fricassée de poulet aux champignons,
    fricassée de volaille aux champignons, filet de porc aux champignons à la crème, rognons sauce madère aux champignons, bœuf Stroganoff, bœuf Stroganov,
    boeuf stroganoff, stroganoff, émincé de veau à la zurichoise, émincé zurichois, émincé de veau zurichois, zürcher geschnetzeltes
  dish |  | gluten | meat | ? | navarin, navarin d'agneau, navarin de mouton, navarin d'agneau printanier, osso bucco,
    osso buco de veau, osso-buco à la milanaise, osso buco milanaise, osso bucco de dinde, osso buco de dinde, ragoût d'agneau, ragoût de bœuf, ragoût de veau,
    ragoût de porc, sauté de veau marengo, veau aux olives, veau aux carottes, veau Marengo, bœuf aux olives, lapin aux olives, lapin à la moutarde, rognons de veau,
    rognons de veau sauce madère, rognons sauce madère, langue de bœuf sauce madère, civet de biche, civet de cerf, civet de canard, goulasch hongrois,
    goulash hongrois, goulache, joues de porc confites au vin, paleron de bœuf au vin, foie de veau persillé, foie de veau à l'anglaise, daube provençale,
    saltimbocca au jambon, escalope au marsala, scaloppine, piccata de veau, piccata au citron, bouchées de poulet
  dish |  | gluten dairy | meat | ? | saltimbocca, saltimbocca alla romana, saltimbocca à la romaine, saltimbocca de veau, saltimbocca de poulet, piccata milanaise,
    piccata de poulet
  dish | mushroom | gluten | meat | ? | bœuf bourguignon, boeuf bourguignon, bourguignon de bœuf, coq au vin, coq au vin rouge, poulet chasseur, lapin chasseur,
    poulet sauté chasseur, veau forestière, fricassée forestière, bourguignon de la mer, joue de bœuf bourguignonne
  dish | eggs dairy | gluten | meat | ? | salade César, salade césar, salade Caesar, salade ceasar, salade César poulet, salade César au poulet,
    salade césar au poulet grillé, salade César poulet bacon, Caesar salad, wrap César, wrap caesar, sauce salade César
  dish | dairy eggs | gluten | vegetarian..pescatarian | ? | sauce César, sauce césar, sauce caesar, sauce Caesar
  dish | gluten eggs dairy |  | meat | ? | pastilla au poulet, pastilla de poulet, pastilla, pastilla poulet amandes, bastilla, bstilla, pastilla au pigeon,
    pastilla de pigeon, pastilla au poulet et aux amandes
  dish | gluten shellfish | dairy eggs mushroom | pescatarian | ? | pastilla aux fruits de mer, pastilla de fruits de mer, pastilla poisson, pastilla de la mer
  dish | eggs |  | pescatarian..meat | ? | aïoli garni, grand aïoli, aïoli provençal, aïoli de morue, aïoli complet, aïoli de légumes, sauce aïoli, aïoli maison,
    bourride, bourride de lotte, bourride sétoise, rouille, sauce rouille
  dish | eggs soybean | gluten | meat | ? | riz cantonais, riz cantonnais, riz cantonais aux crevettes, riz frit cantonais, riz sauté cantonais,
    riz cantonais maison, riz cantonais au jambon, riz cantonais surgelé, riz frit thaï, riz sauté thaï, riz sauté au poulet, riz sauté aux œufs, riz frit au poulet,
    riz frit aux œufs
  dish | eggs soybean shellfish | gluten | meat | ? | riz sauté aux crevettes, riz frit aux crevettes, riz cantonais aux crevettes, nasi goreng,
    nasi goreng aux crevettes, riz sauté crevettes
  dish | gluten soybean | eggs | meat | ? | ramen, ramen au porc, ramen de porc, ramen poulet, ramen au poulet, ramen tonkotsu, ramen shoyu, ramen miso,
    ramen au bœuf, ramen végé, ramen végétarien, soupe ramen, tantanmen, tsukemen, nouilles ramen sautées, mazesoba
  dish | gluten soybean |  | vegan..meat | ? | yakisoba, yaki udon, yakiudon, nouilles sautées, nouilles sautées au poulet, nouilles sautées au bœuf,
    nouilles sautées aux légumes, nouilles sautées de légumes, wok de nouilles aux crevettes, chow mein, chow mein au poulet, lo mein, mie goreng, mee goreng,
    gyozas, gyoza, gyoza au poulet, gyozas au porc, gyozas aux crevettes, gyozas aux légumes, gyozas de légumes, gyozas poulet, raviolis japonais,
    raviolis grillés japonais, gyoudon, gyudon, donburi au bœuf, oyakodon, teriyaki, poulet teriyaki, saumon teriyaki, bœuf teriyaki, poulet yakitori,
    brochettes de poulet yakitori, bulgogi, bœuf bulgogi, bibimbap au bœuf, japchae, poulet du général Tao, poulet général Tao, général Tao, poulet général tso,
    bœuf mongol, bœuf à la mongole, poulet à l'ananas chinois, porc aigre-doux, porc à l'aigre-douce, porc sauce aigre douce, poulet aigre-doux,
    poulet sauce aigre-douce, bœuf aux oignons chinois, bœuf lok lak, bœuf loc-lac, porc au caramel, poulet au caramel, poulet au gingembre, canard laqué,
    canard pékinois, canard laqué à la pékinoise, travers de porc laqués, mapo tofu, tofu mapo
  dish | soybean gluten eggs mushroom |  | vegetarian..meat | ? | bibimbap, bibim bap, bibimbap coréen, bibimbap au bœuf, bibimbap végétarien, dolsot bibimbap
  dish | shellfish | gluten eggs soybean | pescatarian..meat | ? | nouilles sautées aux crevettes, nouilles aux crevettes, wok de crevettes, wok aux crevettes,
    wok de nouilles aux crevettes, udon aux crevettes, nouilles chinoises aux crevettes
  dish | gluten mushroom | eggs | meat | ? | nem au porc, nems au poulet, nem poulet, nems maison, nems porc, nems viande, pâtés impériaux au porc,
    pâté impérial au poulet
  dish | gluten mushroom shellfish | eggs | pescatarian..meat | ? | nems aux crevettes, nems crevettes, nems au crabe, nem crevette, nem crabe,
    nems aux crevettes et crabe, nems porc crevettes
  dish | shellfish |  | pescatarian..meat | ? | rouleaux de printemps, rouleau de printemps, rouleaux de printemps aux crevettes, rouleaux de printemps crevettes,
    rouleau de printemps crevettes, rouleau de printemps aux crevettes, har gow aux crevettes, ravioli vapeur aux crevettes, bouchée vapeur crevettes, paella,
    paëlla, paella aux fruits de mer, paella mixte, paella au poulet, paella valencienne aux fruits de mer, fideuà, fideua, zarzuela, caldeirada, gumbo, jambalaya,
    étouffée de crevettes, cioppino, bouillabaisse, bouillabaisse marseillaise, marmite du pêcheur, cassolette de la mer
  dish |  | peanut | meat | ? | saka-saka, saka saka, sakasaka, pondu congolais, feuilles de manioc à la viande
  dish | gluten eggs | dairy | vegetarian | ? | gâteau aux noix, gâteau au yaourt, gâteau au chocolat, gâteau aux pommes, gâteau aux carottes, carrot cake,
    gâteau à l'orange, gâteau au citron, gâteau marbré, cake marbré, cake au citron, cake aux fruits confits, cake aux fruits, cake salé, cake aux olives,
    cake jambon olives, cake au thon, cake aux légumes, banana bread, pain à la banane, muffins aux myrtilles, muffin myrtille, muffin chocolat, muffins au chocolat,
    cupcakes, cupcake, brownie, brownies, brownies aux noix, fondant au chocolat, moelleux au chocolat, mi-cuit chocolat, coulant chocolat, quatre-quarts,
    quatre quarts breton, pound cake, red velvet, angel cake au beurre, gâteau mousseline, génoise à la crème, biscuit roulé, bûche de Noël, bûche chocolat,
    bûche glacée, gâteau d'anniversaire, layer cake, naked cake, number cake, pancakes au sirop d'érable, pancakes, pancake, gaufres, gaufre, gaufres de Liège,
    gaufres bruxelloises, gaufres de Bruxelles, gaufre liégeoise, crêpes au sucre, crêpes sucrées, crêpes bretonnes, crêpe Suzette, crêpes au chocolat,
    crêpe au Nutella, crêpe jambon fromage, cheesecake, cheesecake aux framboises, cheesecake au spéculoos, tiramisu, tiramisu aux fraises, tiramisu au café,
    tiramisu spéculoos, trifle, pudding, bread pudding, tarte au fromage blanc, tarte au sucre, tarte au flan, tarte au citron, tarte citron, tarte citron meringuée,
    tarte aux poires bourdaloue, tarte amandine, tarte au chocolat, tarte aux fraises, tarte fraise, tarte aux framboises, tarte aux myrtilles alsacienne,
    tarte au riz, tarte alsacienne, tarte normande, galette des rois, galette des rois frangipane, frangipane
  dish | gluten dairy | eggs | vegetarian | ? | tarte aux pommes, tarte aux abricots, tarte aux prunes, tarte aux quetsches, tarte aux mirabelles, tarte aux poires,
    tarte Tatin, tarte tatin aux pommes, tarte fine aux pommes, tarte à la rhubarbe, tarte aux cerises, tarte aux figues, chausson aux pommes, chaussons aux pommes,
    crumble, crumble aux pommes, crumble pomme poire, crumble aux fruits rouges, sablés, sablé, sablés bretons, palets bretons, galettes bretonnes, shortbread,
    cookies, cookie, cookies aux pépites de chocolat, cookies chocolat, kouign-amann, mille-feuille, millefeuille
  dish | dairy gluten eggs |  | meat | ? | capuns, capuns des Grisons, capuns grisons, spätzli aux lardons, älplermagronen au lard, knöpfli au jambon
  dish | eggs dairy | gluten | meat | ? | carbonara, à la carbonara, sauce carbonara aux pâtes, pâtes carbo, spaghettis carbonara, tagliatelles carbonara,
    penne carbonara, spaghetti à la carbonara, linguine carbonara
  dish |  | gluten | vegan..meat | ? | minestrone, minestrone de légumes, soupe minestrone, soupe de vermicelle, soupe aux vermicelles, potage vermicelle,
    bouillon vermicelle, soupe alphabet
  dish | gluten | dairy | vegetarian..meat | ? | soupe au pistou, soupe pistou, soupe au pistou provençale, pâtes au pesto, pâtes pesto, gnocchis au pesto,
    trofie au pesto, spaghetti pesto, pasta al pesto
  dish |  | dairy | vegan..meat | ? | velouté de potiron, velouté de potimarron, velouté de courge, velouté de butternut, velouté de courgettes,
    velouté de courgette, velouté de poireaux, velouté poireaux pommes de terre, velouté d'asperges, velouté de carottes, velouté de légumes, velouté de chou-fleur,
    velouté de brocoli, velouté de brocolis, velouté de petits pois, velouté de panais, velouté de châtaignes, velouté de tomates, velouté de topinambours,
    velouté de céleri, velouté de lentilles, velouté d'épinards, velouté de cresson, velouté de citrouille, potage Parmentier, potage Crécy, crème de potiron,
    crème de courge, soupe à la citrouille, Liebig pur'soup, Liebig, soupe Liebig, Liebig potiron, Liebig pur'soup potiron, Pursoup, Pur'Soup, velouté Liebig,
    Knorr velouté, soupe Knorr légumes, purée de carottes maison, purée de patate douce maison, purée de céleri, purée de brocoli
  dish | mushroom | dairy | vegan..meat | ? | velouté de champignons, crème de champignons, soupe de champignons, soupe aux champignons, potage aux champignons,
    velouté aux champignons, Liebig champignons, Royco champignons
  dish |  | dairy gluten | vegan..meat | ? | Royco, Royco minute soup, Royco minute soupe, soupe Royco, soupe instantanée, soupe en sachet, soupes en sachet,
    soupe déshydratée, soupe Maggi, Knorr soupe, soupe Knorr, Knorr soupe à l'oignon, soupe à l'oignon Knorr, Knorr soupe poireaux pommes de terre, soupe en poudre,
    Cup-a-Soup, gratin de légumes surgelé
  dish |  | soybean gluten | pescatarian..meat | ? | poke bowl saumon, poké bowl saumon, poke saumon, poke bowl au saumon, poke bowl thon, poke bowl poulet,
    poke bowl au thon, poké bowl, poke, poke thon, poke bowl crevettes, poké saumon, onigiri, onigiri saumon, onigiri thon mayo, chirashi, chirashi saumon,
    chirashi thon, maki saumon, maki thon, makis saumon, sushi saumon, sushi au saumon, sushis saumon, sushi thon, sushis, sushi, nigiri saumon, temaki saumon,
    tataki de thon, tataki de bœuf, tataki de saumon
  dish | dairy | eggs | vegetarian | ? | gâteau de riz, gâteau de riz caramel, gâteau de semoule, riz condé, riz à l'impératrice, pudding au riz, pouding au riz
  dish | soybean | shellfish | meat | ? | kimchi jjigae, kimchi-jjigae, jjigae kimchi, soupe de kimchi, ragoût de kimchi, budae jjigae, sundubu jjigae
  dish |  | shellfish | vegan..pescatarian | ? | kimchi maison, kimchi de chou, kimchi coréen, riz frit au kimchi, crêpe au kimchi
  dish | gluten eggs | dairy | meat | ? | poulet Kiev, poulet à la Kiev, poulet façon Kiev, côtelettes de Kiev, escalope Kiev
  dish | gluten | soybean | meat | ? | raviolis vapeur au porc, raviolis vapeur, ravioli vapeur porc, raviolis vapeur poulet, raviolis au porc et chou,
    raviolis frits au porc, dumplings au porc, dumplings, bouchées vapeur au porc, bouchée vapeur porc, bao au porc, baos, brioches vapeur au porc
  pasta | gluten | eggs | vegan..vegetarian | ? | cornettes, cornettes suisses, plume pasta, coudes pâtes, crozets, fregola, fregola sarde
  fruit |  |  | vegan | - | castagnes, castagne, châtaignes grillées, brisures de marrons, marrons sous vide, marrons entiers, ti-nain, ti nain, ti nains,
    bananes vertes, poyo, poyos, figue banane, figues bananes, bananes pesées
  cured-meat |  |  | meat | ? | tête marbrée, fromage d'Italie, fromage de tête, tête pressée, kip kap, presskopf alsacien, hure de porc, hure à la parisienne,
    cervelas obernois, jambonneau en gelée, galantine, Parfait tube, Le Parfait, pâté Le Parfait, Le Parfait foie
  dish |  |  | pescatarian | ? | lait de tigre, leche de tigre, saumon gravelax, truite gravlax, escabèche de sardines,
    escabèche de maquereaux, rollmops à l'aneth, hareng pomme à l'huile, harengs pommes à l'huile
  crisp-vegetable |  |  | vegan..vegetarian | ? | cheveux de poireau frits, poireaux frits, chips de légumes, chips de betterave, chips de kale,
    chips de patate douce, frites de patate douce, frites de panais, qingcai, qing cai, choi sum, choy sum, gai lan, kai lan
  cream | dairy |  | vegetarian | ? | Bridelight, Bridélice, Bridelice, Elle & Vire, Elle et Vire, crème Elle et Vire, Elle & Vire crème entière,
    Fleurette Elle & Vire, crème Président, Crème Fluide, fluide Elle et Vire, Isigny Sainte-Mère, Pâturages crème
  grain |  | gluten | vegan..vegetarian | ? | Tipiak quinoa gourmand, quinoa gourmand, quinoa gourmand Tipiak, Tipiak gourmand, céréales gourmandes,
    Tipiak céréales gourmandes, céréales méditerranéennes Tipiak, mélange quinoa boulgour, boulgour quinoa, duo quinoa boulgour, Ebly quinoa, Sunny Via céréales
  bread | gluten |  | vegan..vegetarian | ? | Gerblé, Gerblé sésame, biscuits Gerblé, Gerblé sésame biscuits, Gerblé miel pollen, Gerblé figue son,
    Gerblé lait chocolat, Bjorg fourrés, Bjorg biscuits, Bjorg fourrés chocolat, Bjorg petit déjeuner, Figolu, figolu LU, Thé Brun, Thé brun LU, Shake n Bake,
    chapelure Shake 'n Bake, Tipiak chapelure, chapelure Tipiak
  bread | gluten soybean |  | vegan..vegetarian | ? | Gerblé soja orange, Gerblé soja, biscuits Gerblé soja, Gerblé soja chocolat
  pastry | gluten eggs |  | vegetarian | ? | Barquettes 3 Chatons, Barquette 3 Chatons, 3 Chatons, Barquettes LU, barquette LU fraise, barquettes LU, Pim's LU,
    biscuits cuillère Brossard, boudoirs, boudoir, boudoirs Brossard
  dish | gluten dairy |  | vegetarian | ? | Vache qui rit Pik et Croq, La Vache qui rit Pik et Croq, Pik et Croq', Pik & Croq, Kiri Pik, Dippi,
    Mini Babybel crackers, Kiri dippi
  dish | gluten dairy eggs |  | meat | ? | Marie quiche lorraine, quiche lorraine Marie, quiche Marie, quiche Picard, Sodebo quiche, quiche Sodebo,
    quiche lorraine surgelée, quiche lorraine Picard, Herta quiche
  pastry | gluten dairy eggs | soybean | vegetarian | ? | Joe Louis, Joe Louis Vachon
  sweetener | dairy |  | vegetarian | ? | Nocciolata, Nocciolata lait, pâte à tartiner Nocciolata
  pastry | gluten | soybean | vegan | ? | Lotus Biscoff crunchy, Biscoff crunchy, pâte à tartiner Biscoff, Biscoff crème
  dish |  | dairy | pescatarian | ? | brandade parmentière, parmentier de poisson, parmentier de saumon, parmentier de morue, parmentier de cabillaud,
    ceviche au lait de coco
  dish |  |  | pescatarian..meat | ? | ceviche, ceviche de daurade, ceviche de dorade, ceviche de bar, ceviche de saumon, ceviche de poisson, ceviche de thon,
    ceviche de cabillaud, ceviche péruvien, ceviche de Saint-Pierre, ceviche de maigre
  wine |  |  | vegan | ? | œil de perdrix, fendant, dôle, chasselas vin, gamay vin, gris de gris, vin gris, gris de Boulaouane, sidi brahim, listel gris, vin jaune,
    vin de paille, vin de glace, cidre de glace, vin chaud, vin d'orange, vin de pêche, vin de prune
  bread | gluten dairy | soybean | vegetarian | ? | Milka Choco Pause, Milka Tuc, Milka choc & choc, Milka Choco Moo, Milka moo, Milka choco creme,
    Milka Petit Déjeuner, Kinder cards, Kinder Happy Hippo, Kinder Duo, Kinder Cereali, Kinder croissant, Nutella biscuit, Nutella biscuits
`)
