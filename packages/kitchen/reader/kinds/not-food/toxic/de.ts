import { list } from '#kitchen/word-list.ts'

/** Deadly and toxic fungi. */
const deadlyFungi = list(
  `Grüner Knollenblätterpilz, Weißer Knollenblätterpilz, Gelber Knollenblätterpilz,
  Kegelhütiger Knollenblätterpilz, Frühlingsknollenblätterpilz, Pantherpilz, Königsfliegenpilz,
  Gifthäubling, Nadelholzhäubling, Orangefuchsiger Raukopf, Orangefuchsiger Hautkopf,
  Spitzgebuckelter Raukopf, Spitzbuckeliger Raukopf, Raukopf, Schleierling, Frühjahrslorchel, Frühlorchel,
  Giftlorchel, Riesenlorchel, Lorchel, Riesenrötling, Satanspilz, Satansröhrling, Kahler Krempling,
  Krempling, Tigerritterling, Brennender Ritterling, Ölbaumpilz, Leuchtender Ölbaumtrichterling,
  Bleiweißer Trichterling, Feldtrichterling, Rinnigbereifter Trichterling, Ziegelroter Risspilz, Risspilz,
  Spitzschuppiger Schirmling, Giftschirmling, Fleischrötlicher Schirmling, Fleischbräunlicher Schirmling,
  Giftsafranschirmling, Karbolchampignon, Karbolegerling, Giftchampignon, Giftegerling,
  Grünblättriger Schwefelkopf, Schwefelkopf, Speitäubling, Spei-Täubling, Kartoffelbovist,
  Dickschaliger Kartoffelbovist, Kahlkopf, Spitzkegeliger Kahlkopf, Zauberpilz, Magic Mushrooms, Psilocybin,
  magische Trüffel, Dickfußröhrling, Schönfußröhrling, Falscher Pfifferling, Mutterkorn, Giftpilz,
  unbekannter Pilz, unbekannte Pilze`,
)

/** Deadly and toxic plants, berries and seeds. */
const deadlyPlants = list(
  `Schwarze Tollkirsche, Eibe, Eibenbeeren, Eibennadeln, Seidelbast, Seidelbastbeeren, Kellerhals,
  Pfaffenhütchen, Goldregen, Goldregensamen, Blauregen, Glyzinie, Robiniensamen, Herbstzeitlose,
  Herbstzeitlosenblätter, Blauer Eisenhut, Sturmhut, Gefleckter Schierling, Wasserschierling,
  Hundspetersilie, Roter Fingerhut, Engelstrompete, Trompetenbaum, Alraune, Schwarzes Bilsenkraut,
  Bittersüßer Nachtschatten, Schwarzer Nachtschatten, Nachtschattenbeeren, Aronstab, Aronstabbeeren,
  Aronstabblätter, Gefleckter Aronstab, Calla, Drachenwurz, Einbeere, Vierblättrige Einbeere, Zaunrübe,
  Zaunrübenbeeren, Schmerwurz, Christophskraut, Kermesbeere, Efeu, Efeubeeren, Stechpalme,
  Stechpalmenbeeren, Ilexbeeren, Mistel, Mistelbeeren, Liguster, Ligusterbeeren, Heckenkirsche,
  Geißblattbeeren, Schneebeere, Knallerbsen, Knallerbsenbeeren, Kirschlorbeer, Kirschlorbeerbeeren,
  Lorbeerkirsche, Faulbaum, Faulbaumbeeren, Attich, Zwergholunder, Attichbeeren, Traubenholunder,
  Roter Holunder, Wilder Wein, Sadebaum, Thuja, Buchsbaum, Oleanderblätter, Maiglöckchenblätter,
  Maiglöckchenbeeren, Schneeglöckchen, Narzisse, Osterglocke, Narzissenzwiebel, Tulpe, Tulpenzwiebel,
  Hyazinthe, Hyazinthenzwiebel, Krokuszwiebel, Amaryllis, Ritterstern, Blaustern, Clivie, Iris,
  Schwertlilie, Alpenveilchen, Christrose, Nieswurz, Lenzrose, Weißer Germer, Germer, Rittersporn,
  Hahnenfuß, Butterblume, Anemone, Buschwindröschen, Küchenschelle, Waldrebe, Schöllkraut, Wolfsmilch,
  Weihnachtsstern, Jakobskreuzkraut, Kreuzkraut, Greiskraut, Adonisröschen, Akelei, Schlafmohnsaft, Opium,
  Riesenbärenklau, Herkulesstaude, Adlerfarn, Wurmfarn, Farn, Sumpfschachtelhalm, Rizinus, Wunderbaum,
  Paternostererbse, Brechnuss, Strychnin, Dieffenbachie, Philodendron, Efeutute, Monstera, Einblatt,
  Flamingoblume, Wandelröschen, Korallenbäumchen, Korallenstrauch, Rhododendron, Azalee, Hortensie,
  Lorbeerrose, Kalmia, Rosskastanie, Besenginster, Palmfarn, Kartoffelblätter, Kartoffelbeeren,
  Kartoffelkeime, grüne Kartoffeln, Tomatenblätter, Kirschkerne, Pfirsichkerne, Apfelkerne, Zwetschgenkerne,
  Tabakblätter, Cannabis, Marihuana, Haschisch, Haschkekse, Spacecake, Hanfblüten, Kokablätter, Khat,
  Kratom, Peyote`,
)

/** Medicines and drugs, by substance and trade name. */
const medicines = list(
  `Ben-u-ron, Dolormin, Ibuflam, Thomapyrin, ASS, Novalgin, Novaminsulfon, Metamizol, Diclofenac, Voltaren,
  Naproxen, Tilidin, Tramadol, Morphium, Morphin, Fentanyl, Oxycodon, Codein, Methadon, Subutex,
  Crystal Meth, Methamphetamin, Amphetamin, Ecstasy, MDMA, LSD, Ketamin, GHB, Speed, Viagra, Sildenafil,
  Cialis, Valium, Diazepam, Tavor, Lorazepam, Alprazolam, Zopiclon, Zolpidem, Hoggar Night, Melatonin,
  Citalopram, Sertralin, Fluoxetin, Mirtazapin, Venlafaxin, Lithium, Quetiapin, Risperidon, Ritalin,
  Medikinet, Concerta, Amoxicillin, Penicillin, Azithromycin, Ciprofloxacin, Doxycyclin, Cotrim, Metformin,
  Insulin, Ozempic, Simvastatin, Atorvastatin, Ramipril, Candesartan, Amlodipin, Bisoprolol, Metoprolol,
  Beloc Zok, Torasemid, Furosemid, Marcumar, Eliquis, Xarelto, Clopidogrel, Heparin, Digitoxin, Omeprazol,
  Pantoprazol, Rennie, Gaviscon, Talcid, Iberogast, Buscopan, Imodium, Loperamid, Dulcolax, Abführmittel,
  Laxoberal, Vomex, MCP Tropfen, L-Thyroxin, Thyroxin, Euthyrox, Prednisolon, Kortison, Cortison,
  Antibabypille, Pille, Methotrexat, Chemotherapie, Ivermectin, Wurmkur, Entwurmungsmittel, Cetirizin,
  Loratadin, Lorano, Aspirin Complex, Grippostad, Wick Medinait, Wick Vaporub, Mucosolvan, ACC akut,
  Hustenstiller, Halstabletten, Dobendan, Neo-Angin, Inhalator, Salbutamol, Adrenalin, Nikotin,
  Nikotinpflaster, Nikotinkaugummi, Snus, Schnupftabak, Kautabak, Zigarre, Zigarettenkippe, Kippen,
  Zigarettenasche, E-Liquid, Betaisodona, Jodtinktur, Franzbranntwein, Bepanthen, Penatencreme, Tigerbalsam,
  Kytta-Salbe, Lyrica, Pregabalin, Gabapentin, Botox, Narkosemittel, Lidocain, Chloroform, Äther, Impfstoff,
  Zäpfchen, Tablette, Kopfschmerztablette, Schmerzmittel, Schmerztabletten, Beruhigungsmittel,
  Antidepressiva, Arznei, Arzneimittel, Anabolika`,
)

/** Cleaners, solvents, pesticides and cosmetics. */
const cleaners = list(
  `Domestos, Ajax, Meister Proper, Der General, Sagrotan, Frosch Reiniger, Bref, Cillit Bang, Viss, Vanish,
  Ariel, Omo, Weißer Riese, Lenor, Kuschelweich, Perwoll, Fairy, Pril, Palmolive, Somat, Calgon, Calgonit,
  Finish Tabs, Essigreiniger, Scheuermilch, Scheuerpulver, Waschsoda, Kristallsoda, Natriumhydroxid,
  Kaliumhydroxid, Oxalsäure, Ameisensäure, Salpetersäure, Flusssäure, Batteriesäure, Isopropanol, Methanol,
  Waschbenzin, Wundbenzin, Feuerzeugbenzin, Nitro, Terpentinersatz, Pinselreiniger, Grillanzünder,
  Kaminanzünder, Grillkohle, Holzkohle, Briketts, Lampenöl, Getriebeöl, Hydrauliköl, Schmieröl, Kettenöl,
  Fahrradöl, Leinölfirnis, Firnis, Teaköl, Holzöl, Möbelpolitur, Bohnerwachs, Schuhcreme, Silberputzmittel,
  Kühlflüssigkeit, Scheibenwischwasser, Scheibenreiniger, AdBlue, Kältemittel, Butangas, Propangas,
  Campinggas, Helium, Lachgas, Sekundenkleber, Uhu, Pritt, Holzleim, Leim, Tapetenkleister, Kleister,
  Silikon, Bauschaum, Montagekleber, Fugenmasse, Spachtelmasse, Mörtel, Beton, Asphalt, Bitumen, Kalk,
  Löschkalk, Knete, Salzteig, Schleim, Acrylfarbe, Wasserfarben, Ölfarbe, Holzlasur, Sprühfarbe, Tinte,
  Insektenspray, Mückenspray, Ameisengift, Ameisenköder, Fliegenspray, Rattenköder, Mausgift, Glyphosat,
  Roundup, Kupfersulfat, Blaukorn, Volldünger, Flüssigdünger, Hornspäne, Hornmehl, Kompost, Blumenerde,
  Torf, Rindenmulch, Pferdemist, Kuhfladen, Guano, Haarshampoo, Spülung, Haarkur, Haarwachs, Rasierwasser,
  Aftershave, Deo, Deospray, Eau de Toilette, Kölnisch Wasser, Bodybutter, Körperbutter, Nachtcreme,
  Tagescreme, Augencreme, Nivea, Niveacreme, Melkfett, Enthaarungscreme, Selbstbräuner, Sonnenöl, Massageöl,
  Badeöl, Schaumbad, Badekugel, Babypuder, Gesichtswasser, Mizellenwasser, Lidschatten, Rouge, Puderdose,
  Lipgloss, Labello, Haarfärbemittel, Henna, Zahncreme, Colgate, Listerine, Kukident, Gebissreiniger,
  Whiskas, Pedigree, Frolic, Trockenfutter, Nassfutter, Meisenknödel, Kaninchenfutter, Kauknochen, Kacke,
  Kuhmist, Rotz, Speichel, Schweiß, Eiter, Sperma, Popel, Schlamm, Abwasser, Spülwasser, Badewasser,
  Putzwasser, Pfützenwasser, Wespe, Hornisse, Mücke, Fliege, Zecke, Floh, Läuse, Wanze, Nacktschnecke,
  Assel, Tausendfüßler, Ohrwurm, Blutegel, Made, Regenwürmer, Kröte, Erdkröte, Feuersalamander, Molch,
  Eidechse, Blindschleiche, Fledermaus`,
)

/** German names of poisonous things. */
export const de: readonly string[] = [...deadlyFungi, ...deadlyPlants, ...medicines, ...cleaners]
