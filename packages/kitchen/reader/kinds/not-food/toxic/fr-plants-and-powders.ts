import { list } from '#kitchen/word-list.ts'

/** French scientific and dialect names of further poisonous fungi, plants and animals. */
const toxicNature = list(
  `cortinaire, cortinaire couleuvré, cortinaire à pied bulbeux, cortinaire des marais, hypholome, helvelle,
  gyromètre, tricholome zoné, tricholome vergeté, tricholome moucheté, tricholome rayé, pézize veinée,
  pézize étoilée, bolet radis, bolet amer, bolet de fiel, bolet chicotin, bolet pourpre, bolet blafard,
  russule sanguine, russule âcre, russule de fiel, lactaire roux, lactaire visqueux, volvaire gluante,
  pleurote lumineux, clitocybe lumineux, clitocybe amène, clitocybe odorant blanc, amanite à pierreries,
  amanite élevée, marasme des collines, lépiote de morgan, lépiote châtain, galère d'automne, conocybe, gymnopile,
  pholiote remarquable, rhodophylle, entolome printanier, entolome blanc, collybie à pied rouge, ergot du seigle,
  blé ergoté, seigle ergoté, coloquinte, coloquinte décorative, courge décorative, courge ornementale,
  concombre d'âne, concombre sauvage, momordique élastique, morelle jaune, herbe aux sorciers,
  herbe aux sorcières, herbe aux fous, herbe du diable, herbe à la taupe, herbe aux mouches, herbe à la ouate,
  herbe à verrues, herbe aux poux, herbe aux loups, herbe aux panthères, herbe de saint-fiacre, herbe du siège,
  herbe aux chancres, redoul, corroyère, redoul corroyère, pomme de mai, podophylle, petit cyprès, rose de carême,
  rose de serpent, lait de loup, lait de couleuvre, arnica, gantelée, queue-de-loup, gants de bergère, éthuse,
  faux cerfeuil, cerfeuil bâtard, persil de chien, persil des fous, persil de crapaud, arbre à perruque,
  arbre aux perles, arbre à suif, ixora, acacia jaune, robinier faux-acacia, faux ébénier, aubour,
  bourrache bâtarde, sumac vénéneux, sumac grimpant, sumac de l'ouest, herbe à puce, bois de fer toxique,
  pomme cannelle du diable, baies d'aubier, baies de sureau rouge, baies de sureau hièble, baies de viorne,
  baies de laurier-palme, baies de nerprun, baies de bourdaine, baies de parisette, baies de cotonéaster,
  baies de mahonia ornemental, baies de genévrier sabine, baies de phytolaque, baies de chèvrefeuille,
  baies de fragon, fragon, petit houx, baies d'asperge, baies d'arum, épi d'arum, pain de lièvre,
  pied-de-veau plante, langue de serpent, chou puant, chou de chien, raisin de loup, raisin de serpent,
  raisin du diable, cerise du diable, cerise enragée, cerise de juif, guigne de côte, bouton noir, mandragore,
  pomme d'amour ornementale, pomme de senteur, ficus plante, yucca plante, glycine plante, gousses de glycine,
  gousses de cytise, gesse pubescente, pois de senteur, graines de pois de senteur, lupin sauvage, laurier-amande,
  fruits de laurier-cerise, feuilles de laurier-cerise, ail des crapauds, poireau de chien, oignon de scille,
  oignon marin, oignon de jacinthe, oignon de narcisse, oignon de jonquille, bulbe de colchique,
  oignon de colchique, crocus d'automne, dame nue, tue-brebis, mort-aux-vaches, mort-aux-loups, mort-au-chien,
  mort-aux-poules, tue-poule, noix de serpent, fève de calabar, fève de saint-ignace, noix de cerbera,
  manioc amer cru, cantharide, poudre de cantharide, mouche espagnole, pieuvre à anneaux bleus, cône géographe,
  mygale, mille-pattes géant, crapaud buffle, rainette, tétraodon, diodon, poisson porc-épic, lièvre de mer,
  galère portugaise, tortue imbriquée, foie d'ours polaire`,
)

/** Poisonous powders, liquids and chemicals of laboratory, shed and pharmacy. */
const chemicals = list(
  `muscarine, amanitine, phalloïdine, orellanine, solanine, colchicine, tabun, soman, gaz moutarde, gaz sarin,
  ypérite, tétrachlorure, tétrachlorure de carbone, phosphate d'ammonium engrais, cyanamide, urée engrais,
  acide nitrique, acide fluorhydrique, acide perchlorique, acide formique, acide oxalique, acide borique,
  acide picrique, carbure, carbure de calcium, acétylène, potasse caustique, lessive de potasse,
  sel de déneigement, naphta, trichlo, perchloréthylène, toluène, xylène, benzène, phénol, éther de pétrole,
  fourmicide, anti-fourmis, antitartre, anti-rouille, antirouille, dérouillant, dégraissant, dégrippant, décapant,
  xylophène, carbonyle, créosote, colle à bois, colle néoprène, colle à papier peint, mastic silicone,
  mastic de vitrier, joint silicone, mousse polyuréthane, résine époxy, durcisseur, laine de verre,
  poudre d'extincteur, liquide d'extincteur, encre d'imprimante, toner, cire à cacheter, cire à meubles,
  alcool camphré, huile camphrée, camphre, essence de niaouli, huile de cade, huile de térébenthine,
  huile de vidange, huile de chaîne, huile hydraulique, graisse de voiture, sun tablettes,
  tablettes lave-vaisselle, sel régénérant, sel lave-vaisselle, pierre à détacher, pierre d'argile nettoyante,
  savon au fiel, granulés bleus, granulés antilimaces, tapette à rats, pâte à rats, blé empoisonné,
  appât à souris, protoxyde, beuh, chichon, taz, héroïne brune, cachets d'ecstasy, hexomédine,
  eau de javel diluée, pastille de javel, pastilles de javel, berlingot de javel, pastille de chlore,
  galets de chlore, chlore de piscine`,
)

/** Further French names of poisonous things. */
export const morePoisons: readonly string[] = [...toxicNature, ...chemicals]
