import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** French dishes with pasta, cheese, cream, mushrooms, wine or a breaded coat. */
export const gratinsAndCreamDishes = parseFoodLines(`
  dish | dairy gluten | eggs | vegetarian | ? | crozets au fromage, gratin de crozets, crozets gratinés, pâtes au beurre, pâtes au fromage, nouilles au beurre
  dish | dairy gluten |  | vegetarian | ? | pâtes au gratin, coquillettes au fromage, coquillettes au beurre, gratin de chou-fleur, gratin de blettes,
    gratin de brocolis, gratin de cardons, cardons au gratin, épinards à la béchamel, endives béchamel, tartine de fromage fondu
  dish | dairy gluten |  | meat | ? | lasagnes au sanglier, lasagnes au bœuf
  dish | dairy |  | vegetarian | ? | fondue aux trois fromages, péla, ramequin du Bugey, gaudes, bouillie de gaudes, retortillat, retortillas, truffado,
    gratin de pommes de terre, gratin de courgettes, gratin de potiron, gratin de courge, gratin de légumes, gratin de salsifis, polenta crémeuse, pommes Anna,
    pommes boulangère au beurre, pommes duchesse sans œuf, claqueret, sarasson, sarassou, sarrassou, tome fraîche d'aligot, bibelaskas, siaskas, crémet nantais,
    tergoule, bouillie de mil au lait, millas au lait, cousinat, soupe de châtaignes, mamia, caillé de brebis, greuil, greuilh, zenbera, gwell, recuèche, encalat,
    brucciu, mel i mato, beurre manié au beurre, babelutte, babeluttes de Lille, kanouga, soupe au lait, soupe au giraumon au lait, puant de Lille, colle à canasson
  dish | dairy mushroom |  | vegetarian | ? | croûte aux champignons sans pain, champignons à la crème, poêlée forestière à la crème, morilles à la crème,
    cèpes à la crème, girolles à la crème, fricassée de champignons à la crème
  dish | dairy gluten mushroom |  | vegetarian | ? | croûte aux morilles, croûte forestière, croûte aux champignons, feuilleté aux champignons, feuilleté aux morilles
  dish | dairy gluten mushroom | eggs | vegetarian | ? | tarte aux champignons, tourte aux champignons, vol-au-vent aux champignons
  dish | mushroom |  | vegan | ? | champignons farcis végétariens, persillade de champignons, pleurotes à l'ail
  dish | dairy |  | meat | ? | maroiflette, roqueflette, reblochon et lardons, parmentier de bœuf, parmentier, roïgabrageldi, roïgebrageldi, tofaille, toffaille,
    tofailles vosgiennes, poulet à la crème, poulet de Bresse à la crème, poulet Gaston Gérard, poulet au comté, filet mignon à la moutarde et crème,
    lapin à la moutarde, lapin moutarde, rognons à la moutarde, rognons de veau sauce moutarde, escalope à la crème, côte de porc charcutière à la crème,
    poulet à l'estragon, sauce au poivre crème steak, râble de lièvre à la crème, joue de porc au maroilles, potée au reblochon, truffade au jambon, papet vaudois,
    truffade jambon, lucullus, lucullus de Valenciennes, langue Lucullus, andouillette au maroilles, pommes de terre lardons crème, filet mignon à la crème
  dish | dairy mushroom |  | meat | ? | poulet au vin jaune et aux morilles, poulet au vin jaune, poulet vin jaune, coq au vin jaune, poulet vallée d'Auge,
    poulet à la normande, escalope normande, escalope à la normande, escalope de veau à la normande, escalope vallée d'Auge, coq au riesling, poulet au riesling,
    poulet Célestine, poulet à la crème et aux champignons, poulet à la crème et champignons, poularde aux morilles, poularde demi-deuil, volaille demi-deuil,
    suprême de volaille aux morilles, escalope à la crème et aux champignons, ris de veau aux morilles, ris de veau à la crème, fricassée de poulet à l'ancienne,
    fricassée de volaille, poulet à l'ancienne, filet mignon aux champignons, filet mignon de porc aux champignons, lapin aux morilles, rôti de veau aux champignons,
    rôti Orloff sans lard, veau forestier, émincé de volaille forestier, poulet forestier
  dish | dairy gluten mushroom |  | meat | ? | blanquette de veau, blanquette de veau à l'ancienne, blanquette, blanquette de dinde, blanquette de poulet,
    blanquette à l'ancienne, blanquette d'agneau, veau Marengo à la crème, bouchée reine, bouchées de la reine, vol-au-vent de volaille, vol-au-vent financière,
    croustade de ris de veau, bouchées forestières, croûte de ris de veau, tourte forestière, bœuf Stroganoff aux pâtes, tourte aux cèpes et volaille,
    poulet basquaise feuilleté, galette forestière, paupiettes de veau forestières, crêpe aux champignons jambon
  dish | dairy gluten mushroom | eggs | meat | ? | bouchée à la reine, vol-au-vent, crêpe forestière
  dish | eggs mushroom | dairy gluten | meat | ? | œufs en meurette, œufs à la bourguignonne, oeufs meurette
  dish | eggs | gluten | meat | ? | salade lyonnaise
  dish | eggs |  | meat | ? | salade composée, salade paysanne, salade vosgienne, salade landaise aux œufs
  dish |  | gluten mushroom | meat | ? | bœuf bourguignon, bœuf à la bourguignonne, coq au vin, coq au vin de Bourgogne, coq au chambertin, coq au vin rouge,
    veau Marengo, poulet Marengo, civet de lièvre, civet de chevreuil, civet de sanglier, civet de lapin, civet de marcassin, joues de bœuf au vin rouge, bœuf carottes
  dish |  |  | meat | ? | daube de bœuf, daube de sanglier, estouffade de bœuf, gardiane de taureau, gardianne, rouelle au cidre, tripes au cidre, bœuf aux carottes
  dish |  | gluten | meat | ? | navarin printanier, ragoût de mouton, lapin en gibelotte, gibelotte, gibelotte de lapin, poulet en barbouille, poulet à la barbouille,
    foie de veau à la lyonnaise, langue de bœuf sauce piquante, rognons au madère, bouillon de bœuf vermicelle
  dish | mushroom | gluten | meat | ? | poulet chasseur, lapin aux champignons, sauce chasseur, poulet sauce chasseur, tournedos Rossini, sauce grand veneur,
    sauce financière, garniture financière, rôti de bœuf sauce forestière
  dish | gluten | dairy | meat | ? | carbonade flamande, carbonnade flamande, stoofvlees, stoverij, coq à la bière, coq à la bière du nord, lapin à la bière,
    poulet à la bière
  dish | gluten eggs |  | meat | ? | pieds de porc à la Sainte-Menehould, pieds panés, oreilles de porc panées, fleischschnacka, fleischnacka, lewerknepfle,
    lewerknaepfle, leberknepfle, quenelles de foie, quenelles de foie alsaciennes, quenelles de moelle, markknepfle, markknoepfle, marikknepfle, cordon bleu de veau,
    rouzole, rouzolle, bougnette, bougnette de Castres, melsat, boles de picolat, boule de picolat, pâté de Pâques, pâté de Pâques berrichon, pâté berrichon,
    pâté de Pâques poitevin, raviolis niçois, ravioli à la daube, petits farcis, petits farcis niçois, farcis niçois, légumes farcis, poule au pot farcie,
    mique levée au petit salé, mique au petit salé, fritots de volaille, fritots
  dish | gluten eggs |  | vegetarian | ? | knepflas, knepfle au fromage blanc, schupfnudle, pflutters, pfluta, floutes, floutes de pommes de terre, taillerins,
    taillerins de Savoie, grumbeerekiechle, grumbeerekiechla, grumbeerkiechle, grumbeerakiachla, grombeerekiechle, galettes de pommes de terre alsaciennes,
    râpé de pommes de terre vosgien, râpés vosgiens, beignets de pommes de terre râpées, mique, mique levée, mique sarladaise, merda de can, crouzets, tourin à l'ail,
    tourin, tourin blanchi, tourain, tourrin, tourin périgourdin, tourin bordelais, panade, beignets d'acacia, beignets de fleurs d'acacia, beignets de pommes,
    beignets de sureau, beignets d'aubergine, beignets de courgettes, beignets de légumes, pâte à beignets, pâte à frire
  dish | dairy gluten eggs |  | vegetarian | ? | beignet aux pommes
  dish | gluten |  | vegan | ? | soupe au pistou, pan tomate, aïgo boulido, aïgo boullido, soupe à l'ail provençale, soupe au pain
`)
