import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Shellfish, fish, seaweed and their dishes by names of the French coasts. */
export const seaFoodsAndFishDishes = parseFoodLines(`
  shellfish | shellfish |  | pescatarian | - | chucherelle, bavoux, calicoco, torion, berlingue, vigneau, brelin, guignette, littorine, brennique, gofiche,
    couteaux, couteaux de mer, couteaux à la plancha, couteaux persillade, manche-couteau, solen, rigadelle, maillot coquillage, vernis coquillage, haricot de mer coquillage,
    donax, pignon coquillage, lutraire, spisule, bec-de-jar, mouscle, huître pied de cheval, gryphée, bouzigues, marennes, olivette, jacques noix, ricardeau,
    patate de mer, vioulet, bious, biéron, strombe, nasse coquillage, cagarole, cagaraulette, cagaraule, lumas, limaçon, cantareu, limace de mer, aplysie, dentale,
    datte de mer, pholade, dail coquillage, bonnet basque coquillage, bernache coquillage, gland de mer, moussette, esquinade, esquinado, esquinada, houvet, poupart, endormi crabe,
    torteau, crabe cerise, batelet, demoiselle de Bretagne, demoiselles de Cherbourg, cigale, cigalon, petite cigale, mante de mer, bouquets roses, sauterelle de mer,
    boucau, boucaud, gambero, civade, caramote, obsiblue, patte rouge écrevisse, kamchatka, suppion, sèche mer, cornet bouche, toutène, totène, tautène,
    lotte de mer calamar, muscardin, minard, tentacules, brasucade, églade, églade de moules, cargolade, cargolade catalane, homardine, paella aux fruits de mer,
    parillade, parillada, aziminu, riz noir à l'encre, tartare de saint-jacques, carpaccio de saint-jacques, carpaccio de poulpe, lumas à la sauce,
    soupe de poisson aux étrilles
  shellfish | dairy shellfish |  | pescatarian | ? | moules à la crème, bisque, homard thermidor, homard Newburg, saint-jacques à la nantaise,
    cassolette de fruits de mer, sauce joinville, marmite dieppoise, barbue à la dieppoise, escargots beurre persillé, escargots au beurre d'ail
  shellfish | gluten shellfish |  | pescatarian | ? | tielle, tielle sétoise, spaghetti aux palourdes, linguine aux fruits de mer, spaghettis aux fruits de mer
  shellfish | dairy gluten shellfish |  | pescatarian | ? | saint-jacques à la bretonne, coquilles saint-jacques à la bretonne, coquille nantaise,
    feuilleté de fruits de mer, bouchée aux fruits de mer, feuilleté aux escargots, croquille d'escargots, croquilles
  shellfish | dairy gluten eggs shellfish |  | pescatarian | ? | quenelles Nantua, profiteroles d'escargots
  shellfish | dairy shellfish mushroom |  | pescatarian | ? | sole normande, sole à la normande, sole dieppoise
  shellfish | dairy eggs shellfish |  | pescatarian | ? | mouclade charentaise
  shellfish | shellfish |  | meat | ? | paella, chips de crevettes
  shellfish | gluten shellfish |  | pescatarian..meat | ? | fideuà
  shellfish | shellfish |  | pescatarian | ? | poulpe à la galicienne
  shellfish | gluten shellfish |  | meat | ? | beignets de crevettes, raviolis aux crevettes
  shellfish | gluten eggs shellfish soybean |  | meat | ? | tempura de crevettes
  shellfish | shellfish mushroom |  | meat | ? | nems aux crevettes
  dish | dairy gluten eggs |  | pescatarian | ? | saumon en croûte, koulibiac, coulibiac, koulibiac de saumon, coulibiac de saumon, pain de poisson béchamel,
    soufflé au saumon, quiche saumon, cake au thon, cake au saumon, crêpe saumon, blinis saumon, soufflé de poisson, quiche poireau saumon
  dish | dairy gluten eggs |  | meat | ? | tarte au thon
  dish | dairy |  | pescatarian | ? | lotte à l'armoricaine crème, sandre au beurre blanc, brochet au beurre blanc, parmentier de morue, parmentier de poisson,
    parmentier de saumon, truite aux amandes, raie au beurre noir, aile de raie au beurre noir, raie au beurre noisette, pavé de saumon à l'oseille, saumon à l'oseille,
    saumon sauce oseille, filet de sole bonne femme, sole bonne femme, sandre au riesling, matelote alsacienne, matelote au riesling, pochouse, pauchouse,
    blanquette de lotte, blanquette de saumon, blanquette de poisson, cabillaud sauce beurre blanc, poisson au beurre blanc, poisson à la bordelaise surgelé,
    dos de cabillaud à la crème, aumônière de saumon, pâtes au saumon crème, gratin de morue, morue à la crème, saint-pierre au beurre,
    rillettes de saumon au fromage frais, terrine de saumon crème, brochet au four à la crème, mousse de saumon, roulé de saumon fromage frais
  dish | dairy gluten |  | pescatarian | ? | sole meunière, truite meunière, colin à la bordelaise, tagliatelles au saumon, lasagnes de poisson, tarama
  dish | dairy eggs |  | pescatarian | ? | merlu sauce hollandaise, turbot sauce mousseline
  dish | gluten |  | pescatarian | ? | croustibat, filet-o-fish, pissaladière, anchoïade croûton, beignets d'anchois, brandade croûtons, filet meunière,
    sandwich au thon, pizza aux anchois, tarte à la sardine, empanadas au thon
  dish | eggs |  | pescatarian | ? | poisson pané sauce tartare
  dish | gluten eggs |  | pescatarian | ? | sandwich thon mayo, club thon, râpé de la mer
  dish | gluten eggs shellfish |  | pescatarian | ? | miettes goût crabe
  dish |  |  | pescatarian | ? | godaille, godaille bretonne, raïto, morue en raïto, mélet, melet de Martigues, estofinade, estofi, stoficado, thon à la luzienne,
    hareng pommes à l'huile, catigot, catigau d'anguilles, bouilliture, bouilleture d'anguilles, anguilles persillade, alose à l'oseille, gravelax, laitance de hareng,
    laitance de carpe, laitance de maquereau, taupe poisson, Saint-Pierre poisson, jean-doré, loup poisson, louvine, pélamide, athérine, joël, jol, siouclet,
    prêtre poisson, mulet lippu, ombre poisson, aspe
  seaweed |  |  | vegan | - | dulce algue, ouessane, pioka, entéromorphe, oreille de cochon plante, cristalline
`)
