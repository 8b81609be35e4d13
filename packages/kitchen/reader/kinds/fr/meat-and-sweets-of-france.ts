import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** French meat dishes, stews, vegetable dishes and regional sweets. */
export const meatAndSweetsOfFrance = parseFoodLines(`
  dish |  |  | meat | ? | potjevlesch, potjevleech, potje vleesch, caqhuse, cacasse à cul nu, cacasse, cacasse ardennaise, potée limousine, baeckeofe, baekeofe,
    backeoffe, choucroute royale, schiffala, schiffele, schifala, waedele, wädele, surlawerla, diots au vin blanc, pormonaise, murçon, défarde, défarde crestoise,
    maouche, bombine, bombine ardéchoise, pouteille, manoul, manouls lozériens, pétéram, pétéram de Luchon, saucisse aux lentilles, salé aux lentilles,
    garbure béarnaise, azinat, azinat ariégeois, estouffat de haricots, mongetade, mounjetado, sanguette, sanquette, sanguet, alycot, alicot, alicuit, alicuit béarnais,
    abignades, tripotx, tripotcha, tripotxa, lukinke, lukinka, lukainka, louk, loukinkos, loukinka, xingar, grenier médocain, tricandilles, farci poitevin,
    farci charentais, gogue, gogues angevines, fressure vendéenne, fressure, jambon aux mogettes, grillée de mogettes, bréjaude, bréjaude limousine,
    boudin aux châtaignes, enchaud, enchaud périgourdin, sobronade, salade périgourdine, salade landaise, canard à la rouennaise, canard au sang, boudin noir aux pommes,
    agneau aux gousses d'ail, broufado, boeuf à la gordienne, capoun, cul de veau à l'angevine, porchetta niçoise, veau aux olives, tianu, stufatu, stuffatu, boutifarre,
    ollada, ollada catalane, embotits, ferchuse, andouille au foin, gandeuillot, judru, fuseau lorrain, gendarme saucisse, entrecôte frites, bavette à l'échalote,
    onglet à l'échalote, canard aux olives, pintade aux choux, pintade au chou, perdrix au chou, chartreuse de perdrix, faisan en chartreuse, gigot aux flageolets,
    hure de porc, jumeau à bifteck, araignée de veau, fausse araignée, souris de canard, dessus de côte, flambadou, bœuf gros sel
  dish | gluten |  | meat | ? | petit pâté de Béziers, pâté de Chartres, merguez frites sandwich, grec frites, un grec, gyros pita, panini, pâtes bolo
  dish | dairy gluten |  | meat | ? | tacos, tacos lyonnais, french tacos, tacos français, o'tacos
  dish | gluten eggs |  | meat | ? | bolo
  dish |  |  | vegan | ? | bohémienne, tian d'aubergines, bayaldi, confit bayaldi, byaldi, artichauts à la barigoule, artichauts barigoule, socca, socca niçoise, cade,
    cade toulonnaise, cade de Toulon, panisse, panisse de Marseille, panisses de l'Estaque, farinata, pulenda, pulenta, pulenda castagnina, millas, millas landais,
    milhas, escauton, cruchade, broye béarnaise, talos basques, taloa, taloak, pommes paillasson, barbotons, süri rüewe, süri rüewa, choucroute de navets,
    soupe aux orties, garbure de légumes, pommes gaufrettes, asperges vinaigrette, concombre vinaigrette, betteraves vinaigrette, taboulé de quinoa, olivade, codognat,
    cramaillotte, cramaillote, gratte-cul confiture, cerises à l'eau-de-vie, pruneaux à l'armagnac
  sweetener |  |  | vegan | - | chuques du Nord, sucre d'orge des religieuses, bonbon à la sève de pin, pastilles de Vichy, berlingots de Carpentras,
    berlingots de Cauterets, pomme d'amour bonbon, grisettes de Montpellier, praslines, chichis amandes, mélisse bonbon, pastilles du mineur,
    bonbons à la menthe
  sweetener |  |  | vegetarian | - | bonbons au miel, nougat noir au miel, chouchen, chufere
  sweetener | eggs |  | vegetarian | ? | nougat de Saint-Tropez, calissons d'Aix, macaron de Nancy, mouchous, muxu, rocher à la noix de coco, meringuette,
    caisses de Wassy, suspiros, alléluia de Castelnaudary, touron catalan, touron de Perpignan, cœur en guimauve
  sweetener | dairy eggs |  | vegetarian | ? | succès aux amandes, tuiles d'Amiens au chocolat, vacherin framboise, soufflé au grand marnier, mousse chocolat,
    blanc en neige crème anglaise, floating island, pavlova, le Colonel crème, merveilleux, merveilleux au chocolat, meringue chantilly
  sweetener | dairy |  | vegetarian | ? | coucougnettes, négus de Nevers, négus, quernon d'ardoise, rigolette nantaise, tire au beurre, palets d'or, truffes en chocolat,
    truffe au chocolat, truffes de Chambéry, crottes en chocolat, bouchon de Bordeaux chocolat, cocons de Lyon, cassissines, galet du Rhône, roseaux d'Anjou,
    sarment du Médoc au lait, escargots en chocolat, sardines en chocolat, fritures en chocolat, lapin en chocolat, œuf en chocolat, oeufs de Pâques en chocolat,
    cloche en chocolat, lapin de Pâques, papillote lyonnaise, papillotes en chocolat, coussin de Lyon, mendiants au chocolat, mendiant en chocolat,
    calendrier de l'avent chocolat, nounours guimauve, oursons guimauve, ourson en guimauve, nounours à la guimauve, profiteroles glacées crème, entremets au chocolat,
    café gourmand
`)
