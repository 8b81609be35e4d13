import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Russian, Arabic, Chinese and Japanese names of foods in Latin letters, as a cook of German types them. */
export const romanisedNames = parseFoodLines(`
  hard-cheese | dairy | | vegetarian..meat | - | syr, gibneh, gibna, gibne, jibne, jibneh, jibna, dschibne, kashkawan, kaschkawan, syr kosichka, brynsa,
    suluguni, sulguni, naboulsi
  butter | dairy | | vegetarian | - | zibda, zebda, zubda, slivochnoe maslo, sliwotschnoje maslo, samna, samneh, toplyonoe maslo, huangyou, huang you
  milk | dairy | | vegetarian | - | halib, haleeb, halieb, niu nai, niunai, moloko, gyunyu, gyuunyuu, prostokwascha, prostokvasha, warenets, varenets,
    ryazhenka, laban rayeb, naifen, suannai, suan nai
  egg | eggs | | vegetarian | - | jajza, jaiza, jajtsa, yaytsa, yaitsa, beid, bayd, baid, ji dan, jidan, danhuang, dan huang, danbai, ya dan, yadan,
    anchun dan, uzura, perepelinye yaitsa
  flour | gluten | | vegan | - | mianfen, mian fen, muka pshenichnaya, muka pschenitschnaja, pshenichnaya muka, tahin abyad, daqiq, dagig, komugiko,
    hakurikiko, kyorikiko, manka, mannaya krupa, mannaja krupa, mannaya kasha, smid, samid, semid, perlovka, perlowka, yachka, jatschka, yachnevaya krupa,
    shair, schair, omugi, xiaomai, damai, burghul, burgul, burghol, frike, farik, frikee
  bread | gluten | | vegan..vegetarian | ? | chubz, khubz, khobz, chobz, chleb, khleb, lawasch, lepyoshka, lepjoschka, suchari, sukhari, bulka,
    bulotschka, mianbao, mian bao, man tou, shokupan, tannour, tannur Brot, saj Brot, samoon, samun, aish baladi, eish baladi, barbari, sangak, taftoon,
    tandoori roti
  noodle | gluten | | vegan..vegetarian | ? | lapsha, wermischel, vermishel, miantiao, mian tiao, lamian, la mian, shaariya, scharija,
    hiyamugi, kishimen, chukamen
  grain | |  | vegan | - | pshenka, pschonka, psheno, pscheno, grechka, gretschka, gretscha, ruz, rozz, mi fan, bai mi, gohan, okayu, kukuruza, yumi, dura,
    durra
  shellfish | shellfish | | pescatarian | - | krevetki, krewetki, krewetka, kraby, rubyan, roubian, rubian, gambari, jambari, gamberi, djambari, xia, xiaren,
    xia ren, xiami, xia mi, haixia, longxia, long xia, pangxie, pang xie, daxie, shengxia, mudjii, midii, midij, ustrizy, grebeschki, grebeshki, kalmary,
    osminog, karakatitsa, habbar, sabidaj, istakoza, istakosa, kabouria, youyu, you yu, moyu, mo yu, zhangyu, haili, geli, ge li, shanbei, shan bei,
    yaozhu, haixian, amaebi, sakura ebi, kuruma ebi, botan ebi, zuwaigani, kegani, shijimi, sazae, awabi, hotaru ika
  fish | |  | pescatarian | - | samak, samaka, samek, seljodka, selyodka, sel'd, losos, ljosos, treska, mintaj, mintay, mintai, skumbrija, skumbriya,
    sudak, schtschuka, shchuka, kambala, paltus, korjuschka, sprats, shproty, schproty, ryba, hamour, sultan ibrahim, yurou, yu rou, sanwenyu, san wen yu,
    luyu, lu yu, daiyu, jiyu, iwashi, katsuo, hirame, hamachi, kanpachi, shishamo, niboshi, chirimen, shirasu
  meat | |  | meat | - | lahma, lahmeh, lahme, dajaj, djaj, djej, dadschadsch, dschadsch, ferakh, firakh, kurica, kuritsa, kuriza, baranina,
    indejka, indeyka, utka, pechen, petschen, serdtse, sertse, kharuf, charuf, kibda, kebda, niu rou, niurou, zhu rou, zhurou, ji rou, jirou, yang rou,
    yangrou, ya rou, yarou, butaniku, gyuniku, toriniku, wuhua rou, wuhuarou, paigu, pai gu
  mushroom | mushroom | | vegan | - | mogu, mo gu, xianggu, xiang gu, jinzhengu, jin zhen gu, pinggu, ping gu, muer, mu er, heimuer, hei mu er, yiner, yin er,
    koumo, kou mo, songrong, caogu, cao gu, xingbaogu, griby, gribi, belye griby, belyje griby, lisitschki, lisichki, opjata, opyata,
    weschenki, veshenki, maslyata, masljata, podberjosowiki, podosinoviki, gruzdi, grusdi, ryzhiki, ryschiki, smorchki, fitr, futr, fotr, mashroom, kinoko,
    bunashimeji, hiratake, kikurage, donko
  nut | peanut | | vegan | - | huasheng, hua sheng, huashengmi, hua sheng mi, huashengjiang, hua sheng jiang, arakhis, foul sudani, foul soudani, ful sudani,
    fool sudani, fustuq abid, fistuk abid, fistuk abeed, fostok abeed, fistiq ubayd, rakkasei, nankinmame, pinattsu
  plant-protein | soybean | | vegan | - | doufu, dou fu, doufugan, dou fu gan, doufupi, dou fu pi, fuzhu, fu zhu, qianzhang, dougan, furu, fu ru,
    doujiang, dou jiang, dou chi, maodou, mao dou, huangdou, huang dou, kinugoshi, momendofu, atsuage, ganmodoki, yakidofu, koyadofu, kori tofu, daizu,
    tonyu, tounyuu, soevoe myaso, sojewoje mjaso, fuju spargel
  sauce | soybean | gluten | vegan | ? | jiangyou, jiang you, shengchou, sheng chou, laochou, lao chou, dou ban jiang, tianmianjiang,
    tian mian jiang, huangdoujiang, soevyj sous, soewyj sous, sojewyj sous, shouyu, usukuchi, koikuchi
  sauce | shellfish | gluten soybean | pescatarian | ? | haoyou, hao you
  vegetable | |  | vegan | - | bai cai, baicai, dabaicai, qingcai, qing cai, bocai, bo cai, jiucai, jiu cai, kongxincai, qiezi, huanggua, fanqie, tudou, luobo,
    luo bo, hu luobo, huluobo, yangcong, da suan, dasuan, dacong, xiangcai, lajiao, lian ou, lianou, zhusun, donggua, dong gua, kugua, ku gua, sigua, si gua,
    wosun, doujiao, yacai, douya, luk repchatyj, petruschka, ogurez, ogurtsy, ogurzy, baklaschan, kabatschok, tykwa, tykva, redka, chren,
    khren, tschesnok, ukrop, schtschawel, shchavel, bamya, bamia, bamija, batinjan, betinjan, badinjan, kousa, khiyar, chijar, banadura, bandora, tamatim,
    basal, bassal, jazar, dschasar, malfouf, malfuf, kharshuf, sabanikh, sabanech, fasulia, fasolia, fasulya, hakusai, negi, tamanegi, ninjin, ninniku, shoga,
    kyuri, kabocha, horenso, satsumaimo, jagaimo, satoimo, nagaimo, yamaimo, takenoko, moyashi, kuwai
  legume | |  | vegan | - | addas, adass, tschetschewiza, chechevitsa, goroch, gorokh, fasol, fuul, ful mudammas, foul medammes, foul moudammas, hongdou,
    lüdou, lvdou, hei dou, azuki, adzuki
  seed | |  | vegan | - | zhima, zhi ma, kunschut, kunzhut, simsim, semsem, sumsum, shiro goma, kuro goma
  pastry | | dairy gluten | vegetarian | ? | prjaniki, pryaniki, suschki, sushki, baranki, pirozhnoe, piroschnoje, maamoul, ma'amoul, mamoul, ghorayeba,
    ghraybeh, barazek
  dish | |  | vegan..meat | ? | sosiski, shashlyk, schaschlyk, cholodez, kholodets, winegret, kisel, kisiel, shakriyeh, schakrije, makdous, mutabbal,
    fatteh hummus, musakhan, mussachan, mloukhieh, molokhia, nikujaga, chikuzenni, kinpira, kinpira gobo
`)
