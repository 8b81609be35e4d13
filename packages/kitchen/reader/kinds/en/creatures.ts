import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of fish, shellfish and animals that do not tell the kind of food. */
export const fishAndGameNames: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names:
      list(`american shad, allis shad, twaite shad, angler fish, beluga, blackfish, bullhead, chub, cisco, coalfish, crappie, cusk, cusk eel, cutlassfish, cutlass fish, hairtail, ribbonfish, scabbardfish, scabbard fish, black scabbardfish, dentex, drumfish, red drum, black drum, eelpout, elver, glass eel, flathead, flatfish,
      forkbeard, goatfish, goby, greater weever, greenling, atka mackerel, icefish, ice fish, kahawai, kingklip, lingcod, lionfish, loach, megrim, menhaden, oilfish, parrotfish, parrot fish, pikeperch, pike perch, porbeagle, porgy, red porgy, pout whiting, powan, sand lance, sandperch, sauger, scad, sculpin, scup, seabream, shad,
      sheepshead, shishamo, snakehead, snoek, sunfish, surgeonfish, surmullet, tilefish, tope shark, torsk, trevally, triggerfish, vendace, walleye, weakfish, weever, weever fish, wrasse, wreckfish, cod milt, klippfish, klipfish, clipfish, finnan haddie, arbroath smokie, brisling, niboshi, iriko, milt, moray eel, moray, muskellunge,
      muskie, oreo dory, rudd, dace, barbel, bleak, gudgeon, nase, crucian carp, silver carp, grass carp, bighead carp, mirror carp, koi carp, buffalo fish, paddlefish, bowfin, gar, alligator gar, arapaima, pirarucu, paiche, pacu, piranha, dorado fish, peacock bass, largemouth bass, black bass, rock bass, white bass,
      striped bass, branzino, spigola, orata, dorada, gilthead, gilt head bream, gilthead seabream, black seabream, sargo, saddled seabream, two banded seabream, white seabream, red seabream, madai, tarakihi, gemfish, hapuku, blue cod, bluenose, warehou, silver warehou, blue warehou, blue grenadier, ling fish, monk tail, stargazer, frogfish, toadfish, lumpsucker, scorpion fish, stonefish, rascasse, sea robin, tub gurnard, red gurnard, needlefish, halfbeak, ballyhoo, flying fish, mahi, dolphinfish, dolphin fish, lampuga, kingfish, king mackerel, cero, seerfish, kanpachi, hiramasa,
      yellowtail kingfish, greater amberjack, jack fish, crevalle, trevalla, pompano, lookdown, bigeye, soldierfish, squirrelfish, alfonsino, kinmedai, splendid alfonsino, ocean perch, norway haddock, stockfisch, sable, idiot fish, thornyhead, rougheye, cabezon, kelp greenling, hake loin, cape hake, silver hake, white hake, red hake,
      pollan, houting, schelly, vendace roe, lavaret, fera, omble chevalier, arctic charr, charr, brook trout, lake trout, brown trout, cutthroat trout, golden trout, steelhead, kokanee, chinook, coho, keta, chum, humpback salmon, masu salmon, huchen, taimen, inconnu, nelma, muksun, omul, sterlet, beluga sturgeon, osetra, ossetra,
      sevruga, osietra, kaluga, bester, tuna belly, toro sashimi fish, otoro, chutoro, maguro, buri, inada, hirame, karei, engawa, kohada, iwashi, saba, hokke, shirako, anago, hamo, ayu, sweetfish, kisu, sillago, whiting fillet, mullet fish, striped mullet, mugil, boarfish,
      bonefish, ladyfish, mooneye, goldeye, sucker fish, ilish, catla, mrigal, surmai, bhetki, barramundi, pomfret fish, bombil, basa, swai, clarias, sheatfish, wels, silurus, channel catfish, blue catfish, hardhead, grunter, javelin fish, emperor fish, sweetlip, coral trout, leopard coral grouper, coney fish, gag grouper,
      nassau grouper, cherna, mero, dusky grouper, snapper fillet, lane snapper, vermilion snapper, yellowtail snapper, threadfin, lizardfish, silverside fish, sand smelt, icefish fry, noodle fish, anchoveta, round herring, thread herring, pilchard, cornish sardine, kilka, tyulka, sprats in oil, bokkoms, haring,
      hollandse nieuwe, bucklings, schillerlocken, spiny dogfish, rock eel, smooth hound, catshark, thresher shark, mako, mako shark, hammerhead, blacktip shark, angel shark, thornback ray, ray wing, skate cheek, eagle ray, stingray, guitarfish, chimaera, rabbitfish, hagfish, sea lamprey, escolar, butterfish fillet, rudderfish,
      louvar, swordfish steak, spearfish, billfish, louvar fish, opah fillet, ocean sunfish, frigate tuna, bullet tuna, little tunny, longtail tuna, blackfin tuna, kawakawa, skipjack, bonito fillet, palamut, lakerda, salted bonito`),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    names:
      list(`marine oil, marine collagen, marine gelatin, marine protein, marine lipid, marine omega 3, marine fat, salmon caviar, keta caviar, lumpfish caviar, smoked fish, hot smoked salmon, cold smoked salmon, gravad lax, rakfisk, hakarl, lutfisk, hardfiskur, tuna mojama, hueva seca, avgotaracho, kusaya, narezushi, pla ra, padaek, prahok, bagoong isda, tuyo, daing, jeotgal, hongeo, ikan bilis, ikan asin, maldive fish, umbalakada,
      ngari, shidal, colatura di alici, anchoiade, poutargue, avruga, tarama, kalamansi dried fish`),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    sharesDoubts: true,
    names:
      list(`arkshell, ark shell, ark clam, cockle meat, dog cockle, warty venus, paua, squid tentacle, octopus tentacle, calamari ring, razor shell, turban shell, top shell, tree snail, triton shell, lobster bisque base, dublin bay prawn, bay prawn, banana prawn, endeavour prawn, school prawn, spot prawn, spot shrimp, rock shrimp,
      royal red shrimp, carabinero, carabineros, red prawn, mazara prawn, palamos prawn, bouquet shrimp, common prawn, grey shrimp, deep water prawn, deepwater prawn, northern prawn, ice shrimp, glass shrimp, sakura shrimp, sakura ebi, amaebi, botan ebi, ama ebi, ebi, kuruma prawn, freshwater shrimp, giant river prawn, macrobrachium,
      ghost shrimp, skeleton shrimp, brine shrimp, opossum shrimp, acetes, mysis, moreton bay bug, balmain bug, bay bug, slipper lobster, spanish lobster, spiny lobster tail, marron, red claw, redclaw, signal crayfish, swamp crayfish, ecrevisse, scampi tail, cigala, santiaguino, galatea,
      squat lobster, mud crab, mangrove crab, coconut crab, jonah crab, peekytoe crab, peekytoe, stone crab claw, blue manna crab, brown crab meat, white crab meat, crab stick crab, hairy crab, chinese mitten crab, gazami, kani, kegani, zuwaigani, taraba, goose neck barnacle, gooseneck barnacle, percebe, bivalve, gastropod, cephalopod,
      littleneck, cherrystone, chowder clam, steamer clam, soft shell clam, pismo clam, butter clam, sunray clam, ocean quahog, mahogany clam, venus shell, palourde, vongole, telline, coquina clam, wedge shell, pipi, tuatua, toheroa, asari, hamaguri, shijimi, hokkigai, akagai, mirugai, geoduck, horse clam, gaper clam, otter shell,
      scallop roe, scallop coral, queenie scallop, bay scallop, sea scallop, calico scallop, hotate, hotategai, weathervane scallop, pen shell, fan mussel, thorny oyster, pearl oyster, native oyster, belon, belon oyster, fine de claire, kumamoto, bluff oyster, sydney rock oyster, olympia oyster, gillardeau, angasi,
      mother of pearl meat, blue mussel meat, greenlip mussel, green lipped mussel powder, date mussel, horse mussel, moule, moules, bouchot, bouchot mussel, sea snail meat, bulot, babylonia, whelk meat, bulots, dog whelk, bigorneau, abalone sauce, ormer, ear shell, awabi, tokobushi, sazae, keyhole limpet, chiton, loco shell,
      chilean abalone, queen conch, helix snail, burgundy snail, petit gris, achatina, snail caviar, firefly squid, hotaru ika, ika, tako, iidako, surume, surumeika, baby squid, squid ring, squid tube, squid steak, neon flying squid, humboldt squid, giant squid, patagonian squid, chipiron, puntilla, seppia, moscardini, musky octopus,
      curled octopus, webfoot octopus, polpo, argonaut, nautilus`),
  },
  {
    class: 'shellfish',
    unknown: ['shellfish'],
    diet: 'pescatarian',
    names: list('sea squirt, ascidian, jellyfish, jelly fish, sea anemone'),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'sea urchin, sea urchin roe, urchin roe, sea cucumber, trepang, beche de mer, namako, dried sea cucumber, fruits of the sea, fruit of the sea',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names:
      list(`water buffalo, zebra, antelope, springbok, kudu, eland, impala, gemsbok, oryx, wildebeest, warthog, chamois, mouflon, ibex, izard, muntjac, sika deer, roe deer, fallow deer, red deer, nutria, coypu, beaver, squirrel, guinea pig, cuy, capybara, agouti, paca, armadillo, opossum, raccoon, muskrat, porcupine, wallaby, llama, alpaca,
      guanaco, rhea, caiman, iguana, python, rattlesnake, whale, whale meat, seal meat, minke whale, tenderloin, beef cap, calf foot, calves feet, calves foot jelly, udder, caul fat, caul, crepinette, hog casing, sheep casing, natural casing, lamb casing, beef casing, rennet stomach, mountain oyster, lamb fries, cockscomb, coxcomb, melt spleen, chine, oyster blade, feather blade, blade steak, denver steak, tomahawk steak, tomahawk, bone in ribeye, cote de boeuf, chateaubriand, tournedos, filet mignon, skirt, onglet, pope eye, rump cap, coulotte, ranch steak, chuck roll, chuck steak, beef clod,
      pork collar, secreto, pluma, presa iberica, iberico pork, iberico presa, boston butt, pork butt, picnic shoulder, baby back rib, st louis rib, rib tip, lamb noisette, barnsley chop, lamb breast, lamb flap, saddle of lamb, veal shin, osso buco, ossobuco, crown roast, silver side, milano salami, york ham, jambon, jambon de paris,
      jamon, jamon iberico, jamon serrano, jinhua ham, yunnan ham, smithfield ham, virginia ham, country ham, tasso, tasso ham, city ham, spiral ham, westphalian ham, ardennes ham, san daniele, san daniele ham, tyrolean speck, speck ham, violino, fiocco, filetto, bundnerfleisch, grison meat, viande des grisons, pemmican, billtong,
      kilishi, suho meso, pastirma, pastourma`),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names:
      list(`cockerel, rooster, cock, mallard, teal, ptarmigan, snipe, plover, curlew, lark, thrush, ortolan, quail meat, wood pigeon, turtle dove, dove, peafowl, peacock, swan, swan meat, silkie, silkie chicken, black chicken, cornish hen, cornish game hen, rock cornish hen, poulet, poulet rouge, poularde, bresse chicken, stewing hen,
      broiler, fryer chicken, roaster chicken, parson nose, chicken oyster, chicken tail, duck tongue, duck neck, duck gizzard, duck foot, goose neck, goose gizzard, moulard, magret, muscovy, pekin duck, aylesbury duck, barbary duck, wild duck, wild goose, widgeon`),
  },
  {
    class: 'meat',
    unknown: ['shellfish'],
    diet: 'meat',
    names:
      list(`edible insect, insect flour, insect protein, insect powder, cricket flour, cricket powder, house cricket, acheta domesticus, yellow mealworm, mealworm powder, tenebrio molitor, buffalo worm, alphitobius, migratory locust, locusta migratoria, chapulines, silkworm, silkworm pupa, beondegi, mopane worm, maguey worm, escamoles,
      bee larva, black soldier fly larva`),
  },
  {
    class: 'cured-meat',
    otherwise: 'unknown',
    diet: 'meat',
    sharesDoubts: true,
    names:
      list(`faggots, polony, loukaniko, lap cheong, lap cheung, lap xuong, lup cheong, longganisa, cotechino, zampone, luganega, luganica, souse, goetta, livermush, liver mush, chicken tikka, chicken goujon, chicken strip, chicken tender, chicken finger, chicken bite, turkey twizzler, char siu, char siew, rousong, meat floss, pork floss,
      chicken floss, fish and meat ball, lor bak, sai ua, sai krok, nem chua, cha lua, gio lua, moo yor, soondae, naem, kransky, cheese kransky, devon sausage, stras, strasburg, fritz meat, cabana, cabanossi, csabai, debrecener, debreziner, gyulai, kolbasz, kranj sausage, krainer, kasekrainer, nuremberg sausage,
      nurnberger, thuringian sausage, rostbratwurst, regensburger, gelbwurst, jagdwurst, bierschinken, fleischwurst, lyoner, extrawurst, presswurst, zungenwurst, sulze, aspic ham, cervelas, saucisse, saucisson sec, saucisson lyonnais, diot, morteau, montbeliard, jesus sausage, rosette, figatelli, lonzu, gendarme,
      chistorra, txistorra, botifarra, butifarra, llonganissa, bull blanc, lomo, morcon, linguisa, alheira, farinheira, paio, salpicao, salamella, ciauscolo, ventricina, spianata, spianata calabra, felino, cacciatore salami, salame felino, sopressa, soppressa, capocollo calabrese, mazzafegato, sanguinaccio,
      coppa di testa, testa, hungarian salami, winter salami, pick salami, danish salami, cotto salami, beer salami, pizza salami, elk sausage, makkara, mustamakkara, ryynimakkara, falukorv, isterband, prinskorv, medisterpolse, polse, leverpostej, spegepolse, rullepolse, smoked sausage ring, krakowska, krakauer,
      mysliwska, kaszanka, kiszka, zwyczajna, wiejska, kupati, mititei, mici, cevapi, pljeskavica, sudzuk, soutzouki, makanek, mutton sausage, russian sausage, vienna, viennas, red hot, half smoke, hot link, boudain, chaurice, rookworst, frikandel, kroket, bitterballen, mincemeat balls, potted beef,
      potted shrimp meat, haslet, hog pudding, ox tongue slice, chopped pork, chopped ham, devilled ham, ham spread, turkey ham, turkey sausage, chicken sausage, lamb sausage, venison sausage, wild boar sausage, duck sausage, duck pate, duck rillettes, goose rillettes, pork rillettes, liver parfait, parfait de foie, mousse de canard,
      ardennes pate, brussels pate, country pate, farmhouse pate`),
  },
]
