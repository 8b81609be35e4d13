import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** French names of wines, spirits, waters, fish, herbs and sweets, as on shelves and menus. */
export const drinksAndDeliFoods = parseFoodLines(`
  mushroom | mushroom | | vegan | - | jaunotte, jaunottes, jaunelet, jaunelets, girandole, girandoles, roussotte, roussottes
  wine |  |  | vegan..vegetarian | - | chablis, petit chablis, cabernet sauvignon, cabernet franc, cabernet d'anjou, chenin, chenin blanc, pinot gris, pinot blanc, pinot meunier,
    sylvaner, edelzwicker, klevener, crémant d'alsace, crémant de loire, crémant de bourgogne, saint-émilion, pomerol, pauillac, saint-estèphe, médoc, haut-médoc, graves, pessac-léognan,
    sancerre, pouilly-fumé, pouilly-fuissé, quincy, reuilly, menetou-salon, cheverny, gamay, syrah, grenache, mourvèdre, carignan, cinsault, viognier, marsanne, roussanne, sauvignon, sémillon,
    blanquette de limoux, clairette de die, macvin, cerdon, bugey, gaillac, madiran, cahors, bandol, tavel, châteauneuf-du-pape, gigondas, vacqueyras, rasteau, crozes-hermitage,
    côte-rôtie, condrieu, saint-joseph, cornas, morgon, brouilly, juliénas, moulin-à-vent, chénas, chinon, bourgueil, saint-nicolas-de-bourgueil, vouvray, montlouis,
    rosé d'anjou, coteaux du layon, entre-deux-mers, monbazillac, jurançon, pacherenc, irouléguy, bergerac, buzet, fronton, corbières, minervois, faugères, fitou, pic-saint-loup,
    costières de nîmes, ventoux, bellet, patrimonio, meursault, pommard, volnay, gevrey-chambertin, nuits-saint-georges, vosne-romanée, chassagne-montrachet, puligny-montrachet, mercurey,
    givry, rully, saint-véran, mâcon-villages, arbois, savagnin, poulsard, roussette de savoie, apremont, chignin, mondeuse, fendant, dôle, goron, johannisberg, humagne, petite arvine,
    lambrusco, valpolicella, barolo, montepulciano, rioja, tokaj, tokay, vinho verde, vin de table, piquette, pinard, gros rouge, vin gris, gris de gris,
    beaumes-de-venise
  drink |  |  | vegan | ? | calva, drambuie, galliano, get 27, get 31, pastis 51, marie brizard, liqueur de poire, liqueur de fraise, liqueur de mûre, guignolet kirsch,
    avèze, cap corse, verveine du velay, chartreuse verte, eau d'arquebuse, fernet-branca, tom collins,
    diabolo grenadine, limonade artisanale, ice tea, lipton ice tea, tropico
  drink |  |  | vegan | - | badoit, san pellegrino, vittel, hépar, contrex, volvic, cristaline, quézac, salvetat, saint-yorre, rozana, carafe d'eau
  drink |  |  | vegan..meat | ? | apéritif, apéro, cocktail, cocktail maison, cordial
  spice |  |  | vegan | - | vanillon, vanillons, cardamine, cardamine des prés
  herb |  |  | vegan | - | civette, cive fine, baselle, bistorte, herbe aux goutteux, lamier blanc, plantain corne-de-cerf
  berry |  |  | vegan | - | bluet, bluets, bleuets sauvages, petits bleuets, myrobolan, prune myrobolan, prune de plage, aki
  fruit |  |  | vegan | - | pomme baldwin, orange de séville, noix d'arec
  fish |  |  | pescatarian | - | vive, petite vive, surmulet, rouget surmulet, rouget de roche, colineau, colinot de ligne, harenguet, bar de ligne, petit bar
  cured-meat |  |  | meat | ? | mortadelle de bologne, assiette anglaise, assiette de charcuterie, planche de charcuterie, planche apéro
  sweetener |  |  | vegan..meat | ? | berlingot, berlingots, berlingot de carpentras, berlingots nantais, car en sac, papillotes en chocolat, pastille vichy
  dish | dairy |  | vegetarian..meat | ? | cassate, cassate sicilienne, cassata, café gourmand
  dish | dairy gluten eggs |  | vegetarian | ? | gaufre liégeoise, gâteau d'anniversaire, gâteau des anges, biscuit aux amandes, muffin au son
  dish | gluten |  | vegan..vegetarian | ? | pain au bicarbonate, toast melba, pain à la cannelle, lu, petit lu, prince de lu, bouchée feuilletée, bouchées feuilletées
  dish | gluten |  | meat | ? | sandwich cubain, tieb poulet
  dish |  |  | meat | ? | ailes de poulet bbq, steak new york, jambon de virginie, steak salisbury
  dish |  |  | meat | ? | goulasch hongrois, goulash hongrois, œufs au bacon
  dish | eggs |  | vegetarian..meat | ? | salade waldorf
  dish |  |  | pescatarian..meat | ? | tieb, sushi saumon, sushis saumon, sushi au saumon, maki saumon
  dish | dairy |  | vegetarian | ? | beurre bercy, beurre colbert, vinaigrette au bleu, tartinade au fromage, lait acidophile, banane flambée
`)

/**
 * French names of a food and of a dish made with it. The name may mean the dish, so only allergens absent from both
 * are absent.
 */
export const foodsAndTheirDishes = parseFoodLines(`
  dish |  | gluten | meat | ? | civet, civets, épigramme, épigrammes, épigramme d'agneau
  dish |  |  | vegan..meat | ? | choucroute cuisinée, chili, dahl, aillade
  pastry |  |  | vegan..vegetarian | ? | palmier, palmiers
  dish |  |  | pescatarian | ? | anchoyade, morue à la portugaise, morue à la provençale, morue à la basquaise
  sweetener |  | dairy | vegan..vegetarian | ? | poulain, chocolat poulain, poudre poulain
  baking |  | gluten | vegan..meat | ? | kub or, bouillon kub, kub
  dish | gluten |  | vegan..meat | ? | pâtes sauce tomate, pâtes à la sauce tomate, pâtes tomate, pâtes à la tomate, pâtes sauce bolognaise, pâtes sauce soja,
    pâtes sauce champignons, pâtes sauce pesto, pâtes sauce barbecue, pâtes sauce piquante, pâtes sauce moutarde, pâtes sauce au vin
  dish |  |  | meat | ? | langue sauce tomate, langue de bœuf sauce tomate, lapin sauce moutarde, lapin sauce tomate, lapin sauce au vin, travers sauce barbecue, travers sauce soja,
    travers sauce piquante, joue sauce au vin, joue de porc sauce au vin, langue sauce moutarde
  pastry | gluten | dairy | vegetarian | ? | cœur de france, diplomate, diplomates
  dish |  |  | vegan..meat | ? | potatoes, riz créole, soupe tonkinoise, coco à la tomate, purée mousline, mousline
  dish |  | dairy | vegan..vegetarian | ? | navets glacés, carottes glacées, oignons glacés, petits oignons glacés, légumes glacés, marrons au beurre
  dish |  | gluten | meat | ? | langue sauce piquante, lièvre à la royale, lièvre royale, faisan à la choucroute, perdrix aux choux, poule au blanc, chevreuil grand veneur
  dish | dairy | gluten | vegetarian..meat | ? | crème dubarry, crème du barry, salsifis à la crème, riz impérial, riz à l'impératrice
`)
