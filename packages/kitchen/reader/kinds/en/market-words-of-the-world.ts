import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/**
 * Seafood, dairy, soya, nuts, mushrooms, bread and flour in the words of other languages used at English-speaking
 * markets.
 */
export const foreignMarketWords = parseFoodLines(`
  shellfish | shellfish | | pescatarian | - | partan, partans, buckies, wulks, wilks, bia bog, muscheles, cannolicchi, totani,
    mazzancolle, canocchie, granchio, aragosta, astice, gamberetti, gamberoni, camarao, ameijoas, mexilhoes, sapateira,
    berbigao, rakor, kraftor, kraftskivor, reker, rejer, raekjur, udang, ketam, kupang, sumsum udang, hipon, alimango, alimasag, pusit,
    talaba, ngao, so huyet, goong, pla muek, saeu, saewoo, ojingeo, nakji, jjukkumi, honghap, jogae, kkotge, daege, karides, midye,
    ahtapot, istakoz, garides, kalamarakia, karavida, karavides, chingri, kolambi, sungta, tisrya, kekda, yera, royyalu, chemmeen,
    dallo, kakuluwo
  fish | | | pescatarian | - | finnans, speldings, spelding, lythe, sillock, sillocks, piltock, piltocks, gurnet, garpike, bakalar,
    stoccafisso, merluzzo, karpfen, stromming, makrill, abborre, gadda, siklöja, lohi, silakka, muikku, ahven, hauki, kuha, siika, orret,
    kveite, steinbit, rodspette, rodspaette, ising, zalm, schol, paling, carapau, peixe espada, ikan kembung,
    ikan bawal, ikan tenggiri, ikan patin, ikan selar, ikan gurame, ikan lele, lapu lapu, maya maya, galunggong, tulingan, tanigue, ca loc,
    ca hoi, ca thu, pla nin, pla kapong, pla thu, pla duk, godeungeo, galchi, myeolchi, dongtae, hwangtae, bugeo, myeongtae, gulbi, levrek,
    lufer, uskumru, barbouni, tsipoura, lavraki, gavros, bakaliaros, bangda, koi maach, magur, nethili, sankara meen, vaalai, balaya,
    kelawalla
  milk | dairy | | vegetarian | - | burro salato, panna da cucina, panna fresca, panna montata, panna acida, latticello, leite,
    leite integral, leite desnatado, leite em po, leite condensado, leite de vaca, manteiga, manteiga sem sal, creme de leite, coalhada,
    iogurte, iogurte natural, soro de leite, mleko, maslo klarowane, smietanka, maslanka, zsiadle mleko, mleko skondensowane, melk,
    halfvolle melk, karnemelk, roomboter, slagroom, kookroom, zure room, mjolk, gradde, vispgradde, graddfil, kesella, flode,
    kaernemaelk, rjomi, mysingur, seterromme, viskypiima, kerma, ruokakerma, rahka, maitorahka, maitojauhe, tereyagi,
    kaymakli, voutyro, vutiro, krema galaktos, yiaourti, yiaourti strangisto, anthogalo, dudh, chhachh, vennai, paal, paalu, susu segar,
    susu kental manis, susu pekat manis, mentega, krim kental, krimer kental manis, gatas ng kalabaw, evaporada, kondensada,
    sua tuoi, sua dac, bo lat, nom khon, nom sot, noey, yeonyu, beoteo, saengkeurim, maziwa, maziwa lala, siagi, fura da nono, chalav, shamenet,
    gvina levana, eshel, kareh, khameh, sarshir, tvaroh, tejfol, tejszin, lapte, smantana, iaurt, lapte batut, kiselo mlyako,
    kiselo mlijeko, vrhnje, pavlaka, mileram, maslac, skuta
  hard-cheese | dairy | | vegetarian..meat | - | ser zolty, ser bialy, geitenkaas, fetaost, juusto, peynir, ezme peyniri, kesong puti,
    quesong puti, keju, sajt, brinza, branza, cascaval, gvina, gvina tzfatit, tzfatit, lighvan, jibna, byaslak
  egg | eggs | | vegetarian | - | tuorli, ovos, gema, clara de ovo, jajka, zoltko, bialko jaja, eigeel, eiwit, aggula,
    aggvita, kananmuna, kananmunat, munankeltuainen, yumurta, avga, avgo, muttai, mutta, kodi guddu, telur, telur ayam, telur puyuh, telor,
    itlog, trung ga, trung vit, trung cut, khai, khai kai, kai dao, khai khem, gyeran, dalgyal, mechurial, mayai, eyin, enkulal, beitza,
    beitzim, tokhm morgh, tokhme morgh, tojas, tojassargaja, jaje, jaja, vejce, vajcia, kiausinis
  legume | peanut | | vegan | - | noccioline, amendoim, amendoins, orzeszki ziemne, fistaszki, jordnotter, jordnodder,
    peanotter, maapahkina, maapahkinat, yer fistigi, yerfistigi, fistikia arapika, arapika fistikia, shengdana, verkadalai, nilakadalai,
    kadalai, pallilu, verusenaga, kadlekai, shenga, badam chinese, china badam, kacang tanah, dau phong, lac rang, thua lisong, tua lisong,
    ttangkong, ekpa, nkatie, nkate, nkatie nuts, tigadege, botnim, mogyoro, foldimogyoro, kikiriki, arasidy, burske oriesky, zemes riesutai,
    earthnuts
  nut-butter | peanut | | vegan..vegetarian | ? | jordnotssmor, peanottsmor, maapahkinavoi, fistik ezmesi,
    burro di arachidi, manteiga de amendoim, pasta de amendoim, maslo orzechowe, pinda kaas, mogyorovaj, pinotbatter, kacang paste, sambal kacang,
    saus kacang
  plant-protein | soybean | | vegan | - | taufu, tau foo, taufoo, tau fu, dau hu chien, tao hu, oncom, kedelai, kedele, kacang kedelai,
    daejeong, kong beans, kong namul, baektae, seoritae, mleko sojowe, sojamelk, sojamjolk, soijamaito, susu kedelai, sua dau nanh,
    dau nanh, nam tao hu, duyu, fucuk, foo chook, fu pei, fuchuk, taukee, dou fu gan, atsu age, usuage, eda mame, mao dou, thua nao, tua nao,
    kinema, akhuni, axone, tungrymbai, hawaijar, bekang, peruyaan, nutri nuggets
  salty-sauce | soybean | gluten | vegan..pescatarian | ? | toyo, toyomansi, toyo mansi, ganjang, guk ganjang, jin ganjang,
    joseon ganjang, yangjo ganjang, makjang, cheongyang jang, nuoc tuong, xi dau, tuong ban, tuong den, si io, si ew, see ew,
    see ew dam, see ew khao, koikuchi, yakiniku sauce, salsa di soia, sos sojowy, sojasaus, sojasas, soijakastike, soya sosu, tauco, taucu, taucheo, taotjo,
    tao jiew, tao jeaw, dau jiao, tuong hot, sweet wheat paste, huang dou jiang, hoi sin, chu hou paste, chee hou sauce, sha cha sauce,
    lee kum kee sauce, kikkoman, pearl river bridge, datu puti soy, healthy boy sauce, abc sauce
  bread | gluten | | vegan..vegetarian | ? | pangrattato, mollica, pao de forma, pao integral, brood, volkorenbrood, roggebrood,
    paneermeel, vortlimpa, skorpor, skorpa, strobrod, nakkileipa, korppujauho, rieska, galeta unu, psomi, psomaki, paximadi,
    paximadia, fryganies, rumali, ladi pav, kulit pangsit, ppang, sikppang, mkate, khala, kenyer, kifli, pogacsa, zsemle,
    zsemlemorzsa, pesmet, kifla, rohlik, rohliky, knedlik, houska
  pasta | gluten | | vegan..meat | ? | massa folhada, macarrao, macarrao instantaneo, makaron jajeczny, mie telur, mie instan,
    sujebi, neoguri, chapagetti, nongshim, sapporo ichiban, lucky me, soto mie, sevai, sewai, makarna, sehriye, lokshen, laghman
  flour | gluten | | vegan | - | farinha com fermento, maka pszenna, maka zytnia, kasza manna, kasza jeczmienna, peczak,
    pszenica, tarwebloem, zelfrijzend bakmeel, patentbloem, tarwe, griesmeel, vetemjol, ragmjol, kornmjol, dinkelmjol,
    hvedemel, hvetemel, rugmel, vehnajauho, ruisjauho, ohrajauho, mannaryyni, bugday unu, irmik, asurelik bugday, alevri,
    simigdali, pligouri, korkoto, aata, gehun, gehu, samba godhuma, godhuma, godhi, kothumai, gothumai, tepung terigu, tepung gandum,
    tepung protein tinggi, bot mi, bot mi so 13, pang sali, paeng sali, milgaru, mil garu, gangnyeokbun, buchimgaru, twigimgaru, unga wa ngano,
    ngano, kamun, gebs, besso, kemach, kemach male, arde gandom, gandom, jo perlato, buzaliszt, liszt, buzadara, gersli, arpacas,
    faina alba, brasno, pseničné mouky, hladka mouka, hruba mouka, krupica, ječam
  mushroom | mushroom | | vegan | - | funghi, funghi secchi, cogumelos, cogumelo, cogumelos frescos, cogumelo paris, grzyby,
    grzyb, grzyby suszone, prawdziwek, pieczarki, pieczarka, kurki, kurka, maslaki, podgrzybek, rydz, rydze, boczniak, paddestoelen, paddenstoelen,
    eekhoorntjesbrood, cantharellen, oesterzwam, oesterzwammen, svamp, champinjoner, kantareller, kantarell, karljohan, karl johan,
    trattkantarell, trattkantareller, ostronskivling, svampe, kantarel, rorhat, sopp, kantarell sopp, steinsopp, sieni, sienet, herkkusieni,
    herkkusienet, kanttarelli, herkkutatti, suppilovahvero, rouskut, kultur mantari, istiridye mantari, kuzu gobegi, manitaria,
    manitari, khumbi, puttagodugulu, alambe, chhatu, jamur, jamur tiram, jamur kuping, jamur merang, cendawan, cendawan tiram, kabuteng,
    nam rom, nam huong, nam dong co, nam kim cham, nam meo, moc nhi, het hom, het fang, het hu nu, hed fang, hed hom, beoseot,
    pyogo, neutari, neutari beoseot, saesongi, paengi, paengi beoseot, songi beoseot, mogi beoseot, yangsongi, xianggu, muer, yin er,
    jin zhen gu, ping gu, xing bao gu, cao gu, zhu sun, zhusun, zhu sheng, niu gan jun, cha shu gu, dong gu, donggu, hua gu, uyoga, enguday,
    indjaye, shroomz food, pitriyot, pitriyat, gharch, samarogh, csiperke, csiperkegomba, vargánya, rokagomba, laskagomba, ciuperci,
    ciuperca, hribi, hribe, galbiori, gljive, vrganj, vrganji, sampinjoni, pečurke, houby, hriby, lisky houby, zampiony,
    sampiňóny, grybai, baravykas, seened, kukeseened, manatarka, pechurki
`)
