import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** French names that other tables treat as plain: each line lists what usual recipes add; the rest is unknown. */
export const variableRecipes = parseFoodLines(`
  poultry |  |  | meat | ? | poulet mariné, blanc de poulet mariné
  sweetener |  |  | vegan..meat | ? | réglisse, réglisses
  drink |  |  | vegan | ? | lait végétal
  legume |  |  | vegan..meat | ? | lentilles cuisinées
  drink | gluten |  | vegan | ? | bière blonde sans alcool, orval, chimay
  drink |  |  | vegan..vegetarian | ? | boisson végétale, smoothie aux fruits, liqueur, liqueurs, cherbet, cherbat, charbat, cacao chaud, chufère
  drink |  | eggs | vegetarian | ? | créponné, créponnet
  drink | dairy |  | vegetarian | ? | boisson chocolatée, lait frappé, boisson lactée
  baking |  |  | vegan..vegetarian | ? | ferments lactiques, ferment, ferments, probiotique, culture bactérienne, conservateur, antioxydant, agent d'enrobage,
    levure de bière, épaississant, riz gonflé, riz complet gonflé
  baking |  |  | vegan | ? | amidon modifié, amidon transformé, dextrine, maltodextrine, maltodextrines
  baking |  |  | vegan..meat | ? | colorant, colorants, colorant alimentaire, gélifiant, stabilisant, arôme, arômes, arôme naturel, arômes naturels, assaisonnement
  baking | gluten |  | vegan | ? | levure maltée en paillettes
  bread | gluten | dairy | vegetarian..meat | ? | parts de pizza, calzone
  bread | gluten |  | vegan..meat | ? | samosa, wonton, ravioles chinoises, rouleau de printemps frit, bruschetta, crostini, chausson, croustade, pâte à raviolis, pâte à ravioli,
    pâte à ravioles, feuilles de ravioli, croûte à tarte, fougasse provençale, fouée, fouace, pizza blanche
  bread | gluten |  | vegetarian..meat | ? | beignet, beignets, tarte, tartelette, cake, muffin, crumble, roulé, crêpe, crêpes, crêpe de froment, strudel, éclair, dartois,
    pithiviers, pancake, pancakes, gaufre, gaufres, oreillette, bugne, flaune
  bread | gluten | eggs | pescatarian | ? | pain bagnat
  bread | dairy gluten eggs |  | vegetarian | ? | pâte à crêpes
  bread | gluten | dairy | vegan..meat | ? | croûte
  butter | dairy gluten |  | vegetarian | ? | beurre manié
  butter |  |  | vegan..vegetarian | ? | crème à tartiner, minarine, matière grasse à tartiner, matière grasse à tartiner allégée, margarine allégée
  butter | dairy |  | vegetarian | ? | beurre blanc, crème de fromage, crème au fromage
  cream | dairy eggs |  | vegetarian | ? | crème anglaise allégée
  cream | dairy | eggs | vegetarian | ? | crème de beurre
  cured-fish |  |  | pescatarian | ? | filets de maquereau en boîte, mentaiko, arôme poisson, arôme de poisson, boule de poisson, boules de poisson, boulettes de calamar
  cured-fish |  | soybean gluten | pescatarian | ? | tobiko, masago
  cured-meat |  |  | meat | ? | francfort, gendarme, landjäger, cabanos, kabanos, andouille de Guémené, andouille de Vire, sabodet, caillette, attriaux, longeole,
    boutefas, saucisson vaudois, rillettes, rillettes de porc, rillettes du Mans, rillons, rillauds, museau vinaigrette, saucisson de Lyon, jésus, fuet, nduja,
    sobrassada, saucisse sèche, jambon persillé, basturma, pastirma, mortadelle, charcuterie, charcuteries, jerky, biltong, beef jerky, porc effiloché séché,
    jambon de dinde, jambon de poulet, jambon de volaille, bacon de dinde, rillettes de canard, viande marinée, extrait de viande, restes de rôti, reste de rôti,
    restes du rôti, pieds et paquets, pieds paquets, daube, galette saucisse, pâté de tête, tête fromagée, goulasch, goulash
  cured-meat | gluten | eggs | meat | ? | paupiette de dinde
  fish |  |  | pescatarian..meat | ? | goujon, goujons
  meat |  | dairy gluten | meat | ? | cretons, creton
  meat |  | gluten | meat | ? | navarin, palette à la diable
  meat |  | gluten mushroom | meat | ? | bourguignon
  dried-fruit |  |  | vegan..vegetarian | ? | mélange de fruits secs, fruit déguisé, mochi
  egg | eggs | dairy | vegetarian | ? | œuf brouillé, œufs brouillés
  egg | eggs |  | vegetarian | ? | œuf au plat, œuf sur le plat, sabayon, zabaglione, advocaat, dorure, tortilla espagnole
  egg | eggs | soybean gluten | vegetarian..pescatarian | ? | tamagoyaki
  egg | eggs |  | vegetarian..meat | ? | œuf mariné
  egg |  |  | vegan..vegetarian | ? | substitut d'œuf, succédané d'œuf, remplaçant d'œuf
  flour |  |  | vegan..meat | ? | galette de sarrasin, galettes de sarrasin, crêpe de sarrasin, crêpes de sarrasin, galette de blé noir, galettes de blé noir, crêpe au sarrasin,
    crêpe de blé noir, crêpes de blé noir, galette au sarrasin, galettes au sarrasin
  flour |  |  | vegan..vegetarian | ? | farine à tempura, farine à beignet, farine aux céréales, crème de céréales, extrudé de céréales, billette de céréales, mélange de farines,
    mélange de céréales, multicéréales
  grain |  | dairy | vegan..vegetarian | ? | bouillie
  hard-cheese | dairy |  | vegetarian..meat | ? | mélange à fondue, mélange pour fondue, fromage en poudre, poudre de fromage, toastinette, tranches de fromage fondu,
    hamburger cheese, tranchettes, bouchées de chèvre, bergues, gris de Lille, vieux Lille, boulette d'Avesnes, boulette de Cambrai, confit d'époisses, rodoric, gouda vieux
  soft-cheese | dairy |  | vegetarian..meat | ? | apéricube, apérivrais, rondelé, fromage fort, remoudou de Herve, chimay fromage, maredsous fromage, orval fromage,
    boulette de Charleroi, cassette de Beaumont, stofé, stofet, romedenne, fondue, lait gélifié, liégeois, mousse, yaourt maigre, yaourt aux fruits, danonino, petit filous, danette,
    spécialité laitière
  hot-sauce |  |  | vegan..meat | ? | huile pimentée croustillante, chili crisp, lao gan ma, maggi
  milk | dairy |  | vegetarian..meat | ? | lait maternisé, lait infantile, lait de croissance, préparation pour nourrissons
  mushroom | mushroom |  | vegan..meat | ? | poêlée forestière, forestière, bouillon de champignons, barigoule
  mushroom |  |  | vegan..vegetarian | ? | truffes
  pasta | gluten | dairy | vegetarian..meat | ? | lasagna, cannelloni, cannellonis
  pasta | dairy gluten | eggs | vegetarian | ? | gnocchi à la romaine
  pasta | gluten eggs |  | vegetarian | ? | totelots, tôtelots
  stock |  |  | meat | ? | bouillon pho
  stock |  |  | vegan..meat | ? | bouillon, bouillons, fond, concentré de bouillon, cube de bouillon, bouillon cube, cube maggi, bouillon maggi, bouillon en cube,
    bouillon en poudre, bouillon ramen, base ramen, roux pour curry japonais
  stock |  |  | pescatarian | ? | fumet, fumet de poisson maison
  stock | shellfish |  | pescatarian | ? | bouillon de crustacés, bouillon de crevette, bouillon de crabe, bouillon de fruits de mer, bouillon de moules, bouillon de langoustines, fumet de crustacés,
    fumet de homard, fond de homard, concentré de crustacés, arôme de crabe, arôme crevette, arôme de crevette, persillade de moules, plateau de fruits de mer, brasucade, églade,
    églade de moules, couteaux persillade, couteaux à la plancha, lumas à la sauce, chipirons à l'encre, aziminu, parillade, parillada, riz noir à l'encre, tartare de saint-jacques,
    carpaccio de saint-jacques, chips à la crevette
  shellfish | shellfish gluten | eggs | pescatarian | ? | beignet de crevette
  shellfish | shellfish eggs |  | pescatarian | ? | tomate crevette
  shellfish | shellfish dairy |  | pescatarian | ? | beurre de crevettes
  shellfish | shellfish | dairy | pescatarian | ? | escargot de Bourgogne, homardine
  shellfish | shellfish |  | meat | ? | cargolade, cargolade catalane
  sauce | dairy shellfish |  | pescatarian | ? | nantua
  sauce | dairy | gluten | vegetarian | ? | béchamel, mornay
  sauce |  | dairy | pescatarian | ? | bagna cauda
  sauce |  |  | vegan..meat | ? | caviar d'aubergine, moutabal, baba ganoush, baba ganouche, guacamole, sauce aigre-douce végétale, kit pad thaï, furikake, tandoori, mélange d'épices,
    épices à barbecue, mélange épices
  plant-protein |  |  | vegan..vegetarian | ? | quorn, émincé de quorn, haché de quorn, substitut de viande, simili viande, fausse viande, viande végétale, steak végétal, lardons végétaux,
    allumettes végétales, nuggets végétaux, bacon végétal, jambon végétal, steak de soja, steak de soya, saucisse de tofu, saucisse de soja, burger végétarien,
    galette végétarienne, steak végétarien, galette de légumes, boulettes végétariennes, crème dessert soja
  root |  |  | vegan..vegetarian | ? | pommes de terre préfrites, pomme de terre préfrite, blé d'Inde en crème, flocons de pommes de terre, popcorn, pop-corn, pommes de terre farcies,
    pomme de terre farcie, potée de légumes, oignons frits
  root |  | gluten | vegan..vegetarian | ? | claclo, klaklo
  nut |  | soybean | vegan..vegetarian | ? | mendiant
  nut |  | gluten | vegan..vegetarian | ? | mélange apéritif
  nut | peanut |  | vegan..vegetarian | ? | curly
  nut | peanut | soybean | vegan..pescatarian | ? | saté
  nut |  |  | vegan..vegetarian | ? | mélange montagnard, mélange randonnée, mélange du randonneur, mélange étudiant
  oil |  |  | vegan | ? | mélange d'huiles végétales, matière grasse végétale, matières grasses végétales, matière grasse végétale solide, graisse végétale, graisses végétales,
    graisse végétale solide, graisse à frire végétale, huile pimentée végétale
  sweetener |  |  | vegan..meat | ? | haribo, aspic, sorbet, sorbets, sorbet citron, lune de miel bonbon, klendaks, paparmane, chuques du Nord, pâte de guimauve
  sweetener | dairy |  | vegetarian | ? | big turk
  sweetener |  | dairy | vegan..vegetarian | ? | tire Sainte-Catherine
  sweetener | gluten |  | vegan..vegetarian | ? | cornets d'érable
  sweetener |  |  | vegan..vegetarian | ? | halwa, lécithine, lécithines
  sweetener | dairy | eggs | vegetarian..meat | ? | riz à l'impératrice, crème bavaroise, crème diplomate, crème chiboust
  sweetener | dairy eggs | gluten | vegetarian | ? | crème pâtissière
  sweetener | dairy eggs gluten |  | vegetarian | ? | cannelé, cannelé bordelais
`)
