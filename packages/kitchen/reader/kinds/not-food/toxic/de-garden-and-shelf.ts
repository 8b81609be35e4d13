import { list } from '#kitchen/word-list.ts'

/** Poisonous plants of house and garden, and bottles of shelf and shed. */
export const gardenAndShelfDe: readonly string[] = list(
  `Krokus, Krokusse, Krokuszwiebel, Kalla, Zimmercalla, Nikotinliquid, E-Liquid, Vape Liquid, KO-Tropfen, KO Tropfen, Wühlmausgas, Wühlmausköder, Borsäure, Schlafmohn, Schlafmohnkapseln, Fugendichtmasse, PU-Schaum,
  Bauschaum, Lötzinn, Lötfett, Antifouling, Flohpulver, Läusemittel, Läuseshampoo, Passionsblume, Becherprimel, Klivie, Clivia, Gummibaum, Birkenfeige, Ficus, Clematis, Waldrebe, Lerchensporn, Gartenwolfsmilch, Spring-Wolfsmilch,
  Sonnwend-Wolfsmilch, Kreuzblättrige Wolfsmilch, Tränendes Herz, Wiesenkerbel falscher, Taumelkerbel, Giftkerbel, Heckenkälberkropf, Rossfenchel, Gefleckter Schierling, Erdrauch, Sumpfporst, Gnadenkraut, Haselwurz,
  Stinkwurz, Christophskraut, Trollblume, Dotterblume, Sumpf-Schwertlilie, Schwertlilie, Iris Zwiebel, Blausternchen, Märzenbecher, Milchstern, Traubenhyazinthe, Schachbrettblume, Kaiserkrone, Fritillaria, Gladiolenzwiebel,
  Dahlienknolle, Begonienknolle, Hortensie, Hortensienblüten, Magnolienrinde, Götterbaum, Schnurbaum, Geißblatt, Rote Heckenkirsche, Schneebeere, Knallerbse, Zwergmispel, Cotoneaster, Feuerdorn, Stechpalmenbeeren,
  Spindelstrauch, Kreuzdorn, Faulbaum, Faulbaumbeeren, Faulbaumrinde, Trompetenbaum, Trompetenblume, Zimmer-Azalee, Usambara, Korallenstrauch, Korallenbäumchen, Fensterblatt, Schefflera, Aglaonema, Kroton, Codiaeum, Christusdorn,
  Madagaskarpalme, Palmfarn, Sagopalme, Wüstenrose, Drachenbaum, Bogenhanf, Glücksfeder, Zamioculcas, Pfennigbaum, Rizinusbohne, Paternostererbse, Abrus, Brechnuss, Krähenaugen, Physostigma, Kalabarbohne, Kokkelskörner, Upas,
  Gift-Sumach, Eichenblättriger Giftsumach, Manchinelbaum, Weißer Stechapfel, Indischer Stechapfel, Mandragora, Tollkraut, Teufelskirsche, Wolfskirsche, Wolfsbeere giftig, Satansröhrling, Schönfußröhrling, Netzstieliger Hexenröhrling roh,
  Gallenröhrling, Perlpilz roh, Königsfliegenpilz, Brauner Fliegenpilz, Gelber Knollenblätterpilz, Kegelhütiger Knollenblätterpilz, Nadelholz-Häubling, Fleischrosa Schirmling, Braunvioletter Rosenhut, Dachpilz giftig, Weißer Rasling giftig,
  Mairisspilz, Erdblättriger Risspilz, Rinnigbereifter Trichterling, Bleiweißer Trichterling, Ölbaumpilz, Leuchtender Ölbaumpilz, Kartoffelbovist, Dickschaliger Kartoffelbovist, Falscher Pfifferling roh, Spitzkegeliger Kahlkopf,
  Magic Mushrooms, Zauberpilze, Zaubertrüffel, Psilocybin, Felgenreiniger, Steinreiniger, Grünbelagentferner, Moosvernichter, Algenvernichter, Algizid, Fungizid, Herbizid, Insektizid, Pestizid, Akarizid, Rodentizid, Beize, Holzbeize, Abbeizer,
  Graffitientferner, Silikonentferner, Teerentferner, Etikettenlöser, Rostumwandler, Rostlöser, WD-40, Caramba, Bremsenreiniger, Kaltreiniger, Unterbodenschutz, Zweitaktöl, Kettensägenöl, Hydrauliköl, Getriebeöl, Frostschutz, Enteiser,
  Türschlossenteiser, Batteriewasser, Zinkchlorid, Eisenchlorid, Natriumhydroxid, Kaliumhydroxid, Natriumnitrit rein, Natriumazid, Bariumchlorid, Kaliumcyanid, Natriumcyanid, Quecksilberchlorid, Phosphorsäure konzentriert, Ameisensäure,
  Oxalsäure, Chromsäure, Carbolineum, Kreosot, Phenol, Toluol, Benzol, Xylol, Chloroform, Äther, Lachgas, Propangas, Butangas, Campinggas, Kohlenmonoxid, Schwefelwasserstoff, Tränengas, Senfgas, Sarin, Nowitschok, Polonium, Plutonium, Uran, Rizinuskerne, Rizinusbohnen, Entkalkertabs, Arsentrioxid, Stechapfelblüten, Stechapfelblätter, Stechapfelkapsel, Zigarettenstummel, Zigarettenasche, Riesenschirmling giftig, giftiger Schirmling, Kartoffelkeime, Kartoffelkraut, Tomatenkraut`,
)
