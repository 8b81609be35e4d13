import { list } from '#kitchen/word-list.ts'

/** First names and nicknames of France, Belgium, Switzerland, Quebec, the Maghreb and West Africa. */
const firstNames = list(
  `Mohamed, Mohammed, Muhammad, Ahmed, Karim, Rachid, Abdelkader, Abdelaziz, Abdallah, Abderrahmane, Youssef, Youcef, Hicham, Hassan, Hussein, Hocine, Khaled, Khalid, Bilal, Mehdi, Nabil, Farid,
  Samir, Sofiane, Soufiane, Yacine, Yassine, Ilyes, Ilyès, Ismaël, Ibrahim, Brahim, Mustapha, Moustapha, Tarik, Tariq, Walid, Zakaria, Zinedine, Noureddine, Djamel, Jamal, Fouad, Fouzia,
  Fatima, Fatiha, Fatoumata, Aïcha, Khadija, Yasmina, Yasmine, Leïla, Leila, Naïma, Nadia, Samira, Malika, Zohra, Houda, Hafida, Rachida, Salima, Soraya, Karima, Latifa, Djamila, Mamadou,
  Moussa, Ousmane, Aminata, Awa, Boubacar, Cheikh, Ibrahima, Souleymane, Modibo, Mariam, Seydou, Adama, Oumar, Kadiatou, Jean-Paul, Jean-François, Jean-Michel, Jean-Jacques, Jean-Baptiste,
  Jean-Louis, Jean-Philippe, Jean-Marc, Jean-Yves, Jean-Noël, Jean-Sébastien, Jean-Guy, Pierre-Yves, Pierre-Luc, Paul-Henri, Marc-Antoine, Marc-André, Louis-Philippe, Charles-Édouard,
  Charles-Henri, Marie-Ève, Marie-Pier, Marie-Josée, Marie-Hélène, Marie-Christine, Marie-Françoise, Marie-Laure, Marie-Line, Marie-Noëlle, Marie-Louise, Marie-Paule, Marie-Odile,
  Marie-Madeleine, Anne-Marie, Anne-Sophie, Anne-Laure, Anne-Claire, Anne-Lise, Rose-Marie, Kévin, Kevin, Dylan, Jordan, Bryan, Steven, Jonathan, Anthony, Jérémy, Rémy, Mickaël, Michaël, Gaël,
  Gaëlle, Maëva, Maéva, Océane, Morgane, Ophélie, Mégane, Jennifer, Jessica, Cindy, Sandra, Vanessa, Laëtitia, Laetitia, Delphine, Karine, Magali, Ingrid, Muriel, Maud, Mathis, Nathan, Noah,
  Gabriel, Raphaëlle, Timéo, Mathéo, Matthieu, Matteo, Léandre, Léopold, Ambroise, Augustin, Aurélien, Bastien, Bertrand, Cédric, Christophe, Clément, Damien, Denis, Dimitri, Emmanuel,
  Emmanuelle, Eudes, Fabien, Fabienne, Florent, Florian, Frédérique, Gauthier, Gautier, Geoffrey, Geoffroy, Ghislain, Gilbert, Gwenaël, Gwendoline, Isaac, Ivan, Jacqueline, Joachim, Joëlle,
  Josette, Josiane, Judith, Lambert, Lilian, Loris, Luc, Ludivine, Lydie, Maëlys, Maïté, Marcelline, Marianne, Marius, Maryse, Micheline, Mireille, Nadège, Noël, Noëlle, Octave, Pascale,
  Perrine, Quentin, Régis, Réjean, Réjeanne, Romane, Rosalie, Salomé, Sidonie, Sylvestre, Sylvette, Tanguy, Tatiana, Théodore, Théophile, Tristan, Ugo, Ulysse, Valentine, Véronique, Victoire,
  Victorien, Yannick, Yohan, Yoann, Zacharie, Zélie, Bérénice, Bérengère, Capucine prénom, Clotilde, Colette, Cunégonde, Edwige, Eulalie, Évelyne, Évangéline, Gertrude, Germaine, Ginette,
  Gontrand, Hortense, Huguette, Jocelyne, Josseline, Léocadie, Lucile, Marguerite Duras, Monique, Nicole, Paulette, Raymonde, Renaud, Rodolphe, Sylviane, Urbain, Wilfried, Xavière, Guylain,
  Ghyslain, Normand Tremblay, Gaétan, Gaétane, Réal, Yvon, Jojo, Gégé, Nono, Loulou, Jeannot, Pierrot, Riton, Dédé, Nanou, Mimi, Zizou, Fanfan, Titou, Lulu, Doudou, Juju, Cricri, Toinette,
  Margotton, tonton, tonton Marcel, tata Yvette, tante Huguette, mémé Jeannette, papy Gérard, papi René, mamie Colette, mamie Jeanne, mémère, pépère, belle-maman, beau-papa, maman chérie,
  ma chérie, mon cœur, mon amour, mon lapin d'amour, mon canard en sucre, Marion, Marc-Olivier, Marc-Aurèle, Marc-Étienne, Bibiche, Pépé le putois, Maïwenn, Ludmilla, Hermine Dupont, Blandine,
  Bernadette, Ségolène, Soizic, Gwenaëlle, Maïlys, Anaëlle, Lana, Louna, Ambre Dupont, Lina, Assia, Inaya, Sirine, Meriem, Hajar, Imane, Sanaa, Siham, Loubna, Ghizlane, Nawel, Amel, Lynda,
  Ouarda, Tassadit, Lounès, Mokhtar, Messaoud, Lakhdar, Larbi, Abdelhak, Abdelhamid, Abdelmajid, Abdelmalek, Abdou, Anouar, Adil, Ayoub, Badr, Driss, Fayçal, Ghani, Hamid, Hamza, Idriss, Jalil,
  Lotfi, Marouane, Mounir, Mourad, Nordine, Othmane, Ramzi, Réda, Ridha, Saïd, Salah, Slimane, Tahar, Taoufik, Toufik, Wassim, Yanis, Younès, Ziad, Zoubir, Gontran, Barnabé, Côme, Eliott,
  Elliot, Ewen, Gurvan, Jules Verne, Kilian, Killian, Léandro, Lenny, Loïs, Lorenzo, Malo Le Goff, Marceau, Mathurin, Melvin, Nino, Nolan, Noa, Owen, Sacha, Soren, Swann, Théophane, Titouan,
  Tom Dupont, Tiago, Timothée, Virgile, Yaël, Zéphyr`,
)

/** Family names, alone or after a first name. */
const familyNames = list(
  `Lefèvre, Leblanc, Lemaire, Lemoine, Lecomte, Leclercq, Legrand, Legrand-Duval, Leduc, Lebrun, Lafontaine, Lavoie, Lavigne, Laroche, Larose, Larivière, Dupont, Dupond, Durand, Duval, Dufour,
  Dumas, Dumont, Dupuis, Dupuy, Duhamel, Dubreuil, Duchesne, Delacroix, Delattre, Delorme, Delmas, Deschamps, Desjardins, Desmarais, Descamps, Devos, Dewitte, De Smet, Vandenberghe, Van Damme,
  Vandevelde, Peeters, Janssens, Maes, Willems, Bernard, Bertrand, Bonnet, Boucher Jean, Bouchard, Bourgeois, Boyer, Brunet, Bélanger, Beaulieu, Benoît Dupuis, Ben Ali, Benali, Benamar,
  Bencheikh, Bendjelloul, Bensaïd, Benzema, Bouazza, Boudiaf, Belkacem, Belhadj, Boumediene, Bouteflika, Cherif, Chérif, Chaoui, El Amrani, El Idrissi, El Fassi, El Mansouri, Haddad, Hamidi,
  Hamdi, Kaddour, Khelifi, Mansouri, Meziane, Mokrani, Naceri, Ouali, Rahmani, Saïdi, Slimani, Tahiri, Touati, Zidane, Ziani, Zerrouki, Diallo, Diop, Diarra, Ndiaye, N'Diaye, Traoré, Touré,
  Keita, Coulibaly, Konaté, Camara, Cissé, Sissoko, Koné, Ouattara, Fofana, Gaye, Mbaye, Senghor, Tremblay, Gagnon, Gagné, Roy, Gauthier, Morin, Pelletier, Fortin, Ouellet, Boudreau, Cloutier,
  Paquette, Poirier Jean, Girouard, Thibodeau, Leboeuf, Lapointe, Nadeau, Hébert, Simard, Caron Marie, Charbonneau, Garnier, Faure, Rousseau, Mercier, Chevalier, Masson, Renard Paul, Renaud,
  Rey, Picard Jean, Perrin, Perrot, Petitjean, Poulain Amélie, Amélie Poulain, Prévost, Guérin, Guillot, Gaillard, Gilles, Girardin, Giraud, Hamel, Huet, Humbert, Jacquot, Joly, Klein, Lambert,
  Langlois, Launay, Laurent, Maillard, Marchal, Maréchal, Marty, Mathieu, Michaud, Millet Jean, Monnier, Moulin Jean, Jean Moulin, Noël Paul, Olivier Martin, Pasquier, Poirot Hercule,
  Hercule Poirot, Regnier, Rivière, Rolland, Roussel, Roux Paul, Sanchez, Schmitt, Schneider, Vasseur, Vidal, Vincent, Weber, Wagner, Favre, Rochat, Blanc Jean, Emmanuel Macron, Marine Le Pen,
  Jean-Luc Mélenchon, Nicolas Sarkozy, François Hollande, Jacques Chirac, François Mitterrand, Charles de Gaulle, Napoléon Bonaparte, Louis Pasteur, Victor Hugo, Émile Zola, Molière, Voltaire,
  Zinédine Zidane, Kylian Mbappé, Antoine Griezmann, Édith Piaf, Johnny Hallyday, Céline Dion, Stromae, Jacques Brel, Tintin et Milou, Astérix, Obélix, Gaston Lagaffe, Lucky Luke, Schtroumpfs,
  le Petit Prince, Paul Bocuse, Cyril Lignac, Philippe Etchebest, Gordon Ramsay, Monsieur Martin, Madame Durand, Mme Dupont, M. Dupont, docteur Lambert, Dr Martin, maître Dupuis,
  Monsieur le maire, madame la directrice`,
)

/** Towns, districts, streets and stations. */
const places = list(
  `Villeurbanne, Vénissieux, Vaulx-en-Velin, Saint-Étienne, Saint-Étienne-du-Rouvray, Saint-Denis, Aubervilliers, Argenteuil, Asnières-sur-Seine, Aulnay-sous-Bois, Boulogne-Billancourt, Bobigny,
  Bondy, Cergy, Champigny-sur-Marne, Clamart, Clichy, Clichy-sous-Bois, Courbevoie, Créteil, Drancy, Évry, Gennevilliers, Issy-les-Moulineaux, Ivry-sur-Seine, La Courneuve, Levallois-Perret,
  Maisons-Alfort, Malakoff ville, Massy, Meudon, Montreuil, Montrouge, Nanterre, Neuilly-sur-Seine, Noisy-le-Grand, Pantin, Puteaux, Rueil-Malmaison, Sevran, Suresnes, Versailles, Vincennes,
  Vitry-sur-Seine, Roubaix, Tourcoing, Dunkerque, Calais, Boulogne-sur-Mer, Amiens, Rouen, Le Havre, Caen, Cherbourg, Brest, Angers, Le Mans, Orléans, Blois, Tours, Poitiers, La Rochelle,
  Limoges, Clermont-Ferrand, Mérignac, Pessac, Bayonne, Tarbes, Toulouse, Montauban, Albi, Nîmes, Avignon, Aix-en-Provence, Aubagne, Fréjus, Ajaccio, Bastia, Grenoble, Chambéry, Annecy,
  Besançon, Belfort, Mulhouse, Nancy, Metz, Reims, Troyes, Charleville-Mézières, Saint-Quentin, Maubeuge, Valenciennes, Liévin, Hénin-Beaumont, Pointe-à-Pitre, Fort-de-France, Cayenne ville,
  Saint-Denis de la Réunion, Nouméa, Mamoudzou, Bruxelles, Anderlecht, Molenbeek, Schaerbeek, Ixelles, Uccle, Etterbeek, Liège, Tournai, Mouscron, La Louvière, Ostende, Gand, Anvers, Bruges,
  Arlon, Dinant, Spa ville, Genève, Carouge, Vevey, Montreux, Yverdon-les-Bains, La Chaux-de-Fonds, Sion, Martigny, Delémont, Bienne, Zurich, Berne, Bâle, Longueuil, Gatineau, Sherbrooke,
  Trois-Rivières, Lévis, Drummondville, Saint-Hyacinthe, Sept-Îles, Val-d'Or, Saint-Jérôme, Repentigny, Terrebonne, Shawinigan, Moncton, Ottawa, Québec ville, Alger, Oran, Constantine, Annaba,
  Sétif, Blida, Tlemcen, Béjaïa, Tizi Ouzou, Bab El Oued, Casablanca, Rabat, Marrakech, Fès, Meknès ville, Tanger, Agadir ville, Oujda, Kénitra, Tétouan, Essaouira, Ouarzazate, Tunis,
  Sfax ville, Bizerte, Kairouan, Gabès, La Marsa, Sidi Bou Saïd, Nouakchott, Bamako, Abidjan, Ouagadougou, Conakry, Lomé, Cotonou, Niamey, Libreville, Kinshasa, Brazzaville, Yaoundé, Douala,
  Antananarivo, Saint-Louis du Sénégal, Port-au-Prince, Montmartre, Montparnasse, Belleville, Ménilmontant, Pigalle, Barbès, Batignolles, le Marais quartier, Quartier latin,
  Saint-Germain-des-Prés, Saint-Michel quartier, Bastille, République, Châtelet, Châtelet-les-Halles, Oberkampf, La Défense, La Villette, Buttes-Chaumont, Butte-aux-Cailles, Père-Lachaise,
  Opéra Garnier, Notre-Dame de Paris, Sacré-Cœur, Vieux-Port, La Canebière, la Part-Dieu, Croix-Rousse, Vieux-Lyon, Bellecour, Perrache, Capitole de Toulouse, place Stanislas, Place Bellecour,
  promenade des Anglais, Mont-Saint-Michel, mont Blanc montagne, Pic du Midi, pont du Gard, Plateau-Mont-Royal, Mile End, Rosemont, Hochelaga, Outremont, Vieux-Montréal, Limoilou, Sainte-Foy,
  Les Eaux-Vives, Plainpalais, Les Pâquis, les Marolles, le Sablon, Grand-Place, Manneken-Pis, Atomium, Matonge, rue de la Paix, rue de Rivoli, rue des Rosiers, rue du Four, rue de la Pompe,
  rue des Lilas, rue Victor Hugo, rue Mouffetard, avenue, avenue Foch, avenue des Champs-Élysées, boulevard, boulevard Saint-Michel, boulevard Voltaire, impasse, impasse des Mûriers,
  allée des Tilleuls, chemin des Vignes, chemin du Moulin, quai des Orfèvres, cours Mirabeau, place de la République, place du marché, place de la Concorde, gare du Nord, gare de Lyon,
  gare de l'Est, gare Saint-Lazare, gare Montparnasse, gare Part-Dieu, gare du Midi, gare Cornavin, gare centrale, métro Berri-UQAM, station Oberkampf, station Villejuif, arrêt de bus,
  aéroport de Roissy, aéroport Charles-de-Gaulle, Zaventem, périphérique, code postal, 16e arrondissement, Hauts-de-Seine, Seine-Saint-Denis, Bretagne région, Occitanie région, région PACA,
  département, arrondissement, canton de Vaud, province de Liège, Laval, Gembloux, Hammamet, Wavre, Nivelles, Huy, Seraing, Herstal, Jemeppe, Ath, Binche, Soignies, Marche-en-Famenne,
  Ciney ville, Florenville, Morges, Renens, Pully, Aigle ville, Monthey, Sierre, Payerne, Moutier, Porrentruy, Locarno, Lugano, Winterthour, Saint-Gall, Aix-les-Bains, Thonon-les-Bains,
  Évian-les-Bains, Albertville, Chamonix, Megève, Tignes, Val d'Isère, Courchevel, Bourg-Saint-Maurice, Bourgoin-Jallieu, Vienne, Villefranche-sur-Saône, Chalon-sur-Saône, Le Creusot, Auxerre,
  Sens, Montargis, Bourges, Vierzon, Châteaudun, Chartres, Dreux, Évreux, Alençon, Lisieux, Deauville, Trouville, Fécamp, Dieppe, Abbeville, Arras, Béthune, Cambrai, Douai, Laon, Compiègne,
  Creil, Beauvais ville, Meaux, Melun, Fontainebleau ville, Mantes-la-Jolie, Poissy, Saint-Germain-en-Laye, Rambouillet, Épinay-sur-Seine, Stains, Villetaneuse, Bagnolet, Les Lilas,
  Romainville, Rosny-sous-Bois, Saint-Nazaire, Saint-Lô, Vitré, Redon, Niort, Angoulême, Cognac ville, Périgueux, Brive-la-Gaillarde, Tulle, Rodez, Auch, Mont-de-Marsan, Dax, Lourdes, Foix,
  Arles, Martigues, Istres, Salon-de-Provence, Draguignan, Gap, Digne-les-Bains, Briançon, Sisteron, Manosque, Orange vaucluse, Sarreguemines, Forbach, Thionville, Épinal, Saint-Dié, Haguenau,
  Sélestat, Vesoul, Pontarlier, Mostaganem, Médéa, Batna, Ghardaïa, Tamanrasset, Skikda, Guelma, Bouira, Boumerdès, Tipaza, Relizane, Safi, El Jadida, Mohammedia, Ifrane, Errachidia, Nador,
  Al Hoceima, Monastir, Mahdia, Nabeul, Béja, Jendouba`,
)

/** Clubs, cars, shops for things, telephones, games, films and other brands that name no food. */
const brandsAndClubs = list(
  `Paris Saint-Germain, Olympique de Marseille, Olympique lyonnais, AS Saint-Étienne, Girondins de Bordeaux, Stade rennais, LOSC Lille, RC Strasbourg, FC Metz, AJ Auxerre, Toulouse FC,
  Standard de Liège, RSC Anderlecht, Club Bruges, La Gantoise, Union Saint-Gilloise, FC Sion, Servette FC, Young Boys, Canadiens de Montréal, Nordiques de Québec, Wydad Casablanca,
  Raja Casablanca, MC Alger, USM Alger, JS Kabylie, Espérance de Tunis, Club africain, Stade français, Racing 92, ASM Clermont, Stade toulousain, RC Toulon, équipe de France, les Bleus,
  les Diables rouges, Tour de France, Roland Garros, Ligue 1, Ligue des champions, PSG, ASSE, RCSA, Decathlon, Décathlon, Leroy Merlin, Castorama, Bricomarché, Brico Dépôt, Mr Bricolage, Ikea,
  Conforama, Fnac, Darty, Boulanger magasin, Kiabi, Gémo, Celio, Jules vêtements, Etam, Camaïeu, Promod, Zara, H&M, Petit Bateau, Sephora, Marionnaud, Nocibé, Yves Rocher, L'Oréal,
  Garnier Fructis, Dove savon, Axe déodorant, Cadum, Mixa, Bioderma, La Roche-Posay, Avène crème, Klorane, Durex, Tampax, Always, Pampers, Huggies, Lotus papier, Sopalin, Kleenex,
  Okay essuie-tout, Skip lessive, Ariel lessive, Le Chat lessive, Persil lessive, Dash lessive, Paic Citron, Fairy, Finish tablettes, Febreze, Air Wick, Harpic, Renault, Renault Mégane,
  Renault Scénic, Renault Twingo, Twingo, Peugeot, Peugeot 308, Citroën, Citroën C3, 2CV, Dacia Sandero, Dacia Duster, Volkswagen Golf, Audi, BMW, Mercedes, Toyota, Nissan Micra, Opel Corsa,
  Ford Fiesta, Vespa, Mobylette, Vélib, carte Navigo, pass Navigo, carte vitale, carte d'identité, carte grise, carte Opus, carte Mobib, SNCF, RATP, STIB, TGV, RER, Blablacar, Orange téléphone,
  Bouygues, SFR, Free Mobile, Freebox, Livebox, Proximus, Swisscom, Vidéotron, Netflix, TF1, France Inter, Le Monde journal, Le Figaro, Libération, L'Équipe, Ouest-France, La Poste,
  Crédit agricole, BNP Paribas, Société générale, Caisse d'épargne, Banque postale, Desjardins caisse, Nespresso machine, Tefal, Moulinex, Seb cocotte, Le Creuset, Thermomix, Cookeo, Magimix,
  KitchenAid, Dyson, Rowenta, Opinel, Laguiole couteau, Bic stylo, Stabilo, Clairefontaine, Lego, Playmobil, Monopoly, Barbie, Pokémon, Fortnite, Minecraft, Super Mario, Uno cartes, Scrabble,
  mots croisés, sudoku, belote, tarot, pétanque, Michelin pneus, Bibendum, Total station`,
)

/** French people, places and brands that name no food. */
export const peopleAndPlaces: readonly string[] = [...firstNames, ...familyNames, ...places, ...brandsAndClubs]
