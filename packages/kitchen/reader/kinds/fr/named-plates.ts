import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** French dishes, pastries and brands with usual contents that their names do not tell. */
export const namedDishes = parseFoodLines(`
  dish | mushroom | dairy gluten | vegan..meat | ? | sauce aux cèpes, sauce aux morilles, sauce forestière, sauce champignons, sauce aux champignons
  dish | mushroom | dairy gluten | meat | ? | sauce Périgueux, sauce périgourdine, sauce aux truffes, sauce archiduc, sauce poulette, poulet sauce suprême aux champignons
  dish | mushroom | dairy | vegetarian | ? | duxelles, duxelles de champignons, duxelle, farce duxelles, sauce duxelles
  dish | mushroom |  | meat | ? | garbure aux cèpes, civet de cèpes, estouffade aux cèpes, coquelet forestier, pintade forestière, faisan aux cèpes, canard aux cèpes,
    magret aux cèpes, tournedos forestière, côte de veau forestière, poulet cocotte grand-mère, poulet grand-mère, coquelet grand-mère, poularde demi-deuil, pâté aux cèpes,
    terrine aux cèpes, terrine forestière, pâté forestier, jambon truffé, jambon à la truffe, foie gras truffé, saucisson aux cèpes, saucisson à la truffe
  dish | mushroom | gluten | meat | ? | lapin chasseur, veau chasseur, sauté de veau forestier, sauté de porc forestier
  dish | mushroom | soybean gluten | meat | ? | poulet aux champignons noirs, bœuf aux champignons noirs, porc aux champignons noirs
  dish | mushroom dairy | eggs | meat | ? | boudin blanc truffé, boudin blanc aux cèpes
  dish | gluten mushroom | dairy eggs | meat | ? | filet de bœuf Wellington
  dish | mushroom |  | vegan..meat | ? | riz djon djon, riz djondjon, diri djon djon, riz aux djon djon
  dish | eggs mushroom | dairy | vegetarian | ? | brouillade aux truffes, omelette aux cèpes gasconne, œufs brouillés aux truffes, œuf cocotte aux champignons
  dish | dairy mushroom |  | vegetarian | ? | brie truffé, brie aux truffes, brillat truffé, risotto aux morilles, crème de champignons, soupe de champignons, velouté de cèpes,
    gratin de cèpes, gouda à la truffe, tomme à la truffe, pecorino à la truffe, beurre de truffe, beurre aux truffes, crème de truffe, cappuccino de champignons, purée truffée,
    purée à la truffe
  dish | gluten mushroom | eggs | vegetarian | ? | tagliatelles aux cèpes, pâtes aux champignons
  dish | dairy gluten mushroom |  | vegetarian | ? | pâtes à la crème et champignons
  dish | shellfish | gluten | pescatarian | ? | ttoro, ttoro basque, bisque d'étrilles, soupe d'étrilles, soupe de favouilles, velouté de crustacés, sauce crustacés
  dish | shellfish | dairy | pescatarian | ? | moules au roquefort, saint-jacques à la crème, coquilles Saint-Jacques gratinées, noix de Saint-Jacques au beurre blanc, cassolette de Saint-Jacques,
    choucroute de la mer, sole Marguery, palourdes farcies, moules farcies, praires farcies, escargots au beurre persillé, cassolette d'escargots, cassolette d'escargot,
    coquille de fruits de mer, homard à l'armoricaine
  dish | dairy gluten shellfish |  | pescatarian | ? | feuilleté aux fruits de mer, feuilleté de Saint-Jacques, lasagnes aux fruits de mer, pizza aux fruits de mer
  dish | gluten shellfish | eggs | pescatarian | ? | guédille au homard, guedille au homard, tagliatelles aux fruits de mer, tagliatelles aux Saint-Jacques, nouilles sautées aux crevettes,
    bouchées vapeur aux crevettes, soupe wonton, ha kow, dombrés aux ouassous
  dish | shellfish |  | pescatarian | ? | rouille sétoise, daube de poulpe, civet de poulpe, cari de crevettes, rougail z'ourite, colombo de lambi, zabitant, calalou de crabe, blaff de lambi,
    bourride aux seiches, cotriade aux moules, plateau de coquillages, oursinade, gambas au pastis, crevettes coco, salade de la mer, salade de fruits de mer,
    salades de fruits de mer, verrine avocat crevettes, riz aux fruits de mer, tom kha aux crevettes, écrevisses à la nage, huîtres au champagne, caracoles à l'escavèche,
    salade de fruit de mer, poêlée de fruits de mer, cocktail de fruits de mer, brochettes de fruits de mer, assortiment de fruits de mer, soupe de fruits de mer
  dish | shellfish eggs |  | pescatarian | ? | langoustines mayonnaise, brouillade d'oursins, bulots mayo, crabe mayonnaise, crevettes mayonnaise
  dish | dairy shellfish |  | pescatarian..meat | ? | poutine aux fruits de mer, galette Saint-Jacques
  dish |  |  | vegan..pescatarian | ? | amandes farcies
  dish | dairy gluten | eggs | vegetarian | ? | choléra valaisan, choléra, tourte valaisanne, ramequins vaudois, tarte aux oignons, kouign aman, gâteau breton au pruneau, broyé poitevin,
    galette bretonne pur beurre, toutché, taillé aux noix, salée au sucre, croquets fribourgeois, flûtes au beurre, ramequin suisse, pâté chaud aux poireaux
  dish | dairy gluten |  | vegetarian..meat | ? | croûte au fromage, croûte valaisanne, croûtes au fromage
  dish | dairy gluten | soybean | vegetarian | ? | carac, caracs
  dish | dairy gluten eggs |  | vegetarian | ? | gâteau de Savoie à la crème, gâteau basque à la crème, fouace aveyronnaise, fouace de Rabelais, gibassier, douillon, bourdelot, mirlitons,
    brioche de Nanterre, cramique au sucre, tarte à l'djote, tarte au me'gin, visitandine, ganses niçoises, chichi frégi, chichis frégis, fougassette, fougassette de Grasse, cuggiuelle,
    frappe corse, torta castagnina, moelleux chocolat coulant
  dish | gluten eggs |  | vegetarian | ? | pains d'anis, échaudés du Rouergue, croquants de Cordes, navette albigeoise, brassadeau, massepain d'Issoire
  dish | gluten |  | vegan..vegetarian | ? | pompe à l'huile, moutarde de Bénichon, biscôme, biscômes, beerawecka
  sweetener | dairy | eggs | vegetarian..meat | ? | bavarois, bavarois aux framboises, bavarois aux fraises, bavarois au chocolat, bavarois poire, bavarois à la mangue,
    bavarois aux fruits rouges, bavarois vanille, bavarois au café, bavarois à la framboise, bavarois à la fraise, bavarois aux poires, bavarois aux marrons, bavarois au citron,
    bavarois à l'abricot, bavarois à la pistache, bavarois exotique, bavarois coco, miroir cassis, entremets poire caramel, trois chocolats, mogador
  sweetener | dairy eggs gluten |  | vegetarian..meat | ? | royal chocolat, trianon au chocolat, succès praliné, bûche glacée, bûche roulée
  sweetener | dairy | eggs | vegetarian | ? | café liégeois, chocolat liégeois, dame blanche, pêche Melba, poire Belle-Hélène, banana split, coupe Danemark, coupe glacée
  sweetener | dairy eggs |  | vegetarian | ? | meringues crème double, soufflé glacé au Grand Marnier, pudding au pain
  sweetener | eggs |  | vegetarian | ? | coques de macaron, coques de macarons, coque de macaron, coques de meringue, macarons de Nancy, congolais coco, meringue aux amandes, fluff guimauve,
    japonais aux noisettes
  sweetener | dairy eggs gluten |  | vegetarian | ? | lait frit
  dish | eggs |  | vegetarian..meat | ? | brouillade, tortilla de pommes de terre, trucha niçoise, farçous, farsous, farçou, sauce ravigote à l'œuf, sauce américaine friterie, sauce dallas,
    sauce pitta, salade de riz à la mayonnaise, poulet mayonnaise, salade de pommes de terre à la mayonnaise, œufs au vin
  dish | dairy |  | meat | ? | potée comtoise à la cancoillotte, tartichèvre, camembert rôti au lard, andouillette sauce moutarde, lapin à la moutarde à la crème,
    filet de porc à la crème, escalope de dinde à la crème, poulet sauce suprême, tripes à la mode de Caen crème
  dish | dairy gluten |  | meat | ? | chicons au jambon
  dish | dairy | eggs | meat | ? | farçon, boudin blanc, boudin blanc de Rethel, boudin blanc havrais
  dish | gluten | eggs | meat | ? | andouillette panée, cromesquis de pied de porc, cromesquis, acras de viande, tourte vigneronne, pâté chaud champenois, petits pâtés de Pézenas,
    petit pâté de Pézenas, fleischkiechla, boulettes liégeoises, boulets sauce lapin, pâté en croûte, pâté-croûte, pâté croûte, tourte lorraine, brick à la viande,
    daube provençale aux pâtes
  dish | gluten |  | meat | ? | mexicanos, mexicano frite, poulycroc, viandelle, crizly, lucifer friterie, tartine au lard, pain aux lardons, choucroute à la bière, chorba vermicelle
  nut | peanut |  | vegan | ? | tigadèguè, tiguadèguè, tigadege, tiga dégué, koulikouli, chichis cacahuètes, cacahuètes wasabi, cacahuètes au wasabi
  dish | peanut |  | vegan..meat | ? | poulet à la pâte d'arachide, azin dessi, poulet moambe arachide, muamba arachide, yassa arachide, lakh arachide, dégué arachide, tô sauce arachide,
    foutou sauce arachide, riz sauce arachide, kedjenou arachide, sauce pinda, pindasaus, brochettes sauce cacahuète, zakouski pinda, barre aux cacahuètes
  dish | peanut | soybean gluten | meat | ? | bœuf satay, poulet sauce satay, porc aux cacahuètes, nouilles sautées aux cacahuètes
  bread | peanut gluten | dairy eggs | vegetarian | ? | biscuit cacahuète, biscuits aux pinottes, biscuit au beurre de cacahuète
  cured-meat |  |  | meat | ? | greubons
  dish | dairy gluten mushroom |  | meat | ? | bouchées à la reine
  dish | dairy gluten mushroom | eggs | meat | ? | blanquette de veau à l'ancienne
  dish |  | shellfish | pescatarian | ? | thiéboudienne, thieboudienne, thiéboudiène, ceebu jën, thieb, tiep
  dish | soybean | gluten | vegan..meat | ? | tteokbokki, tteok-bokki, topokki
  squash |  |  | vegan | - | cougourdon, cougourdons, cougourdette
  drink | gluten |  | vegan | ? | 1664 bière, Heineken, Grimbergen, Affligem, Duvel bière, Kwak bière, Carlsberg,
    Meteor bière, Fischer bière, Picon bière, panaché, monaco bière, faro bière, bière d'abbaye, bière ambrée, bière blanche, bière au miel
  bread | dairy gluten |  | vegetarian | ? | Michoko biscuit, Savane, Brossard Savane, Pitch, Prince biscuit, Prince de LU, BN, Choco BN, Granola LU, Mikado, Finger Cadbury, Pépito, Balisto, Kit Kat, KitKat, Twix,
    Kinder Bueno, Kinder Délice, Kinder Pingui, Kinder Country, Délichoc, Bastogne, Lu Petit Beurre, Paille d'Or, St Michel galettes, galettes Saint-Michel, Bonne Maman madeleines,
    palmiers Bonne Maman, Harrys brioche, Pasquier brioche, Jacquet brioche, Doowap, Napolitain LU, Figolu, Chamonix orange, Thé brun biscuit, Casse-croûte LU, Véritable Petit Beurre
  sweetener | dairy |  | vegetarian | ? | Carambar, Werther's, Michoko, Lutti caramel, Dulcinéa, Crunch, Galak, Milka, Côte d'Or lait, Merveilles du monde, Kinder, Kinder Surprise, Kinder Chocolat,
    Ferrero Rocher, Raffaello, Mon Chéri, Lindor, Nestlé Dessert lait, Poulain lait, Benco, Poulain Grand Arôme lait, Ricoré au lait, Banania prêt à boire, Magnum, Viennetta, Cornetto,
    Miko, Häagen-Dazs, Ben & Jerry's, Carte d'Or vanille, La Laitière glace
  drink |  |  | vegan | ? | racinette, bière d'épinette, root beer, crème soda, soda mousse, Pulco citron, Banga, Tropicana, Champomy, Antésite
  milk | dairy |  | vegetarian | ? | Bridélice, Paysan breton, Soignon, Islos, Candia, Grandlait, Bridel, Velouté de Danone, La Fermière, Mont Blanc crème dessert, Kidiboo
`)
