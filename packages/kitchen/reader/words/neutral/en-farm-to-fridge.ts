import { list } from '#kitchen/word-list.ts'

/** Processing on a farm or in a factory that adds nothing. */
const processes = list(
  `distilled, double distilled, triple distilled, redistilled, demineralised, demineralized, deionised,
  deionized, deactivated, inactivated, alkalised, alkalized, alkali treated, processed with alkali, treated
  with alkali, dutched, dutch process, natural process, washed process, wet processed, cold brewed, cold
  dripped, brewed, steeped, percolated, exhausted, spent, extracted, delipidated, deoiled, de oiled, highly,
  partially, partly, fully, totally, completely, entirely, mostly, mainly, chiefly, largely, slightly,
  mildly, moderately, strongly, heavily, barely, acidified, mildly acidified, acidulated, soured, semi, semi
  whole, semi wholemeal, semi wholegrain, semi refined, semi salted, semi matured, semi cured, semi white,
  semi coarse, semi fine, semi cooked, semi processed, restructured, reconstituted, recombined, reformed,
  isolated, standardised, standardized, depectinised, depectinized, debittered, de bittered, desugared,
  delactosed, deproteinised, invert, evaporated, vacuum evaporated, solar, solar dried, solar evaporated,
  sun evaporated, fire evaporated, finegrained, fine grained, coarsegrained, coarse grained, large grained,
  stabilised, stabilized, torrefied, kilned, infrared treated, thermally treated, heat moisture treated,
  heat stabilised, steam treated, steam sterilised, enzymatically treated, physically modified, thermally
  modified, pre cleaned, sorted, sifted twice, bolted, unbolted, polished twice, cloudy, naturally cloudy,
  unclarified, high in, source of fiber, low in fat, low in salt, low in sugar, highly fat reduced, strongly
  fat reduced, reduced fat content, low in sodium, household grade, food grade, pharmaceutical grade,
  technical grade food, ceremonial grade, ceremonial, table, family, nightshade family, grass family, lily
  family, field, true, lesser, greater, sacred, holy, weeping, creeping, upright, spreading, woolly, half
  hardy, tender leaved, taproot, tap rooted, tuberous, bulbous, bulbing, loose headed, open hearted,
  hearting, blanching, self blanching, self sown, pomaceous, malaceous, rosaceous, solanaceous,
  cucurbitaceous, leguminous, oleaginous, umbelliferous, brassicaceous, alliaceous, pome type, aggregate,
  climacteric, exotic, subtropical, temperate, cool season, warm season, cool climate, hothouse grown, open
  field, under glass, wild gathered, wild collected, hand gathered, hand foraged, beach foraged, glass
  grown, soil grown, sand grown, volcanic, volcanic soil grown, terraced, dryland, bog grown, paddy grown,
  upland grown, sea grown, sea washed, river grown, roast and ground, frm`,
)

/** Short words of shopping lists, and remarks about opened or old packages. */
const notes = list(
  `sealed, resealed, abt, aprox, wi, wit, pckg, pckt, pkt, pkts, pcs, pc, bnch, bndl, lrg, lge, sml, sm,
  med, md, xs, frz, frzn, froz, drn, drnd, chpd, chopd, slcd, grnd, ckd, cnd, org, orgnc, ff, lf, bnls,
  sknls, tonnes of, a pile of, heaping, day before yesterday s, from the other day, old but ok, past its
  date, out of date, expired, nearing expiry, going off, about to go off, needs to go, bulk buy, turning,
  frost damaged, freezer burnt, a bit freezer burnt, at the back of the fridge, farm shop, from my plot,
  from the balcony, gift of, i froze, that i froze, frozen by me, meal prep, pre portioned, portioned,
  tmrw, tmw, tmrrw, 2moro, 2morrow, tomoz, use by tmrw, use by tomorrow, use by today, use by 2day, use tonight,
  eat tonight, eat today, use 2day, bb, bbe, b b, bbf, best b4, best before yesterday, best before last week,
  sell by yesterday, past its best, past best, a bit past it, past it, on its last legs, on the way out,
  on the turn, smells ok, smells fine, still ok, still good, should be ok, probably fine, needs eating,
  needs eating up, need eating, needs using up, needs using, need using up, to use up, wants using up, must use,
  use me first, squishy, squidgy, squashy, squashed, mushy looking, manky, minging, scabby, gnarly, wonky,
  wrinkled, wrinkly, shrivelled, shriveled, withered, floppy, bendy, droopy, soggy looking, sad, sorry looking,
  tired looking, tired, past prime, spotty, speckly, bruised bits, freckled, bit soft, bit hard, a bit soft,
  a bit hard, rock hard, stale ish, staleish, hardish, softish, ripeish, nearly ripe, nearly empty,
  nearly gone, nearly finished, almost empty, almost gone, half empty, half full, half used, half eaten,
  part used, part eaten, bit left, a bit left, little left, some left, not much left, what s left, whats left,
  leftover from, left from, left over from sunday, sunday s, from sunday, from sunday lunch, from sunday roast,
  from monday, from the weekend, from boxing day, boxing day, from xmas, xmas, from christmas, christmas dinner,
  from thanksgiving, thanksgiving, from the bbq, from the braai, from the barbie, from the buffet, from the party,
  from the takeaway, from takeaway, takeaway, take out, takeout, from the takeout, from the chippy,
  from the chinese, from the indian, from the curry house, from the deli, deli counter, from the butcher,
  from the butchers, from the fishmonger, from the fishmongers, from the greengrocer, from the bakery,
  from the corner shop, from the shop, from the shops, from the co op, from the supermarket, from the market,
  from the farmers market, from the farm, from the farm shop, from the allotment, from next door,
  from the neighbour, from the neighbor, from my neighbour, from mum, from my mum, from nan, from gran,
  from the garden, from the greenhouse, from the freezer, from the fridge, out of the freezer, in the freezer,
  in freezer, in the fridge, in fridge, back of the fridge, bottom of the fridge, bottom of the freezer,
  newman s own, newmans own, for dad, for mum, for mom, for gran, for grandma, for grandad, gran s, grandma s, grandad s, nan s, nana s, mum s, mom s, dad s, auntie s, aunty s, aunt s, neighbour s,
  neighbor s, yday, yday s, y day, ystday, yesterdays, last nights, last night s, tonight s, todays, today s,
  bogof, buy one get one free, 3 for 2, 2 for 1, yellow sticker, yellow stickered, reduced to clear, whoopsied,
  whoopsie, reduced sticker, on offer, on special, manager s special, family size, multipack, multi pack,
  bumper pack, party pack, value pack, bulk bag, catering size, snack size, fun size, travel size, wholesale,
  asda smart price, smart price, just essentials, tesco value, tesco finest, tesco, sainsburys, sainsbury s,
  asda, morrisons, waitrose, waitrose essential, essential waitrose, m s, m and s, marks and spencer, marks, co op,
  iceland, lidl, aldi, spar, ocado, booths, farmfoods, dunnes, supervalu, centra, woolies, woolworths, coles,
  iga, harris farm, new world, pak n save, countdown, checkers, pick n pay, spar sa, shoprite, trader joe s,
  trader joes, tj s, whole foods, costco, kirkland, sam s club, walmart, great value, target, kroger, publix,
  wegmans, h e b, heb, safeway, albertsons, loblaws, no name, president s choice, sobeys, metro, fairprice,
  ntuc, cold storage, giant, massy, hi lo, big bazaar, dmart, reliance fresh, riverford, abel and cole, oddbox,
  misfits market, veg box, veg bag, hello fresh, gousto, dble wrapped, wrapped, wrapped in clingfilm,
  wrapped in cling film, wrapped in foil, in foil, in cling film, in clingfilm, in tupperware, in a tub,
  in a bag, in a bowl, in a jar, unwrapped, loose leaf, lge free range, lg, xl, xlg, xlge, ex lg, ex large,
  b less, bless, skls, s less, skin on, skin off, w skin, wo skin, bone in, b in, bi, vac pac, vac pacd,
  vac packed, vac pack, vacuum pack, xtra, xtr, ex, reg, dk, lt, lo fat, lofat, lo salt, lo sodium, nat, natl,
  unslt, unsltd, unsalt, slt, sltd, smkd, smk, unsmkd, chld, frsh, frish, frshly, dfrst, defrost, defr, dfrstd`,
)

/** Varieties of fruit, rice, dates, potatoes and cauliflower, which with their noun are one food. */
const varieties = list(
  `golden del, laxton, laxton superb, ribston pippin, king of the pippins, charles ross, howgate wonder,
  annie elizabeth, arthur turner, red windsor, rajka, zari, evelina, modi, ambrosia, smitten, kiku, opal,
  crimson snow, snapdragon, honeygold, haralson, wealthy, liberty, enterprise, stayman, york imperial,
  esopus spitzenburg, vista bella, akane, tsugaru, orin, sansa, paula red, macoun, empire, jonagored,
  calville, antonovka, aport, hom mali, homali, thai hom mali, red hom mali, cargo, red cargo, brown cargo,
  riceberry, sona masuri, seeraga samba, jeeraga samba, keeri samba, nadu, suwandel, kaima, ambemohar,
  indrayani, kolam, wada kolam, surti kolam, gobindo bhog, chinigura, kataribhog, tulaipanji, kala bhat,
  chak hao, rosematta, palakkadan, navara, njavara, pusa, pusa 1121, sella, golden sella, white sella,
  creamy sella, sharbati, sugandha, irri 6, irri 9, akita komachi, haenuki, tsuyahime, yumepirika,
  nanatsuboshi, milky queen, sasanishiki, haiga, gaba, kokuho, nishiki, tamanishiki, tamaki, botan, kukuho,
  originario, loto, lido, sant andrea, razza 77, vialone, carnise, venere, nerone, ermes, gladio, ariete, j
  sendra, albufera, marisma, dinorado, sinandomeng, jasponica, ir64, milagrosa, malagkit, forbidden, black
  japonica, wehani, della, nang hoa, nang thom, pathum, pathumthani, hopi, kalooteh, kaluteh, kenta,
  kentichi, kentishi, allig, alig, khouat allig, ftimi, deglet, deglet nur, deglet ennour, khalas, kholas,
  khlas, sukkary, sukary, sukkariat, barhee, barni, berni, halawy, khadrawy, dayri, thoory, thuri, amir
  hajj, piarom, pyarom, rabbi, kabkab, sayer, stamaran, estamaran, shahani, mozafati, mazafaty, zaghloul,
  zagloul, samani, hayani, siwi, amri, amry, bouskri, bouslikhene, bousthammi, boufeggous, majhoul, majhool,
  mejhoul, mejhool, medjul, lulu, fardh, fard, khenaizi, naghal, ruzeiz, reziz, segae, sagai, saghai,
  wannan, anbara, anbar, safawy, kalmi, ajwah, mabroum, mabrum, nabtat ali, rothana, shaishe, hilali, jabri,
  khunaizi, bumaan, dabbas, hillawi, ashrasi, aseel, begum jangi, dhakki, karbala, rutab, tamr, khalal,
  pajarero, pajaero, desert king, tiger stripe, bardajic, bursa black, sari lop, sarilop, sarizeybek,
  dottato, cuello de dama, coll de dama, bornova, lerida, protoben, turkish no 4, lampa, longue d aout,
  pastiliere, sollies, ashlock, california ashton, french improved, moyer, empress, kirke s blue, reeves,
  avalon, pershore, purple pershore, warwickshire drooper, merryweather, mirabelle de nancy, old green gage,
  oullins, transparent gage, cambridge gage, methley, ozark, mariposa, elephant heart, laroda, fortune,
  larry ann, larry anne, songold, flavor king, dapple dandy, romanesque, veronese, marathon, belstar, purple
  cape, aalsmeer, clapton, graffiti, trevi, vitaverde, fioretto, maris peer, lady balfour, pentland javelin,
  pentland squire, arran pilot, arran victory, duke of york, red duke of york, foremost, swift, sharpe s
  express, lady christl, casablanca, jazzy, gemson, perlas, belle de fontenay, bf15, umatilla, norkotah,
  shepody, katahdin, yukon gem, purple viking, adirondack blue, adirondack red, austrian crescent, home
  guard, record, sante, orla, setanta, sarpo mira, sarpo, blue danube, inca bella, kestrel, dunbar rover,
  edzell blue, catriona, picasso, valor, innovator, hermes, taurus, markies, beurre superfin, doyenne,
  packham s triumph, williams bon chretien, coscia, decana, josephine de malines, onward, louise bonne,
  louise bonne of jersey, catillac, warden, ya, hosui, kosui, shinko, nijisseiki, chojuro, niitaka, singo,
  shingo, shinseiki, 20th century, kioto, farbaly, faralia, royal roussillon, rouge de roussillon, tom cot,
  flavor cot, robada, patterson, castlebrite, goldrich, hacihaliloglu, kabaasi, soganci, black corinth,
  zante, vostizza, patras, calmeria, ribier, alphonse lavallee, arra, sweet sapphire, jack s salute,
  scarlotta, timco, allison, sweet celebration, midnight beauty, timpson, great green, adora`,
)

/** Regions, valleys, islands and towns in the names of crops. */
const regions = list(
  `carpathian, carpathians, carpathian mountains, tatra, tatras, ural, urals, caucasus, caucasus mountains,
  bohemian, pannonian, transylvania, transylvanian, bukovina, banat, wallachian, thracian, thrace, epirus,
  peloponnese, peloponnesian, laconia, laconian, messinia, sitia, heraklion, aegean, ionian, adriatic coast,
  tyrrhenian, corfu, santorini, naxos, lesbos, lesvos, kythira, zakynthos, kefalonia, ikaria, limnos,
  anatolian, anatolia, cappadocia, black sea, hatay, cukurova, mersin, antalya, bursa, konya, kars, erzurum,
  diyarbakir, mardin, sanliurfa, isot style, alentejo, alentejano, minho, beira, ribatejo, alvaiazere,
  oeste, trasmontano, cordoba, la mancha, castilla y leon, castilla la mancha, salamanca, badajoz, lodosa,
  segovia, avila, el bierzo, bierzo, rias baixas, tarragona, lleida, girona, emporda, priorat, siurana, les
  garrigues, baix ebre, delta del ebro, ebro delta, ebro, guadalquivir, baena, estepa, antequera, los
  pedroches, guijuelo, teruel, jiloca, somontano, menorca, ibiza, tenerife, quercy, drome, drome provencale,
  ardeche, vaucluse, luberon, gers, gascogne, savoie, haute savoie, jura, beauce, picardie, picardy,
  touraine, aquitaine, velay, nimes, languedoc, bearn, aveyron, cevennes, lozere, larzac, massif central,
  val de loire, finistere, cotentin, sologne, gatinais, ile de france, croissy, argenteuil region, lazio,
  etna, pantellerian, maremma, mugello, garfagnana, lunigiana, monferrato, valtellina, lake garda, garda,
  polesine, murge, salento, gargano, sila, aspromonte, irpinia, sulcis, campidano, ogliastra, barbagia,
  gallura, sannio, cosenza, rossano, spilinga, rotonda, sarconi, fucino, navelli, onano, altamura grown,
  tivoli, sabina, tuscia, riviera ligure, savona, vessalico, pigna, badalucco, vercelli, novara, lomellina,
  ferrara, cesena, vignola, altedo, rovigo, badoere, cimadolmo, resia, val venosta, val di non, non valley,
  vinschgau, marchfeld, hallertau grown, palatinate, rhineland, thuringia, lower saxony, schleswig holstein,
  zeeland, drenthe, friesland, westland, brabant, ghent, mechelen, jutland, funen, zealand, bornholm, skane,
  scania, gotland, oland, smaland, dalarna, norrland, hardanger, lofoten, ostrobothnia, masurian, masuria,
  mazovia, podlasie, podhale, silesia, kashubian, lesser poland, mangalore, mangalorean, malwa, vidarbha,
  nagpur, bikaner, jodhpur, mathania, lucknow, awadhi, bihar, bihari, jharkhand, odisha, odia, assamese,
  meghalaya, lakadong, arunachal, darjeeling hill, nilgiris, kodagu, chettinad region, erode, salem,
  nizamabad, telangana, ratlam, alleppey, allepey, malabar coast, idukki, konkani, devgad, junagadh, kutch,
  kachchh, jaffna, kandy, multan, swat, gilgit, kandahar, herat, bam, kerman region, torbat, isfahan,
  tabriz, hamadan, medina, al madinah, al ahsa, al hasa, al qassim, qassim, najran, jazan, hofuf, sanaa,
  haraz, nizwa, batinah, siwa, fayoum, aswan, luxor, tozeur, kebili, djerid, biskra, tolga, erfoud, draa,
  souss, agadir, taliouine, meknes, fez, marrakech, atlas, atlas mountains, rif, saharan, sahara, sahel,
  sahelian, casamance, volta, kivu, ruwenzori, rwenzori, bugisu, arusha, moshi, usambara, zomba, mzuzu,
  manica, limpopo, western cape, karoo, kwazulu natal, cederberg, ceres valley, piura, puno, altiplano,
  uyuni, beni, yungas, cochabamba, mendoza, patagonia, patagonian, tucuman, salta, misiones, rio grande do
  sul, parana, espirito santo, cerrado, mogiana, sul de minas, para, amazonia, manabi, esmeraldas, loja,
  vilcabamba, galapagos, narino, cauca, antioquia, quindio, tolima, boquete, chiriqui, tarrazu, tres rios,
  copan, jinotega, matagalpa, huehuetenango, coban, atitlan, soconusco, puebla, tlaxcala, michoacan,
  sinaloa, sonora, sonoran, durango, zacatecas, coahuila, yucatan peninsula, papantla`,
)

/** English words of labels, farms and shopping lists beside a food that do not change its contents. */
export const farmAndLabelWords: readonly string[] = [...processes, ...notes, ...varieties, ...regions]
