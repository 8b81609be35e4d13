import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** French names of dishes, cakes and sweets, with usual contents. */
export const usualRecipes = parseFoodLines(`
  fish | gluten | eggs dairy | pescatarian | ? | capitaine iglo, capitaine igloo, capitaine findus
  drink |  |  | vegan | ? | jacques vabre
  chocolate |  | dairy soybean gluten | vegan..vegetarian | ? | michel cluizel
  drink |  |  | vegan..vegetarian | ? | nicolas feuillatte, alain milliat
  dish |  | gluten dairy eggs | vegetarian..meat | ? | jean larnaudie, paul bocuse, jean brunet
  cured-meat |  | dairy gluten soybean | meat | ? | jean caby
  pastry | gluten | dairy eggs | vegetarian | ? | la mère poulard, mère poulard
  sweetener |  |  | vegan..vegetarian | ? | lucien georgelin
  dish | dairy |  | vegetarian..meat | ? | hachis parmentier, parmentier de canard, brandade parmentière, pâté chinois
  dish | dairy eggs |  | vegetarian | ? | fiadone, fiadone corse, imbrucciata sans pâte
  sauce | dairy gluten |  | vegetarian | ? | sauce aurore, sauce Nantua sans écrevisses, sauce moutarde à la crème
  pastry | dairy gluten |  | vegetarian | ? | grands-pères dans le sirop, grands-pères au sirop, grands-pères au sirop d'érable, pets de soeur, pets de sœurs, pets-de-soeur
  chocolate |  | dairy | vegetarian | ? | mon chéri, mon cheri, mon chéri ferrero
  bread | gluten | dairy | vegetarian | ? | craquelin, craquelins
  bread | dairy gluten eggs |  | vegetarian | ? | craquelin au sucre, craquelin bruxellois, brioche craquelin
  dish | eggs | dairy | vegetarian | ? | pommes duchesse, pomme duchesse, pommes de terre duchesse
  dish | dairy eggs | gluten | vegetarian | ? | omelette norvégienne, omelette surprise
  pastry | gluten dairy |  | vegetarian | ? | palmier feuilleté, palmiers feuilletés, palmier au sucre, palmiers au sucre, petits palmiers, palmiers apéritif, cœurs de France, arlettes
  pastry | dairy gluten eggs |  | vegetarian | ? | financier tigré, tigré au chocolat, gâteau tigré, gâteau moka, moka gâteau, gâteau au moka
  dish | dairy | eggs | vegetarian | ? | ramequin vaudois, ramequins vaudois, ramequin au fromage, ramequins au fromage
  dish | dairy | gluten | vegetarian | ? | birchermüesli, birchermuesli, müesli bircher, muesli suisse
  sweetener | dairy |  | vegetarian | ? | vermicelles aux marrons, vermicelle de marrons, vermicelles de marrons, mont-blanc dessert, mont blanc aux marrons, nesselrode
  dish | dairy | gluten | meat | ? | poutine, poutines, poutine classique, poutine extra fromage, poutine québécoise, sauce brune à poutine fromage
  dish | gluten dairy |  | vegetarian..meat | ? | pizza-ghetti, pizzaghetti
  dish | gluten dairy |  | vegetarian | ? | assida zgougou, assidat boufriwa, asidat zgougou
  dish | gluten dairy |  | vegetarian..meat | ? | seffa, seffa medfouna, seffa sucrée, mesfouf, mesfouf aux dattes
  dish | dairy shellfish | gluten | pescatarian | ? | cassolette de saint-jacques, cassolette saint-jacques, coquilles saint-jacques gratinées, coquille saint-jacques gratinée, gratin de saint-jacques,
    saint-jacques à la crème, cassolette de fruits de mer, gratin de fruits de mer, vol-au-vent aux fruits de mer sans pâte
  dish | dairy shellfish |  | pescatarian | ? | escargots de bourgogne, escargots au beurre persillé, escargots au beurre, escargots à la bourguignonne, douzaine d'escargots, escargots beurrés,
    moules au roquefort, moules à la crème, moules crème, moules au curry crème, cassolette d'escargots
  dish |  | shellfish | pescatarian | ? | soupe de poissons, soupe de poisson, soupe de roche, soupe de poissons de roche
  sweetener | dairy gluten | eggs | vegetarian | ? | tête choco, têtes choco, tête au choco, têtes au choco
  sweetener | eggs | dairy | pescatarian..meat | ? | ourson guimauve, oursons guimauve, petit ourson guimauve, nounours guimauve, guimauve au chocolat
  pastry | gluten eggs | dairy | vegetarian | ? | savane, savane chocolat, savane brossard, savane pocket, marbré savane, doowap, doowaps, doo wap
  grain | gluten |  | vegan..vegetarian | ? | trésor kellogg's, trésor de kellogg's, céréales trésor, blédine, blédine biscuitée, céréales bébé, céréales pour bébé, céréales infantiles
  dish | peanut | gluten | vegan | ? | bamba, bamba cacahuète, bamba osem, curly cacahuète, curly, curlys, soufflés cacahuète, soufflés à la cacahuète, biscuits apéro cacahuète
  drink | gluten |  | vegan | ? | panaché bière, demi panaché, panaché citron, bière panachée, picon, demi pêche, tango bière, diabolo bière
  dish | gluten shellfish |  | pescatarian | ? | fritto misto, fritto misto di mare, friture mixte de la mer, friture de fruits de mer, friture de calamars, calamars frits, encornets frits, beignets de seiche
  sweetener | dairy | eggs | vegetarian..meat | ? | mont blanc chocolat, mont blanc vanille, mont blanc caramel, mont blanc praliné, crème mont blanc, liégeois chocolat, liégeois café, liégeois vanille,
    chocolat liégeois, café liégeois
  sweetener | eggs | dairy | vegetarian | ? | macaron, macarons, macaron parisien, macarons parisiens, petits macarons
  sweetener | eggs |  | vegetarian | ? | macarons d'Amiens, macarons de Saint-Émilion, amaretti, amaretti morbidi
  pastry | gluten eggs | dairy | vegetarian | ? | conversation aux amandes, conversations aux amandes, milliard, milliard aux cerises, milliard auvergnat
  pastry | gluten |  | vegetarian | ? | faverolles, ganses niçoises, croquants aux amandes, croquants de Cordes, croquant aux amandes, croquants provençaux, marie biscuit
  bread | gluten |  | pescatarian..meat | ? | pan bagna, pan-bagnat, galette-saucisse, galette saucisse bretonne, galette saucisse froment
  dish | gluten dairy eggs |  | vegetarian | ? | farz, far noir, farz gwinizh, farz du
  yogurt | dairy |  | vegetarian | ? | velouté fruix, fruix, paniers de yoplait, panier de yoplait, velouté de danone
  sweetener | dairy gluten |  | vegetarian | ? | cornetto, cornetto vanille, cornetto chocolat, cornetto fraise, cône glacé, cornet glacé, cône vanille
  chocolate | dairy peanut |  | vegetarian | ? | m&m's cacahuète, m&m's cacahuètes, m&ms cacahuète, m&ms cacahuètes, m&m's peanut, m&ms peanut, m&m's jaunes
  chocolate | dairy |  | vegetarian | ? | barre daim, daim chocolat, bonbon daim, bonbons daim, caprice des dieux glacé
  soft-cheese | dairy |  | vegetarian | ? | fromage caprice, caprice fromage
  bread | gluten |  | vegan..vegetarian | ? | heudebert, jacquet, harry's, harry's american sandwich, la boulangère pains au lait
  pasta | gluten | eggs | vegan..vegetarian | ? | panzani, panzani torti, panzani coquillettes
  pasta | gluten eggs |  | vegetarian..meat | ? | lustucru, giovanni rana, rana pâtes fraîches
  yogurt | soybean |  | vegan | ? | sojasun, soja sun, sojasun nature, sojasun vanille, tonyu, roa ra
  sauce | eggs |  | vegetarian | ? | thomy mayonnaise, mayo thomy, bénédicta mayo, mayo bénédicta, mayo amora, amora mayo
  dish | gluten |  | meat | ? | père dodu, escalope père dodu, panés père dodu, cordon bleu père dodu
  dish | gluten dairy |  | vegetarian..meat | ? | marie lasagnes, lasagnes marie, lasagnes findus, sodebo, sodebo pizza, pizza sodebo, pizza box sodebo, pasta box sodebo, pasta box
  nut | peanut |  | vegan | ? | benenuts, benenuts cacahuètes
  pasta | gluten |  | vegetarian | ? | schupfnudeln, schupfnoudle
  chocolate | dairy gluten | soybean peanut | vegetarian | ? | kit kat, kitkat, kit-kat, twix, maltesers, barre lion, lion barre, lion chocolat, lion nestlé, crunch, nestlé crunch, balisto, duplo, hanuta, knoppers
  chocolate | dairy eggs | soybean | vegetarian | ? | toblerone, toblerone lait, toblerone blanc, toblerone noir
  dish | shellfish gluten eggs |  | pescatarian | ? | coraya, surimi coraya, suprêmes de surimi, suprême de surimi, coraya suprêmes, bâtonnets coraya, miettes de surimi, râpé de surimi
  baking | gluten |  | vegan | ? | levure maltée, levure de bière maltée
  dish |  |  | meat | ? | steak frites, steaks frites, poulet frites, bavette frites, onglet frites, saucisse frites, andouillette frites
  vegetable |  |  | vegan | - | tagliatelles de carottes, tagliatelles de carotte, tagliatelles de courgettes, tagliatelles de courgette, spaghettis de courgette, spaghettis de courgettes, nouilles de courgette
  vegetable |  |  | vegan | - | dent de lion, dents de lion, salade de dent de lion
  soft-cheese | dairy |  | vegetarian..meat | - | caillé frais, caillé de chèvre, caillé de vache, caillé de lait, caillé doux, caillé lactique, caillé égoutté
`)
