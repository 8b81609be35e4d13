import type { NoKindRows } from '#kitchen/reader/kinds/no-kind/rows.ts'
import { list } from '#kitchen/word-list.ts'

/** French names, places, verbs and things that nobody can make a kind of food. */
export const fr: NoKindRows = {
  firstNames: list(
    `Jean, Pierre, Michel, André, Philippe, René, Louis, Alain, Jacques, Bernard, Marcel, Daniel, Roger, Robert,
    Paul, Claude, Christian, Henri, Georges, Nicolas, François, Patrick, Gérard, Christophe, Joseph, Julien,
    Maurice, Laurent, Frédéric, Éric, David, Stéphane, Pascal, Sébastien, Alexandre, Thierry, Olivier, Antoine,
    Raymond, Guy, Dominique, Charles, Didier, Marc, Vincent, Yves, Guillaume, Bruno, Serge, Thomas, Benoît,
    Mathieu, Hugo, Lucas, Théo, Jules, Arthur, Gaston, Loïc, Yann, Marie, Jeanne, Françoise, Monique, Catherine,
    Nathalie, Isabelle, Jacqueline, Anne, Sylvie, Martine, Madeleine, Nicole, Suzanne, Hélène, Christine,
    Marguerite, Denise, Louise, Christiane, Yvonne, Valérie, Sophie, Sandrine, Stéphanie, Véronique, Chantal,
    Céline, Geneviève, Germaine, Simone, Brigitte, Cécile, Élodie, Aurélie, Camille, Julie, Manon, Léa, Chloé,
    Inès, Jade, Zoé, Mathilde, Pauline, Clémence, Odette, Solange, Josette, Ginette, Huguette, Paulette, Thérèse`,
  ),
  familyNames: list(
    `Martin, Bernard, Dubois, Thomas, Robert, Richard, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre,
    Michel, Garcia, David, Bertrand, Roux, Vincent, Fournier, Morel, Girard, Dupont, Lambert, Bonnet, Rousseau`,
  ),
  familyEndings: [],
  titles: list(`monsieur, madame, mademoiselle, m, mme, mlle, dr, docteur, tante, tonton, mamie, papi, papy`),
  cities: list(
    `Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims,
    Saint-Étienne, Toulon, Le Havre, Grenoble, Dijon, Angers, Nîmes, Villeurbanne, Clermont-Ferrand, Le Mans,
    Aix-en-Provence, Brest, Tours, Amiens, Limoges, Annecy, Perpignan, Besançon, Metz, Orléans, Rouen, Mulhouse,
    Caen, Nancy, Bruxelles, Liège, Namur, Charleroi, Genève, Lausanne, Fribourg, Neuchâtel, Québec, Montréal,
    Gatineau, Dakar, Abidjan`,
  ),
  verbs: list(
    `préchauffer, préchauffez, préchauffe, cuire, cuisez, bouillir, frire, mijoter, mijotez, rissoler, dorer,
    remuer, remuez, mélanger, mélangez, fouetter, fouettez, pétrir, pétrissez, couper, coupez, hacher, chauffer,
    chauffez, réchauffer, laisser, laissez, reposer, enfourner, enfournez, rôtir, griller, saisir, ajouter,
    ajoutez, égoutter, couvrir, couvrez, faire, faites, baisser, porter`,
  ),
  timesAndHeats: list(`minute, minutes, min, mn, heure, heures, secondes, degrés, feu, four, thermostat, ébullition, bain-marie`),
  things: list(
    `pommade, crème solaire, shampoing, shampooing, gélules, comprimés, suppositoire, dentifrice, déodorant,
    lessive, javel, mascara, rouge à lèvres, rue, avenue, boulevard, place, gare, stade, quartier, club,
    tournevis, chargeur, piles, peinture, vernis`,
  ),
  thingEndings: [],
}
