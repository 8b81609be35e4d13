import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, cakes, sausages and fish of French-speaking Switzerland and its neighbours. */
export const foodsOfSwitzerland = parseFoodLines(`
  dish | dairy |  | vegetarian | ? | fondue à la tomate, gomser cholera sans pâte, séré mi-gras, anniviers fromage, büscion, piora
  dish | dairy eggs |  | vegetarian | ? | meringues crème double fromagère
  dish | dairy | gluten | vegetarian | ? | bircher, bircher muesli
  dish | dairy gluten |  | vegetarian | ? | croûte au fromage valaisanne, croûte au fromage vaudoise, croûte valaisanne, croûte aux fromages, ramequin vaudois,
    älplermagronen, macaronis du chalet, macaronis de l'alpage, macaronis d'alpage, macaroni de montagne, magrons, soupe de chalet, soupe de chalet fribourgeoise,
    gâteau à la raisinée, cholera valaisan, cholera, croûtes au vin, toast Hawaï, toast hawaii
  dish | dairy gluten eggs |  | vegetarian | ? | malakoff, malakoff de Vinzel, ramequins au gruyère, gâteau à la crème, tarte à la raisinée, tarte au vin cuit,
    gâteau au vin cuit, tarte à la crème de Gruyère, beignets de Bénichon, bricelet, bricelets salés, bricelets fribourgeois, croquets de Bénichon, cuquettes,
    pain d'anis de bénichon, merveilles suisses, tresse au beurre, tresse du dimanche, zopf, züpfe, tourte de Zoug au kirsch, tourte au kirsch, tourte zougoise,
    tourte aux noix des Grisons, tourte aux noix de l'Engadine, tarte aux noix des Grisons, tourte de Linz, tourte aux carottes, rüeblitorte, ruebli torte,
    zuger kirschtorte, bûche aux marrons, beignets au fromage, beignets aux pommes à la vaudoise, omelette à la vaudoise, pain aux fruits tressé,
    tarte aux pruneaux fribourgeoise, pizokel, pizzoccheri au fromage, caillettes feuilletées, chüechli, beignets de carnaval suisses, crefli, cressin, totché,
    toétché, totché jurassien, striflate, strieflate, galette à la crème, schenkeli, chräbeli, tresse russe, escargot aux noisettes, branche aux noisettes,
    croissant aux noix, gipfel, rissole jurassienne, brun de Bâle, mailenderli
  pastry | gluten |  | vegetarian | ? | biber, biber d'Appenzell, pain d'épice glacé, pain de poires, pain aux poires, birnenweggen
  pastry | eggs |  | vegetarian | ? | étoiles à la cannelle, étoiles cannelle, brunsli, basler brunsli, meringues de Gruyère, vermicelles aux marrons meringue
  pastry | dairy eggs |  | vegetarian | ? | luxemburgerli, meringue double crème, meringues à la double crème
  dish | gluten eggs |  | meat | ? | spätzli, spaetzli
  dish | dairy |  | meat | ? | papet, papet aux poireaux, soupe de la Bénichon, poulet crème fribourgeoise
  dish | dairy mushroom |  | meat | ? | émincé de veau à la zurichoise, émincé à la zurichoise, émincé zurichois, geschnetzeltes
  dish | dairy gluten |  | meat | ? | croûte au fromage jambon, macaronis du chalet au jambon
  dish | gluten |  | meat | ? | filet en croûte, chausson à la viande, saltimbocca
  dish | gluten mushroom |  | meat | ? | bœuf Wellington
  dish |  |  | meat | ? | saucisse au foie, servela, assiette valaisanne, atriaux, planchette vaudoise, charbonnade, choucroute aux saucisses, poires à botzi et gigot,
    potence flambée, fricassée de porc à la genevoise
  pastry | dairy gluten |  | meat | ? | taillé aux grabons
  dish |  |  | vegan | ? | raisinée, cougnarde, coignarde, compote aux raves, raves compote, choucroute de raves, maïs à polenta, catalogne
  drink | dairy gluten |  | vegetarian | ? | ovo, ovo drink
  drink | dairy |  | vegetarian | ? | caotina, lait au chocolat, choco chaud, renversé, café renversé, cappu, frappé lait
  dish |  | gluten | vegan | ? | aromat knorr
  fish |  |  | pescatarian | ? | bondelle, bondelle fumée, perchettes, papet aux bondelles
`)
