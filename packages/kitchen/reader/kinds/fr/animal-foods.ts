import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of meat, fish, shellfish and egg outside the lexicon, by kind. */
export const animalFoods: readonly NamedKind[] = [
  // Cooked like oxtail, because these cuts are tough until simmered for hours.
  {
    class: 'meat',
    diet: 'meat',
    like: 'oxtail',
    names: list("langue, langue de bœuf, langue de veau, langue d'agneau, tripes, tripe, panse, estomac, gras-double"),
  },
  { class: 'meat', diet: 'meat', names: list('reste de rôti, restes de rôti, restes du rôti') },
  { class: 'meat', diet: 'meat', like: 'beef-liver', names: list('rognon, rognons, rognons de veau, rein, ris de veau') },
  // May contain milk, gluten and soya, because slicing sausages are often bound with milk powder, soya or starch.
  { class: 'cured-meat', unknown: ['dairy', 'gluten', 'soybean'], diet: 'meat', names: list('mortadelle, charcuterie, charcuteries') },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `viande, viandes, viande rouge, viande blanche, viande séchée, viande fumée, viande de grison, viande des grisons, viande à fondue, viande de bœuf, viande de porc, viande bovine, viande porcine, viande ovine, viande de bovin, bovin, porcin, ovin, caprin, gibier, venaison, cerf, biche, faon, chevreuil, daim, orignal, caribou, renne, élan, wapiti, bison, buffle, zébu, sanglier, marcassin, phacochère, cheval, viande chevaline, poulain, âne, mouton, brebis de réforme, agnelle, chevreau, cabri, bouc, kangourou, autruche, émeu, crocodile, alligator, tortue, serpent, cuisses de grenouille, grenouille, phoque, baleine, castor, lièvre, lapereau, cochon, cochon de lait, porcelet, truie, vache, génisse, taureau, bœuf de kobe, wagyu, black angus, cochon d'inde, protéine animale, protéine de viande, protéine de porc, protéine de bœuf,
      foie, foie de veau, foie de bœuf, foie de porc, foie d'agneau, foie de génisse, cœur de bœuf viande, cœur de veau, cœur de porc, cœur d'agneau, cervelle, cervelle d'agneau, ris, tripes à la mode de caen, tablier de sapeur, fraise de veau, animelles, amourettes, rognons blancs, mamelle, tétine, poumon, mou de veau, abats, abat, abattis, pied de porc, pied de cochon, pied de veau, pied d'agneau, pied de bœuf, pied de bovin, pieds et paquets, oreille de porc, oreille de cochon, museau, museau de porc, museau de bœuf, groin, tête de veau, tête de porc, tête de cochon, queue de porc, queue de cochon, queue de veau, joue de porc, joue de veau, os, os à moelle, moelle, os de bœuf, sang, sang de porc, couenne, couennes, oreilles de crisse, grattons, grillons, fritons, collagène, collagène bovin, extrait de viande, minerai de viande, tartare de bœuf, carpaccio de bœuf, rosbif, pot-au-feu, paleron, macreuse, jumeau, gîte, gîte à la noix, plat de côtes, tende de tranche, rumsteck, rumsteak, bavette, onglet, hampe, araignée de porc, araignée de bœuf, entrecôte, faux-filet, contre-filet, aloyau, tournedos, chateaubriand, poire de bœuf, merlan de bœuf, basse-côte, basses côtes, aiguillette baronne, aiguillette de bœuf, noix de bœuf, noix de veau, noix pâtissière, quasi, quasi de veau, tendron, osso buco, ossobuco, grenadin de veau, blanquette de veau, rouelle, rouelle de porc, échine, palette de porc, travers, travers de porc, ribs, carré de porc, carré d'agneau, souris d'agneau, gigot, gigot d'agneau, baron d'agneau, collier d'agneau, navarin, selle d'agneau, gigue de chevreuil, cuissot, civet, râble, râble de lapin, jarret, jarret de porc, jarret de veau, jambonneau, palette à la diable, plate de porc, pluma, secreto, presa, pièce de bœuf, steak, bifteck, américain préparé, filet américain, viande hachée, farce de porc, chair de porc, lard gras, bardière, barde, crépine, boyau, boyaux, boyau de porc, menu de porc, enveloppe collagène, boyau de collagène, boyaux collagéniques, boyau collagénique, bœuf séché, bœuf salé, daube, bourguignon, goulasch, goulash, chili con carne, carbonade, carbonnade, waterzooi de poulet, cassoulet, choucroute garnie, potée, petit salé, tourtière, cretons, creton, tête fromagée, fromage de tête, pâté de tête, fromage d'italie`,
    ),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list(
      `volaille, volailles, viande de volaille, chair de volaille, poule, poularde, chapon, coq, coquelet, poussin, pintade, pintadeau, chapon de pintade, caille, cailles, pigeon, pigeonneau, perdrix, perdreau, faisan, faisane, bécasse, bécassine, grive, merle, alouette, ortolan, palombe, tourterelle, oie, jars, canard colvert, colvert, sarcelle, dindon, dindonneau, dindonne, gelinotte, tétras, foie gras, bloc de foie gras, foie de canard, gésier, gésiers, gésiers confits, cœur de canard, cœurs de canard, cœur de poulet, cœur de volaille, cou de canard, cou d'oie, manchon, magret, magret séché, aiguillette de canard, confit de canard, confit d'oie, rillettes de canard, cuisse de canard, peau de poulet, peau de volaille, carcasse de poulet, carcasse de volaille, pattes de poulet, croupion, crêtes de coq, sot-l'y-laisse, bacon de dinde, jambon de dinde, jambon de poulet, jambon de volaille, blanc de dinde, blanc de volaille, protéine de volaille, sang de volaille, pilon, pilons de poulet, escalope de dinde, escalope de volaille, rôti de dinde, paupiette de dinde, gallus gallus`,
    ),
  },
  {
    class: 'butter',
    diet: 'meat',
    names: list(
      'suif, suif de bœuf, graisse bovine, graisse de rognon, graisse de rôti, graisse de porc, graisse de poulet, graisse de mouton, graisse animale, matière grasse animale, matières grasses animales, gras de canard, panne, panne de porc, schmaltz, axonge, blanc de bœuf, graisse de boeuf raffinée',
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list(
      `bresaola, coppa, lonzo, lonza, prisuttu, capocollo, lard, lard fumé, lard maigre, lard paysan, lard de colonnata, lardons, lardon, allumettes de lardons, allumettes fumées, poitrine fumée, poitrine salée, petit lard, bœuf séché des grisons, jerky, biltong, pastrami, viande fumée de montréal, smoked meat, saucisson de lyon, jésus, fuet, nduja, sobrassada, culatello, speck, jambon serrano, serrano, jambon de bayonne, jambon de parme, jambon d'ardenne, jambon ibérique, pata negra, jambon sec, jambon fumé, jambon blanc, jambon à l'os, jambon persillé, épaule cuite, saucisse sèche, francfort, gendarme, landjäger, cabanos, kabanos, andouille de guémené, andouille de vire, sabodet, caillette, attriaux, longeole, boutefas, saucisson vaudois, rillettes, rillettes de porc, rillettes du mans, rillons, rillauds, graton, museau vinaigrette, jambon cuit, bacon fumé, cecina, basturma, pastirma`,
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    names: list(
      `pâté de campagne, pâté de foie, pâté en croûte, pâté croûte, pâté de canard, pâté de lapin, pâté de porc, pâté de volaille, pâté breton, pâté hénaff, pâté de gibier, pâté chinois, pâté à la viande, terrine, terrine de campagne, terrine de canard, terrine de lapin, mousse de foie, mousse de canard, mousse de foie de volaille, galantine, ballottine, ballotine, pain de viande, haggis, wurst, weisswurst, saucisses de vienne, friand, friand à la viande, tourte à la viande, paupiette, paupiettes, paupiette de veau, oiseau sans tête`,
    ),
  },
  {
    class: 'mince',
    diet: 'meat',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    sharesDoubts: true,
    names: list(
      `boulette, boulettes de viande, boulet, boulets à la liégeoise, fricadelle, fricandelle, keftas, kefta, köfte, kofta, kebab, döner, gyros, shawarma, chawarma, burger, hamburger, cheeseburger, big mac, nugget, nuggets, nuggets de poulet, poulet pané, escalope panée, escalope viennoise, schnitzel, cordon-bleu, croquette de jambon, croquettes de poulet, hachis parmentier, parmentier, moussaka, lasagne, bolognaise au bœuf, mitraillette, préparation de viande, bouchée de viande, tomate farcie, poulet popcorn, tenders, aiguillettes panées, poulet frit`,
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `poisson, poissons, merlan bleu, huiles marines, poisson blanc, poisson bleu, poisson de roche, poisson plat, filet de poisson, protéine de poisson, merlan, lieu, lieu noir, lieu jaune, colin, hoki, grenadier, lingue bleue, merluche, merlu, merlu blanc, colinot, merluchon, églefin, aiglefin, morue, morue salée, morue charbonnière, cabillaud, brosme, flétan, flétan noir, turbot, turbotin, barbue, carrelet, plie, limande, sole, sole tropicale, céteau, cardine, flet, raie, aile de raie, ailes de raie, joue de lotte, saint-pierre, dorade, daurade, daurade royale, dorade rose, pageot, pagre, denti, sar, bogue, rouget, rouget barbet, rouget grondin, grondin, rascasse, sébaste, chapon de mer, congre, murène, anguille, civelle, pibale, lamproie, esturgeon, espadon, marlin, voilier, thonine, bonite, albacore, germon, listao, thazard, maquereau, chinchard, balaou, orphie, aiguille de mer, carangue, sériole, mahi-mahi, coryphène, cobia, barracuda, mérou, vivaneau, perche, brochet, sandre, doré jaune, carpe, tanche, gardon, brème, ablette, vairon, barbeau, silure, poisson-chat, pangasius, panga, basa, tilapia, omble, omble chevalier, ombre, féra, corégone, lavaret, truite de mer, saumon keta, saumon sauvage, éperlan, capelan, lançon, sprat, alose, hareng, anchois frais, sardine, sardinelle, pilchard, roussette, saumonette, requin, requin bleu, aiguillat, veau de mer, légine, empereur, hoplostète, béryx, ombrine, courbine, bar, loup, loup de mer, bar moucheté, castagnole, escolar, opah, poisson lune, poisson-perroquet, capitaine, thiof, tambaqui, pirarucu, achigan, crapet, barbotte, malachigan, touladi, ouananiche, corbine, petite friture, blanchaille, foie de lotte, tête de poisson, arête de poisson, poulamon, turbot de terre-neuve, loquette,
      gadus, merluccius, salmo, oncorhynchus, salvelinus, thunnus, katsuwonus, sarda, sardina, sardinops, sardinella, clupea, engraulis, scomber, pollachius, theragra, melanogrammus, merlangius, micromesistius, pleuronectes, limanda, solea, platichthys, hippoglossus, reinhardtius, psetta, scophthalmus, sparus, dicentrarchus, oreochromis, pangasius hypophthalmus, sebastes, trachurus, xiphias, anguilla, molva, lophius, macruronus, mallotus, sprattus, coregonus, esox, perca, lates niloticus, zeus faber, mullus, mugil, cyclopterus, raja, scyliorhinus, squalus, brosme brosme`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    names: list(
      `hareng saur, hareng fumé, hareng mariné, rollmops, rollmop, kipper, buckling, maatjes, hareng doux, anguille fumée, truite fumée, maquereau fumé, haddock fumé, flétan fumé, thon fumé, espadon fumé, stockfish, stockfisch, morue séchée, gravlax, saumon gravlax, caviar, œufs de poisson, œufs de saumon, œufs de truite, œufs de lump, œufs de lompe, œufs de hareng, œufs de mulet, œufs de capelan, œufs de poisson volant, œufs d'esturgeon, œufs de thon, oeufs de poissons, rogue, laitance, ikura, tobiko, masago, mentaiko, poisson séché, poisson fumé, poisson salé, poisson en poudre, poudre de poisson, farine de poisson, arête, gélatine de poisson, collagène de poisson, collagène marin, protéine marine, ichtyocolle, huile de foie de morue, huile de saumon, huile de sardine, huile de krill, arôme poisson, arôme de poisson, crème d'anchois, beurre d'anchois sans beurre, pâte d'anchois, anchoïade, pissala, garum, nuoc mam, colatura, filets de maquereau, filets d'anchois`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    names: list(
      `bâtonnet de poisson, bâtonnets de poisson, poisson pané, poisson panée, boulette de poisson, boulettes de poisson, accras, accras de morue, acras, gâteau de poisson, pain de poisson, terrine de poisson, terrine de saumon, mousse de saumon, taramasalata, chikuwa, waterzooi, soupe de poisson, brandade parmentière, feuilleté de poisson, gefilte fish, quenelles de poisson, poisson meunière`,
    ),
  },
  {
    class: 'shellfish',
    diet: 'pescatarian',
    mayContain: ['shellfish', 'gluten', 'eggs', 'soybean'],
    names: list(
      'surimi, bâtonnet de surimi, bâtonnets de surimi, bâtonnet de crabe, bâtonnets de crabe, bâtonnets au goût de crabe, goberge, simili-crabe, miettes de surimi, râpé de surimi, kanikama',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `crustacé, crustacés, mollusque, mollusques, coquillage, coquillages, bivalve, céphalopode, gastéropode, fruits de mer, fruit de mer, cocktail de fruits de mer, mélange de fruits de mer, krill, langoustine, queue de langoustine, langouste, cigale de mer, crevette, crevette rose, crevette grise, crevettes grises, crevette bleue, gamba, gambas, bouquet crevette, scampi, scampis, chevrette, homard, homard bleu, crabe, tourteau, araignée de mer, étrille, dormeur, crabe des neiges, crabe royal, crabe vert, crabe bleu, king crab, pince de crabe, pinces de crabe, miettes de crabe, bernard-l'ermite, anatife, pouce-pied, pousse-pied, balane, squille, cloporte de mer, moule, moules de bouchot, moule de bouchot, bouchot, huître, huître plate, belon, fine de claire, palourde, clam, clams, praire, praires, coque, coques, bucarde, vernis de mer, amande de mer, couteau de mer, telline, tellines, olive de mer, lavagnon, mye, quahog, mactre, pétoncle, pétoncles, noix de pétoncle, peigne, peigne du pérou, peigne du canada, pecten, pecten d'amérique, vanneau, coquille saint-jacques, coquilles saint-jacques, saint-jacques, noix de saint-jacques, corail de saint-jacques, bulot, bulots, buccin, bigorneau, bigorneaux, vignot, patelle, bernique, chapeau chinois coquillage, ormeau, oreille de mer, abalone, conque, lambi, murex, cérithe, escargot, escargots, escargot de bourgogne, petit-gris escargot, cagouille, achatine, encornet, encornets, calmar, calmars, calamar, chipiron, chipirons, supion, supions, sépiole, poulpe, pieuvre, élédone, encre de seiche, encre de calamar, encre de poulpe, noir de seiche, oursin, oursins, corail d'oursin, langue d'oursin, figue de mer, concombre de mer, holothurie, méduse, jus de moules, jus de palourde, jus de coquillages, jus de palourdes, extrait de crevette, extrait d'huître, arôme de crabe, arôme crevette, arôme de crevette, poudre de crevettes, concentré de crustacés, fumet de crustacés, fumet de homard, fond de homard, chitosane, chitine, carapace, glucosamine,
      homarus, nephrops, palinurus, panulirus, jasus, penaeus, litopenaeus, pandalus, crangon, pleoticus, metapenaeus, aristaeomorpha, parapenaeus, portunus, callinectes, chionoecetes, procambarus, astacus, pacifastacus, cancer pagurus, maja, mytilus, perna, ostrea, crassostrea, magallana, pecten maximus, placopecten, zygochlamys, argopecten, chlamys, aequipecten, mizuhopecten, illex, loligo, doryteuthis, todarodes, dosidicus, uroteuthis, sepia, octopus, helix, haliotis, ruditapes, venerupis, meretrix, mercenaria, cerastoderma, anadara, ensis, buccinum, littorina, spisula, patella vulgata, concholepas`,
    ),
  },
  {
    class: 'paste',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'pâte de crevettes, pâte de crevette, belacan, blachan, terasi, trassi, bagoong, kapi, sauce xo, beurre de crevettes, chips de crevette, chips aux crevettes, chips de crevettes, beignet de crevette, beignets de crevettes, cocktail de crevettes, clamato, sauce aux crevettes, sauce crabe, tapenade de crabe, croquette de crevette, croquettes aux crevettes, tomate crevette, crevettes séchées, persillade de moules, moules marinières',
    ),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    names: list(
      'produits de la mer, produit de la mer, poissons et crustacés, bouillabaisse, paella, sushi, sushis, garniture marinière, marmite du pêcheur, soupe de la mer',
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      `œuf entier, œuf en poudre, œufs en poudre, blanc d'œuf, blancs d'œufs, blanc d'œuf en poudre, jaune d'œuf, jaunes d'œufs, jaune d'œuf en poudre, œuf de poule, œufs de poule, œuf de caille, œufs de caille, œuf de cane, œuf d'oie, œuf d'autruche, œuf de dinde, œuf dur, œufs durs, œuf mollet, œuf à la coque, œufs à la coque, œuf poché, œuf mimosa, œuf brouillé, œufs brouillés, œuf au plat, œuf sur le plat, œufs cocotte, œuf mariné, œuf de cent ans, œuf battu, œufs battus, dorure, albumine, albumen, ovalbumine, ovoproduit, ovoproduits, protéines d'œuf, protéine de blanc d'œuf, lysozyme, lysozyme d'œuf, lécithine d'œuf, lécithine de jaune d'œuf, ovomucoïde, omelette, omelettes, tortilla espagnole, frittata, piperade, meringue, meringues, blancs en neige, glace royale, sabayon, zabaglione, advocaat, tamagoyaki, œuf pasteurisé, coquille d'œuf, tamago`,
    ),
  },
  { class: 'egg', mayContain: ['eggs'], diet: 'vegetarian', names: list("substitut d'œuf, succédané d'œuf, remplaçant d'œuf") },
  {
    class: 'sauce',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'pescatarian',
    sharesDoubts: true,
    names: list(
      `sauce tartare, tartare sauce, rémoulade, sauce rémoulade, céleri rémoulade, sauce cocktail, sauce andalouse, sauce samouraï, sauce algérienne, sauce burger, sauce hamburger, sauce big mac, sauce américaine frites, sauce gribiche, gribiche, rouille, mayonnaise allégée, œuf mayonnaise, œufs mayonnaise, piémontaise, salade piémontaise, macédoine mayonnaise, coleslaw, salade de chou mayonnaise, thousand island, sauce mille-îles, sauce brasil, sauce biggy, sauce verte mayonnaise, sauce pita, taramosalata`,
    ),
  },
  {
    class: 'sweetener',
    mayContain: ['eggs'],
    diet: 'meat',
    names: list('guimauve, guimauves, marshmallow, marshmallows, chamallow, chamallows, nounours guimauve'),
  },
  {
    class: 'sweetener',
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list('nougat, nougat de montélimar, touron, turron, torrone, calisson, crème au beurre meringuée, rocher coco, congolais'),
  },
  {
    class: 'sweetener',
    diet: 'meat',
    names: list(
      `gélatine, gélatine alimentaire, feuille de gélatine, feuilles de gélatine, gélifiant animal, bonbon gélifié, bonbons gélifiés, ourson gélifié, fraises tagada, fraise tagada, haribo, bonbon haribo, jell-o, jello, gelée en poudre, aspic, gelée au madère, gelée de viande, carmin, cochenille, acide carminique, e120, colorant cochenille, e441, e542, phosphate d'os`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list(
      "gelée royale, propolis, pollen, pollen d'abeille, cire d'abeille, cire d'abeilles, hydromel, miel, miels, miel de fleurs, miel de lavande, miel d'acacia, miel de montagne, miel de forêt, miel de sapin, miel de tilleul, miel toutes fleurs, rayon de miel, gomme-laque, shellac, e904, e901, lanoline, e913, e966",
    ),
  },
]
