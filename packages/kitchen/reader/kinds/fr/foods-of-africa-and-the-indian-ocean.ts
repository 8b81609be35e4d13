import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of West and Central Africa, Madagascar, Réunion, Mauritius and the Comoros. */
export const foodsOfAfricaAndTheIndianOcean = parseFoodLines(`
  dish |  |  | pescatarian | ? | tiep bou dien, thiebou dieune, ceebu jën, thiep, tiep, thiebou jën, kaldou, kaldu, yassa poisson, yassa au poisson, thiou poisson,
    thiou de poisson, thiou boulettes, domoda poisson, dambou poisson, kédjénou de poisson, ndomba, ndomba de poisson, liboké, liboké de poisson, maboké,
    liboké ya mbisi, mbisi, ngai ngai, makayabu, makayabou, fretins, ndakala, ndagala, sambaza, mukeke, kapenta, guedj, gueuj, guejj, adjovan, adjuevan, kobi poisson,
    kétiakh, kéthiakh, sali poisson, tambadiang, momone, lanhouin, mbanga poisson, gombo poisson, sauce gombo poisson fumé, attiéké thon, saka saka poisson fumé,
    pondu au poisson, isombe, matapa sans crevettes, ngoumou, bichiques, vindaye, vindaye poisson, vindaye de poisson, cari poisson, cari thon, cari espadon,
    cari légine, achards de thon, macabit, mataba, mataba au poisson, thon au coco comorien, ravimbomanga, ravitoto poisson, tilapia au coco
  dish |  | gluten | pescatarian | ? | garba, garba ivoirien
  dish | shellfish |  | pescatarian | ? | yet, yété, yeet, yett, pagne coquillage, touff de coquillages, arches de casamance, yokhos, yokhoss, njanga, ndjanga, misala,
    magnanga, pépé soupe aux crabes, sauce gombo crabe, cari de camarons, camarons à la sauce rouge, cari langouste, civet zourite, civet de zourites, civet d'ourite,
    zourite, cari zourite, zourite sèche, vindaye ourite, vindaye d'ourite, cono-cono, konokono, tec-tec, bouillon tec-tec, bouillon de tec-tec, tectec, kono kono,
    cari chevrettes, chevaquines, rougail chevaquines, patsa, tsivakiny, cari bigorneaux, mataba ya pweza, pweza
  dish | peanut shellfish |  | meat | ? | ndolé aux crevettes
  dish |  |  | meat | ? | thiébou yapp, ceebu yapp, thiébou guinar, thieb poulet, mbakhal, mbaxal, mbakhalou saloum, yassa poulet, yassa au poulet, poulet au yassa,
    yassa viande, thiou viande, soupou kandia, soupou kandja, kandja, dibi, dibi mouton, dibiterie, dibi haoussa, firire, sombi viande, kédjénou, choukouya,
    choukouya de mouton, okok, okok salé, koki viande, mbongo, mbongo'o, bongo tchobi, nkui, achu, sanga, nkono, poulet à la moambe, moambe, mwambe, nyembwe,
    poulet à la nyembwe, saka-saka viande, madesu, madesu viande, ngulu, ntaba, ntaba grillé, mosaka, bambari, yabanda, gnetum viande, koko viande, chenilles, mbinzo,
    chenilles mbinzo, kinda chenille, viande de brousse, gibier de brousse, hérisson viande, rat palmiste, grasscutter, aulacode, poulet sauce graine,
    foutou sauce graine, biéganlo, djoumgblé, kopé, placali sauce kopé, riz gras poulet, tchep, riz à la soupe, dambun nama, méchoui de mouton africain, benga viande,
    kissar, babenda, attiéké poulet, gari viande, adémé, crincrin, gboma dessi, gboma, gboman, fetri dessi, man tindjan, agbadja, dakouin, dakouè, amiwo,
    mets de pistache viande, kpakpato, romazava, ravitoto au porc, varanga, varenga, hen'omby ritra, henakisoa, hena ritra, akoho sy voanio, kitoza, kitoza de zébu,
    masikita, sesika, voanjobory sy henakisoa, brochettes de zébu, lasopy, composé malgache, carry poulet, cari coq, cari la patte cochon, cari patte cochon,
    cari cochon, cari bœuf, carry de porc, carri poulet, cari ti jacques, cari ti-jacques boucané, ti-jacques boucané, cari baba figue, baba figue boucané,
    cari canard à la vanille, cari de cabri, massalé cabri, massalé de cabri, cari volaille, civet de coq, rougail zandouille, boucané de porc, viande boucanée,
    zandouille, cochon boucané, zembrocal boucané, poulet pistache, daube poulet mauricienne, salmi mauricien, kalya, briani, briani mauricien, briyani, mataba viande,
    pilao comorien, pilaou, mabawa, poulet coco comorien, dholl pori viande
  dish | peanut |  | meat | ? | n'dolé, soya brochettes, brochettes soya, nfumbwa, poulet mwamba, fumbwa, mafé viande, mafé au poulet, tigadegena, sauce arachide poulet,
    domoda, domoda de bœuf, bassi salté, bassi salté sénégalais, dakhine, lakhou bissap, laax bissap, laakh bissap, cere mboum, cere mbuum, thiéré mboum, thiéré bassi,
    mboum, mbum, azi dessi, azidessi, nkono ngond, muamba, mwamba à l'arachide, kansiyé, kansi, pondu à l'arachide, mafi hako bantara, tchitchinga, chichinga,
    brochettes tchitchinga
  dish | peanut | shellfish | meat | ? | ndolé viande
  dish | peanut |  | vegetarian | ? | kuli kuli, kulikuli, klouiklui, klui klui, kluiklui, guerté, guerté thiaf, guerté thiaff, guerté sukar, gerte caaf,
    cacahuètes sucrées, ngaladjou, pistaches caramélisées antillaises, nougat pistache, pistache grillée antilles, chouchous cacahuètes, gari et arachides, ngalakh,
    ngalax, pistaches sénégalaises, azinkokui, azi, mbalakh, tankora, kankankan, kan kan kan, curls cacahuète
  dish |  |  | vegan | ? | adjèkè, acheke, alloco, aloco, alokos, banane plantain frite, missolé, plantain frit, foutou, foutou igname, foufou manioc, foufou de manioc,
    foufou banane, placali, placaly, kokondé, konkondé, kokonte, gali, miondo, myondo, bobolo, chikwangue, chikwang, kwanga, mintumba, medoua me mbong, fufu corn, tô,
    tô de mil, saghbo, akoumé, akumé, ewokoumé, ewokume, akassa, akanssa, agidi, akpan, dokono, komi, ablo, ébbè, bugali, nshima, nsima, bukari, ubugali, isombe nature,
    ndambé, accra de niébé, accra haricot, beignet haricot, abobo, haricots niébé, watché, atassi, ayimolou, riz haricots, koki de niébé, koki de haricots,
    moin-moin, moyi moyi, okok sucré, mets de pistache, nnam ngond, nam ngon, voandzou, soumbala, soumbara, soumala, nététou, nététu, nététou en boule, dawadawa, afitin,
    iru, sumbala, nere, buy, bisap, foléré, gnamakoudji, gnamakou, gingembre jus, ditakh, detar, dattier du désert, soump, tamarin jus, dakhar, tomi, madd, maad,
    saba senegalensis, saba fruit, zaban, cayor pommier, quinquéliba, djeka, bologie, nébéday, mbuum nature, djoumblé poudre, kplala, feuilles de ndolé,
    vernonia, prune safou, djansang, njansang, akpi, ezezang, pèbè, djar, diar, selim, rondelle camerounaise, hiomi, olom, foyo, thiacry sans lait,
    dégué sans lait, thiéré, cere, arraw, araw, karaw, macabo, ndom, diakhatou, djakatou, jaxatu, gnangnan, kétchou, xooñ, khogne, khoñ, riz caramélisé de fond, moyo,
    rof, roof, nokoss, nokos, kpète kpète, rougail, rougail zévis, rougail margoze, achards légumes, achard de mangue, achards citron, achards de citron,
    achards palmiste, zachards, lasary, lasary manga, lasary voasary, lasary carottes, sakay, sakay malgache, margoze, zembrocal, zambrocal, brèdes mafana,
    brèdes chouchou, brèdes songe, brèdes manioc, brèdes moringue, brèdes pé-tsaï, anamamy, anamalaho, chouchou légume, daube chouchou, arouille, ti jacques, baba figue,
    katkat manioc, pipangaille, patole, giraumont, joumon, chou coco, vavangue, jamrosa, jamelac, zat, attier, zévi, ti coco, vangassaye, vangasaille, grenadelle,
    gâteau piment, gato pima, gato arouy, gâteau arouille, gâteau bringelle, bhajia mauricien, bhajia, cari gros pois, cari lentilles, dholl, vary sosoa, ranovola,
    ranon'ampango, vary, voanjobory, voanjo bory, tsaramaso, mofo gasy, mofogasy, mokary, mofo sira, ramanonaka, satini, satini pomme damour, satini coco, chatini coco,
    chatini, chatini coton mili, mazavaroo, masavarou, mazavaro, gâteau patate coco, putu, poutou mauricien, gato coco, gâteau coco mauricien, mokatra mayottais,
    mtsolola, m'tsolola, ubu riz
  drink | dairy |  | vegetarian | ? | thiacry, thiakry, thiakri, tiakri, caakiri, caakri, chakri, dégué, lakh, laakh, laax, lakh au lait caillé, sow, soow,
    sow lait caillé, kossam, wagashi, wagassi, wara fromage, gappal, gapal, ruy au lait, sombi au lait, sombi, nidoo, laicran, ngalakh au lait, crème de mil au lait,
    araw au lait, ikivuguto, amata
  drink | gluten |  | vegan | ? | beignets souffleurs, botokoin, botokoï, botokoin togolais, gâteau boule, puff-puff, puf-puf, bofloto, bofrot, mikaté, makala,
    beignet makala, makala camerounais, gbofloto, pastels sans poisson, tapalapa, mburu, ndambé pain, amiwo blé, mahamri, tchapalo, castel beer, régab, vitamalt, maltina
  drink | gluten eggs |  | vegetarian | ? | doughi, cinq centimes, niomré
  dish | gluten |  | pescatarian | ? | pastels au thon, fataya, fataya au thon, fataya poisson, pastels sénégalais, chaussons au thon
  dish | gluten |  | meat | ? | fataya viande, pastels à la viande, sambos, dibi pain, wouassa wouassa, wassa wassa, ndiogonal, akpessi pain, bouchon,
    bouchons réunionnais, bouchons porc, américain bouchon, sambos malgache, sambouss, sambusa, sambossa, sambosa, mkatra, mukatra foutra, dholl puri au cabri,
    farata cabri, halim, haleem mauricien
  dish | eggs |  | meat | ? | poulet attieké œufs
  drink |  |  | vegan | - | attaya, ataya, tiébolo, bangui, matango, sodabi, koutoukou, akpeteshie, odontol, dolo de sorgho, baie rose rhum, punch vacoa
  root |  |  | vegan | - | claclo, klaklo, ndoleh feuilles
  dish | gluten soybean |  | meat | ? | soupe chinoise malgache, bami, mine frit, mine bouillie, mine touni, misao, mi sao, minsao, soupe tamtam
  dish | soybean |  | meat | ? | sarcives, sarcive poulet, porc sarcive
  dish | gluten eggs soybean |  | meat | ? | bol renversé
  dish | eggs soybean |  | meat | ? | bol ranversé, riz cantonais réunionnais, riz cantonnais réunionnais
  dish | dairy gluten |  | meat | ? | bouchons gratinés, américain bouchon gratiné
  dish | gluten |  | vegan | ? | dholl pori, dhal puri, dal puri, farata, rotis mauriciens, pouri chaud, mofo baolina, mofo balina, menakely, mofo gasy blé,
    mkatra siniya, goulgoula sans œuf, kaka pigeon, caca pigeon
  dish | dairy gluten |  | vegetarian | ? | bhatura, gulab jamun, gulab jamoun
  dish | gluten |  | vegetarian | ? | chana puri
  dish | peanut |  | vegan | ? | koba, koba ravina, kobandravina, koba akondro
  dish | dairy |  | vegetarian | ? | alouda, alooda, rasgoulla, gratin chouchou, gratin de chouchou, gratin de christophine, gratin de papaye verte, gratin d'arouilles,
    halwa au lait
  pastry | dairy gluten |  | vegetarian | ? | puits d'amour mauricien
  pastry | dairy gluten eggs |  | vegetarian | ? | ti son, pâté créole sucré, macatia coco, poudine maïs, poudine, poudine mauricienne, mofo mamy, gouloulou, goulgoula,
    mofo akondro, bonbon la rouroute, bonbon rouroute
  pastry | dairy gluten |  | meat | ? | pâté créole, pâté créole réunionnais, pâté salé antillais, pâtés salés
  pastry | gluten |  | vegan | ? | macatia, makatia, bonbon miel, bonbon cravate, bonbon carotte réunionnais, gâteau cravate, gâteau zinzin, gâteau canette
`)
