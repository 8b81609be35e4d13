import { list } from '#kitchen/word-list.ts'

/** Names that say where a food comes from beside it, and are no food alone. */
export const notFoodAloneInFrench: readonly string[] = list(
  `bébé, montagne, vallée, acheter, charleroi, namur, colmar, antibes, neuchâtel, lausanne, saguenay, rimouski, chicoutimi, mons, sousse, trocadéro, yvelines, val-de-marne, cannes, sarcelles, rennes, orly, marine, meunier, muller, müller, meyer, sfax, djerba, tozeur, sète, menton,
  concarneau, saint-malo, saint-brieuc, quimper, lorient, vannes, perpignan, béziers, narbonne, carcassonne, toulon, biarritz, roanne, nevers, agadir, meknès, normandie, bretagne, provence, alsace, auvergne, vendée, camargue, occitanie, aquitaine, nouvelle-aquitaine,
  hauts-de-france, grand est, pays de la loire, île-de-france, paca, ardèche, ardennes, aveyron, corrèze, drôme, finistère, gard, gironde, hérault, isère, jura, landes, loire-atlantique, lozère, mayenne, meuse, morbihan, moselle, oise, haut-rhin, bas-rhin, sarthe,
  savoie, haute-savoie, seine-et-marne, seine-maritime, tarn, var, vaucluse, vosges, yonne, essonne, wallonie, hainaut, brabant, acadie, ontario, alaska, oregon, kabylie, souss, casamance, aix, nîmes, bayonne, chablis ville, parfum vanille, parfum fraise, parfum coco,
  parfum d'ambiance vanille`,
)
