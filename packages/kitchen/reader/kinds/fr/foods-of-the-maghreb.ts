import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, breads and cakes of the Maghreb in French spelling. */
export const foodsOfTheMaghreb = parseFoodLines(`
  bread | gluten |  | vegan | ? | ftir, matloue, matlou3, matlouâ, matnakach, aghroum, aghrum, mkhamer, harcha sans beurre, trid, ouarka, tabouna, tabouna tunisienne,
    mlawi, mlaoui, melloui, meloui, rfiss galette, tafernout, khoubz, ghorif, chapati tunisien pain, ftayer, ftaïr, fteyer, bambalouni, bambaloni, sfenj, sfinj, sfenz,
    beignets sfenj, khfaf, lkhfaf, khringo, mermez, belboula, berkoukes, barkoukch, aïch, mhamsa, mhammes, mhamssa, tlitli, trida, rechta, reuchta, douida, chaariya,
    fdawech, fdaouech, hlalem, nouasser, nwasser, kouskous, seksou, seksu, ta3am, tchicha, mermez orge, zammita, zemmita, tummit, bsissa, bsissa de blé, droô de blé,
    zrizet
  bread | dairy gluten |  | vegetarian | ? | rghaif
  bread | gluten |  | meat | ? | taam
  dish | gluten |  | meat | ? | couscous merguez, couscous à l'agneau, couscous tunisien, couscous aux sept légumes, couscous aux sept légumes viande, couscous algérien,
    couscous marocain, chakhchoukha, chakhchouka de Biskra, chakhchoukha biskria, zviti, zfiti, tlitli constantinois, tlitli au poulet, rechta algéroise,
    rechta au poulet, rechta poulet, trida constantinoise, rfissa, rfissa au poulet, trid au poulet, berkoukes à la viande, chorba frik, chorba, chorba beïda,
    chorba algérienne, chorba algéroise, jari, jari bel frik, jari frik, hrira oranaise, harira, harira marocaine, soupe harira, hssoua, hsoua, chorba de vermicelle,
    chorba bayda, chorba tunisienne, chorba langue d'oiseau, bourek à la viande, bourek viande hachée, briouat à la viande, briouates au kefta, briouate,
    cigares à la viande, samsa salé, m'hadjeb, mhadjeb, mahjouba, mahdjouba, mahjouba au poulet, mhadjeb garnis, mtabga, mtebga, matabga, m'tabga, pain à la graisse,
    msemen farci, msemen à la viande, batbout farci, mlawi tunisien garni, makloub, chapati tunisien, fricassé sandwich, keskrout, casse-croûte tunisien, mloukhia pain,
    mermez soupe, hlalem soupe, macarouna, makrouna tunisienne, macaroni tunisien, macarona, kouklas, nouasser tunisien, dobara pain, seffa medfouna, seffa au poulet,
    chaâria medfouna, chaariya medfouna, medfouna, madfouna, madfouna de Rissani, kouïrate
  dish | dairy gluten |  | meat | ? | chapati thon fromage, couscous au beurre
  dish | gluten eggs |  | meat | ? | pastilla au poulet, pastilla, bastilla, bstilla, b'stilla, pastilla au pigeon, pastilla de pigeon, pastilla amande poulet, bastela,
    brik à l'œuf, brick à l'œuf, brik, brik au thon, brick au thon, brik tunisienne, brik viande, brik danouni, tajine malsouqa, fricassé tunisien, fricassée tunisienne,
    lablabi, lablebi, leblebi, sfiria, sfiriya
  dish | dairy eggs |  | meat | ? | tajine tunisien, tajine el bey
  dish | dairy gluten eggs |  | meat | ? | tajine malsouka
  dish | eggs |  | meat | ? | tajine sebnekh, maakouda, ma3qouda, maakouda tunisienne, maqouda, keftaji, kafteji, kefteji, ojja, ojja merguez, ojja aux merguez, 3ojja,
    aajja, tchaktchouka aux œufs, chakchoukha aux œufs, chakchouka merguez, salade mechouia au thon, salade tunisienne, slata tounsia, houria au thon, kefta aux œufs,
    tajine kefta aux œufs, mkaouara, bouzgène, mtaouem, mderbel, chbah essafra aux œufs, batata kbab, dolma algérienne
  dish | eggs shellfish |  | meat | ? | ojja aux crevettes
  dish | dairy |  | meat | ? | batata merhia
  pastry | gluten shellfish |  | pescatarian | ? | pastilla aux fruits de mer, pastilla de poisson, pastilla poisson, bastilla fruits de mer, ojja crevettes brick
  dish |  |  | meat | ? | tajine, tajine d'agneau aux pruneaux, tajine de veau aux coings, lham lahlou, lham hlou, lham lahlou aux pruneaux, chbah essafra, chbah sofra,
    mrouzia, tanjia, tangia, tangia marrakchia, mechoui d'agneau, brochettes de kefta, boulfaf, bouzellouf, bouzelouf, zellouf, kercha, douara, doura, bekbouka, osbane,
    osbana, usban, khlii, khlea, khlia, kadid, guedid, gueddid, kaddid, melfouf, mloukhia, mloukhiya tunisienne, mouloukhia, kamounia, kamouniya, kammounia, mosli,
    madfouna djerbienne, gargoulette d'agneau, agneau à la gargoulette, m'touem, mtewwem, dolma de courgettes, kabab algérois, loubia bel lham, loubia à la viande,
    loubia, bissara viande, hargma, hergma, pieds de veau aux pois chiches, tkalia, tqalia, tkliya, chtitha djedj, chtitha, chtitha mokh, chtitha lsan
  dish |  | eggs | meat | ? | mtewem, dolma batata, kebab algérois
  dish | gluten |  | vegan | ? | couscous aux légumes, mesfouf, masfouf, mesfouf aux fèves, amakfoul, ameqfoul, couscous vapeur légumes, tikourbabine, asban végétal,
    assida, aassida, aseeda
  dish | dairy gluten |  | vegetarian | ? | masfouf aux raisins, seffa sucrée, assidat zgougou, kounafa, rfiss, rfis, rfiss constantinois, rfis tounsi, taknetta, r'fiss,
    tamina, tamina au miel, tammina, baghrir au beurre, msemen au beurre, harcha, harcha au beurre, harsha, kersa, khobz tajine beurre, baradj, bradj, braj, b'radj,
    bradj aux dattes, mbardja, mbardcha, mesfouf beurre, msemen, m'semen, msemmen, msammen, rghayef, rghaif feuilletés, thighrifine, crêpes feuilletées marocaines,
    mlawi au beurre, meloui au beurre, ghriba, ghoriba, ghrayba, ghraïba, ghoraïba, ghribiya, montécao au beurre, makroud, makroudh, makrout el louz beurre,
    makrout aux dattes, makroud de Kairouan, maqrout, mekrout, baklawa, baklawa algérienne, baklawa constantinoise, baqlawa, baqlawa tunisienne, samsa,
    samsa aux amandes, ktayef, qtayef, ktaïf, kenafeh, ousbane sucré, briouates aux amandes, kaab el ghzal, kaab ghzal, kab el ghazal, kaab el ghazal, tcharek,
    tcharek el ariane, tcharek m'saker, tcharek msaker, tcharak, mhancha, m'hancha, mhencha, serpent aux amandes, kaak warka, kaak, ka'ak, kaak nakache, kaak d'anis,
    fekkas au beurre, halwa chebakia, sellou, slilou, sellou marocain, sfouf, zamita, zmeta, kalb el louz, qalb el louz, kalbelouz, qalbelouz, chamia, chamia algérienne,
    h'rissa sucrée, hrissa louz, harissa gâteau de semoule, bniouen, louzia, kefta aux amandes sucrée, ma'amoul, zlabia au beurre, khobz mbesses, kesra mbesses, mbesses,
    mbasses, khobz mbesses algérien, gâteau de semoule, mini mbesses, sfouf constantinois
  dish | dairy |  | vegetarian | ? | seffa, l'ben, iguil, agoul, s'men, klila, jben, djben, bouhezza, bou hezza, aghoughlou, takammart, zebda, zebda beldia, dhan, dhen,
    mhalbi, mhalabia, mahalabia, mhalbiya, palouza, balouza, riz au lait à la fleur d'oranger, assida zgougou, roz bel hlib, kerdala
  dish | dairy gluten eggs |  | vegetarian | ? | halwet ettabaa, halwa tabaa, halouat tabaa, mkhabez, arayech, dziriette, mchewek
  pastry | dairy gluten eggs |  | vegetarian | ? | croquets algériens, croquants algériens, halwet el halkoum, mantecaos, bouchées aux noix algériennes, mouskoutchou,
    mouskoutcha, meskouta, meskoutta, mouna, mouna oranaise, la mouna, boulou tunisien, bolo tunisien, khobz tounes, basboussa aux œufs, krachel, qrachel, gorssa,
    gouriba, hallouchka, petits pains qrachel, pain au lait maghrébin, flan algérien
  pastry | gluten eggs |  | vegetarian | ? | fekkas, feqqas, fekkas aux amandes, chebakia, chebbakia, chebakiya, griouech, griwach, gnidlettes, khechkhach,
    oudnin el kadi, debla, deblah, larayech, makhabez, kaak malh, boulou, yoyo, yo-yo tunisien, yoyo tunisien
  pastry | eggs |  | vegetarian | ? | m'chewek, mchewak, ghriba aux amandes, ghriba bahla aux amandes, ghriba amandes, ghriba noix de coco, ghriba au coco,
    ghoriba aux noix
  pastry | gluten |  | vegan | ? | zlabia, zalabia, zlabiya, mkharek, mkharka, m'kharka, boussou la tmessou, montécao, mekrouta, bghrir, ghrayef, ftayer tunisien,
    beignet tunisien, pain d'anis maghrébin, krachel sans œuf
  sweetener |  |  | vegan | ? | kaber ellouz, kaber el louz, kaber louz, harissa sucrée amande, halwat turc, turron algérien, rob dattes, rob de dattes, ghars,
    ghars pâte de dattes, amlou, amlou aux amandes, louzate, halqoum, halkoum, lokoum, rahat loukoum, zgougou, droô, drô, sohleb, sahleb sorgho
  sweetener | eggs |  | vegetarian | ? | jouzia, jawzia, djouzia, jouzia constantinoise
  sweetener | dairy |  | vegetarian | ? | bouza tunisienne, bouza zgougou, sahlab, sahleb, droô au lait
  dish |  |  | vegan | ? | karantika, garantita, kalentika, calentica, calentita, karantita, bissara, bessara, baissara, zaalouk, taktouka, chakchouka sans œuf,
    charmoula, matbucha, matboukha, slata mechouia, mechouia, hmiss, hmis, felfla, h'miss, salade de carottes au cumin, omek houria, houria, ajlouk, torchi, tourchi,
    hrous, h'rous, kerouiya, karouia, felfel zouina, gnawia, ganaouia, gnaouia, khorchef, khorchof, kornoune, guernina, tafarfara, bekoula, bakoula, khobiza, khoubiza,
    terfas bebbouche, loubia végétarienne, adess, adess lentilles, dobara, doubara, doubara de Biskra, felfel, chtitha batata, batata fliou, chlada, chlada fakya
  dish | eggs |  | vegetarian | ? | tchaktchouka
  mushroom | mushroom |  | vegan | - | terfass, terfès, terfesse, terfas, kamé
  dish |  |  | pescatarian | ? | sardines à la chermoula, sardines farcies à la chermoula, chermoula de poisson, kabkabou, mslalla
  dish | gluten |  | pescatarian | ? | couscous au poisson, couscous poisson, couscous au mérou, couscous au mulet
  shellfish | shellfish |  | meat | - | bebbouche, ghlal, babbouche
  drink |  |  | vegan | - | boukha, thibarine, mahia, selecto, hamoud boualem, citronnade, cherbet, cherbat, charbat, lagmi, legmi, boga, créponné, créponnet, apla,
    gazouz
`)
