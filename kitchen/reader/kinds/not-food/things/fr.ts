import { list } from '#kitchen/reader/words/words.ts'

/** Kitchen ware, furniture, clothes, vehicles and electronics. */
const household = list(
  `poêle à frire, cocotte-minute, faitout, fouet, spatule, écumoire, passoire, éplucheur, économe,
  ouvre-boîte, tire-bouchon, décapsuleur, bouchon de liège, couteau à pain, fourchette, couteaux,
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

/** School, play, body, animals that nobody eats, weather and landscape. */
const schoolNatureAndBody = list(
  `stylo, crayon, gomme à effacer, règle, trousse, cartable, papier, feuille de papier, journal, magazine,
  dictionnaire, carte postale, timbre, agrafeuse, agrafes, trombone, craie, ardoise, tableau noir, examen,
  devoirs, ballon, ballon de foot, balle de tennis, raquette, guitare, piano, violon, flûte à bec, tambour,
  accordéon, peluche, nounours, cerf-volant, puzzle, échecs, dés à jouer, patins, ski, tente,
  sac de couchage, canne à pêche, hameçon, casque, médaille, trophée, main, jambe, orteil, coude, genou,
  cheville, nez, œil, yeux, lèvres, moustache, squelette, crâne, bébé, enfant, garçon, fille, homme, femme,
  mère, père, oncle, tante, cousin, frère, sœur, voisin, ami, amie, copain, copine, chiot, chaton, hamster,
  perroquet, perruche, furet, girafe, hippopotame, rhinocéros, éléphant, gorille, chimpanzé, panda, koala,
  léopard, guépard, jaguar, hyène, renard, belette, taupe, hérisson, ours polaire, orque, morse, pingouin,
  manchot, flamant rose, hibou, chouette, aigle, faucon, vautour, corbeau, mouette, cigogne, cygne,
  papillon, abeille, libellule, coccinelle, dinosaure, licorne, dragon, fée, fantôme, vampire, zombie,
  extraterrestre, soleil, lune, étoile, ciel, nuage, pluie, orage, tonnerre, ouragan, tornade, séisme,
  volcan, feu, flamme, montagne, colline, grotte, plage, océan, lac, marais, flaque, caillou,
  rocher de plage, pierre, or, argent, fer rouillé, acier, aluminium, diamant, saphir, branches d'arbre,
  brindille, écorce d'arbre, pomme de pin, mousse des bois, gazon, pelouse, plume d'oiseau, poussière, boue,
  terre, charbon`,
)

/** Ideas, work, places, names, cities and words of no meaning. */
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

/** Harm where a cook types them, and plain words of a recipe: a spice gives its "parfum". */
const wordsOfRecipes = list('parfum, parfums')

/** French names of what is no food: things, animals, people, places and ideas. */
export const fr: readonly string[] = [...household, ...schoolNatureAndBody, ...ideasAndNames, ...wordsOfRecipes]
