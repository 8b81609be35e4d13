import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Meat, grain, vegetables, pulses and fruit in the words of other languages used at English-speaking markets. */
export const foreignGardenWords = parseFoodLines(`
  meat | | | meat | - | agnello, maiale, coniglio, cinghiale, frango, peito de frango, wolowina, wieprzowina, cielecina,
    jagniecina, kurczak, piers z kurczaka, indyk, kaczka, gesina, dziczyzna, boczek, slonina, rundvlees, varkensvlees, kalfsvlees,
    lamsvlees, kalkoen, gehakt rundvlees, notkott, flaskkott, lammkott, kyckling, kycklingfile, algkott, renkott, svinekod, oksekod,
    kylling, lammekod, naudanliha, sianliha, poronliha, hirvenliha, dana eti, koyun eti, tavuk, tavuk gogsu, hindi eti, moschari,
    kotopoulo, gosht, bakra, bakre ka gosht, aatu kari, attu kari, kodi mamsam, erachi, daging, daging sapi, daging kambing,
    ayam kampung, bebek, itik, baboy, liempo, pata ng baboy, kambing, thit heo, thit lon, thit bo, thit ga, thit vit, ba chi,
    suon heo, neua, gai thai, sogogi, soegogi, moksal, dwaejigogi, dwaeji, daksal, dakgogi, ori gogi, yanggogi, gopchang, makchang,
    nyama ya ng'ombe, nyama ya mbuzi, basar bakar, gusht, morgh, goosht, marhahus, sertes, sertéshús, csirke, csirkemell, pulyka,
    piept de pui, curcan, govedina, svinjetina, teletina, janjetina, piletina, hovezi maso, veprove, veprove maso, kureci maso, hovadzie, bravcove
  cured-meat | | | meat | ? | morcela, parowki, szynka, poledwica, ontbijtspek, hagelslagworst, medvurst, pølser, fenalar,
    siskonmakkara, sosis, apaki, syglino, goon chiang, kun chiang, mu yo, teliszalami, szalonna, carnati, slanina, kulen, kobasica,
    prsut, klobasa, klobasy, utopenci, sunka
  rice | | | vegan | - | riso, rijst, zilvervliesrijst, riisi, pirinc, baldo pirinc, rizi, ryzi, avalakki, murmura, mamra, kurmura,
    beras ketan, ketan hitam, pulut, malagkit, bigas malagkit, pinipig, pirurutong, gao nep, gao lut, khao suay, ssal,
    chapssal, hyeonmi, heukmi, mchele, orez, rýže, pirinač, thinai, varagu, kuthiraivali
  root | | | vegan | - | ziemniaki, ziemniak, potatis, farskpotatis, mandelpotatis, kartofler, poteter, perunat, ubi kayu, ubi jalar,
    singkong, kamoteng kahoy, khoai lang, khoai mon, khoai mi, man farang, man thet, goguma, viazi, viazi vitamu, mhogo, magimbi,
    ngwaci, amadumbe, madumbi, mankani, tapud, tapuach adama, sibzamini, burgonya, krumpli, cartofi, krumpir, krompir, brambory,
    zemiaky, macaxeira, inhame, tatey,
  vegetable | | | vegan | - | cipolla, aglio, pomodori, pomodorini, zucca, fagiolini, piselli, cavolfiore,
    spinaci, bietole, alho, abobrinha, abobora, pimentao, berinjela, espinafre, quiabo, alface, cebula, czosnek, marchew, marchewka,
    pietruszka, kalafior, ogorek, ogorki, ogorki kiszone, groszek, fasolka szparagowa, cukinia, baklazan, szczypiorek, koperek, uien,
    knoflook, bloemkool, andijvie, spruitjes, sperziebonen, komkommer, gul lok, vitlok, morot, morötter, blomkal, purjolok, sparris,
    rodbetor, sipuli, valkosipuli, porkkana, kukkakaali, kurkku, soğan, sarimsak, havuc, salatalik, patlican, kabak, ispanak,
    semizotu, carliston biber, maydanoz, kremmidi, kremmydi, skordo, karoto, ntomata, domata, melitzana, melitzanes, kolokithi,
    kolokithakia, spanaki, sarson, vengayam, thakkali, kathirikai, murungakkai, pudalangai, peerkangai, sorakkai, vazhakkai,
    vazhaipoo, keerai, inji, karuveppilai, ullipaya, vankaya, bendakaya, dondakaya, beerakaya, sorakaya, bawang, bawang merah, bawang putih,
    bawang bombay, terong, buncis, bayam, pakcoy, taoge, timun, labu siam, labu, cabe rawit, sibuyas, karot, kamatis, talong,
    pechay, petsay, patola, kalabasa, singkamas, siling labuyo, hanh la, ca chua, ca tim, rau cai,
    cai thao, bi do, hom daeng, kratiam, phak bung, phak kana, makhuea, fak thong, yangpa, daepa, jjokpa, maneul, danggeun, baechu, hobak,
    aehobak, sigeumchi, ssukgat, gochu, cheongyang gochu, putgochu, vitunguu, kitunguu, kitunguu saumu, karoti, nyanya, mchicha, alubosa,
    ata rodo, tatashe, efo tete, efo shoko, oziza, hagyma, fokhagyma, vöröshagyma, sargarepa, paradicsom, uborka, káposzta,
    zoldbab, ceapa, usturoi, morcovi, rosii, castraveti, varza, vinete, ardei, beli luk, cesnjak, mrkva, rajcica, paradajz, krastavac,
    kupus, patlidzan, česnek, mrkev, rajce, okurka, zeli, kvetak
  legume | | | vegan | - | fagioli, lenticchie, grao de bico, ciecierzyca, soczewica, groch, witte bonen, kapucijners, kikkererwten,
    erwten, bruna bonor, vita bonor, kikartor, herneet, linssit, kikherneet, mercimek, kirmizi mercimek, barbunya, revithia, kulith,
    vaal, vatana, safed vatana, ulundu, kadala, payaru, cherupayar, minapappu, pesara pappu, senagapappu, bobbarlu, alasande, kacang merah,
    kacang hijau, kacang tolo, dau xanh, dau den, dau do, thua khiao, thua dam, nokdu, geomeunkong, maharage, maharagwe, kunde, mbaazi,
    ndengu, choroko, njahi, ewa oloyin, akidi, misir, nakhod, lubia cheshm bolboli, lencse, csicseriborso, naut, lesce,
    fazole, cizrna
  fruit | | | vegan | - | mela, mele, pera, pesca, albicocca, albicocche, fragole, lamponi, mirtilli, arancia, arance,
    morango, morangos, mamao, goiaba, jablko, jabłka, gruszka, truskawki, borowki, wisnie, czeresnie,
    porzeczki, appels, peren, aardbeien, frambozen, bosbessen, kersen, pruimen, druiven, sinaasappel, applen, jordgubbar, hallon,
    blabar, hjortron, korsbar, plommon, jordbaer, hindbaer, tyttebaer, multebaer, solbaer, paaryna, mansikka, mustikka, puolukka,
    karpalo, seftali, kayisi, kiraz, visne, cilek, uzum, incir, portakal, karpuz, achladi, portokali, lemoni, peponi, stafili, nashpati,
    nimboo, kairi, amrud, kele, angoor, tarbooz, kharbuja, sitaphal, ramphal, shahtoot, mampazham, mangai, vazhaipazham, elumichai,
    nellikai, jeruk, jeruk nipis, jeruk purut, mangga, pisang, pisang tanduk, nenas, betik, jambu biji, semangka, tembikai, manggis,
    asam jawa, asam gelugur, asam keping, saging na saba, dayap, pakwan, bayabas, langka, kamias, sampalok, chuoi, xoai, dua hau, buoi,
    chanh, du du, thanh long, mang cut, nhan, kluai, mamuang, malako, taengmo, sapparot, mangkhut, sagwa, baesong, gyul, yuja,
    ttalgi, boksunga, daechu, maesil, ndizi, chungwa, ndimu, nanasi, tikiti, agbalumo, udara, tapuach, tapuz, avatiach, anavim,
    porteghal, hendevaneh, korte, cseresznye, szilva, szolo, struguri, capsuni, jabuka, jagode, tresnja, visnja, grozdje, hrusky, svestky,
    jahody
`)
