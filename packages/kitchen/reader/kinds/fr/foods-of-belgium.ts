import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Belgian dishes, snacks, cakes, sweets, cheeses and beers. */
export const foodsOfBelgium = parseFoodLines(`
  dish | dairy gluten eggs |  | meat | ? | boulets à la liégeoise, boulet liégeois, boulet sauce lapin, boulet frites
  dish | gluten eggs |  | meat | ? | boulettes sauce tomate, boulettes à la tomate, ballekes, ballekes à la bruxelloise, vitoulet, avisances, avisance namuroise,
    pain de viande, pain de veau, frikadelle, martino sandwich, toast cannibale
  dish |  | gluten | meat | ? | frikandel, frikandelle, viandelle, cervelas frit, mexicanos, poulycroc, poulicroc, lapin à la gueuze
  dish | gluten |  | meat | ? | bicky burger, bicky, pistolet fourré, pistolet américain
  dish | eggs |  | meat | ? | tartare de bœuf, salade de viande, salade liégeoise aux œufs, poulet curry belge, salade poulet curry, poulet andalouse, salade niçoise,
    fricassée liégeoise au lard, lard aux œufs, fricassée au lard belge
  dish | dairy gluten shellfish | eggs | pescatarian | ? | croquette de crevettes, croquettes aux crevettes, croquette aux crevettes grises,
    croquettes de crevettes grises, garnaalkroket, garnaalkroketten
  dish | eggs shellfish |  | pescatarian | ? | tomate crevettes, tomate aux crevettes, seiche à la rouille, rouille de seiche, avocat crevettes mayonnaise,
    cocktail crevettes, verrine crevettes mayonnaise
  dish | shellfish |  | pescatarian | ? | caricoles, karakol, kreukels, bouillabaisse aux langoustes
  dish | eggs |  | pescatarian | ? | pêches au thon, pêches au thon mayonnaise, anguilles au vert, paling in 't groen, asperges à la mechelen, sauce samurai,
    sauce brazil, sauce hannibal, sauce pickles, sauce riche, sauce fritkot, sauce bicky, sauce mammouth, sauce bourgy, sauce fish, sauce kebab, céleri-rave rémoulade,
    grand aïoli, le grand aïoli, sauce ravigote aux œufs, sauce mousquetaire, sauce Vincent, sauce suédoise, sauce cambridge, salade russe, salade César, salade caesar,
    salade de pommes de terre mayo, niçoise, bourride, bourride sétoise, colin mayonnaise, thon mayonnaise, thon mayo, rillettes de thon mayo,
    macédoine de légumes mayonnaise, tarama aux œufs
  dish | dairy eggs |  | pescatarian | ? | asperges à la flamande
  dish | gluten eggs |  | pescatarian | ? | pan bagnat
  dish | dairy |  | pescatarian | ? | sauce pita yaourt
  dish | dairy | gluten eggs | meat | ? | waterzooi, waterzoï, waterzooi de poulet, waterzooi gantois, waterzooi à la gantoise, gratin de chicons au jambon
  dish | dairy | gluten eggs | pescatarian | ? | waterzooi de poisson, waterzooi de saumon
  dish | dairy |  | meat | ? | stoemp, stoemp saucisse, stoemp aux carottes, stoemp aux poireaux, stoemp au chou, stoemp boudin, salade liégeoise au beurre, ravets,
    escavèche beurre, chicons braisés au beurre, potée aux carottes, potée aux chicons, potée liégeoise au beurre, tête pressée au beurre
  dish | dairy gluten |  | meat | ? | vol-au-vent frites
  dish |  |  | meat | ? | tête pressée, potkès, kip kap, kipkap, bloempanch, bloedpanch, blanke stèke, lapin à la liégeoise, noix d'Ardenne, pipe d'Ardenne, touffaye,
    touffaille gaumaise, al cûte pî d'poye, blinde vinken, blanche vinke, chou rouge à la flamande saucisse, choucroute belge, rognons à la liégeoise, tripe à l'djote,
    tripe à l'djotte
  dish | mushroom |  | meat | ? | choesels, choesels au madère
  fish |  |  | pescatarian | ? | escavèche, escavèche de Chimay, scavèche, craquelot, gendarme hareng, hareng kipper
  pastry | dairy gluten eggs |  | vegetarian | ? | doreye, tarte au riz, tarte au riz verviétoise, tarte au riz de Verviers, tarte au maton, tarte aux matons,
    mattentaart, tarte au matton, tarte au stofé, tarte au stofet, blanke doreye, noire dorêye, tarte à la frangipane, gosette aux pommes et crème, bodding,
    bodding bruxellois, boding, pudding de pain bruxellois, gaufrette au beurre, galettes de nouvel an, nûle, lukken, lukken flamandes, galettes fourrées liégeoises,
    lacquemant, laquemant, lacquements, croustillon, smoutebol, smoutebollen, boule de l'Yser, craquelin belge, pain craquelin, cramique sucré, mastelle, mastel,
    couque au beurre, couque au chocolat, couque suisse aux raisins, couque aux raisins, couque danoise, couque à la crème, couque crème, misérable, le misérable,
    carré confiture, tompouce, tom pouce, tompoes, crêpe mikado, crêpe au sucre, crêpe au nutella, baisers de Malmedy aux biscuits, flan caramel belge, ramponette,
    tarte à la semoule, rombosse, moka au beurre, nœud sucré
  pastry | dairy gluten | eggs | vegetarian | ? | spéculaus, speculaas, gosette, gosette aux pommes, gosette aux abricots, rombosse aux pommes, vitoulet sucré, palmito
  pastry | gluten |  | meat | ? | cuberdon
  pastry | dairy gluten |  | vegetarian | ? | pain à la grecque, pain d'amandes, pain aux amandes belge, amandelbrood
  pastry | gluten |  | vegetarian | ? | pain d'amande belge
  bread | dairy gluten |  | vegetarian | ? | sandwich mou, petit sandwich mou, pistolet au beurre, pain au lait
  sweetener |  |  | vegan | ? | poiret
  sweetener |  |  | meat | ? | nez de Namur, chapeau-de-curé, lard sucré, spekken, souris en guimauve, tagada, nounours bonbon, ours d'or, œufs au plat haribo, carensac,
    têtes brûlées, dents de vampire bonbons, cerises haribo, vers acidulés, hari croco
  sweetener | gluten |  | meat | ? | rotella, rouleau de réglisse, réglisse haribo, lacet de réglisse, langue de chat réglisse, crayons réglisse
  sweetener | dairy gluten eggs |  | meat | ? | melo-cake, melocake, tête au choco, baiser de Malmedy
  sweetener | eggs |  | meat | ? | tête-choco, tête choco suisse, baiser de nègre, choco-kiss
  chocolate | dairy soybean |  | vegetarian | ? | manon café, ballotin de pralines, fruits de mer en chocolat, fruits de mer Guylian, truffes en chocolat belges,
    choco, pâte de choco, choco à tartiner, napolitains chocolat, gianduja, gianduia, nougatti, côte d'or lait, kinder
  soft-cheese | dairy |  | vegetarian | - | remoudou de Herve, chimay fromage, maredsous fromage, plattekaas, platte kees, makèye, stofé, stofet, boulette de Charleroi,
    cassette de Beaumont, orval fromage, romedenne, brusselse kaas, ettekeis, ettekees, hettekees
  drink | gluten |  | vegan | ? | gueuse, kriek, faro, chimay bleue, duvel, blanche de Hoegaarden, hoegaarden, jupiler, stella artois, leffe, chouffe, rochefort 10,
    bière trappiste, saison dupont, westmalle, pelforth, kronenbourg, kro, desperados, monaco, binouze, bibine, pietra
  drink |  |  | vegan | - | péket, bistouille
  dish |  |  | vegan | ? | chou rouge aux pommes
  dish |  |  | vegan..meat | ? | cornet de frites, un cornet de frites
`)
