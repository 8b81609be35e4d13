import { cutsInShort } from '#kitchen/reader/words/fr-cut-pairs.ts'
import { shortenedNamesInFull } from '#kitchen/reader/words/fr-cut-words.ts'
import { shortForms } from '#kitchen/reader/words/fr-short-forms.ts'
import { neutral, placeNames } from '#kitchen/reader/words/neutral/fr.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'
import { list } from '#kitchen/word-list.ts'

/** Adds the feminine in -e to French participles and adjectives; comparison removes plurals. */
function gendered(words: string): readonly string[] {
  return list(words).flatMap((word) => [word, `${word}e`])
}

const participles = gendered(
  `haché, coupé, découpé, émincé, râpé, rapé, effilé, ciselé, tranché, prétranché, détaillé, taillé, concassé, écrasé, broyé, pilé, pressé, mixé, mouliné, effiloché, effeuillé, déchiré, rompu, émietté, fendu, partagé, divisé, séparé, battu, fouetté, monté, tamisé, fondu, ramolli, tempéré, pelé, épluché, mondé, émondé, écossé, effeuillé, équeuté, dénoyauté, épépiné, évidé, vidé, paré, nettoyé, lavé, brossé, rincé, égoutté, essoré, séché, désossé, dépecé, dégraissé, dénervé, décortiqué, ébarbé, écaillé, levé, ficelé, bridé, cuisiné, préparé, précuit, cuit, recuit, mijoté, braisé, rôti, grillé, toasté, torréfié, doré, saisi, poché, sauté, poêlé, frit, blanchi, bouilli, étuvé, confit, caramélisé, réduit, fumé, salé, dessalé, demi-sel, mariné, assaisonné, épicé, poivré, aillé, citronné, relevé, sucré, édulcoré, aromatisé, parfumé, vanillé, fermenté, lactofermenté, affiné, vieilli, mûri, pasteurisé, thermisé, stérilisé, upérisé, homogénéisé, microfiltré, filtré, centrifugé, décanté, clarifié, raffiné, désodorisé, hydrogéné, fractionné, interestérifié, déshydraté, lyophilisé, réhydraté, trempé, concentré, condensé, évaporé, atomisé, granulé, instantané, pulvérisé, micronisé, floconné, soufflé, extrudé, texturé, structuré, reconstitué, recomposé, hydrolysé, autolysé, inactivé, désactivé, dévitalisé, activé, enrichi, fortifié, allégé, écrémé, demi-écrémé, semi-écrémé, délactosé, maigri, dégraissé, déshuilé, partiellement dégraissé, démoulé, déminéralisé, décaféiné, désalcoolisé, dessucré, alcalinisé, modifié, transformé, purifié, surgelé, congelé, décongelé, réfrigéré, refroidi, réchauffé, chauffé, tiédi, gazéifié, pétillant, surfin, glacé, poli, blanchi, étuvé, prétraité, traité, ionisé, roulé, plié, tressé, moulu, vendu, entreposé, élevé, récolté, cueilli, pêché, chassé, abattu, cultivé, importé, emballé, mélangé, assorti, varié, divers, restant, utilisé, choisi, garanti, certifié, labellisé, contrôlé, standardisé, calibré, trié, sélectionné, supérieur, inférieur, non sucré, non salé, non traité, non pasteurisé, non raffiné, non hydrogéné, non blanchi, non fumé, peu salé, légèrement salé, légèrement battu, finement haché, finement coupé, finement râpé, grossièrement haché, grossièrement concassé, fraîchement moulu, fraîchement râpé, fraîchement pressé, épais, mou, plat, rond, long, court, creux, étroit, ouvert, fermé, persillé, salé-sucré, piqué, torsadé, cannelé, ondulé, nacré, panaché, marbré, strié, coloré, teinté`,
)

const qualities = gendered(
  `grand, gros, petit, moyen, entier, demi, mini, géant, long, court, fin, extra-fin, très fin, mi-fin, tendre, ferme, mûr, bien mûr, trop mûr, vert, rouge, noir, blanc, blond, brun, gris, rosé, violet, pourpre, bleuté, clair, foncé, ambré, doré, roux, rousse, jaune, orangé, frais, cru, sec, mi-sec, gras, maigre, demi-gras, léger, riche, pauvre, nature, naturel, pur, brut, complet, semi-complet, demi-complet, intégral, bis, vierge, doux, mi-doux, amer, acide, aigre, fort, piquant, extra, extra-fort, mi-fort, bon, meilleur, bel, beau, vieux, vieille, jeune, nouveau, nouvelle, ancien, premier, dernier, froid, chaud, tiède, bouillant, glacial, ambiant, liquide, solide, crémeux, onctueux, lisse, velouté, croquant, croustillant, moelleux, fondant, juteux, charnu, poudreux, cristallisé, bio, biologique, biologiqu, écologique, équitable, fermier, artisanal, traditionnel, industriel, maison, local, régional, paysan, sauvage, domestique, commun, courant, ordinaire, classique, original, authentique, véritable, alimentaire, comestible, culinaire, pâtissier, boulanger, ménager, officinal, médicinal, potager, maraîcher, forestier, printanier, hivernal, saisonnier, exotique, tropical, méditerranéen, provençal, breton, normand, alsacien, savoyard, auvergnat, basque, corse, landais, périgourdin, bourguignon, champenois, lorrain, bordelais, nantais, lyonnais, parisien, français, belge, suisse, québécois, canadien, italien, espagnol, portugais, grec, turc, libanais, marocain, tunisien, algérien, anglais, écossais, irlandais, allemand, néerlandais, hollandais, danois, norvégien, suédois, finlandais, polonais, russe, américain, mexicain, péruvien, chilien, argentin, brésilien, africain, sénégalais, malien, indien, thaï, thaïlandais, vietnamien, chinois, japonais, coréen, asiatique, européen, antillais, créole, réunionnais, australien, atlantique, pacifique, arctique, halal, casher, kasher, label rouge, aop, aoc, igp, ab, uht, ogm, vegan label, occidental, oriental, australe, bouché, frisé, lisse, plat, carré, blanchâtre, crème de, nain, rampant, grimpant, précoce, tardif, tardive, frais émoulu, gustatif, aromatique, minéral, animal de, gluten de, végétale de, hydrosoluble, soluble, insoluble, natif, native, sodique, calcique, potassique, totale, total, autre, autres, certain, plusieurs, différent, disponible`,
)

/** Words for pieces, cuts and shapes, used after "en" or before "de". */
const shapes = list(
  `pâte, éclats, brisures, pépites, pistoles, anneaux, poudre, morceau, morceaux, petits morceaux, gros morceaux, dé, dés, petits dés, cube, cubes, rondelle, rondelles, lamelle, lamelles, tranche, tranches, fines tranches, quartier, quartiers, lanière, lanières, bâtonnet, bâtonnets, julienne, brunoise, allumettes, filaments, copeaux, copeau, éclats, brisures, miettes, grains, purée, flocons, paillettes, granulés, pétales, fleurettes, fleurette, bouquets, sommités, pointes, pointe, têtes, tiges, tronçons, tronçon, segments, suprêmes, moitiés, moitié, demi, deux, quatre, boule, boules, feuilles, grappe, branche, branches, botte, gousses, pistils, filaments, lambeaux, chiffonnade, portions, portion, filet, filets, pavé, pavés, darne, darnes, dos, médaillon, médaillons, noisettes, cerneaux, hachis, sauce, gelée, crème liquide, brique, boîte, boite, conserve, bocal, saumure, sachet, sachets, capsule, capsules, dosette, dosettes, dosettes filtre, tube, vrac, barquette, bombe, spray, plaquette, pot, feuille, bloc, tablette, pépites, pastilles, carrés, bâton, bâtons, proportion variable, proportions variables, avion, bateau, france, europe, italie, espagne, suisse, belgique, bretagne, cage, plein air, agriculture biologique, conversion, quantité suffisante`,
)

const parts = list(
  `morceau, bouquet, tranche, rondelle, lamelle, dés, cube, copeau, éclat, brisure, miette, quartier, moitié, partie, bout, chunk, flocon, paillette, fleurette, sommité, pointe, tige, tronçon, suprême, cerneau, pavé, darne, dos, filet, médaillon, pilon, cuisse, haut de cuisse, aile, blanc, escalope, aiguillette, côte, côtelette, épaule, gigot, carré, jarret, poitrine, échine, longe, rôti, sauté, souris, selle, collier, palette, bavette, steak, chair, queue, tête, cœur, peau, os, coquille, carapace, arête, noyau, pépin, zeste, écorce, pulpe, jus, gousse, gousses, grain, grains, bouquet, feuille, fane, fanes, trognon, cosse, enveloppe, cabosse, mélange, mélanges, assortiment, sélection, duo, trio, méli-mélo, variété, sorte, type, espèce, catégorie, qualité, qualité supérieure, calibre, calibre moyen, catégorie 1, origine, provenance, marque, style, façon, goût, saveur, produit, ingrédient, base, spécialité, support, teneur, taux, pourcentage, présence, trace, additif, émulsifiant, gélifiant, épaississant, stabilisant, conservateur, antioxydant, acidifiant, acidifiants, exhausteur de goût, agent de texture, agent de traitement, agent d'enrobage, correcteur d'acidité, poudre à, rest, reste, restes, surplus, fond de, fin de`,
)

const uninflectedPhrases = list(
  `en poudre, en entier, entier, sans os, sans peau, avec peau, avec os, avec arêtes, sans arêtes, sans pépins, avec pépins, sans noyau, avec noyau, avec noyaux, sans coque, avec coque, en coque, avec coquille, sans coquille, avec la peau, avec tige, sans tige, avec fanes, avec gousse, non pelé, non pelée, non épluché, à la main, au couteau, au naturel, à la vapeur, à l'eau, à l'étouffée, à la coque, à la poêle, au four, au micro-ondes, au robot, au torchon, au feu de bois, à froid, à chaud, à point, à coeur, à maturité, à température ambiante, température ambiante, à volonté, à votre goût, au goût, selon goût, selon votre goût, selon le goût, facultatif, facultative, optionnel, optionnelle, si possible, si nécessaire, si besoin, environ, env, soit, ou plus, ou moins, au choix, de préférence, par exemple, par ex, ex, tels que, tel que, telle que, comme, contient, contenant, dont, type, n°, t45, t55, t65, t80, t110, t150, de la veille, d'hier, reste de, restes de, un reste de, du jardin, du marché, du frigo, du congélateur, du placard, du commerce, de qualité, de bonne qualité, de qualité supérieure, qualité supérieure, de saison, de pays, de ferme, de la ferme, de montagne, de plein air, de culture, de cultures, de terroir, de table, de cuisson, de cuisine, pour la cuisson, pour cuisson, pour friture, pour frire, pour la poêle, pour le moule, pour la plaque, pour le plan de travail, pour servir, pour décorer, pour la décoration, pour garnir, pour saupoudrer, pour badigeonner, pour la sauce, pour la garniture, pour la pâte, pour l'accompagnement, pour enrober, pour 4 personnes, pour dessert, pour pâtisserie, à pâtisserie, à dessert, à cuire, prêt à cuire, prêt à l'emploi, prête à l'emploi, prêt à manger, prêts à consommer, sous vide, sous atmosphère protectrice, longue conservation,
  long grain, grain long, grains longs, grain rond, grains ronds, grain moyen, cuisson rapide, de longue conservation, première pression, première pression à froid, pression à froid, extra vierge, haute teneur en acide oléique, à haute teneur en acide oléique, oléique, riche en oméga 3, riche en oméga, source d'oméga 3, oméga 3, oméga, riche en fibres, riche en protéines, pauvre en sel, à teneur réduite en sel, à teneur réduite en matières grasses, à teneur réduite en sucre, réduit en matières grasses, réduite en matières grasses, de matière grasse, de matières grasses, matière grasse sur sec, matière grasse sur extrait sec, sur extrait sec, mg, m g, pour cent, pourcent, parfum, naturellement parfumé, de poules élevées en plein air, poules élevées en plein air, poules élevées au sol, poules élevées en cage, de poules élevées au sol, de poules élevées en cage, issu de poules élevées en plein air, élevé en plein air, élevés en plein air, élevées en plein air, élevé au sol, élevées au sol, élevées en cage, élevées hors sol, d'élevage au sol, d'élevage en plein air, d'élevage en cage, d'élevage, élevage, au sol, en plein air, plein air, de plein champ, en liberté, au grain, nourri au grain, nourries aux céréales, nourri à l'herbe, sans ogm, non ogm, sans antibiotique, issu de l'agriculture biologique, issue de l'agriculture biologique, issus de l'agriculture biologique, issues de l'agriculture biologique, de l'agriculture biologique, agriculture biologique, agriculture durable, issu de la pêche durable, pêche durable, pêche responsable, msc, asc, commerce équitable, récolté en france, récolte en france, récoltées en france, origine france, produit en france, fabriqué en france, de france, importé en avion, importée en avion, par avion, non originaire de l'ue, non originaires de l'ue, non originaires de l'union européenne, originaires de l'ue, originaire de l'ue, originaires et non originaires de l'ue, ue et non ue, hors ue, non ue, non ce, ue, ce, union européenne, non comestible, demi complet, avec adjonction de gaz carbonique, adjonction de gaz carbonique, enrichi en vitamine d, enrichie en vitamine d, enrichi en calcium, enrichie en calcium, enrichi en vitamines, ajouté, ajoutée, ajoutés, très, trop, peu, bien, assez, plutôt, finement, grossièrement, légèrement, fraîchement, finement moulu, partiellement, totalement, entièrement, naturellement, spécial, spéciale, supplémentaire, premium, qualité extra, extra, super, standard, medium, mon, ma, mes, notre, nos, ton, ta, tes, votre, vos, ce, cet, cette, ces, j'ai, j ai, nous avons, il reste, il me reste, encore, aussi, juste, un peu de, beaucoup de, plein de, quelques, plusieurs, presque, bientôt périmé, périmé, ouvert, entamé, entamée, carrefour, auchan, leclerc, bonne maman, président, elle et vire, lu, panzani, barilla, knorr, maggi bouillon kub, amora, maille, lesieur, puget, d'isigny, bordier, picard, lustucru, herta, fleury michon, bonduelle, d'aucy, cassegrain, william saurin`,
)

/** Phrases of recipe text that mean tools, places, actions or sizes although they contain a food's name. */
const things = list(
  `wraps au, wraps aux, wraps à, granola aux, granola au, granola à, granola de, façon, façon française, curry de, curry d, curry aux, curry au poulet, curry au lait, curry au poisson, curry au bœuf, tartines sucrées, tartines aux, tartines au, tartines à, sauce aux, sauce au, sauce à la, sauce à l, temps, pendant ce temps, rose à l’intérieur, rose à cœur, roses et opaques, couteau, couteaux, cuillère en bois, cuillère, cuillères, fourchette, râpe, rouleau à pâtisserie, papier cuisson, papier sulfurisé, papier absorbant, papier aluminium, papier d'alu, film alimentaire, plaque de cuisson, plaque, grille, moule à gâteau, moule à tarte, moule à cake, moule à manqué, moule à muffins, moule à pain, plat à gratin, plat à four, plat à tarte, plat de service, plat creux, cocotte, casserole, poêle à crêpes, presse-ail, presse-purée, presse-citron, presse-agrumes, moulin à poivre, moulin à café, moulin à légumes, passoire, chinois, tamis, essoreuse à salade, saladier, planche à pain, couteau à pain, boule à thé, cuillère à café, cuillères à café, cuillère à soupe, cuillères à soupe, cuillère à thé, cuillère à glace, tasse à café, verre à vin, verre à eau, assiette à soupe, assiette à dessert, bol à soupe, louche à soupe, plat principal, plat unique, mortier, à la pâte, boule de pâte, travailler la pâte, étaler la pâte, la pâte, cette pâte, taille d'une noix, taille d'un petit pois, taille d'une noisette, grosseur d'une noix, couleur noisette, en forme de poire, bain de glace, eau glacée, eau et glaçons, bain-marie, bain marie, sucer, flocons de neige, neige, en neige, œufs en neige, pointe de couteau, à couper au couteau, lit de, cœur, à cœur, au cœur, cœur du four, peau, côté peau, côté chair, os, arêtes, queue, tête, pied, langue, café moulu fin, heure du thé, dessert, entrée, plat, déjeuner, dîner, goûter, repas, apéritif, bouillon frémissant, à petits bouillons, petits bouillons, gros bouillons, à gros bouillons, premier bouillon, premiers bouillons, reprise de l'ébullition, eau de cuisson, eau de trempage, jus de cuisson, jus rendu, jus s'écoule, sauce, soupe, potage, ragoût, gratin, garniture, marinade, farce, préparation, mélange, dressage, sirop léger, sel et poivre, saler, poivrer, salez, poivrez, sucrer, beurrer, huiler, fariner, paner, glacer, confire, épicer, gâteau, crumble, tarte, quiche, omelette, frittata, crêpe, galette, beignet, boulette, croquette, gnocchi maison, pain perdu, clafoutis, flan, mousse, riz au lait, sorbet, taco, burrito, sandwich, bol, pizza, tourte, parmentier, poêlée, wok, sauté, pilaf, riz frit, velouté, minestrone, chowder, tajine, tagine, biryani, pad thaï, pho, tom yam, laksa, okonomiyaki, bibimbap, bulgogi, tempura, katsu, korma, tikka, vindaloo, fajitas, quesadilla, enchiladas, ceviche, carpaccio, tartare, gaspacho, ratatouille, caponata, piperade, shakshuka, chakchouka, moussaka, dolma, köfte, kebab, brochette, confit, rillettes, terrine, gâteau de riz, pudding, pesto maison, aïoli maison, à la bolognaise, bolognaise, à la carbonara, carbonara, à la puttanesca, arôme, arômes, fondant, fondante, assaisonnement, salade tiède, salade de fruits, sauce de salade, préparation chaude, liquide chaud, bout des doigts, grosses miettes, miettes croustillantes, de la pâte, dans la pâte, diviser la pâte, galettes plates, compote, pancake, pancakes, crêpes, gâteaux, un moule, le moule, du moule, moule rond, moule carré, moule rectangulaire, moule beurré, moule chemisé, moules individuels, moule à charlotte, moule à soufflé, moule à tartelettes, mais encore, mais pas, mais sans, mais toujours, mais ne, mais plus, mais non, mais reste, mais restent, mais très, mais bien, mais aussi, mais juste, mais légèrement, verrine, bouchée, papillote, tartinade, pickles minute, huile parfumée, sauce pilée, délice glacé, petits pots, bouillie de riz, couleur rose, trace rose, rose pâle`,
)

/** The French words used around a food: units, joining words, descriptions. */
export const fr: ReaderWords = {
  head: 'first',
  and: list('et, ou, plus, ainsi que, ni, puis, et ou'),
  with: list('avec, en, au, aux, à la, à l, goût, saveur, sur, dans, sous, pour, par, façon'),
  from: list(
    'provenant de, provenant du, en provenance de, en provenance du, originaire de, origine, issu de, issue de, issus de, issues de, récolté en, récolté au, récoltée en, recolté en, produit en, élevé en, élevée en, élevés en, fabriqué en, importé de, importé en, importée en, importé du, fabriqué au, non originaires de, dans le, dans la, dans les',
  ),
  of: list('de, d, du, des, de la, de l, à, l, à base de, à base d, à partir de, à partir d'),
  numbers: list(
    'tiers, quarts, un, une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze, vingt, cent, douzaine, dizaine, quinzaine, vingtaine, trentaine, cinquantaine, demi, demie, demi-douzaine, quart, tiers, quelques, peu, le, la, les, l, moitié, paire',
  ),
  units: list(
    `g, gr, gramme, kg, kilo, kilogramme, mg, ml, millilitre, l, litre, cl, centilitre, dl, décilitre, livre, lb, oz, once, tasse, verre, verre à moutarde, petit verre, cuillère, cuiller, cuillerée, cuillérée, cuillère à soupe, cuillère à café, cuillère à thé, cuillerée à soupe, cuillerée à café, cuiller à soupe, cuiller à café, c à s, c à c, c à soupe, c à café, càs, càc, cas, cac, cs, cc, c, louche, pincée, pointe, trait, goutte, filet, soupçon, zeste, giclée, larme, gousse, tête, botte, bouquet, branche, branchette, brin, feuille, tige, boîte, boite, conserve, canette, cannette, bocal, bouteille, brique, briquette, berlingot, paquet, sachet, barquette, poignée, morceau, tranche, rondelle, rouleau, noix, noisette, pot, plaquette, plaque, tablette, carré, portion, part, pièce, bâton, cube, dé, bout, pavé, boule, bûche, lamelle, quartier, grappe, régime, cagette, filet de, sac, tube, dosette, capsule, bol, assiette, barre, doigt, pouce, cm, mm, centimètre, unité, lot, paire, pain de, motte, rame, bottillon, casseau, casseaux, pinte, chopine, couvert,
    tr, tranch, barq, bte, btes, bt, pqt, pqts, paq, sach, plaq, pce, pces, bq, bcl, pt, gsse, gousses, pack, brick, bidon, pochette, pochon, fiole, flacon, saladier, ramequin, louchée, lichette, rasade, larmichette, chouïa, giclée, poignee, plâtrée, platrée, ration, filet de, cageot, bourriche, bourrichon, douzaine, ribambelle, quignon de, panier de, panier,
    gourde, ravier, plateau, étui, cubi, tetra, berlingot, brickette, brikette, seau`,
  ),
  neutral,
  placeNames,
  preparation: [...participles, ...qualities, ...parts, ...shapes.map((shape) => `en ${shape}`), ...uninflectedPhrases],
  forms: {
    cooked: list(
      'cuit, cuite, cuits, cuites, déjà cuit, déjà cuite, précuit, précuite, rôti, rôtie, rôtis, rôties, grillé, grillée, grillés, grillées, bouilli, bouillie, poché, pochée, braisé, braisée, frit, frite, cuit à la vapeur, cuite à la vapeur, reste de, restes de, un reste de, de la veille, œuf dur, d hier, hier, d hier soir, hier soir',
    ),
    smoked: list('fumé, fumée, fumés, fumées'),
    dried: list('déshy, séché, séchée, séchés, séchées, sec, sèche, secs, sèches, déshydraté, déshydratée, lyophilisé'),
    whole: list('entier, entière, entiers, entières'),
    frozen: list(
      `surgelé, surgelée, surgelés, surgelées, congelé, congelée, congelés, congelées, surg, surgs, surgel, surgé, surgés, srg, congel, congél, congs, congelo,
      congélo, au congel, au congélo, au congélateur`,
    ),
    canned: list(
      `en boîte, en boite, en conserve, en bocal, boîte, boite, conserve, bocal, bte, btes, en bte, bt, cons, conserv, en cons, en conserves, bcl, en bocaux,
      appertisé, appertisée`,
    ),
    mashed: list('en purée, écrasé, écrasée, écrasés, écrasées, pilé, pilées'),
    rind: list('croûte, croûtes'),
  },
  allergens: {
    dairy: list('lait, produits laitiers, produit laitier, laitage, protéines de lait, lait de vache, crème, beurre'),
    gluten: list('gluten'),
    eggs: list('œuf, œufs'),
    peanut: list('arachide, cacahuète, cacahouète'),
    shellfish: list('crustacé, crustacés, fruits de mer, mollusque, coquillage'),
    soybean: list('soja, soya'),
    mushroom: list('champignon'),
  },
  nuts: list('fruits à coque, fruit à coque, noix, noisette, amande'),
  lactose: list('lactose'),
  wheat: list('blé, farine de blé'),
  otherFreeFrom: list(
    'sucre, sucres, sucre ajouté, sucres ajoutés, sel, sel ajouté, graisse, os, peau, arêtes, pépins, noyau, alcool, matière grasse, matières grasses, gras, huile de palme, précision, précisions, pulpe, bulles, égoutter, égouttage, éplucher, rincer, rinçage, laver, tremper, cuire, cuisson, trempage, ogm, additif, additifs, conservateur, conservateurs, colorant, colorants, nitrite, nitrites, sulfites, phosphate, antibiotique, arôme, croûte, coque, coquille, tige, queue, feuille, fanes, caféine, théine, levure, édulcorant, pulpe, gaz, ajout',
  ),
  without: { before: list('sans, ss, pas de, pas d, sans aucun, sans aucune, exempt de, exempte de, non'), after: [] },
  vegan: list('végan, végane, vegan, vegane, végétal, végétale, végétaux, végétalien, végétalienne, plant based, 100 végétal'),
  meatless: list('végétarien, végétarienne, végé, sans viande'),
  saysWithout: { dairy: list('délaitée'), gluten: list('déglutiné'), lactose: list('délactosé, délactosée') },
  synonyms: {
    ...cutsInShort,
    ...shortenedNamesInFull,
    ...shortForms,
    pdt: 'pomme de terre',
    patate: 'pomme de terre',
    'sauce soya': 'sauce soja',
    'steack haché': 'steak haché',
    steack: 'steak',
    'tom pelées': 'tomates pelées',
    'tom cerises': 'tomates cerises',
    'tom cerise': 'tomates cerises',
    'sauce tom': 'sauce tomate',
    toms: 'tomates',
    oign: 'oignon',
    'oign r': 'oignon rouge',
    'p de terre': 'pomme de terre',
    'pommes de t': 'pommes de terre',
    'p de t': 'pomme de terre',
    'fr blanc': 'fromage blanc',
    'from blanc': 'fromage blanc',
    'fr râpé': 'fromage râpé',
    'from râpé': 'fromage râpé',
    'crème ép': 'crème épaisse',
    'petits poids': 'petits pois',
    'petit poids': 'petits pois',
    'poids chiches': 'pois chiches',
    'poids chiche': 'pois chiches',
    'levure chim': 'levure chimique',
    'lev chim': 'levure chimique',
    'herbes prov': 'herbes de provence',
    'huile ol': "huile d'olive",
    'huile tourn': 'huile de tournesol',
    'vinaigre bals': 'vinaigre balsamique',
    'vin bals': 'vinaigre balsamique',
    'crème liq': 'crème liquide',
    'crème fr': 'crème fraîche',
    'fromage bl': 'fromage blanc',
    'mozza di bufala': 'mozzarella',
    'haricots v': 'haricots verts',
    'h verts': 'haricots verts',
    'champ de paris': 'champignons de paris',
    'choco pâtissier': 'chocolat pâtissier',
    'sucre van': 'sucre vanillé',
    'conc de tomate': 'concentré de tomate',
    colza: 'huile de colza',
  },
  ownNames: list('pâté, poulard'),
  otherThings: things,
}
