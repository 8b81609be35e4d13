import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Plain foods of Arabic, Russian, Japanese and Chinese kitchens in Latin letters. */
export const romanisedNames = parseFoodLines(`
  noodle | | gluten | vegan..vegetarian | ? | mian tiao, miantiao, gua mian, guamian, la mian, lamian, chukamen,
    chuka men, lapsha, vermishel, makarony, spagetti makarony, shaeriya, shaariya, sheriya
  stock | | | meat | ? | kuriny bulyon, kurinyi bulyon, bulyon, govyazhiy bulyon, ji tang, jitang, gao tang, gaotang,
    tori gara, marak dajaj, marqa dajaj
  egg | eggs | | vegetarian | - | bayd, baydh, baydah, baid, beid, beyd, bayda, beida, yaitsa, yaica, yajtsa, yaytsa,
    yaichko, ji dan, ya dan, yadan, an chun dan, anchundan, xian dan, xiandan, keiran, yudetamago, ranou, ranpaku,
    zentamago, hagg
  milk | dairy | | vegetarian | - | halib, haleeb, halab, hleeb, laban raib, rayeb, rayib, zabadi, zabady, niu nai,
    nai fen, naifen, dan nai, moloko tselnoe, suhoe moloko, shubat, gyunyu, gyuunyu, kona miruku
  butter | dairy | | vegetarian | - | zibda, zibdeh, zubda, zebdeh, samna, samn baladi, samneh baladi, huang you,
    slivochnoe maslo, maslo slivochnoe, toplenoe maslo
  cream | dairy | | vegetarian | - | qishta, qishtah, eshta, gishta, kishta, dan naiyou, naiyou, nai you, slivki
  soft-cheese | dairy | | vegetarian..meat | - | jubn, jubna, jibna, gibna, gebna, gibneh, jubneh, gibna beida,
    gebna beida, jibneh baida, jibneh bayda, gibna roumy, gibna rumi, domiati, tvyordyy syr, plavlenyi syr, brynza,
    adygeyskiy syr, suluguni syr, nai lao, nailao, zhishi, chizu
  legume | peanut | | vegan | - | ful sudani, fool sudani, foul soudani, ful soudani, fool soudani, foul sudani,
    fustuq sudani, fustok sudani, fistiq sudani, fustuq abid, fustok abid, kawkaw, cacahuete arabi, arahis,
    arachis nuts, arakhis, zemlyanoy oreh, hua sheng, hua sheng mi, huashengmi, huashengren, hua sheng ren,
    luohuasheng, nankinmame, rakkasei, pinattsu, piinatsu
  nut-butter | peanut | | vegan | ? | zibdat ful sudani, zebdet foul soudani, arakhisovaya pasta, arahisovaya pasta,
    hua sheng jiang, huashengjiang, pinattsu bata
  shellfish | shellfish | | pescatarian | - | jamberi, jambari, gambari, gambary, gambry, jambri, roubian, rubyan,
    robyan, rubian, robian, kabouria, kaboria, kaborya, saltaun, istakoza, estakoza, sobeit, sobbeit, subbeit,
    balah al bahr, balah bahr, om el kholoul, gandofli, mahar, bolh bahr, krevetka, kreveti, krevetochki, midii,
    ustricy, ustritsy, rakovye sheyki, rakovye shejki, raki rechnye, kalmary, kalmar, osminog, karakatica, grebeshok,
    morskoy grebeshok, langust, da xia, daxia, mingxia, ming xia, jiweixia, ji wei xia, longxia, long xia,
    xiao longxia, xiaolongxia, xia ren, xia mi, xiami, xia pi, xiapi, kaiyang, xie rou, xierou, pang xie, dazhaxie,
    you yu, youyu, mo yu, zhangyu, zhang yu, ge li, geli, hua jia, huajia, hali, ha li, qing kou, qingkou, yibei,
    dan cai, sheng hao, shenghao, mu li, shan bei, shanbei, gan bei, ganbei, bao yu, baoyu, haishen, hai shen,
    chengzi, cheng zi, kuruma ebi, kurumaebi, shiba ebi, hoshi ebi, iseebi, ise ebi, tarabagani, surume ika,
    hotaruika, yari ika, mongo ika, horagai, torigai, murugai, muurugai
  mushroom | mushroom | | vegan | - | fitr, futr, foter, shampinon, shampinyony, shampiniony, shampinony, gribi,
    gribochki, belye griby, beliy grib, belyi grib, podosinoviki, podberezoviki, podosinovik, podberezovik, syroezhki,
    gruzdi, ryzhiki, veshenki, veshenka, opyata, lisichki, maslyata, mogu, mo gu, kou mo, koumo, shuang bao gu,
    xiang gu, huagu, pinggu, jinzhengu, xingbaogu, chashugu, houtougu, hei mu er, heimuer, yiner, song rong, songrong,
    niuganjun, caogu, kinoko, hoshi shiitake, kuri kinoko, masshurumu
  flour | gluten | | vegan | - | daqiq, dakik, daqeeq, deqiq, tahin abyad, dagig, dgeeg, muka pshenichnaya,
    pshenichnaya muka, muka, mian fen, mianfen, xiao mai fen, xiaomaifen, gao jin fen, gaojinfen, di jin fen,
    dijinfen, zhong jin fen, komugi ko, komugiko, hakurikiko, kyorikiko, kyourikiko, churikiko, panko ko, tempurako,
    tenpurako
  grain | gluten | | vegan | - | samid, smida, semid, qamh, amh, kamh, shaeer, shaair, sha3eer, shair barley, burghol,
    borghol, perlovka, perlovaya krupa, yachnevaya krupa, yachka, mannaya krupa, mannka, bulgur krupa, pshenitsa,
    yachmen, rozh, da mai, damai, xiao mai, xiaomai, mian jin, mianjin, kao fu, kaofu, omugi, oomugi, mugi, yakifu
  bread | gluten | | vegan..vegetarian | ? | aish, eish, eesh baladi, khubez, khoubz, chleb borodinsky, hleb, khleb,
    chernyi hleb, belyi hleb, baton hleb, baton khleb, batony, suhari, sukhari, lavash tonkiy, mian bao, mianbao,
    man tou, shokupan, shoku pan
  plant-protein | soybean | | vegan | - | dou fu, dou pi, doupi, fu zhu, qian zhang, qianzhang, dou fu pao, doufupao,
    you dou fu, huang dou, huangdou, dou nai, dounai, momendofu, momen dofu, kinugoshi, kinu tofu, aburaage,
    abura age, atsuage, koyadofu, daizu, soevyi syr, soevoe moloko, soevoe myaso
  salty-sauce | soybean | gluten | vegan | ? | sheng chou, lao chou, shengchou, laochou, jiang you, jiangyou,
    koikuchi, usukuchi, soevyy sous, soeviy sous, soevyi sous, salsat soya, sos soya, sous soya, tian mian jiang,
    huang dou jiang, huangdoujiang, dou chi
  salty-sauce | shellfish | soybean gluten | pescatarian | ? | hao you, haoyou, hao jiang, xia jiang, xiajiang
  rice | | | vegan | - | roz, ruz, aruz, rozz, ruzz, timman, timmen, da mi, nuo mi, nuomi, mi fan, xian mi, hakumai,
    genmai, mochigome, ris krupa, kome, sella chawal
  legume | | | vegan | - | adas, addas, 3adas, adas ahmar, adas asfar, hummus habb, hommos habb, homos habb, loubia,
    lubia, lobya, fasolia beida, fasulia bayda, bisella, bazella, bazalia, ful akhdar, foul akhdar, foul medames dry,
    turmus, tormos, fasol, fasol krasnaya, fasol belaya, goroh, gorokh, goroshek, zelyonyi goroshek, zeleniy goroshek,
    chechevitsa, chechevica, nut goroh, hong dou, hongdou, lv dou, lvdou, lu dou, ludou, hei dou, wan dou, wandou,
    can dou, candou, si ji dou, sijidou, ingen, ingenmame, endo mame, endoumame, soramame
  vegetable | | | vegan | - | tamatim, tamatem, banadoura, bandora, banadora, outa, khiyar, khyar, khiar, jazar,
    gazar, jezer, bathinjan, badhinjan, betinjan, betingan, bitingan, filfil, felfel, filfil rumi, flefle, batata ruz,
    batates, batatis, kosa, koosa, thoum, toum garlic, sabanekh, sabanikh, sabanegh, malfouf, malfoof, koronb,
    qarnabit, arnabit, khass, kuzbara, kozbara, kozbra, kuzbra, baqdounis, baqdunis, bakdounes, ma'adnous, na3na3,
    shabat, shibit, jarjir, gargir, fijil, figl, figel, shamandar, banjar, qar3, qaraa, yaqtin, bamiya, bamieh okra,
    mulukhiyya, luk, luk repchatyi, luk zelenyi, zelenyi luk, luk poreika, chesnok, morkov, morkovka, morkovj,
    kapusta belokochannaya, svekla, svyokla, pomidor, pomidory, ogurets, ogurtsy, ogurcy, baklazhan, baklazhany,
    kabachok, kabachki, perets, perec, perets bolgarskiy, tykva, redis, redka, shchavel, shavel, ukrop, petrushka,
    salat latuk, kukuruza, bai cai, baicai, qing cai, xiao bai cai, xiaobaicai, bo cai, sheng cai, shengcai, jiu cai,
    jiucai, qin cai, qincai, xi lan hua, xilanhua, hua cai, huacai, bao cai, fan qie, fanqie, huang gua, huanggua,
    qie zi, dong gua, donggua, nan gua, nangua, ku gua, kugua, si gua, sigua, lian ou, lianou, sun zi, lu sun, lusun,
    hu luo bo, huluobo, bai luo bo, bailuobo, tu dou, ma ling shu, malingshu, hong shu, shan yao, shanyao, yu tou,
    yutou, qing jiao, qingjiao, la jiao, xiang cai, xiangcai, da cong, dacong, xiao cong, xiaocong, yang cong,
    yangcong, da suan, dasuan, suan miao, sheng jiang, ninjin, nasu, naganegi, ninniku, shoga, shouga, kyuri, kyuuri,
    horenso, hourensou, komatsuna, kyabetsu, mizuna, shungiku, nira, renkon, satoimo, nagaimo, takenoko, toumorokoshi,
    tomorokoshi, piiman, shishito, okura, retasu
  meat | | | meat | - | lahm, lahme, lahma, lahm ghanam, lahm baqar, lahm bagar, lahm ajl, lahm dani, lahm kharouf,
    lahm mafroum, lahma mafrouma, lahm mafrum, kibda, kebda, govyadina, telyatina, baranina, svinina, farsh, myaso,
    pechen govyazhya, krolik, olenina, niu rou, zhu rou, yang rou, rou mo, roumo, rou xian, rou si, rousi, pai gu,
    paigu, wu hua rou, wuhuarou, zhu gan, gyuniku, butaniku, hitsuji, hikiniku, aibiki, butabara, gyubara
  poultry | | | meat | - | dajaj, djaj, djej, dajej, farakh, firakh, frakh, farrouj, farrouge, sudour dajaj,
    sidr dajaj, batt, deek rumi, dik rumi, kuritsa, kurica, kurinoe file, kurinaya grudka, kurinye bedra, indeyka,
    indeika, utka, ji rou, ji xiong, jixiong, ji tui, jitui, ji chi, jichi, ya rou, yarou, toriniku, tori momo,
    torimomo, tori mune, torimune, tebasaki, kamo
  fish | | | pescatarian | - | samak, samaka, samek, samak abyad, bouri, bolti, denis fish, loukos, ryba, losos,
    syomga, semga, forel, treska, mintai, mintay, skumbriya, skumbria, seld, seldj, seledka, shproty, tunets, tunec,
    okun, sudak, shchuka, sayra, saira, gorbusha, san wen yu, sanwenyu, jin qiang yu, jinqiangyu, xue yu, xueyu,
    dai yu, daiyu, cao yu, caoyu, li yu, liyu, lu yu, luyu, huang yu, huangyu, sha ding yu, shadingyu, tara, shirasu
  sweetener | | | vegan | - | sukkar, dibs rumman, dibs tamr, sakhar, sahar pesok, bai tang, baitang, hong tang,
    hongtang, bing tang, bingtang, kurozato, kurozatou
  spice | | | vegan | - | kamoun, kammoun, kamun, kurkum, kourkoum, filfil aswad, felfel eswed, qirfa, erfa, girfa,
    habhan, habahan, qaranful, yansoon, yansun, hulba, helba, sumac arabi, zaafaran, za3faran, lavrovyi list, kurkuma,
    koritsa, ba jiao, bajiao, hua jiao, huajiao, gui pi, guipi, xiao hui xiang
  seed | | | vegan | - | simsim, semsem, zhi ma, bai zhi ma, hei zhi ma, heizhima, kunzhut, kunjut, semechki,
    iri goma, irigoma, shirogoma, kurogoma, habbat al barakah, habbet el baraka
  nut | | | vegan | - | lawz, louz, jawz, gooz, bunduq, bondok, boundouk, fustuq halabi, fostok halaby, fustok halabi,
    kaju arabi, sanawbar, snobar, funduk, mindal, gretskiy oreh, gretskie orehi, fistashki, hetao, he tao, xing ren,
    xingren, yao guo, yaoguo, kurumi, kuri
  oil | | | vegan | - | zayt zaytun, zeit zeitoun, zayt zaytoun, zeit zaytoun, zet zeitoun, olivkovoe maslo,
    podsolnechnoe maslo, gan lan you, ganlanyou, zhi ma you, zhimayou, gomaabura, goma abura
  butter | | dairy | vegan..vegetarian | ? | maslo
  meat | | soybean | meat | ? | kolbasa, sosiski, vetchina, sardelki, kolbaski, sardelka
  sauce | eggs | | vegetarian | ? | mayonez, maionez, majonez, dan huang jiang, danhuangjiang
  sweetener | dairy | | vegetarian | - | sguschenka, sgushenka, sgushchyonka, sgushyonka, lian ru, lianru, lian nai,
    liannai, rennyu, rennyuu
  fruit | | | vegan | - | pingguo, ping guo, xiangjiao, xiang jiao, juzi, ju zi, ningmeng, ning meng, putao, pu tao,
    caomei, cao mei, xigua, xi gua, mangguo, mang guo, boluo, bo luo, taozi, tao zi, yingtao, ying tao, lanmei,
    lan mei, hami gua, hamigua, shiliu, shi liu, longyan, long yan, lizhi, li zhi, tuffah, toffah, tofah, mawz, mooz,
    burtuqal, burtukal, bortoqal, lamoun, laymoun, limon hamod, inab, enab, 3enab, tamr, rumman, mishmish, mishmesh,
    farawla, farawleh, battikh, bateekh, shammam, khokh, khoukh, zaytun, zaytoun, zeitoun, yabloki, yabloko, grushi,
    grusha, sliva, slivy, vishnya, chereshnya, klubnika, malina, smorodina, klyukva, brusnika, apelsin, apelsiny,
    mandariny, vinograd, arbuz, dynya, kuraga, izyum, chernosliv, finiki, oblepiha, kalina, chernika, ichigo, budou,
    budo, suika, sakuranbo, anzu
`)
