import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Regional and rare names of plain foods. */
export const countryWords = parseFoodLines(`
  soft-cheese | dairy | | vegetarian | - | Glumse, Glums, Glomse, Klumpen Quark, Schotten Quark, Zigerl, Luggeliskäs, Bibbeliskäs, Bibeleskas, Knatschkäse,
    Weißer Käs, Weißkäs, weißer Käse Pfalz, Schmierkees, Klappkäse, Matte Quark, Makai, Dopf, Topfn, Schüttkäse, Schotten Topfen, Schlierkäs
  butter | dairy | | vegetarian | - | Yakbutter, Yak-Butter, Schafbutter, Kamelbutter, Eselbutter, Sennereibutter, Ankebock, Käsebutter, Sauerrahmbutter,
    Süßrahmbutter, Schmalz Butter, Ghi, Butterschmoiz, Rinderschmalz Butter, Schmelzbutter, Läuterbutter, Schmalzbutter
  milk | dairy | | vegetarian | - | Yak-Milch, Rentiermilch, Rentier-Milch, Elchmilch, Eselinnenmilch, Briesmilch, Kolostralmilch, Milli,
    Bottermelk, Buddermelk, Rührmilch, Schlickermilch, Stöcklimilch, Sauermilli, Gstöckelte Milli, Dicke Milch, Dickmelk, Kummelmelk
  cream | dairy | | vegetarian | - | Rahmspitz, Obers flüssig, Oberschlag, Rohma, Nidla, Niidel, Gruyère-Doppelrahm, Sauerhalbrahm,
    Saurer Halbrahm, Schmand saurer, Roohm
  bread | gluten | | vegan..vegetarian | ? | Wecka, Schrippla, Schusterjungen, Knüppelchen, Kaiserweck,
    Doppelsemmel, Reihensemmel, Bürlibrot, Krustenbrötchen, Ränftl, Knörzchen, Knärzje, Knüstchen, Kanten Brot, Scherzerl, Mürggeli,
    Aahauerli, Gupf, Chäppi, Zipfel Brot, Grapenbrot, Kloben, Bauernstuten, Weißstuten, Krintstuut, Grätzmann, Piepenkerl
  root | |  | vegan | - | Grombirn, Bodebire, Herdäpfel, Härdepfu, Eapfe, Apan, Knulle, Knullen, Tüften, Ketüffel, Erdbirnen, Gromperen,
    Potaken, Botacken, Gelberübe, Gelberübn, Gelberuam, Geelriewe, Gäälriewe, Wuddel, Muurn, Murre, Gehlen Wöddeln, Kohlrüben, Kohlrübe, Dotschen,
    Ronarüben, Ziest, Crosnes
  vegetable | |  | vegan | - | Fisole, Schabesbohnen, Fitzbohnen, Schneidbohnen, Bohneschote, Arfken, Arfen, Ärfte, Kiefen, Kefen, Cheefe, Kruut,
    Chruut, Kappes, Kabis, Kraut weiß, Weißkraut, Blaukraut, Rotkabis, Rotchabis, Rote Kappes, Federkohl, Braunkohl, Lippische Palme, Sprutkohl, Spruten,
    Welschkohl, Käsekohl, Kukuruz, Kukuruzkolben, Türkenmais, Kukuruzkölbchen, Melanzani, Melanzane, Paradeisa, Paradiesäpfel, Gugumer,
    Guggummere, Schmorgurken, Kürbsen, Chürbis, Fleischkraut, Zuckerhutsalat, Nissler, Rapunzchen, Mausohrsalat, Sonnewirbele, Ritscherli, Rebkresse, Vogerl,
    Schmalzkraut, Feldkrop, Döldele, Häuptelsalat, Endivi, Stielmus, Stängelmus, Strippmus, Keelstengel, Kraussalat, Löwenzahnsalat, Bärenklau jung,
    Wiesen-Bärenklau, Borschtschkraut, Geißfuß Kraut, Zaungiersch
  allium | |  | vegan | - | Bölle, Bölla, Böllen, Zipolle, Zipollen, Zwifi, Zibele, Zipplen, Öllig, Ullich, Siepel, Sipel, Bolle Zwiebel,
    Böllenpiepen, Piepen, Breitlauch, Purre, Knofel, Prieslauch, Jungzwiebel, Jungzwiebeln, Röhrlzwiebel
  fruit | |  | vegan | - | Quetsche, Quetschen, Kwetsche, Bidlinge, Spänling, Marüln, Barillen, Barelli, Kütten, Quidden, Kiddnä, Küdene, Chirschi, Karsbeern,
    Kasbeeren, Maulbier, Nuss Pfirsich, Hespel, Hespele, Aschperl, Asperln, Nespoli, Dirndl Früchte, Dirndlbeeren, Dierndln, Dierlitze, Hägä, Hiefen,
    Hätscherl, Hiften
  berry | |  | vegan | - | Meertrübel, Johannistrübeli, Zantihanstrübili, Träuble rot, Gehannstrauwe, Gehansträubchen, Kanstrauben, Kannsdrauwe, Agras,
    Stachelibeeri, Grosele, Krusselbeeren, Klosterbeeren, Stichlbeer, Druschle, Schwarzbeeren, Schwarzbeer, Heubeeren, Heiti, Heitibeeri, Bickbeeren,
    Bickelbeeren, Zechbeeren, Sentbeeren, Grante, Fuchsbeeren, Riffelbeeren, Äbbere, Ärdbeeri, Prästling, Breschtling, Brestling, Himpelbeeren, Hindbeeren,
    Hohlbeeren, Bromberi, Brummelbeeren, Molte, Moltebeeren, Torfbeere, Sumpfbrombeere, Bärentraube, Fliederbeeren, Fleerbeeren, Flerrbeeren,
    Keelken
  mushroom | mushroom | | vegan | - | Schwammal, Schwammala, Schwämmla, Pilzli, Eierschwämmle, Recherln, Reherln, Rehlinge,
    Rehgoaß, Gähling, Galuschel, Pfefferling, Herrnpilze, Doberling, Parasolpilze, Parapluie-Pilz, Bovist jung, Semmelpilz, Semmelporling, Ziegenbärte,
    Bärentatze Pilz, Hahnenkamm Pilz, Fette Henne Pilz, Mehlpilz, Hasenpilz, Hasenröhrling, Zitronenseitling, Goldseitling, Enokitake,
    Samthauben, Brauner Kräuterseitling, Honigpilz, Riesen-Bovist, Semmel-Stoppelpilz, Maronenpilz, Maronenpilze, Perlpilz gekocht
  meat | |  | meat | - | Gselchts, Hüferscherzl, Beinscheiben, Weißes Scherzl, Schopf, Schopfbraten roh, Stelzen, Schweinsstelze, Schüfeli, Rippli, Buggel,
    Gitzi, Kitzfleisch, Schäufala, Schnitzelchen roh, Hämche, Wammerln, Wamme, Wammel, Bauchspeck, Kronfleisch vom Rind, Onglet, Lüngerl roh, Milzfleisch,
    Rindereuter, Nierli, Leberli, Läberli, Pouletbrust, Pouletbrüstli, Güggeli, Gockerl, Hendlbrust, Hendlfilet, Stallhase, Küniglhase, Kinigl,
    Gitzifleisch, Rengeschnetzeltes, Dachsfleisch, Nutria, Waschbärfleisch, Schnippeli, Bratensaft pur, Bratensatz, Bratensud
  cured-meat | |  | meat | ? | Pellwurst, Hildesheimer Pellwurst, Plunzen, Mehlwurst, Roode Wurst, Saumoge,
    Schwaddemage, Schwaadamaga, Sulperknochen, Knoblauchsknacker, Frankfurter Paar, 
    Bauernbratwurst, Cipollata, Chipolata, Balleron, Aufschnittwurst, Kochmettwurst, Lungwurst,
    Lungenwurst, Knackerle, Gelbwurscht, Weißlacker Wurst, Stockwürste, Milzwurst, Kesselfleischwurst
  leaf | |  | vegan | - | Ackersenf, Ackersenfblätter, Wiesensenf, Taglilie, Taglilien, Taglilienblüten, Taglilienknospen, Funkie, Funkienblätter, Hosta,
    Hostablätter, Barbarakresse, Neuseelandspinat, Fetthenne Tripmadam, Beinwell
  fish | |  | pescatarian | - | Flügelbutt, Glasbutt, Hundszunge, Nordseeschnäpel, Zährte, Schied, Hasel Fisch, Zingel, Lippfisch, Conger, Sternrochen,
    Nagelrochen, Blauleng, Franzosendorsch
  shellfish | shellfish | | pescatarian | - | Butterkrebse
  dish | |  | vegan..meat | ? | Bontjesopp, Bohntjesopp, Sinbohntjesopp, Brägele, Bräägele, Brägeli, Brotschüssel, Gröstete, geröstete Erdäpfel, Geröstel, Prägele,
    Brutzelkartoffeln, Quellfleisch, Quellkartoffeln, Schalenkartoffeln, Gschwellde, Erdäpfelpüree, Püree, Schmorgurkengemüse,
    Stampfkartoffeln
`)
