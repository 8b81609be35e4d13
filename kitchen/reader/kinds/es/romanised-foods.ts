import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/**
 * Foods of Arabic, Russian, Japanese and Chinese kitchens in the Latin letters that travellers and shops write, where
 * no transcription leads back to the word.
 */
export const romanisedFoods: readonly NamedKind[] = parseFoodLines(`
  egg | eggs |  | vegetarian | - | baid, bayd, beid, bayda, baidh, yaitsa, yaytsa, yaytsa kurinye, iaitsa, yajtsa,
    yajca, jaitsa, iichnitsa, jidàn, ji dan, yadan, ya dan
  egg | eggs | dairy | vegetarian..meat | ? | shakshouka, yaichnitsa, yaichnica, omlet, chawanmushi
  soft-cheese | dairy |  | vegetarian..meat | - | jibn, jubna, jubnah, jibneh, jubneh, gibna, gebna, gebnah, jbneh,
    syr, tvarog, tworog, tvorok, twarog
  milk | dairy |  | vegetarian | - | halib, haleeb, hlib, moloko, gyunyu, gyuunyuu, miruku, niunai, niu nai, zabadi,
    zabady, zabadee, ryazhenka, riazhenka, prostokvasha, smetanka, slivki, qishta, kishta, qashta, ashta, eshta,
    suannai, suan nai, laban rayeb, sgushchenka, sguschenka, sgushenka, sgushonka, sguschonka
  milk | dairy |  | vegetarian | - | zibda, zibdeh, zebda, samneh, samna, samn, maslo slivochnoe, slivochnoe maslo,
    huangyou, huang you
  shellfish | shellfish |  | pescatarian | - | gambari, jambari, gamberi, rubyan, robian, rubian, roubian, qraidis,
    kreidis, krevetki, krevetka, kreveti, krewetki, raki rechnye, kalmar, kalmary, midii, ustritsy, osminog,
    grebeshki, ebi, kani, ika, tako, hotate, asari, hamaguri, shijimi, awabi, sazae, xiaren, xia ren, daxia, da xia,
    longxia, long xia, xiami, xia mi, pangxie, pang xie, youyu, you yu, zhangyu, zhang yu, shanbei, shenghao,
    sheng hao, habbar, kalamar
  shellfish | shellfish |  | pescatarian | ? | xia
  mushroom | mushroom |  | vegan | - | fitr, fotr, futr, mashroum, mashrum, gribi, griby, gribki, gribochki, opyata,
    opiata, lisichki, lisitchki, maslyata, belye griby, beliye griby, podberezoviki, podosinoviki, shampinyony,
    shampinony, shampiniony, veshenki, kinoko, enokitake, eryngi, matsutake, hiratake, buna shimeji, xianggu,
    xiang gu, mogu, mo gu, pinggu, ping gu, jinzhengu, jin zhen gu, koumo, muer, mu er, heimuer, yiner, yin er,
    xingbaogu, caogu, cao gu, houtougu
  nut | peanut |  | vegan | - | fustuq sudani, fustok sudani, foul sudani, ful sudani, foul soudani, ful soudani,
    fool sudani, kakawij, kakaouia, cacahouia, arakhis, arahis, arachis, rakkasei, pinattsu, piinattsu, nankinmame,
    huasheng, hua sheng, huashengmi
  paste | peanut |  | vegan | ? | huashengjiang, huasheng jiang, arakhisovaya pasta, arahisovaya pasta,
    pinattsu bata
  nut |  |  | vegan | - | fustuq, fustuq halabi, fistok, fostok, lawz, loz, bunduq, funduk, gretskie orekhi,
    grecheskie orehi, mindal, keshyu, kurumi, amondo, hetao
  bread | gluten |  | vegan..vegetarian | ? | khobz, khoubz, khubez, hobz, aish, aish baladi, eish,
    eesh baladi, ksra, khleb, hleb, chleb, bulka, bulochka, sushki, baranki, sukhari, suhari, mianbao, mian bao,
    mantou, man tou, markouk, marqouq, saj pan, khobz tabouna
  noodle | gluten | eggs | vegan..vegetarian | ? | miantiao, mian tiao, lapsha, makarony, vermishel, lamian, la mian,
    hundun pi
  dish | gluten |  | meat | ? | hundun, huntun, hun tun, pelmeny, pielmieni, khinkali, hinkali, jiao zi, guotie,
    bao zi, chebureki, samsa, belyashi, bieliashi
  grain | gluten |  | vegan | - | smid, smeed, semid, burghul, burgul, bourghol, bourghoul, frike, farik, jareesh,
    jarish, mannaya krupa, manka, perlovka, perlovaya krupa, pshenichnaya krupa, yachmen, xiaomai, damai, mugi,
    komugi, komugiko, mianfen, mian fen, muka
  grain |  |  | vegan | - | grechka, grecha, grechnevaya krupa, pshenka, psheno, ruz, rouz, kome, gohan, okome,
    mifan, mi fan, dami, da mi, nuomi, nuo mi, yumi, yu mi, kukuruza
  plant-protein | soybean |  | vegan | - | doufu, dou fu, doufugan, doufu gan, dofu, edamame, daizu, huangdou,
    huang dou, soya boby, tonyu, aburaage, abura age, atsuage, doujiang, dou jiang, kinako, fuzhu, furu, fu ru, sufu
  sauce | soybean gluten |  | vegan | ? | jiangyou, jiang you, soevyi sous, soevyj sous, soyevy sous,
    soevy sous, soevii sous, salsat soya, dou ban jiang, tianmianjiang, haixianjiang
  sauce | shellfish soybean | gluten | pescatarian | ? | haoyou, hao you, oisuta sosu
  sauce | eggs |  | vegetarian | ? | mayonez, majonez, maionez, mayoneezu, mayonezu, danhuangjiang
  legume |  |  | vegan | - | adas, addas, ful, foul, hummus habb, hommos habb, fasulya, loubia, lubia, lubya,
    chechevitsa, gorokh, goroh, fasol, azuki, adzuki, ingen, lüdou, hongdou
  dish |  |  | vegan..meat | ? | ful mudammas, foul mudammas, foul moudammas
  vegetable |  |  | vegan | - | bandoura, banadoura, tamatem, tamatim, batata halabi, batata baladi, khiyar, khiar,
    basal, basel, thoum, thum, sabanekh, sabanikh, kousa, koussa, badinjan, bazinjan, betinjan, bamya, bamieh, jazar,
    gazar, kartoshka, kartofel, morkov, morkovka, svekla, kapusta, luk repchaty, chesnok, ogurtsy, ogurets, pomidory,
    pomidor, baklazhan, kabachok, kabachki, ukrop, petrushka, tykva, redis, redka, nasu, ninjin, tamanegi, jagaimo,
    satsumaimo, kyabetsu, hakusai, horenso, kyuri, piman, gobo, renkon, negi, ninniku, shoga, kabocha, moyashi,
    takenoko, lajiao, la jiao, huanggua, huang gua, luobo, bailuobo, huluobo, hu luobo, yangcong, yang cong, dasuan,
    da suan, fanqie, fan qie, xihongshi, qiezi, qie zi, tudou, tu dou, baicai, bai cai, bocai, bo cai, qingcai,
    qing cai, donggua, nangua, kugua, zhusun
  fruit |  |  | vegan | - | tuffah, mawz, burtuqal, bortoqal, tamr, balah, rumman, yabloko, yabloki, klubnika,
    smorodina, malina, chernika, klyukva, brusnika, vishnya, oblepikha, ringo, mikan, ichigo, suika, budo, kaki,
    pingguo, ping guo, xiangjiao, juzi, caomei, putao, boluo
  meat |  |  | meat | - | lahm, lahme, lahmeh, lahma, lahm ghanam, myaso, govyadina, svinina, baranina, niurou,
    niu rou, zhurou, zhu rou, yangrou, yang rou, butaniku, gyuniku, gyu niku, salo
  poultry |  |  | meat | - | dajaj, dajaaj, djaj, djej, dejaj, djaaj, farkha, ferakh, kuritsa, kuritsa file, indeika,
    indeyka, toriniku, jirou, ji rou, yarou, ya rou
  cured-meat |  |  | meat | ? | kolbasa, vetchina, sosiski, sardelki, kholodets, holodets
  fish |  |  | pescatarian | - | samak, samaka, samak meshwi, ryba, losos, tunets, treska, seld, seldi, selyodka,
    seledka, skumbriya, sudak, maguro, saba, sanma, unagi, anago, iwashi, hamachi, katsuo
  fish |  |  | pescatarian | - | ikra, tarako, mentaiko
  paste |  |  | vegan | - | tahina, tahineh, tehina, tkhina, nerigoma
  seaweed |  |  | vegan | - | nori, wakame, kombu, konbu, haidai, zicai
`)
