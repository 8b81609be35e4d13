import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Packets, jars and bars that French-speaking shops sell under a brand, with what the usual recipe holds. */
export const brandsAndPackets = parseFoodLines(`
  bread | gluten | soybean | vegan..vegetarian | ? | oreo, oreos, Oreo original, biscuits Oreo, spéculoos Lotus, Lotus spéculoos, Lotus Biscoff, Biscoff,
    biscuits Lotus, Lotus biscuits, pâte à tartiner spéculoos, pâte de speculoos, spéculoos à tartiner, tartinade speculoos, crème de spéculoos,
    Lotus pâte à tartiner, Lotus à tartiner, Biscoff à tartiner, Biscoff spread
  bread | gluten dairy | soybean | vegetarian | ? | Prince de LU, Prince LU, Prince chocolat, Prince goût chocolat, Prince de LU chocolat, Prince vanille,
    biscuits Prince, Prince tout chocolat, Prince goûter, Granola LU, Granola chocolat, Granola chocolat au lait, Granola chocolat noir, granola biscuit, Pépito,
    Pepito, Pépitos, Pépito chocolat, Petit Écolier, Petit Ecolier, Petit Écolier LU, Petit Écolier chocolat au lait, Petit Écolier chocolat noir, Mikado,
    Mikado chocolat au lait, Mikado LU, Mikado chocolat, BN chocolat, BN vanille, BN fraise, Chocos, Délichoc, Delichoc, Bastogne LU, Fingers, Fingers Cadbury,
    Pim's framboise au lait, Pim's orange, Pims, Pims orange, Pim's, Belvita, Belvita petit déjeuner, Belvita miel pépites, Belvita chocolat, Lulu barquette,
    Ourson Lulu, Lulu l'Ourson, Oursons LU, Napolitain, Napolitain LU, Savane pocket, Mikado daim, Michel et Augustin cookies,
    petits carrés Michel et Augustin, Milka cookies, Milka biscuits, cookies Milka, Choco leibniz, Leibniz choco, Whippet, Whippets, Melo-cakes
  pastry | gluten dairy eggs |  | vegetarian | ? | Bonne Maman madeleines, madeleines Bonne Maman, madeleines St Michel, St Michel madeleines,
    madeleines Saint-Michel, Doonuts, St Michel Doonuts, Savane, Savane barr', Savane Brossard, Brossard brownie, Ker Cadelac, Pitch, Pitch chocolat, Pitch Pasquier,
    brioche Pasquier, Pasquier brioche, Pasquier pitch, Brioche Dorée, Harrys brioche, Harry's brioche tressée, Brioche tranchée Harrys, Doowap Harrys,
    Kinder Délice, Kinder Pingui, Kinder Maxi King, Kinder tranche au lait, Kinder Paradiso, gaufres Lotus, Lotus gaufres, Lotus gaufres de Liège, Suzy gaufres,
    La Trinitaine galettes, galettes La Trinitaine, Traou Mad, gâteaux Traou Mad
  pastry | gluten dairy eggs soybean |  | vegetarian | ? | Jos Louis, Jos Louis Vachon, Vachon Jos Louis, Ah Caramel, Ah Caramel Vachon, Vachon Ah Caramel, May West,
    May West Vachon, Vachon May West, Passion Flakie, Vachon Passion Flakie, gâteau Vachon, petits gâteaux Vachon
  chocolate | dairy gluten | soybean | vegetarian | ? | Kinder Bueno, Kinder Bueno white, Kinder Country, Kinder Happy Hippo, Kinder Schoko-Bons crispy, Twix, Lion,
    barre Lion, Nestlé Lion, KitKat, Kit Kat Chunky, Crunch Nestlé, Nestlé Crunch, Maltesers, Ferrero Rocher, Nutella B-ready, Nutella biscuits, biscuits Nutella,
    B-ready, Nutella & Go, Ovomaltine, Ovomaltine Crunchy, Ovomaltine crunchy cream, Crunchy Cream Ovomaltine, pâte à tartiner Ovomaltine, Ovomaltine à tartiner,
    Ovo crunchy, Ovomaltine barre, Ragusa biscuit, Kägi, Kägi-fret, gaufrettes Kägi, Torino biscuit, Coffee Crisp, Caramilk biscuit, Mr. Big, Smarties biscuits,
    Toffifee gaufrette, Knoppers, Hanuta, Balisto, Daim biscuit, Rocher Suchard feuilletine, Mon Chéri gaufrette
  chocolate | dairy | soybean | vegetarian | ? | Kinder, Kinder Surprise, Kinder chocolat, Kinder maxi, barre Kinder, Schoko-Bons, Kinder Schoko-Bons,
    Kinder Schokobons, Schokobons, Milka, Milka noisettes, Milka lait, Milka Daim, Milka caramel, tablette Milka, Côte d'Or, Côte d'Or lait,
    Côte d'Or lait noisettes, Mignonnettes Côte d'Or, Lindt lait, Lindt noisettes, Lindor, Lindor lait, Lindt Lindor, Lindt Excellence lait, Nestlé dessert lait,
    Poulain lait, Poulain 1848 lait, Galak, Milkybar, Merveilles du Monde, Suchard, Rochers Suchard, Rocher Suchard, Suchard rocher, Mars, Mars glacé, barre Mars,
    Bounty, Bounty lait, Milky Way, Smarties, M&M's crispy, Daim, Toffifee, Toffifay, After Eight lait, Ragusa, Ragusa classique, Ragusa noir, Torino, Camille Bloch,
    Toblerone, Cailler, Cailler lait, Frigor, Cailler Frigor, Branche Cailler, branches Cailler, Munz, Villars lait, Jacques matinettes, Galler, barre Galler,
    Leonidas, pralines Leonidas, Neuhaus, Caramilk, Merci chocolats, Quality Street, Ferrero Raffaello, Raffaello, Nocciolata lait, Nutella, pot de Nutella,
    Nutella grand pot, Pralinoise, Pralinoise Poulain, Choco-pralin, Ourson Cémoi, Nounours guimauve Cémoi, Oursons guimauve, Michoko, Carambar chocolat,
    After Eight, After Eight noir
  chocolate |  | soybean | vegan..vegetarian | ? | Côte d'Or noir, Côte d'Or noir de noir, Lindt Excellence, Lindt Excellence noir, Lindt noir 70%, Lindt 70,
    Lindt 85%, Lindt 90%, Nestlé dessert, Nestlé dessert noir, Nestlé Dessert corsé, Poulain noir, Poulain noir extra, Menier, chocolat Menier, Poulain dessert,
    Villars noir, Ethiquable noir, Alter Eco noir, Mon Chéri, Banania, Poulain Grand Arôme, Nesquik, Nesquik poudre, Nesquik chocolat, Benco, Suchard Express,
    Caotina, Tonimalt, Nemours poudre, Quik, Nestlé Quik
  chocolate | peanut dairy soybean | eggs | vegetarian | ? | Snickers, barre Snickers, Snickers glacé, mini Snickers, Nuts barre, Reese's,
    Reese's peanut butter cups, Reese cups, Oh Henry, Oh Henry!, M&M's peanut, M&M's jaune, M&M's cacahuètes, Mr. Tom, Wunderbar, Picnic barre,
    Tablette Milka cacahuète
  nut | peanut |  | vegan | ? | cacahuètes Bénénuts, Twinuts, Bénénuts Twinuts, Duyvis cacahuètes, cacahuètes Duyvis, beurre de cacahuète Skippy, Skippy, Jif,
    beurre d'arachide Kraft, Kraft beurre d'arachide, croquants Kraft beurre d'arachide, Dakatine, beurre de cacahuète Menguy's, Menguy's, Menguy's cacahuètes,
    beurre de cacahuètes Menguys, Calvé pindakaas, Pindakaas, pindakaas Calvé, Adams beurre d'arachide, Whole Earth, Planters cacahuètes, chouchous cacahuètes,
    cacahuètes chouchou
  dish | peanut |  | vegan..vegetarian | ? | Curly, Curly cacahuète, Vico Curly, Curly Vico, Curly Lorenz, Croustilles Curly, Bamba, Crunchips cacahuète, Nic Nac's,
    Nic Nacs, NicNac's, Lorenz Curly
  dish | gluten |  | vegan..vegetarian | ? | Pringles, Pringles original, Pringles paprika, Belin, biscuits Belin, Croustilles Belin, Crackers Belin, Belin Crackers,
    Triangolini, Belin Triangolini, Pretzels Belin, Bretzels Boehli, Boehli, Stick Boehli, Sticks Ancel, Bretzels Ancel, Ancel bretzels, Apérifruits crackers,
    Craquelins Ritz, Ritz, Ritz crackers, biscuits Ritz, Premium Plus, Vinta
  root |  |  | vegan..meat | ? | Lay's, Lay's nature, Lays nature, chips Lay's, Lay's barbecue, Lays barbecue, Lay's poulet rôti, Vico chips, chips Vico, Brets,
    chips Brets, Bret's, Bret's fromage du Jura, Tyrrell's, chips Tyrrells, Zweifel, Zweifel paprika, chips Zweifel, Zweifel nature, Croky, Croky paprika,
    Lay's paprika, Doritos, Doritos nature, Chipster, Chipsters, Monster Munch, Monster munch salé, 3D Bugles, 3D's, Bugles, Bugles 3D, Cheetos, Humpty Dumpty,
    Yum Yum chips, chips Yum Yum, Miss Vickie's, Ruffles, Mousline, purée Mousline, Mousline nature, Frites McCain, McCain frites, McCain potatoes, Potatoes McCain,
    Smiles McCain, Just au four McCain
  grain | gluten |  | vegan..vegetarian | ? | Chocapic, Chocapic Nestlé, céréales Chocapic, Lion céréales, céréales Lion, Nesquik céréales, céréales Nesquik,
    Cookie Crisp, Kellogg's Trésor, Trésor chocolat noisette, Extra pépites Kellogg's, Kellogg's Extra, Crunchy muesli, Country Crisp, Jordans Country Crisp,
    Jordans, muesli Jordans, céréales Jordans, Country Store, Quaker Cruesli, Cruesli, Cruesli Quaker, Quaker Cruesli chocolat, Cheerios miel, Golden Grahams,
    Cini Minis, Curiously Cinnamon, Fitness Nestlé, Nestlé Clusters, Carré Trésor
  grain | gluten |  | vegan..vegetarian | ? | Special K, Kellogg's Special K, Spécial K, All-Bran, All Bran, Kellogg's All-Bran, Kellogg's Smacks,
    Corn Flakes Kellogg's, Kellogg's Corn Flakes, Frosties, Kellogg's Frosties, Rice Krispies, Kellogg's Rice Krispies, Coco Pops, Kellogg's Coco Pops, Choco Pops,
    Froot Loops, Weetabix, Weetabix nature, Shreddies, Shredded Wheat, Familia muesli, Bircher müesli, Birchermüesli, Birchermuesli sec, Blédine vanille,
    Blédine cacao, Blédine choco biscuit, Phosphatine, céréales Blédina, Blédina céréales, céréales bébé Nestlé, P'tite céréale Nestlé, Ebly, blé Ebly, Ebly blé,
    Boulgour Tipiak, Couscous Tipiak, Tipiak couscous
  milk | dairy |  | vegetarian..meat | ? | Blédilait, Blédilait 2, Blédilait croissance, lait Blédilait, Blédina croissance, Gallia, lait Gallia, Gallia 1,
    Gallia Calisma, Guigoz, lait Guigoz, Guigoz 2, Nidal, lait Nidal, Nestlé Nidal, Novalac, lait Novalac, Modilac, Picot, lait Picot, Babybio lait,
    Babybio croissance, Hipp lait, Milumel, Aptamil, Bimbosan, Enfamil, Similac, Nido, Candia Baby, Candia croissance, Lactel Eveil, Laboratoire Guigoz,
    Pepti junior, P'tit Gallia, Nutrilon, Nestlé Beba
  dish |  |  | vegan..meat | ? | Blédina, petits pots Blédina, Blédiner, Blédichef, Good Gout, Babybio, Hipp, Naturnes, Nestlé Naturnes, P'tit pot Nestlé,
    petit pot bébé, petits pots bébé, petit pot légumes, Pom'Potes, Pom Potes, Materne, compote Andros, Andros, gourde Andros, Materne Pom'potes
  soft-cheese | dairy |  | vegetarian..meat | ? | P'tit Louis, Ptit Louis, Kiri, Kiri à la crème, Kiri goûter, Vache qui rit, La Vache qui rit, Saint Môret,
    St Moret, Tartare, Tartare ail et fines herbes, Boursin, Boursin ail et fines herbes, Boursin poivre, Boursin cuisine, Madame Loïk,
    Paysan Breton fromage fouetté, Carré frais, Carré Frais Gervais, Petit Gervais, Petit Gervais aux fruits, Petits Filous, Petit Filous, P'tits Filous, Chavroux,
    Chavroux bûche, Petit Billy, Soignon, Soignon bûche, bûche Soignon, Salakis, Islos, Apérivrais, Apérifrais, Apéricube, Apéricubes, apéricubes Vache qui rit,
    Ficello, Babybel, Mini Babybel, Port Salut, Saint Albray, St Albray, Chaussée aux Moines, Caprice des Dieux, Coeur de Lion, Cœur de Lion, Président camembert,
    camembert Président, Lepetit camembert, Le Rustique, camembert Le Rustique, Vieux Pané, Fol Epi, Leerdammer, Maasdam, Bonbel, Saint Agur, St Agur, Bresse Bleu,
    Bleu de Bresse, Société roquefort, Roquefort Société, Entremont, Entremont râpé, emmental Entremont, emmental Président, Giovanni Ferrari, Galbani,
    Galbani mozzarella, mozzarella Galbani, Santa Lucia, Philadelphia, Philadelphia ail fines herbes, Cantadou, Rondelé, Rondelé bleu, Etorki, Ossau Iraty Istara,
    Istara, Toastinettes, Toastinette, Hochland sandwich, Maredsous fondu, Brugge fromage, Passendale, Gerber fromage, Gerber fromage fondu,
    Tomme Vaudoise Fleurette, P'tit Québec, Babybel rouge, Ficello fromage, fromage Ficello, Black Diamond, Cracker Barrel, Cheez Whiz
  yogurt | dairy |  | vegetarian..meat | ? | Danette, Danette chocolat, Danette vanille, Danette pistache, Danette café, Danone nature, Activia, Activia nature,
    Activia fruits, Actimel, Yop, Yop framboise, Yop vanille, Danao, Danao pêche abricot, Danonino, Velouté Danone, Velouté fruix, Panier de Yoplait, Perle de lait,
    Perle de Lait coco, Taillefine, Jockey fromage blanc, Mamie Nova, Mamie Nova fraise, La Laitière, La Laitière vanille, pots de crème La Laitière,
    petits pots de crème La Laitière, Viennois chocolat, Flanby, Flamby, Dany, Mont Blanc, Mont Blanc vanille, crème Mont Blanc, Mont Blanc chocolat,
    Liégeois Danone, yaourt Malo, Rians, faisselle Rians, Le Petit Vendéen, Michel et Augustin vache à boire, Skyr Siggi's, Siggi's, Skyr Yoplait, Danone skyr,
    Vitalinea, Fage, Fage 0%, yaourt Fage, Emmi Caffe Latte, Caffè Latte Emmi, Candy Up, Candy'Up, Cacolac, Cécémel, Cecemel, Chocomel, Fristi, Rivella,
    Rivella rouge, Yakult, Iogo, Liberté yogourt, Oikos, Yoplait Minigo, Minigo, Lactantia, Natrel, Québon, Lait Candia, Candia Grandlait, Lactel,
    Lactel Matin léger, Regilait, Régilait, Gloria lait, lait Gloria, Carnation lait
  drink | soybean |  | vegan | ? | Sojasun, Sojasun nature, Sojasun vanille, Sojasun fruits, Sojasun café, Sojade, Sojade nature, Sojade vanille, Alpro soja,
    Alpro soja vanille, Alpro nature, Alpro skyr style, Alpro dessert chocolat, Bjorg soja, Bjorg boisson soja, Bjorg soja calcium, boisson soja Bjorg,
    Provamel soja, Soy lait soja, Soja cuisine Bjorg, Sojami, Belsoy, Natur-a, Bonsoya, Bonneterre soja
  drink | gluten |  | vegan | ? | Bjorg avoine, Bjorg boisson avoine, boisson avoine Bjorg, Oatly, Oatly barista, Oatly cuisine, Alpro avoine, Alpro oat,
    Alpro not milk, Alpro This is not milk, avoine Alpro, Bjorg avoine calcium, Bonneterre avoine, Earth's own avoine, 1664, Leffe blonde, Chimay, Orval,
    Pelforth brune, Desperado, Tourtel, Tourtel Twist, Feldschlösschen, Molson, Labatt, Labatt bleue, Fin du Monde Unibroue, Maudite, Blanche de Chambly,
    Pietra bière, Panaché Kronenbourg, Meteor, Fischer, Corona, Budweiser
  drink |  |  | vegan | - | Alpro amande, Alpro amande sans sucres, Alpro coco, Alpro noisette, Alpro cajou, Bjorg amande, Bjorg lait d'amande, boisson amande Bjorg,
    Bjorg riz, Bjorg boisson riz, Bjorg coco, Bjorg noisette, Orangina rouge, Oasis tropical, Oasis pomme cassis framboise, Tropicana, Joker jus, Innocent jus, Pago,
    Granini, Minute Maid, Sunny Delight, Capri-Sun, Teisseire grenadine, sirop Teisseire, sirop Monin, Monin, Moulin de Valdonne, Pulco, Pulco citron, Banga, Lipton,
    Ice Tea pêche, Fuze Tea, May Tea, Evian, Coca Zéro, Coca cola light, Pepsi Max, Fanta, Sprite, Seven Up, 7up, Schweppes agrumes, Canada Dry, Red Bull,
    Monster Energy, Champomy, Sinalco, Henniez, Ramseier, Spa eau, Bru eau
  sweetener |  |  | vegan..meat | ? | Haribo, Haribo Tagada, Fraises Tagada, Tagada, Tagada Haribo, Haribo Dragibus, Happy Cola, Haribo Happy Cola, Haribo croco,
    Croco Haribo, Chamallows, Chamallow, Haribo chamallows, Bams Banane, Rotella, Polka Haribo, Carensac, Oursons d'Or, Ours d'or Haribo, Haribo Starmix, Maoam,
    Lutti, Lutti Arlequin, Arlequin, Bubblizz, Têtes brûlées, Tête brûlée, Krema, Régal'ad, Regalad, Krema Mini Cubes, Hollywood chewing-gum, Chewing-gum Hollywood,
    Freedent, Mentos, Tic-Tac, Ricola, Sugus, Fisherman's Friend, cachous Lajaunie, Pez, Starburst, cuberdons, Fruit-tella, Mentos fruit, Pierrot Gourmand,
    sucettes Pierrot Gourmand, Bergamotes de Nancy, Réglisse Zan, Batna, Swedish Berries
  sweetener | dairy | soybean | vegetarian..meat | ? | Carambar, Carambar caramel, Carambars, Werther's Original, Werther's, Kréma caramel, Lutti caramel,
    Toffee Mackintosh, Caramel Isigny, caramels d'Isigny, Chokotoff
  sweetener | dairy gluten | soybean | vegetarian..meat | ? | Cornetto, Cornetto vanille, Cornetto chocolat, Extrême Nestlé, cône Extrême,
    Ben & Jerry's Cookie Dough, Häagen-Dazs cookies and cream, Häagen-Dazs cookies, Maxibon, Drumstick Nestlé
  sauce | eggs |  | vegetarian | ? | mayonnaise Amora, Amora mayonnaise, Lesieur mayonnaise, mayonnaise Lesieur, Bénédicta mayonnaise, mayonnaise Bénédicta,
    Hellmann's, Hellmanns, mayonnaise Hellmann's, Maille mayonnaise, mayonnaise Thomy, Devos Lemmens, Devos Lemmens mayonnaise, mayonnaise Devos & Lemmens,
    Calvé mayonnaise, Sauce Bénédicta béarnaise, sauce béarnaise Bénédicta, Bénédicta béarnaise, Amora béarnaise, béarnaise Amora, Lesieur béarnaise,
    Sauce Bénédicta bourguignonne, Amora sauce bourguignonne, sauce burger Amora, Amora sauce burger, sauce tartare Bénédicta, Amora sauce tartare,
    sauce algérienne Colona, sauce samouraï Colona, Colona samouraï, Nawhal's algérienne, Nawhal's samouraï, Nawhals, sauce andalouse Devos Lemmens, Miracle Whip,
    Sauce cocktail Amora, Sauce blanche kebab Nawhal's, Sauce biggy Nawhal's, Pita sauce
  sauce |  |  | vegan..meat | ? | Savora, Amora Savora, Aromat, Aromat Knorr, Knorr Aromat, Maggi Aromat, Fondor Maggi, Kub Or, bouillon Kub, Kub, Maggi cube,
    cube Maggi, cube Jumbo, Jumbo cube, bouillon Jumbo, Knorr marmite de bouillon, Knorr cube, Bovril, Oxo, cube Oxo, Ariaké bouillon, bouillon Ariaké, Ariake,
    Fond de veau Maggi, Fond de volaille Maggi, Fond de veau Knorr, Ducros, Ducros herbes, Sauce pita Colona, Sauce HP, A1, Sauce barbecue Heinz, Heinz barbecue,
    Sauce Pomme frite, sauce pommes frites Amora, Diablo sauce, Sauce Pili Pili, Sauce Dolmio, Panzani sauce, Panzani sauce bolognaise, sauce bolognaise Panzani,
    Buitoni sauce, Barilla sauce, Zapetti, Zapetti bolognaise, Suzi Wan sauce, Sauce Uncle Ben's, Uncle Ben's sauce, Old El Paso kit fajitas, Old El Paso,
    kit Old El Paso
  salty-sauce | gluten | soybean | vegan..meat | ? | Arôme Maggi, arome Maggi, Maggi arôme, Maggi liquide, sauce Maggi, Viandox, Marmite, Marmite Unilever, Vegemite
  salty-sauce | soybean gluten |  | vegan | ? | Kikkoman, sauce Kikkoman, sauce soja Kikkoman, Kikkoman soja, Suzi Wan soja, sauce soja Suzi Wan, Heng's,
    Pearl River Bridge, Sauce soja Lima, VH sauce soja, China Lily
  sauce |  |  | vegan | - | moutarde Amora, Amora moutarde, moutarde Maille, Maille moutarde, Maille moutarde à l'ancienne, moutarde Fallot, Fallot, Reine de Dijon,
    cornichons Maille, Maille cornichons, cornichons Amora, Heinz ketchup, ketchup Heinz, ketchup Amora, Amora ketchup, Tabasco, Tabasco rouge, sauce Tabasco,
    harissa Le Phare du Cap Bon, harissa Phare du Cap Bon, Le Phare du Cap Bon
  oil |  | soybean | vegan..vegetarian | ? | Planta fin, St Hubert, St Hubert oméga 3, Saint Hubert, Fruit d'Or, Fruit d'or margarine, Primevère, Primevère tartine,
    ProActiv, Pro-activ, Astra, Astra margarine, margarine Astra, Tournolive, Le Fleurier, Becel, Becel margarine, Solo margarine, Vitelma, Crisco
  cured-meat |  |  | meat | ? | Fleury Michon jambon, Fleury Michon, jambon Fleury Michon, Herta jambon, jambon Herta, Herta, Le Bon Paris, Herta Le Bon Paris,
    Herta lardons, lardons Herta, Knacki, Knacki Herta, Herta Knacki, Knackis, Knacki ball, saucisses Knacki, Madrange, jambon Madrange, Justin Bridou,
    Baton de berger, Justin Bridou bâton de berger, Cochonou, saucisson Cochonou, jambon Aoste, Aoste jambon, Bordeau Chesnel, rillettes Bordeau Chesnel,
    pâté Hénaff, Jean Caby, Caby, Jean Caby apérissimo, Stoeffler, Fleury Michon blanc de poulet, poulet de Loué, Poulet Loué, Le Gaulois, Le Gaulois poulet, Charal,
    steak Charal, steak haché Charal, Bigard, Socopa, Monique Ranou, Brocéliande, jambon Brocéliande, Spam, Citterio, Malbuner, Rapelli, Zwan, Paris Pâté, Olida,
    William Saurin petit salé, William Saurin, Cassoulet William Saurin, William Saurin cassoulet, Raynal et Roquelaure, Cassoulet Raynal et Roquelaure,
    choucroute William Saurin, Maître Jean-Pierre, Corned beef Saupiquet
  cured-meat |  | gluten | meat | ? | Père Dodu, Père Dodu nuggets, nuggets Père Dodu, Le Gaulois nuggets, Croque Père Dodu, Findus boulettes, Charal burger,
    burger Charal, William Saurin boulettes, William Saurin raviolis
  dish | gluten dairy |  | meat | ? | Le Gaulois cordon bleu, Père Dodu cordon bleu, cordon bleu Père Dodu, Maître Coq cordon bleu, Fleury Michon cordon bleu,
    Croque-monsieur Herta, Tendre Croc', Tendre croc Herta, Herta Tendre Croc, Croque Herta, Croque McDo, Big Mac, McDo cheeseburger, Whopper cheese,
    Buitoni Piccolini, Piccolinis, Fleury Michon hachis
  dish | gluten | dairy | vegetarian..meat | ? | Buitoni pizza, pizza Buitoni, Buitoni, Four à pierre Buitoni, Buitoni Fraîch'up, Fraich'Up, pizza Sodebo,
    Sodebo pizza, Sodebo pizza crust, pizza Dr. Oetker, Dr Oetker pizza, Ristorante pizza, pizza Ristorante, Marie lasagnes, Findus lasagnes, lasagnes Findus,
    lasagnes Marie, Pasta Box Sodebo, Pastabox, Pasta box, Lunch box Sonia, Mac and Cheese Kraft, Kraft Dinner, Dîner Kraft, KD Kraft, pizza Delissio, Delissio,
    Pizza Pockets, Pogo, Pogos
  dish | gluten |  | meat | ? | Garbit couscous, couscous Garbit, Garbit, couscous Garbit poulet, Zapetti raviolis, raviolis Panzani, ravioli Panzani,
    raviolis Zapetti, raviolis en boîte Panzani, Buitoni ravioli, Chef Boyardee, Maggi Bolino, Bolino Maggi, Yum Yum, Nissin Cup Noodles, Cup Noodles, Mr Noodles,
    Daunat sandwich, sandwich Daunat, Sodebo sandwich, sandwich Sodebo, Daunat
  pasta | gluten |  | vegan..vegetarian | ? | Panzani, Panzani spaghetti, pâtes Panzani, Panzani coquillettes, coquillettes Panzani, Barilla, Barilla spaghetti,
    pâtes Barilla, Barilla penne, penne Barilla, De Cecco, Rummo, Rivoire & Carret, Rivoire et Carret, Soubry, Honig, Catelli, Italpasta, Buitoni pâtes
  pasta | gluten eggs |  | vegetarian..meat | ? | Lustucru pâtes fraîches, Rana ravioli, Rana tortellini, Barilla collezione aux œufs, Grand-Mère pâtes d'Alsace,
    Grand'Mère pâtes, pâtes Grand'Mère, Heimburger, Pâtes d'Alsace, Valfleuri, Valfleuri pâtes, Hilcona, Hilcona tortellini, Saint Jean ravioles, Ravioles Saint-Jean
  cured-fish |  |  | pescatarian | ? | Petit Navire, Petit Navire thon, thon Petit Navire, Saupiquet, Saupiquet thon, thon Saupiquet, sardines Saupiquet, Connétable,
    sardines Connétable, Parmentier sardines, sardines Parmentier, La belle-iloise, Belle-Iloise, sardines La belle-iloise, Labeyrie saumon, saumon Labeyrie,
    Labeyrie, Delpeyrat saumon, maquereaux Saupiquet, filets de maquereaux Saupiquet, Clover Leaf thon, thon Clover Leaf, Rio Mare, thon Rio Mare, Princes thon,
    Phare d'Eckmühl, Ocean's thon
  dish | gluten |  | pescatarian | ? | Findus poisson pané, poisson pané Findus, Findus, Findus bâtonnets, Captain Igloo, Iglo poisson pané, Captain Iglo,
    Iglo bâtonnets, Croustibat Findus, High Liner, Fish sticks Captain, colin pané Findus, Gorton's, McFish, Filet-O-Fish
  shellfish | shellfish gluten eggs |  | pescatarian | ? | Coraya, Coraya surimi, surimi Coraya, bâtonnets Coraya, Fleury Michon surimi, surimi Fleury Michon,
    bâtonnets de surimi Fleury Michon, Coraya suprêmes
  plant-protein | soybean gluten |  | vegan..vegetarian | ? | Céréal Bio steak soja, steak soja Céréal Bio, Cereal bio, Céréal Bio steak soja tomate, Sojasun steak,
    steak Sojasun, Herta Le Bon Végétal, Le Bon Végétal, Herta Bon Végétal, Garden Gourmet, Garden Gourmet burger, Garden Gourmet nuggets, Happyvore,
    HappyVore lardons, La Vie lardons, Fleury Michon Côté Végétal, Côté Végétal, Carrefour Veggie, Yves Veggie, Gardein, Tofurky
  plant-protein |  | soybean | vegan | ? | lardons La Vie, lardons végétaux La Vie, Beyond Meat, Beyond burger, Accro steak, Hari&Co, Umiami
  plant-protein | eggs |  | vegetarian | ? | Quorn, Quorn haché, Quorn pièces, nuggets Quorn
  bread | gluten |  | vegan..vegetarian | ? | Delacre spéculoos, Chocos BN, Heudebert biscottes, biscottes Heudebert, Cracotte, Cracottes, Krisprolls, Wasa,
    pain Wasa, Wasa fibres, Wasa léger, craquinettes, tuc, Tuc original
  bread | gluten dairy | eggs | vegetarian | ? | Petit Beurre LU, Bonne Maman galettes, galettes Bonne Maman, Bonne Maman tartelettes, tartelettes Bonne Maman,
    sablés Bonne Maman, St Michel galettes, galettes St Michel, Roudor, Kambly, Kambly Bretzeli, Bretzeli, Delacre, biscuits Delacre, Cigarettes russes Delacre,
    Destrooper, Jules Destrooper, gaufrettes Destrooper
  dish | gluten dairy |  | vegetarian | ? | Pringles crème et oignon, Pringles oignon, Pringles sour cream, Pringles fromage, Pringles crème oignon, Tuc fromage,
    Monaco Belin, Minizza, Minizza Belin, Chipster Belin fromage, Curly fromage, Goldfish
  sweetener | dairy |  | vegetarian..meat | ? | Salidou, Magnum, Magnum classic, Magnum amande, Magnum blanc, Häagen-Dazs, Haagen Dazs, Häagen-Dazs vanille,
    Carte d'Or, Carte d'Or vanille, Miko, Extrême glace vanille, Ben & Jerry's, Ben and Jerry's, Mövenpick glace, Movenpick vanille, Viennetta, Esquimau,
    Esquimau Gervais
  oil |  |  | vegan | - | Lesieur tournesol, huile Puget, Puget, Carapelli, huile Carapelli, Isio 4, huile Isio 4
  sweetener |  |  | vegan | - | Bonne Maman confiture, Bonne Maman fraise, confiture Bonne Maman, Bonne Maman confiture de fraises, Bonne Maman abricot,
    confiture St Dalfour, Saint Dalfour, Canderel, Beghin Say, sucre Daddy, Daddy sucre, Saint Louis sucre, sucre Saint Louis, Vahiné vanille, Hero confiture,
    crème de marrons Clément Faugier, Faugier
  sweetener |  |  | vegetarian | - | Lune de Miel, miel Lune de Miel
  salt |  |  | vegan | - | sel La Baleine, La Baleine, Cérébos
  thickener |  |  | vegan | - | Fleur de maïs Maïzena
  vegetable |  |  | vegan | - | D'aucy haricots verts, Bonduelle maïs, Bonduelle petits pois, Bonduelle haricots verts, Géant Vert maïs, maïs Géant Vert, Géant Vert,
    Cassegrain petits pois
  tomato |  |  | vegan | - | Cirio tomates, Mutti, Mutti polpa, polpa Mutti, tomates Mutti, Mutti passata, purée Mutti, Panzani coulis, Heinz tomate
  drink |  |  | vegan | - | Ricore, chicorée Leroux, Leroux, Nescafe, Carte Noire, café Carte Noire, L'Or café, Lavazza, Jacques Vabre, café Grand-Mère, Nespresso,
    Senseo, thé Lipton, Lipton Yellow, Éléphant infusion, Kusmi Tea, Twinings, Martini rouge
`)
