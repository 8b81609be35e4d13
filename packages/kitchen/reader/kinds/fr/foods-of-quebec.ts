import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, baked goods, sweets and words of Quebec and Acadia. */
export const foodsOfQuebec = parseFoodLines(`
  dish | dairy |  | meat | ? | galvaude, poutine aux lardons, pâté au saumon avec purée, pâté à l'anguille à la crème
  dish | dairy gluten |  | meat | ? | guédille au fromage, tourtière au porc beurre
  dish | dairy gluten |  | vegetarian | ? | kraft dinner, dîner kraft, kd, grand-père fromage
  dish | dairy shellfish | gluten | meat | ? | chaudrée de palourdes
  dish | gluten |  | meat | ? | tourtière du Lac, cipaille, cipaille du Bas-du-Fleuve, pâté au poulet, pot-pie au poulet, hot chicken, hambourgeois, guedille,
    guedille au poulet, sandwich au smoked meat, roteux, michigan, stimé, sous-marin, sous-marin steak, spaghatte, sauce à spag et pâtes, macaroni à la viande,
    ragoût de pattes, ragoût de pattes de cochon, ragoût de pattes et de boulettes, ragoût de boulettes et pattes, fricot au poulet, fricot, fricot acadien,
    fricot à la poule, fricot de lapin, fricot au poulet acadien, pâté acadien, poulet and dumplings, coton poutine, chicken fricot, bouilli aux pâtes, pâté aux bourgots
  dish | gluten eggs |  | meat | ? | pogo, sandwich aux œufs, sandwich pas de croûte, guedille aux œufs, salade de macaroni, salade de macaroni québécoise
  dish | gluten soybean |  | meat | ? | macaroni chinois, macaroni chinois québécois
  dish | gluten | eggs | meat | ? | tarte à la viande, tarte à la viande acadienne
  dish | dairy gluten eggs |  | meat | ? | pain sandwich, egg mcmuffin, œufs bénédictine, œufs bénédicte
  dish | gluten eggs shellfish |  | pescatarian | ? | guedille au homard, lobster roll, guedille aux crevettes, sandwich au homard
  dish | gluten shellfish |  | pescatarian | ? | coquille saint-jacques québécoise, club sandwich au homard
  dish | dairy gluten |  | pescatarian | ? | pâté à l'anguille, tourtière au saumon
  dish |  |  | meat | ? | bines, beans au lard, binnes, fèves au lard à l'érable, soupe aux pois, soupe aux pois québécoise, soupe aux pois jaunes,
    soupe aux pois au jambon, bouilli québécois, bouilli de légumes québécois, cretons de porc, gorton, cretons de veau, oreilles de Christ, grillades, tête en fromage,
    plorine, plogue, jambon à l'érable, steak blé d'Inde patates, ployes et cretons, poutine râpée, poutine râpée acadienne, râpure, râpure acadienne, pâté à la râpure,
    chiard, chiard acadien, chiard aux patates, chiard de Gaspésie, mioche au navet et lard, boudin de cochon, viande de loup-marin, caribou viande, castor viande,
    poulet barbecue québécois, poulet bbq, poulet St-Hubert, côtes levées à l'érable, jigg's dinner, salmigondis, balogne, bologne, boloney, pepperettes,
    galvaude sans fromage, soupe aux gourganes au lard, soupe aux gourganes, soupe aux pois et lard salé
  dish | soybean | gluten | meat | ? | général tao
  dish |  |  | pescatarian | ? | noves, cambuse, cambuse gaspésienne, hareng boucané, caplan
  dish | shellfish |  | pescatarian | ? | bourgots, bourgots marinés
  dish | gluten |  | vegan | ? | ploye, bannique, banique, banik, pain de fesse
  pastry | dairy gluten eggs |  | vegetarian | ? | tarte à la ferlouche, farlouche, ferlouche, tarte au sirop d'érable, tarte à l'érable, beigne au chocolat,
    trou de beigne, timbits, beignets aux patates, grands-pères à l'érable, gâteau des anges à la crème, shortcake aux fraises, shortcake, croquignole québécoise,
    galette à la mélasse, galette blanche, galettes à la farine, galette au gruau, biscuit au gruau, galette aux raisins, bourriques de sœurs, bourriques de viarge,
    nombril de sœur, pâte à tarte au saindoux beurrée, tarte aux bleuets, tarte au suif, bagosse, muffin aux bleuets, muffin anglais québécois, pain banane,
    roulé aux framboises, jelly roll, joe louis, may west, mae west, demi-lune vachon, passion flakie, flakie, swiss roll vachon, carré nanaimo, pouding aux fraises,
    pouding à la rhubarbe, croustade aux bleuets, cobbler aux pêches, crêpes aux bleuets, crêpe à l'érable, tamarin gaufre, village biscuits, whippet,
    brioche à la cannelle, tortue chocolat gâteau, tarte au citron meringue, tarte Tatin érable
  pastry | dairy gluten |  | vegetarian | ? | croustade pommes avoine, carrés rice krispies, biscuits à thé, thé biscuits, pain à l'ail
  pastry | dairy eggs |  | vegetarian | ? | pouding au tapioca, pouding au riz, pouding au chocolat, costarde, blanc-mange, blanc-manger aux œufs
  sweetener | dairy |  | vegetarian | ? | fudge à l'érable, tortue chocolat, caramel Grenache, tartinade au caramel, cornet de crème glacée, crème à la glace, revello,
    coffee crisp, caramilk, carameilk
  sweetener | dairy peanut |  | vegetarian | ? | oh henry
  sweetener | dairy eggs |  | vegetarian | ? | pouding au lait
  sweetener | gluten peanut |  | vegetarian | ? | tartine au beurre de pinotte
  sweetener | peanut |  | vegetarian | ? | eat-more, eatmore, m&m's peanut, m&m's cacahuète, pinottes en écales
  sweetener |  |  | vegan | - | tire sur la neige, tire sainte-catherine, tire éponge, mister freeze, slush, sloche, paparmane, peppermint rose, klendaks,
    lune de miel bonbon, big turk
  sweetener |  |  | meat | ? | fraises suédoises, sour patch, swedish berries
  sweetener | gluten |  | meat | ? | réglisse rouge
  drink |  |  | vegan | - | cidre de glace, sortilège
  drink | dairy |  | vegetarian | ? | double double, cappuccino glacé, icecapp, quik
  root |  |  | vegan | - | choutiame, blé d'Inde lessivé, blé d'Inde en crème, épi de blé d'Inde, petites poires amélanchier, gadelles, pommettes, catherinettes,
    ketchup aux fruits, ketchup aux tomates vertes, betteraves dans le vinaigre, concombres dans le vinaigre
  dish | dairy |  | vegetarian | ? | patates pilées, patates pillées, pilé de patates, mioche, patates en purée, sauce aux œufs beurre, crottes de fromage,
    squick-squick, skouik-skouik, couic-couic, trempette, trempette à l'oignon, p'tit québec, mi-carême, sauvagine, hercule de Charlevoix, louis d'or fromage, 14 arpents
  dish |  | gluten | meat | ? | sauce à poutine, sauce bbq st-hubert
`)
