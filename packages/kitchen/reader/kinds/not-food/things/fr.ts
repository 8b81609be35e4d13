import { compoundsAndNames } from '#kitchen/reader/kinds/not-food/things/fr-compounds.ts'
import { homeAndSentences } from '#kitchen/reader/kinds/not-food/things/fr-home-and-sentences.ts'
import { moreThings } from '#kitchen/reader/kinds/not-food/things/fr-more.ts'
import { thingsNamedAfterFood } from '#kitchen/reader/kinds/not-food/things/fr-named-for-food.ts'
import { peopleAndPlaces } from '#kitchen/reader/kinds/not-food/things/fr-people-and-places.ts'
import { shelfAndSayings } from '#kitchen/reader/kinds/not-food/things/fr-shelf-and-sayings.ts'
import { list } from '#kitchen/word-list.ts'

/** Kitchen ware, furniture, clothes, vehicles and electronics. */
const household = list(
  `poêle à frire, cocotte-minute, faitout, fouet, spatule, écumoire, passoire, éplucheur, économe,
  ouvre-boîte, tire-bouchon, décapsuleur, bouchon de liège, couteau à pain, fourchette,
  tasse à café, nappe, set de torchons, tablier, planche à découper, moule à gâteau, moule à tarte,
  micro-ondes, réfrigérateur, congélateur, lave-vaisselle, lave-linge, machine à laver, sèche-linge,
  aspirateur, fer à repasser, mixeur, batteur, grille-pain, cafetière, bouilloire, balance de cuisine,
  minuteur, évier, robinet, poubelle, seau, chaise, canapé, fauteuil, lit, matelas, couette, drap, coussin,
  tapis, rideau, armoire, placard, étagère, tiroir, miroir, lampe, horloge, montre, réveil, radiateur,
  ventilateur, fenêtre, plafond, plancher, toit, escalier, échelle, brique de construction, carrelage,
  parquet, bois, planche, clou, vis, boulon, écrou, marteau, tournevis, pince, scie, perceuse, corde,
  fil de fer, câble, chaîne, serrure, clé, cadenas, sac à main, sac à dos, valise, portefeuille,
  porte-monnaie, parapluie, lunettes, chapeau, casquette, bonnet, écharpe, gants, manteau, veste, pull,
  pull-over, chemisier, t-shirt, pantalon, jean, short, jupe, robe, costume, cravate, ceinture, culotte,
  slip, soutien-gorge, collant, pyjama, pantoufle, basket, botte de pluie, sandale, tong, fermeture éclair,
  aiguille, laine, soie, cuir, tissu, bijou, bijoux, bracelet, boucles d'oreilles, bague, camion,
  camionnette, bus, train, tramway, métro, avion, hélicoptère, bateau, vélo, moto, scooter, trottinette,
  pneu, volant, roue, moteur, tracteur, ambulance, fusée, clavier, écran, imprimante, souris d'ordinateur,
  portable, smartphone, tablette tactile, télévision, télé, radio, appareil photo, caméra, micro,
  haut-parleur, console, jeu vidéo, prise électrique, interrupteur, drone, satellite, internet, mot de passe`,
)

/** School, play, body parts, inedible animals, weather and landscape. */
const schoolNatureAndBody = list(
  `stylo, crayon, gomme à effacer, règle, trousse, cartable, papier, feuille de papier, journal, magazine,
  dictionnaire, carte postale, timbre, agrafeuse, agrafes, trombone, craie, ardoise, tableau noir, examen,
  devoirs, ballon, ballon de foot, balle de tennis, raquette, guitare, piano, violon, flûte à bec, tambour,
  accordéon, peluche, nounours, cerf-volant, puzzle, échecs, dés à jouer, patins, ski, tente,
  sac de couchage, canne à pêche, hameçon, casque, médaille, trophée, main, jambe, orteil, coude, genou,
  cheville, nez, œil, yeux, lèvres, moustache, squelette, crâne, enfant, garçon, fille, homme, femme,
  mère, père, oncle, tante, cousin, frère, sœur, voisin, ami, amie, copain, copine, chiot, chaton, hamster,
  perroquet, perruche, furet, girafe, hippopotame, rhinocéros, éléphant, gorille, chimpanzé, panda, koala,
  léopard, guépard, jaguar, hyène, renard, belette, taupe, hérisson, ours polaire, orque, morse, pingouin,
  manchot, flamant rose, hibou, chouette, aigle, faucon, vautour, corbeau, mouette, cigogne, cygne,
  papillon, abeille, libellule, coccinelle, dinosaure, licorne, dragon, fée, fantôme, vampire, zombie,
  extraterrestre, soleil, lune, étoile, ciel, nuage, pluie, orage, tonnerre, ouragan, tornade, séisme,
  volcan, feu, flamme, colline, grotte, plage, océan, lac, marais, flaque, caillou,
  rocher de plage, pierre, or, argent, fer rouillé, acier, aluminium, diamant, saphir, branches d'arbre,
  brindille, écorce d'arbre, pomme de pin, mousse des bois, gazon, pelouse, plume d'oiseau, poussière, boue,
  terre, charbon`,
)

/** Ideas, work, places, names, cities and function words. */
const ideasAndNames = list(
  `amour, haine, bonheur, tristesse, peur, espoir, liberté, justice, paix, guerre, vérité, mensonge, rêve,
  idée, heure, minute, année, siècle, argent liquide, billet, euros, dollar, carte bancaire, banque,
  facture, impôt, assurance, travail, patron, bureau, usine, école, collège, lycée, université, hôpital,
  église, château, tour eiffel, pont, route, autoroute, aéroport, gare, cinéma, théâtre, musée,
  bibliothèque, police, armée, fusil, balles de fusil, bombe, épée, bouclier, plombier, électricien,
  menuisier, mécanicien, ingénieur, médecin, infirmière, dentiste, vétérinaire, pilote, astronaute, soldat,
  pompier, facteur, professeur, roi, prince, acteur, chanteur, danseuse, peintre, écrivain, footballeur,
  chanson, poème, film, photo, tableau, sculpture, statue, cadeau, voyage, passeport, drapeau, question,
  réponse, problème, rien, chose, truc, machin, bidule, algèbre, mathématiques, histoire, géographie, test,
  essai, bonjour le monde, azerty, azertyuiop, qsdf, qsdfgh, qsdfghjklm, wxcv, wxcvbn, asdf, qwerty, asdasd,
  lol, mdr, haha, hihi, bla bla, blabla, lorem ipsum, abc, abcd, xyz, aaaa, jean-pierre, michel, andré,
  philippe, rené, louis, alain, bernard, marcel, daniel, roger, robert, paul, claude, christian, henri,
  georges, françois, patrick, gérard, christophe, joseph, julien, maurice, laurent, frédéric, éric, david,
  stéphane, pascal, sébastien, alexandre, thierry, thomas, olivier, antoine, raymond, guy, dominique,
  charles, didier, vincent, yves, guillaume, serge, jérôme, maxime, lucas, hugo, théo, enzo, marie, jeanne,
  françoise, monique, catherine, nathalie, isabelle, jacqueline, sylvie, martine, nicole, suzanne, hélène,
  christine, denise, louise, yvonne, valérie, sophie, sandrine, stéphanie, véronique, céline, chantal,
  patricia, brigitte, annie, julie, aurélie, laurence, christelle, virginie, émilie, caroline, élodie,
  camille, pauline, léa, chloé, emma, inès, durand, dubois, moreau, simon, lefebvre, leroy, fournier,
  girard, paris, lyon, marseille, lille, strasbourg, nantes, montpellier, bruxelles, genève, lausanne,
  montréal, londres, madrid, rome, lisbonne, tokyo, moscou`,
)

/** Things and places that contain a food's name, and further non-foods. */
const namedAfterFood = list(
  `pomme de douche, pommeau de douche, pomme d'arrosoir, pomme de pin, pomme d'adam, pommeau de vitesse, moule à manqué, moule à cake, moule à muffins, moule à madeleines, moule à charlotte, moule à pain, moule à kouglof, moule à savarin, moule à gaufres,
  moule à tarte, moule à gâteau, moule à soufflé, moule en silicone, moule à glace, moules en silicone, brie-comte-robert, brie comte robert, champagne-ardenne, champagne-sur-seine, roquefort-la-bédoule, saint-nectaire-le-bas, munster en westphalie, villedieu-les-poêles, lait de toilette, lait démaquillant, lait corporel, lait solaire,
  lait de magnésie, lait de chaux, lait hydratant, crème hydratante, crème de jour, crème de nuit, crème solaire, crème à raser, crème dépilatoire, crème antirides, crème pour les mains, crème à récurer, crème dermatologique, beurre corporel, beurre de karité cosmétique, baume à lèvres, baume du tigre, huile de moteur, huile de vidange, huile de massage, huile de frein,
  huile de coude, huile de lampe, huile de ricin purgative, huile essentielle de thuya, huile essentielle de tanaisie, huile de bain, huile solaire, huile pour bébé, sel de bain, sels de bain, sel d'epsom, sel de déneigement, sel de déglaçage, sel adoucisseur, sel régénérant, sel pour lave-vaisselle, savon à la noix de coco, savon de marseille, savon noir, savon au lait de chèvre,
  bougie à la vanille, bougie cannelle, encens vanille, gousse d'ail en plastique, noix de serrage, noix de cardan, noix d'inde toxique, marron d'inde, marrons d'inde, châtaigne de mer en bois, poire à lavement, poire électrique, poire de vitesse, poire à jus en caoutchouc, prune de voiture, pêche à la ligne, pêche au gros, canne à pêche, orange mécanique, orange phosphorescente, citron électrique,
  avocat du barreau, avocat commis d'office, avocat pénaliste, cerise sur le gâteau, peau de banane ivre, navet de film, film navet, chou de créteil, bête à cornes, œil-de-bœuf, œil de bœuf, oeil de boeuf, nid de poule, nid-de-poule, queue de pie, col de cygne, pied de biche, pied-de-biche, dent-de-lion en plastique, langue de belle-mère, langue de bois, tête de turc, bec de gaz, bec verseur, bras de mer,
  toile d'araignée, ver de vase, asticot, asticots, teigne de ruche, appât de pêche, boule antimite, boules antimites, boule de pétanque, boules de pétanque, boule de billard, boule de noël, boules quies, boule puante, pâte à modeler, pâte à sel, pâte thermique, pâte dentifrice, pâte à papier, pâte fimo, pâte à prout, galette de chaise, galette de siège, crêpe georgette, tissu crêpe, papier crépon, éponge, éponges, éponge grattoir,
  tartelette de cheveux, chignon banane, sac banane, banane de ceinture, jupe boule, manche à balai, manche de couteau, macaron de stationnement, brioche de ventre, pain de savon, pain de glace, pain de plastic, pain de cire, cire d'abeille bougie, éclair d'orage, religieuse du couvent, opéra garnier, mille-feuille administratif, financier de banque, madeleine de proust, napoléon bonaparte, baba cool, amandier abattu,
  verre à pied, verre à vin, verre de montre, flûte traversière, flûte à bec, flûte de pan, batterie de cuisine, batterie de voiture, batteur de jazz, plateau de jeu, plateau télé vide, gobelet, gobelets, touillette, pique à brochette, piques à brochettes, cure-dent, cure-dents, papier cuisson, papier sulfurisé, papier alu, papier aluminium, film étirable, film alimentaire, essuie-tout, sac poubelle, sac congélation, sacs congélation,
  torchon, torchons, manique, maniques, dessous de plat, rouleau à pâtisserie, poche à douille, douille cannelée, maryse, chinois inox, mandoline de cuisine, presse-purée, moulin à légumes, mortier et pilon, pilon en bois, emporte-pièce, roulette à pizza, pelle à tarte, cul de poule inox, cul-de-poule, terrine en grès vide, cocotte en fonte, sauteuse, wok en acier, poêlon, caquelon, plancha électrique, gaufrier, crêpière,
  trigonométrie, géométrie, arithmétique, grammaire, orthographe, conjugaison, philosophie, psychologie, sociologie, économie de marché, informatique, logiciel, ordinateur portable, téléphone portable, chargeur, écouteurs, câble usb, clé usb, paillette, paillettes de maquillage, sequin, sequins, strass, perle de rocaille, perles de rocaille, fil à coudre, dé à coudre, épingle, épingles à nourrice, bouton de chemise, élastique, trombone, agrafeuse, agrafe, punaise, punaises, scotch ruban, ruban adhésif`,
)

/** Refused when typed as an ingredient, but an ordinary word in recipes: a spice gives its "parfum". */
const wordsOfRecipes = list('parfum, parfums')

/** French names of non-foods: things, animals, people, places and ideas. */
export const fr: readonly string[] = [
  ...household,
  ...schoolNatureAndBody,
  ...ideasAndNames,
  ...namedAfterFood,
  ...moreThings,
  ...shelfAndSayings,
  ...compoundsAndNames,
  ...thingsNamedAfterFood,
  ...peopleAndPlaces,
  ...homeAndSentences,
  ...wordsOfRecipes,
]
