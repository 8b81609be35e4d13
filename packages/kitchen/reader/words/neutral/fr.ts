import { kitchenNoteWords } from '#kitchen/reader/words/neutral/fr-notes-of-the-kitchen.ts'
import { list } from '#kitchen/word-list.ts'

/** Adds the feminine in -e to adjectives; comparison removes plurals. */
const withE = (words: readonly string[]) => words.flatMap((word) => [word, `${word}e`])

/** Adjectives of nations and regions with a feminine in -e. */
const nationalities = list(
  `afghan, albanais, andalou, aragonais, ardennais, ardéchois, ariégeois, arlésien, arménien, asturien,
  autrichien, aveyronnais, azerbaïdjanais, bayonnais, beauceron, berrichon, bigourdan, bolivien, bosniaque,
  bourbonnais, bressan, bulgare, burgalais, californien, cambodgien, camerounais, cantalien, castillan,
  catalan, cauchois, cévenol, chalonnais, charentais, chypriote, colombien, costaricain, crétois, croate,
  cubain, dijonnais, égyptien, équatorien, estonien, éthiopien, finnois, flamand, franc-comtois, gallois,
  gascon, géorgien, ghanéen, girondin, guadeloupéen, guatémaltèque, guinéen, guyanais, hawaïen, haïtien,
  hongrois, indonésien, irakien, iranien, islandais, israélien, ivoirien, jamaïcain, jordanien, jurassien,
  kényan, laotien, languedocien, letton, ligérien, limousin, lituanien, lombard, macédonien, malaisien,
  maltais, marseillais, martiniquais, mauricien, moldave, monténégrin, montpelliérain, mayennais, népalais,
  nicaraguayen, nigérian, nigérien, niortais, nordique, occitan, pakistanais, palestinien, panaméen,
  paraguayen, persan, philippin, poitevin, portoricain, pyrénéen, roumain, roussillonnais, sarthois,
  scandinave, serbe, sétois, sicilien, slovaque, slovène, solognot, soudanais, strasbourgeois, sud-africain,
  syrien, tahitien, taïwanais, tanzanien, tchèque, toscan, toulousain, tourangeau, ukrainien, uruguayen,
  vendéen, vénézuélien, vénitien, vosgien, wallon, yéménite, zambien, zimbabwéen, méridional, septentrional,
  continental, alpin, montagnard, ardéchoise, lotois, lotoise, drômois, beauvaisien, aixois, avignonnais,
  nîmois, biterrois, tarbais, palois, agenais, marmandais, carpentrassien, cavaillonnais, roscovite,
  malouin, cancalais, boulonnais`,
)

/** Adjectives of nations and regions with irregular forms. */
const nationalitiesAsTheyAre = list(
  `alsacienne, algérienne, ancienne, arménienne, australienne, autrichienne, bolivienne, brésilienne,
  bretonne, bourbonnienne, californienne, cambodgienne, canadienne, chilienne, colombienne, coréenne,
  européenne, égyptienne, éthiopienne, équatorienne, estonienne, gasconne, géorgienne, guinéenne, haïtienne,
  indienne, indonésienne, irakienne, iranienne, israélienne, italienne, ivoirienne, jordanienne,
  jurassienne, laotienne, lituanienne, macédonienne, malaisienne, mauricienne, méditerranéenne, norvégienne,
  palestinienne, parisienne, péruvienne, pyrénéenne, saoudien, saoudienne, sicilienne, syrienne, tahitienne,
  tanzanienne, tunisienne, turque, grecque, ukrainienne, vendéenne, vénézuélienne, vietnamienne, vosgienne,
  néo-zélandais, néo-zélandaise, nord-américain, sud-américain, centre-américain, ouest-africain, burkinabé,
  malgache, malienne, béninois, béninoise, togolais, togolaise, gabonais, gabonaise, angolais,
  centrafricain, rwandais, rwandaise, ougandais, ougandaise, mozambicain, namibien, comorien, comorienne,
  mahorais, mahoraise, calédonien, calédonienne, polynésien, polynésienne, birman, bengali, cachemiri,
  sri-lankais, sri-lankaise, singapourien, kazakhe, ouzbèke, indochinois, provençaux, régionaux, locaux,
  national, d'importation`,
)

/** Countries, regions and towns with their preposition. */
const places = list(
  `d'espagne, d'italie, du portugal, d'allemagne, de belgique, de hollande, des pays-bas, du luxembourg,
  de suisse, d'autriche, de grèce, de crète, de chypre, de malte, de turquie, du liban, de syrie, d'israël,
  de palestine, d'égypte, du maroc, d'algérie, de tunisie, du sénégal, du mali, de côte d'ivoire, du ghana,
  du togo, du bénin, du cameroun, du gabon, du congo, du kenya, d'éthiopie, d'ouganda, du rwanda,
  de tanzanie, de zanzibar, de madagascar, des comores, de mayotte, de maurice, de l'île maurice,
  de la réunion, d'afrique du sud, d'afrique, d'asie, d'amérique, d'europe, d'amérique du sud, de chine,
  du japon, de corée, d'inde, du pakistan, du bangladesh, du népal, du cachemire, de ceylan, du sri lanka,
  de thaïlande, du vietnam, du cambodge, du laos, d'indonésie, de java, de sumatra, de bali,
  des philippines, de malaisie, d'australie, de nouvelle-zélande, de nouvelle-calédonie, de tahiti, d'hawaï,
  du canada, du québec, des états-unis, de californie, d'alaska, du mexique, du guatemala, du costa rica,
  du honduras, du nicaragua, de colombie, du pérou, d'équateur, de bolivie, du chili, d'argentine,
  du brésil, d'uruguay, du venezuela, de cuba, de jamaïque, d'haïti, de martinique, de guadeloupe,
  de guyane, des antilles, de norvège, de suède, du danemark, de finlande, d'islande, d'écosse, d'irlande,
  d'angleterre, du pays de galles, de pologne, de hongrie, de roumanie, de bulgarie, de serbie, de croatie,
  de slovénie, d'ukraine, de russie, de géorgie, d'arménie, d'iran, d'irak, d'afghanistan, de sibérie,
  d'alsace, de lorraine, d'ardenne, de picardie, du nord, des flandres, d'artois, de normandie, du perche,
  de bretagne, du finistère, du morbihan, des côtes d'armor, d'ille-et-vilaine, du léon, de guérande,
  de noirmoutier, de l'île de ré, d'oléron, de vendée, de loire, du val de loire, de touraine, d'anjou,
  du maine, de la sarthe, de sologne, du berry, du poitou, des charentes, du limousin, de corrèze,
  du périgord, de dordogne, du quercy, du lot, de gascogne, des landes, du gers, du béarn, du pays basque,
  de bigorre, d'ariège, des pyrénées, du roussillon, de catalogne, du languedoc, de l'aude, de l'hérault,
  du gard, des cévennes, de lozère, d'aveyron, du rouergue, d'auvergne, du velay, du puy, d'ardèche,
  de la drôme, de l'isère, du dauphiné, de savoie, de haute-savoie, des alpes, des bauges, de l'ain,
  de bresse, du jura, de franche-comté, de bourgogne, du morvan, du beaujolais, de provence,
  de haute-provence, du luberon, du ventoux, de camargue, de nice, du var, de corse, du midi, du sud,
  du sud-ouest, de méditerranée, de l'atlantique, de manche, de la mer du nord, de la baie, de la baltique,
  du pacifique, de l'océan indien, d'île-de-france, d'andalousie, de castille, de galice, des asturies,
  de navarre, de valence, d'alicante, de murcie, de jaén, d'estrémadure, des canaries, de majorque,
  de lombardie, du piémont, de ligurie, de toscane, d'ombrie, de sicile, de sardaigne, de calabre,
  des pouilles, de campanie, de vénétie, d'émilie, du frioul, de naples, de modène, de rome, de kalamata,
  de chios, d'anatolie, de malatya, d'izmir, de carpentras, de cavaillon, de céret, de plougastel,
  de roscoff, de paimpol, de prat, de saint-pol, de créances, du cotentin, du mont-saint-michel, du touquet,
  de merville, de l'île d'yeu, de belle-île, de lautrec, de lomagne, de cadours, d'arleux, de piolenc,
  de beauvais, de moissac, de marmande, d'agen, d'ente, de brignoles, de nancy, de metz, de lunéville,
  de grenoble, de montélimar, de solliès, de limagne, d'espelette, de challans, de loué, de janzé,
  de licques, de houdan, du gâtinais, de barbezieux, d'ancenis, de cholet, de bazas, de chalosse,
  de l'aubrac, du mézenc, de sisteron, de pauillac, de pré-salé, de lacaune, de cancale, de marennes,
  d'arcachon, de bouzigues, de thau, de saint-vaast, d'erquy, de saint-jacut, de saint-brieuc, du guilvinec,
  de concarneau, de douarnenez, de quiberon, de lorient, de saint-gilles, des sables, de collioure, de sète,
  du lac léman, du léman, d'annecy, de madagascar bourbon, de penja, de kampot, de tasmanie,
  de voatsiperifery, de timut, de malabar, de tellicherry, de sarawak, d'himalaya, de l'himalaya,
  d'origine france, origine ue, origine espagne, origine italie, origine maroc, d'origine, d'ici,
  de chez nous, de la région, du coin, du village, france, espagne, italie, maroc, pérou, colombie, brésil,
  éthiopie, madagascar, normandie, bretagne, provence, alsace, périgord, auvergne, vendée, camargue,
  irlande, norvège, californie, israël, kenya, sénégal`,
)

/** Marks of origin and quality, and words for growing, storing and catching. */
const origin = list(
  `stg, dop, pdo, certifié ab, certifié bio, ecocert, demeter, nature et progrès, biodynamique, biodynamie,
  en biodynamie, zéro résidu de pesticides, zéro résidu, sans résidu, sans pesticides, sans hormones,
  sans nitrite, sans conservateur, sans colorant, sans additif, sans arôme, sans sulfites, sans phosphates,
  sans traitement, non traité après récolte, non ciré, ciré, du commerce équitable, max havelaar,
  de pêche durable, pêchée à la ligne, de ligne, de petit bateau, de chalut, au filet, de pleine mer,
  de haute mer, de roche, de rivière, d'eau douce, de bassin, à la ferme, de basse-cour,
  élevé sous la mère, sous la mère, de lait élevé, de pâturage, de prairie, d'alpage, de serre, sous serre,
  de pleine terre, pleine terre, plein champ, hydroponique, hors sol, du potager, de mon jardin, du balcon,
  cueilli main, cueilli à la main, récolté à la main, ramassé à la main, pelé main, coupé main, fait main,
  artisanaux, traditionnelle, primeur, nouvelle récolte, hors saison, de printemps, d'été, d'automne,
  d'hiver, de noël, de pâques, de conservation, kascher, cacher, premier prix, premier choix,
  deuxième choix, second choix, catégorie i, catégorie ii, catégorie extra, haut de gamme, de luxe, moche,
  hors calibre, déclassé, primé, médaille d'or`,
)

/** Processing that adds nothing to the food. */
const making = list(
  `partiellement hydrogéné, pressé à froid, non homogénéisé, ultrafiltré, non filtré, distillé, prétrempé,
  desséché, demi-sec, semi-séché, séché au soleil, fumé à froid, fumé à chaud, fumé au bois de hêtre,
  fumé au bois, gélatinisé, prégélatinisé, grillé à sec, grossièrement moulu, soufflé à l'air, expansé,
  blutté, bluté, non poli, non fermenté, lacto-fermenté, maturé, désarêté, étêté, éviscéré, non ouvert,
  recongelé, mi-cuit, demi-cuit, semi-cuit, snacké, ébouillanté, coloré à la poêle, étrogné, non épluché,
  gratté, non lavé, tassé, prédécoupé, réduit en purée, réduit en poudre, en bâtonné, non concentré,
  non iodé, fluoré, préemballé, conditionné, ensaché, embouteillé, flétri, abîmé, tacheté, fripé, très mûr,
  pas assez mûr, vert pâle, vert foncé, rouge vif, rouge foncé, jaune pâle, violacé, bicolore, tricolore,
  multicolore, pâle, énorme, minuscule, pointu, allongé, cornu, crochu, dodu, dur, dense, puissant, délicat,
  odorant, acidulé, peu sucré, âpre, neutre`,
)

/** Processing adjectives with one form or irregular forms. */
const making2 = list(
  `douce, grosse, fraîche, extra frais, extra fraîche, ultra frais, épaisse, grasse, belle, bonne, délicieux,
  délicieuse, juteuse, savoureux, savoureuse, onctueuse, molle, maxi, jumbo, xl, gigantesque, ovale,
  cylindrique, rugueux, velu, demi-fin, gros grains, petit calibre, gros calibre, taille moyenne,
  de taille moyenne, petite taille, translucide, opaque, brillant, terne, tout frais, toute fraîche,
  un peu vieux, un peu mou, un peu flétri, un peu passé, défraîchi, fatigué, oublié, tachées, presque mûr,
  basique, vrai, naturelle, vierge extra, de première pression à froid, première pression à froid extra,
  allégé en sucre, allégé en sel, allégée en sel, réduit en sel, réduit en sucres, sans sel,
  sans sel ajouté, sans sucre ajouté, sans sucre, sans alcool, sans caféine, source de calcium,
  aux vitamines, avec vitamine d, rustique, campagnard, paysanne, fait maison, de maman, de mamie,
  de grand-mère, du supermarché, du boucher, du poissonnier, du primeur, du fromager, du garde-manger,
  de la cave, d'hier soir, d'avant-hier, du dîner, du déjeuner, de dimanche, du jour, de la semaine,
  de la semaine dernière, de l'an dernier, de l'année, à finir, à utiliser, à utiliser vite, à consommer,
  à consommer rapidement, à manger, bientôt périmée, presque périmé, presque périmée, date courte,
  dlc courte, qui périme demain, qui périme bientôt, en fin de vie, proche de la date, à moitié,
  à moitié mangé, à moitié vide, à moitié entamé, à demi, déjà ouvert, déjà entamé, déjà cuit, déjà lavé,
  déjà coupé, fraîchement cueilli, à peine, un peu, à peu près`,
)

/** Cuts, packaging and amounts. */
const phrases = list(
  `en bocaux, en paquet, en bouteille, en sac, vrac, sous atmosphère, au sel, au gros sel, à l'huile,
  à l'huile d'olive, à l'huile de tournesol, au sirop, au sirop léger, au jus, dans son jus, dans leur jus,
  en tranches fines, en tagliatelles coupées, en spirales, en gousse entière, en épi, en filet mince,
  en longe, en escalopes, en rôti, en gigot, en jus, en barre, avec tête, avec pulpe, en coque entière,
  sans tête, sans fanes, sans pulpe, sans gras, sans couenne, sans croûte coupée, sans fils,
  peau et arêtes retirées, à chair blanche, à chair jaune, à chair ferme, à chair tendre, à chair orange,
  chair ferme, à peau rouge, à peau fine, à frire, à rôtir, à griller, à poêler, à mijoter, à bouillir,
  à braiser, à purée, à salade, à vapeur, à soupe, à potage, à compote, à confiture, à cuire au four, à jus,
  à dorer, pour purée, pour frites, pour salade, pour soupe, pour bouillon, pour pot-au-feu, pour gratin,
  pour tarte, pour barbecue, pour plancha, pour raclette, pour le petit déjeuner, pour ce soir, pour demain,
  prêt à servir, à réchauffer, cuit à la vapeur, cuit au four, cuit vapeur, à la plancha, au barbecue,
  au grill, à l'eau bouillante, à température, bien froid, très froid, des restes de, les restes de,
  le reste de, un fond de, un fond de pot de, un bout de, un petit bout de, bout de, des bouts de,
  un morceau de, des morceaux de, un petit morceau de, une tranche de, des tranches de, une poignée de,
  une petite poignée de, une pincée de, un filet de, un trait de, une goutte de, quelques gouttes de,
  une noix de taille, une noisette de taille, un brin de, quelques brins de, une branche de,
  quelques feuilles de, une botte de, un bouquet de, un bocal de, un pot de, un petit pot de, une boîte de,
  une petite boîte de, une brique de, un sachet de, un paquet de, une barquette de, une bouteille de,
  un tube de, un sac de, un filet de taille, une gousse entière de, un demi-paquet de, la moitié de,
  la moitié d'un, la moitié d'une, une moitié de, un quart de, un petit peu de, trop de, pas mal de,
  toutes sortes de, une sorte de, sorte de, genre, façon maison, marque distributeur, sans marque,
  premier prix marque, petit prix, promo, en promo, en promotion, pas cher, bon marché, gros paquet,
  petit paquet, grand format, petit format, format familial, familial, individuel, individuelle,
  portion individuelle, par personne, s'il vous plaît, svp, bonjour, qui reste, qui restent, qui traîne,
  qui traînent, j'ai aussi, on a, à la maison, au frigo, au congélateur, dans le frigo, dans le placard,
  acheté hier, achetée hier, acheté ce matin, cueillis ce matin, de mon potager, du voisin, si vous avez`,
)

/** Plant varieties, which with their noun are one food. */
const varieties = list(
  `golden, royal gala, braeburn, jonagold, elstar, belle de boskoop, chantecler, belchard, calville blanc,
  antarès, ariane, juliet, goldrush, court-pendu, comice, doyenné du comice, williams, louise-bonne,
  angélys, rocha, agata, agria, annabelle, belle de fontenay, bf 15, chérie, désirée, franceline, manon,
  marabel, mona lisa, nicola, pompadour, rosabelle, samba, corne de gatte, sirtema, cyrano, juliette,
  gourmandine, delicatesse, victoria, caesar, emeraude, cœur de bœuf, marmande, noire de crimée, roma,
  olivette, andine cornue, cornue des andes, green zebra, kumato, montfavet, cocktail en grappe, evergreen,
  italia, alphonse lavallée, danlas, lavallée, ribol, centennial, thompson, cailletier, salonenque,
  aglandau, grossane, bouteillan, verdale, kalamata, nyons, nyonsaise, medjoul, deglet nour, deglet noor,
  mazafati, reverchon, summit, rainier, golden japan, bergeron, orangered, rouge du roussillon, luizet,
  naveline, navelate, valencia, moro, sanguinelli, tarocco, salustiana, washington, nadorcott, eureka,
  verna, primofiori, charentais jaune, galia, cavaillon, canari, piel de sapo, kent, keitt, osteen,
  alphonso, tommy atkins, amélie, brooks, irwin, hass, fuerte, ettinger, nabal, cavendish, figue-pomme,
  ciflorette, cléry, cirafine, anaïs, cijosée, seascape, elsanta, senga, hayward, zespri, rubis d'or,
  de vigne, hokkaido, musquée de provence, musquée, longue de nice, rouge vif d'étampes, jack be little,
  pomarine, ronde de nice, verte de milan, de bellegarde, pontoise, quintal d'alsace, noir de toscane,
  trocadéro, grosse blonde paresseuse, cornette, wallonne, de vérone, de castelfranco, de chioggia,
  crapaudine, de nantes, de chantenay, jaune du doubs, d'eysines, camus de bretagne, camus,
  violet de provence, macau, d'argenteuil, plessis, jaune paille, rouge de brunswick, des vertus,
  paille des vertus, grelot, jermor, longor, de jersey, violet de cadours, blanc de lomagne, germidour,
  messidrome, de gennevilliers, monstrueux de carentan, michelet, de soissons, chevrier, de castelnaudary,
  contender, fin de bagnols, oxinel, verte du puy, blonde de saint-flour, de cilaos, franquette, mayette,
  lara, chandler, fernor, de périgueux, segorbe, ennis, fertile de coutard, barcelona, lavergne, aï,
  ferragnès, lauranne, marcona, princesse, bouche rouge, marigoule, comballe, pellegrine, arabica, robusta,
  moka sidamo, maragogype, criollo, trinitario, forastero, grand vert, genovese, simple plat, de milly,
  corne de bœuf, petit marseillais, doux des landes, d'anglet, lamuyo, corne de bélier, antillais piment,
  vera`,
)

/** Breeds of animals. */
const breeds = list(
  `charolais, charolaise, blonde d'aquitaine, aubrac, parthenaise, maine-anjou, rouge des prés, tarentaise,
  tarine, bazadaise, pie rouge, jersiaise, prim'holstein, holstein, simmental, galloway, highland, angus,
  hereford, kobe, chianina, galice vieille, rubia gallega, simmenthal, blanc bleu belge, blanc bleu,
  villarde, ferrandaise, raço di biou, camarguaise, lourdaise, mirandaise, lacaune, manech, basco-béarnaise,
  préalpes, mérinos, mérinos d'arles, suffolk, texel, berrichon du cher, charmoise, causse du lot,
  blanche du massif central, bizet, noir de bigorre, noir gascon, kintoa, nustrale, cul noir limousin,
  blanc de l'ouest, duroc, large white, landrace, piétrain, ibérique, ibérico, mangalica, bellota,
  gauloise de bresse, bresse gauloise, cou nu, houdan, faverolles, marans, gâtinaise, la flèche, crèvecœur,
  géline de touraine, coucou de rennes, barbezieux, bourbourg, estaires, blanche à pattes bleues,
  label rouge fermier, barbarie, mulard, de barbarie, kriaxera, challandais, noir de sologne,
  rouge des ardennes, cendrée, saanen, rove, du rove`,
)

/** Store brands and makers of plain foods. */
const brands = list(
  `carrefour bio, marque repère, auchan bio, intermarché, système u, u bio, super u, hyper u, casino bio,
  monoprix, monoprix gourmet, franprix, cora, lidl, aldi, leader price, netto, biocoop, naturalia,
  la vie claire, bio c'bon, grand frais, ethiquable, alter eco, jardin bio, jardin bio étic, priméal,
  markal, celnat, moulin des moines, rapunzel, delhaize, colruyt, boni, everyday, albert heijn, migros,
  coop, prix garantie, naturaplan, m-budget, metro québec, irresistibles, iga, provigo, sans nom, tramier,
  cauvin, emile noël, vigean, isio, saint-eloi, géant vert, jardiland, petit navire, connétable,
  la belle-iloise, la perle des dieux, madrange, brocéliande, loué, maître coq, le gaulois, bigard, socopa,
  jean rozé, matines, l'œuf de nos villages, cocorette, uncle ben's, perliat, rummo, de cecco,
  rivoire et carret, francine, treblec, la baleine, cérébos, le guérandais, béghin say, saint louis,
  la perruche, beghin, lactel, candia, grandlait, bridel, elle & vire, isigny sainte-mère, paysan breton,
  échiré, grand fermage, montebourg, malo, les 2 vaches, st dalfour, ducros, albert ménès, thiercelin,
  terre exotique, vahiné, sainte lucie, heinz, mutti, zapetti, florelli, cirio, malongo, carte noire,
  lavazza, segafredo, kusmi, mariage frères, lipton, twinings, tropicana, innocent, pressade, ekibio`,
)

/** Processing terms of labels. */
const labelMaking = withE(
  list(
    `épuisé, dextriné, inverti, interverti, alcalinisé, dégraissé, délipidé, déshuilé, désucré, désodorisé, désodoré, décoloré,
    désamérisé, désacidifié, déminéralisé, réhydraté, texturé, texturisé, extrudé, micronisé, atomisé, aggloméré, instantané,
    concassé, égrugé, égrappé, équeuté, écossé, étuvé, prétraité, prégermé, germé, toasté, désactivé, inactivé,
    compressé, émietté, purifié, cristallisé, recristallisé, raffiné, rafiné, semi-raffiné, estérifié, interestérifié,
    fractionné, winterisé, hydrolysé partiellement, standardisé, thermisé, upérisé, microfiltré, homogénéisé, écrémé, demi-écrémé,
    partiellement écrémé, partiellement déshydraté, partiellement dégraissé, fortement dégraissé, faiblement dégraissé, totalement hydrogéné,
    entièrement hydrogéné, non hydrogéné, haut oléique, mi-oléique, linoléique, haute oléique, riche en acide oléique, ionisé,
    irradié, fumigé, calibré, trié, criblé, tamisé, bluté, décortiqué, mondé, émondé, blanchi, précuit, cuit sous vide, appertisé,
    stérilisé, surgelé, sous vide, pré-découpé, pré-cuit, prélavé, épointé, équarri, paré, dénervé, dégermé, demi-complet, semi-complet,
    demi complet, semi complet, compensé, équilibré, enrichi, fortifié, supplémenté, certifié, tracé, sélectionné, issu, destiné`,
  ),
)

/** Label phrases about use, grade and part, and words that shoppers type around a food. */
const labelPhrases = list(
  `blanche, blanches, de consommation, de bouche, de ménage, de boulanger, de boulangerie, de boulange, de panification,
  de pâtisserie, de meunerie, de confiserie, de conserverie, de brasserie, de distillerie, de restauration, de collectivité, de laboratoire,
  alimentaire, à usage alimentaire, pour usage alimentaire, qualité alimentaire, usage culinaire, culinaire, pour friture, spécial friture,
  solide, liquide, fluide, semi-liquide, semi-solide, en suspension, en solution, en granulés, en granules, en perles,   en poudre fine, en poudre maigre, en morceaux entiers, en pièces, en lanières, en brisures, brisé, invalide, invalides, extra-fin, extra-fins, extra-fine,
  très fin, mi-fin, mi-fins, moyen calibre, tout venant, tout-venant, pasteurisation haute, haute pasteurisation, basse température, à basse température,
  longue conservation, environ, mini, maximum, minimum, min, max, teneur en fruits, teneur garantie, famille, de la famille,
  de la famille des, principale, principal, racine principale, à racine principale, variable, selon saison, selon arrivage, selon disponibilité,
  mélangé, mélangée, panaché, panachée, assorti, assortie, varié, variée, divers, diverse, diverses, quelconque, quelconques,
  dont variétés, variété ancienne, variétés anciennes, hybride, population, de semence paysanne, semences paysannes, non traité, non traitée, non calibré,
  frm, fermier bio, surg, surgel, congel, cong, déshyd, déshy, abîmée, entamé, entamée, entamés, entamées, pqt, pqts, paq, bqt, bte, btes, btl,
  bout, bouts, ptit, ptits, ptite, ptites, p'tit, p'tits, p'tite, tit bout, qq, qqs, qlq, qlqs, quelq, un peu d, un pti peu, un chouia, un chouïa, une lichette,
  un doigt, un nuage, une larme, une lampée, une plâtrée, une ration, un demi, une demie, demi paquet, demi-pot, demi-boîte, moitié d, fond d, fonds de,
  un reste d, restes d, rab, du rab de, reliquat, en rab, périmé, périmée, périmés, périmées, périmé depuis hier, dlc dépassée, ddm dépassée, ouvert, ouverte,
  ouverts, ouvertes, ouvert depuis, non entamé, à ras bord, bombé, rase, rases, bombée, tassée, tassés, comble,
  acheté, achetée, achetés, achetées, ramené, ramenée, offert, offerte, trouvé, trouvée, cueilli, cueillie, récolté, récoltée, ramassé, ramassée, glané, glanée,
  décongelé, décongelée, à décongeler, à éplucher, à laver, à trier, à équeuter, à écosser, à dénoyauter, à découper, à râper, à hacher, à égoutter`,
)

/** Departments, valleys and towns on labels that name no dish. */
const morePlaces = list(
  ` Arcachon, Concarneau, Saint-Malo, Saint-Brieuc, Quimper, Lorient, Vannes, Perpignan, Béziers, Narbonne, Carcassonne, Menton, Antibes, Toulon, Biarritz, Castelnaudary, Bourg-en-Bresse, Lausanne, Neuchâtel, Fribourg, Namur, Charleroi, Verviers, Chicoutimi, Rimouski, Roanne, Nevers, Châlons-en-Champagne, La Baule, Pornic, Aurillac, Issoire,
 occitanie, nouvelle-aquitaine, aquitaine, hauts-de-france, grand est, pays de la loire, centre-val de loire, bourgogne-franche-comté,
  auvergne-rhône-alpes, paca, île-de-france, ain, aisne, allier, ardèche, ardennes, ariège, aude, aveyron, bouches-du-rhône, calvados, cantal, charente,
  charente-maritime, corrèze, côte-d'or, creuse, dordogne, doubs, drôme, eure, eure-et-loir, finistère, gard, haute-garonne, haute-loire, haute-marne, haute-saône,
  haute-vienne, hautes-alpes, hautes-pyrénées, hérault, ille-et-vilaine, indre, indre-et-loire, isère, landes, loir-et-cher, loire-atlantique, loiret, lot-et-garonne,
  lozère, maine-et-loire, marne, mayenne, meurthe-et-moselle, meuse, morbihan, moselle, nièvre, oise, orne, pas-de-calais, puy-de-dôme, pyrénées-atlantiques,
  pyrénées-orientales, bas-rhin, haut-rhin, rhône, saône, saône-et-loire, sarthe, seine-maritime, seine-et-marne, yvelines, deux-sèvres, somme, tarn,
  tarn-et-garonne, vaucluse, vendée, haute-vienne, vosges, yonne, essonne, val-d'oise, val de saône, val de saone, val de marne, val d'allier,
  val de drôme, vallespir, conflent, cerdagne, capcir, corbières, minervois, larzac, causses, causse, gâtinais, gatinais, beauce, vexin, valois,
  thiérache, cambrésis, avesnois, boulonnais, bocage, gâtine, marais poitevin, saintonge, aunis, angoumois, médoc, entre-deux-mers, comminges,
  couserans, lauragais, albigeois, ségala, lévézou, margeride, gévaudan, livradois, forez, bugey, dombes, mâconnais, chablais, faucigny, maurienne, beaufortain,
  vercors, diois, baronnies, trièves, queyras, champsaur, ubaye, verdon, valensole, plateau de valensole, alpilles, crau, estérel, maures, mercantour,   balagne, castagniccia, st benoît, saint benoît, st-benoît, wallonie, hesbaye, condroz, ardenne belge, pays de herve, brabant, hainaut, famenne, gaume, valais, vaud,   tessin, grisons, engadine, gaspésie, estrie, montérégie, charlevoix, saguenay, abitibi, lanaudière, outaouais, mauricie, île d'orléans, nouveau-brunswick,
  nouvelle-écosse, acadie, ontario, alaska, oregon, ceylan, darjeeling, assam, nilgiri, yunnan, fujian, zhejiang, uji, shizuoka, kagoshima, hokkaido, kivu, sidamo, yirgacheffe,
  harrar, huila, nariño, antigua, tarrazu, chiapas, cerrado, minas gerais, bourbon pointu, blue mountain, jamaïque, sao tomé, são tomé, sumatra, java, sulawesi, bali, flores,
  ispahan, kerman, antep, gaziantep, aydin, ordu, giresun, levant, alep, homs, bekaa, bethléem, jéricho, jourdain, nil, fayoum, sfax, sahel, djerba, tozeur, kebili, biskra, tolga,
  kabylie, mitidja, souss, taliouine, atlas, haouz, meknès, doukkala, berkane, agadir, casamance, fouta djallon, penja, oku, moungo, alvaiázere, alentejo, algarve, ribatejo, trás-os-montes,
  douro, minho, açores, guérange, salamanque, la mancha, aragon, rioja, teruel, lérida, priego, baena, siurana, garrotxa`,
)

/** Further plant varieties, which with their noun are one food. */
const moreVarieties = list(
  `golden delicious, red delicious, royal gala, gala, fuji, jazz, honeycrunch, honeycrisp, cripps cripps red, idared, mutsu, melrose, akane, delbard, delbarestivale,
  tentation, reine des reinettes, reinette, reinette grise, reinette du mans, reinette clochard, clochard, cox orange, cox, rubinette, topaz, florina, initial, evelina, envy,
  opal, kanzi, rockit, crimson crisp, goldrush, patte de loup, sainte-germaine, rambour, winter banana, transparente de croncels, astrakan, bramley, gravenstein,
  worcester, discovery, spartan, cortland, empire, lobo, mcintosh, macintosh, abate fetel, abbé fétel, alexandrine, concorde, général leclerc, guyot, docteur jules guyot, harrow   packham, packham's, passe-crassane, sucrée de montluçon, santa maria, forelle, nashi hosui, curé, épine du mas, amandine, ratte, roseval, bintje, monalisa, vitelotte, bleue d'artois, blue belle,
  caesar, carrera, melody, lady christl, lady claire, ostara, russet, russet burbank, yukon gold, king edward, maris piper, spunta, rosanna, exquisa, allians, celtiane, isabel, eden, gwenne, œil de perdrix,
  bonnotte, starlette, sirtema, chemlali, chétoui, chetoui, koroneiki, arbequina, arbequine, picual, hojiblanca, frantoio, leccino, coratina, taggiasca, nocellara, lucques, grossane,
  olivière, sabine, petit ribier, ascolana, cerignola, bella di cerignola, halkidiki, chalkidiki, amfissa, throumba, manzanilla, gordal, aberquina, barnea, kenta, allig, khouat, barhi, barhee, khadrawi, khadrawy, halawi, halawy,
  zahidi, sukkari, safawi, ajwa, mabroom, anbara, sayer, piarom, rabbi, sayir, mejhoul, majhoul, medjool, deglet, bouskri, boufeggous, ftimi, gondi, akhouat, tazerzait, hom mali, riceberry, sona masoori, ponni, ir64, sella, pusa,
  1121, super kernel, taraori, ribe, baldo, originario, sant'andrea, s andrea, vialone, vialone nano, carnaroli, arborio, arelate, gageron, ariete, selenio, loto, koshihikari, sasanishiki, akitakomachi, calrose, japonica, indica,
  chasselas de moissac, cardinal, concord, niagara, perlette, victoria, regina, ora, prima, exalta, concord, isabelle, clinton, corinthe, zante, smyrne,
  burlat, hedelfingen, folfer, grace star, sweetheart, kordia, belge, montmorency, reine hortense, stanley, président, tc sun, golden japan, santa rosa,
  friar, songold, d'oullins, de bavay, bavay, précoce de buhler, redhaven, red haven, dixired, sanguine, sanguine de savoie, goldrich, kioto, hargrand,
  lambertin, polonais, orangé de provence, canino, rosé de provence, solliès, bourjassotte, violette de solliès, noire de caromb, goutte d'or, ronde de bordeaux, marseillaise, sultane, grise, smyrna,
  navelina, navel, navel late, lane late, valencia late, maltaise, maltaise de tunisie, tarocco, moro, sanguinello, shamouti, jaffa, hamlin, washington navel, fine de corse, hernandina, nour, orri, nova, clemenvilla, ortanique, murcott,
  satsuma, mineola, fortuna, star ruby, ruby red, marsh, oroblanco, meyer, femminello, primofiore, lisbon, tahiti, de perse, kalamansi, alphonso, kent, palmer, haden, nam dok mai, chaunsa, kesar, ataulfo, valencia pride, julie, josé, bacon, pinkerton, reed, fuerte, lula,
  pollock, gros michel, poyo, cayenne lisse, victoria, md2, extra gariguette, mara des bois, darselect, manille, candonga, camarosa, albion, clery, magnum, murano, sonata, heritage, tulameen,
  meeker, glen ample, willamette, autumn bliss, loch ness, chester, noir de bourgogne, andega, blackdown, jonkheer van tets, bluecrop, duke, brigitta, cœur de bœuf, noire de crimée, rose de berne, saint-pierre, st-pierre, montfavet, supersteak, san marzano,
  datterini, pachino, torino, beefsteak, brandywine, black cherry, cherokee, zebra, roma vf, rio grande, principe borghese, cuore di bue, costoluto, camone, musquée, hokkaïdo, délica, delica,   bleue de hongrie, galeuse d'eysines, sweet dumpling, jack be little, rouge vif d'étampes, longue de nice, trompette d'albenga, de nice à fruit rond, black beauty, diamant, ronde de valence, listada, barbentane, dourga,
  nantaise, chantenay, parisienne, touchon, colmar, purple haze, jaune du doubs, cosmic purple, rouge sang, tonda di chioggia, detroit, egitto, crapaudine, boule d'or, globe, milan, de milan, petrowski, des vertus, marteau, blanc globe à collet violet, stuttgart, sturon,
  roscoff, rosé de roscoff, rosé de roscoff aop, trébons, doux de cévennes, simiane, de mulhouse, zebrune, grise de la drôme, jermor, longor, mikor, lautrec, rosé de lautrec, violet germidour, messidrôme, cledor, flavor, sultop, printanor, thermidrome`,
)

/** Hasty words for the state of a food at home. */
const states = list(
  `fatiguée, fatigués, fatiguées, un peu fatigué, un peu fatiguée, un peu fatiguées, toute molle, toutes molles, tout mou, tout mous, un peu mous,
  un peu molles, ramollo, ramollos, ratatiné, ratatinée, ratatinés, ratatinées, rabougri, rabougrie, rabougris, rabougries, flapi, flapie, abîmée, abîmés,
  abîmées, un peu abîmées, un peu abîmé, cabossé, cabossée, cabossés, cabossées, moche, moches, tristounet, tristounette, rescapé, rescapée, rescapées,
  qui fait la tête, qui font la tête, en souffrance, en bout de course, bon à jeter presque, limite, ouvert depuis hier, ouverte depuis hier,
  ouvert depuis une semaine, ouverte depuis une semaine, ouvert il y a deux jours, ouverte il y a deux jours, à liquider, à écouler, à sauver, à terminer,
  à passer, à caser, en rab, du rab, en trop, de trop, en stock, au fond du frigo, au fond du placard, du fond du placard, fond de placard, fonds de placard,
  fond de frigo, frigo, congélo, congelo, congélateur, congelateur, garde-manger, cellier, de la porte du frigo, du congel, du congélo, du congélateur, au congel, du frigo, du poulailler, de ma voisine, de la voisine, des voisins,
  de mes parents, de ma mère, de ma grand-mère, de mon père, de chez mamie, de papi, de papy, du potager de papy, de mes beaux-parents, du marché de samedi,
  du marché de ce matin, du marché de dimanche, de l'amap, amap, de la ferme d'à côté, du boulanger, de la boulangerie, de la boucherie, du traiteur,
  chez le traiteur, du resto, du restaurant, du midi, d'hier midi, de ce midi, de ce matin, d'hier matin, d'avant hier, de lundi, de mardi, de mercredi,
  de jeudi, de vendredi, de samedi, de l'autre jour, depuis trois jours, encore bon, encore bonne, encore bons, encore bonnes, encore correct, pas terrible,
  dimanche, ouvert dimanche, ouverte dimanche, ouvert lundi, ouvert mardi, ouvert mercredi, ouvert jeudi, ouvert vendredi, ouvert samedi, ouverte lundi,
  ouverte mardi, ouverte mercredi, ouverte jeudi, ouverte vendredi, ouverte samedi, date courte, périme demain, périme ce soir, périme bientôt,
  périme lundi, périme vendredi, périme dans deux jours, dlc courte, dlc demain, dluo dépassée, ptes, ptits, ptites, gd, gds, gde, gdes, qques, qqs,
  bcp, bcp de, bien plein, bien pleine, à ras bord, elle & vire, elle and vire, lactel, candia, bridel, yoplait, reflets de france, la laitière, isigny,
  gaborit, bjorg, pâturages, paturages, taureau ailé, oncle ben's, tipiak, vivien paille, ben's original, fallot, edmond fallot, grey poupon,
  bornier, aoste, justin bridou, saint-agur marque, mont blanc marque, croustipate, en promo, promo, euro, euros, à consommer avant le, à consommer avant, consommer avant le, avant le, dlc, dluo, ddm, un tas, gros tas, tas,
  prêt à dérouler, prête à dérouler, prêtes à dérouler, prêt à cuire, prêt à l'emploi, mlx, du moulin, pur jus, moitié prix, à moitié prix, anti-gaspi, too good to go,
  pas trop vieux, je crois, environ, à vue de nez, au pif, grosso modo, quelque chose comme, facile, minimum, maxi, au moins, max, x`,
)

/** French words beside a food that do not change its contents. */
export const neutral: readonly string[] = [
  ...states,
  ...labelMaking,
  ...labelPhrases,
  ...morePlaces,
  ...moreVarieties,
  ...withE(nationalities),
  ...nationalitiesAsTheyAre,
  ...places,
  ...origin,
  ...withE(making),
  ...making2,
  ...phrases,
  ...varieties,
  ...breeds,
  ...brands,
  ...kitchenNoteWords,
]

/**
 * Words of places. Beside bread, meat or rice they may name a dish, so the reader then knows the food only in part.
 */
export const placeNames: readonly string[] = [...withE(nationalities), ...nationalitiesAsTheyAre, ...places]
