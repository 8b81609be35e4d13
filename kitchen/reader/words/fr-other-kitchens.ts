/**
 * Words of other kitchens that cooks of French type in Latin letters, by the French name: Arabic of the Maghreb and the
 * Levant, Chinese, Japanese, Russian.
 */
const wordsByName: Readonly<Record<string, string>> = {
  lait: 'halib, hlib, haleeb, hleeb, niunai, niu nai, gyunyu, gyuunyuu, miruku, moloko, malako, molako',
  poulet:
    'dajaj, djaj, djej, dajej, djadj, djedj, farrouj, toriniku, tori niku, jirou, ji rou, kuritsa, kourica, kouritsa, kuriza, kuritza',
  œufs: 'baid, bayd, beid, beida, bid djaj, bayda, jidan, ji dan, yaytsa, yaitsa, yaïtsa, iaitsa, yaitso, tamago',
  champignons: 'mogu, mo gu, kinoko, griby, grib, gribi, gryby, fitr, chompinyon, shampinony, champignony',
  cacahuètes:
    'huasheng, hua sheng, hwasheng, arakhis, arahis, arakis, fostok soudani, foul soudani, ful sudani, fool sudani, kawkaw, kaw kaw, kaoukaou, kaou kaou, pinatsu, rakkasei',
  crevettes: 'xiaren, xia ren, krevetki, krevetka, krivetki, jambari, gambari, djambri, rubian, roubian, roubyan, qouroun, qamroun',
  farine: 'dakik, daqiq, mianfen, mian fen, komugiko, muka, mouka, mukà',
  beurre: 'zibda, zubda, huangyou, huang you, maslo slivochnoe, slivochnoe maslo, slivotchnoe maslo',
  fromage: 'jibn, jebn, jobn, djebn, syr, nailao, chizu',
  riz: 'rouz, rozz, ruz, roz, aruz, arouz, mifan, mi fan, kome',
  'pommes de terre': 'btata, batatis, tudou, tu dou, jagaimo, jyagaimo, kartoshka, kartochka, kartofel',
  oignon: 'bsal, bassal, basla, besla, yangcong, yang cong, tamanegi',
  ail: 'thoum, dasuan, da suan, ninniku, chesnok, tchesnok',
  tomates: 'tmatem, tomatich, tamatem, banadoura, bandoura, fanqie, fan qie, xihongshi, xi hong shi, pomidor, pomidory',
  carottes: 'jazar, zroudia, zrodiya, khizou, khizo, huluobo, hu luo bo, ninjin, morkov, morkovka, morkof',
  concombre: 'khyar, khiyar, fakous, huanggua, huang gua, kyuri, kyuuri, ogurets, ogurtsy, ogourets, agurets',
  aubergine: 'bedenjel, badenjan, batinjan, denjal, dnjal, badhinjan, qiezi, qie zi, baklazhan, baklajan',
  chou: 'krumb, kromb, malfouf, kapusta, kapousta, baicai, bai cai, kyabetsu',
  betterave: 'svekla, svyokla, sviokla, chamandar',
  sarrasin: 'grechka, gretchka, gretcha, grecha, gretschka',
  bœuf: 'niurou, niu rou, gyuniku, gyu niku, lahm baqar, lahm bakri, lham bagri, govyadina, goviadina',
  porc: 'zhurou, zhu rou, butaniku, svinina, khanzir',
  agneau: 'lahm ghanam, lham ghanmi, kharouf, kharoof, yangrou, yang rou, baranina',
  poisson: 'samak, ryba, riba, yurou, yu rou, sakana',
  saumon: 'losos, lossos, salmun, sanwenyu, san wen yu',
  thon: 'maguro, tunetsets, tona, toun',
  'sauce soja': 'jiangyou, jiang you, shoyu, shouyu, soevyi sous, soyevyi sous',
  tofu: 'doufu, dou fu, dofu',
  'fromage blanc': 'tvorog, tvorok, tvarog, twarog',
  'crème aigre': 'smetana, smétana, smitana',
  sucre: 'sukkar, soukkar, sokar, sokkar, sakhar, satou',
  sel: 'melh, milh, malh, shio',
  miel: 'asal, assal, 3sel, 3asal, myod, mëd, fengmi, hachimitsu',
  pain: 'khobez, khleb, hleb, xleb',
  citron: 'limoun, laymoun, hamod, qares, ningmeng',
  'pois chiches': 'hoummous grain, houmous grain, hammes',
  lentilles: 'adas, aades, 3adas, tchetchevitsa, chechevitsa',
  persil: 'maadnous, madnous, baqdounes, bakdounes, maadnouss, petrushka, petrouchka',
  coriandre: 'kosbor, kesbor, kosbara, kouzbara, kinza, xiangcai',
  huile: 'zeit, zayt, zeyt, maslo rastitelnoe, abura',
  amandes: 'louz, lawz, looz, mindal',
  noix: 'jouz, jawz, jowz, gretskie orekhi, gretski orekh, kurumi, hetao',
  nouilles: 'lapsha, lapcha, miantiao, mian tiao',
  pomme: 'toufah, tffah, teffah, tuffah, tefah, yabloko, yabloki, pingguo, ping guo, ringo',
}

/** Words of other kitchens, each with its French name. */
export const wordsOfOtherKitchens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wordsByName).flatMap(([meant, said]) => said.split(', ').map((one) => [one, meant] as const)),
)
