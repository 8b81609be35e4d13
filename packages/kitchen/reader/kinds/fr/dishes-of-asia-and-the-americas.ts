import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of Asia, Latin America and East Africa in French spelling. */
export const dishesOfAsiaAndTheAmericas = parseFoodLines(`
  dish | gluten soybean |  | meat | ? | lok lak, loc lac, bœuf au gingembre, porc caramel, porc sauce aigre-douce, bœuf sauce piquante chinois, bœuf aux brocolis,
    bœuf brocoli, nouilles chinoises sautées, wok de nouilles au poulet, wok de bœuf, wok de poulet, mapo tofu, mapo doufu, ma po tofu, char siu, char siu bao, cha siu,
    travers de porc laqués, spare ribs chinois, soupe won-ton, won ton, soupe aux raviolis chinois, raviolis frits chinois, raviolis pékinois, bao burger, gua bao,
    siumai, xiao long bao, brioche vapeur au porc, soupe chinoise, zhajiangmian, biang biang, lamian, la mian, yakitori, brochettes yakitori, bœuf fromage japonais,
    brochette bœuf fromage, brochettes au fromage japonaises, curry katsu, karaage, kara-age, poulet karaage, gyoza au porc, gyoza poulet, ramen miso, udon sauté,
    teppanyaki, tsukune, chashu, nabe, bulgoki, dakgalbi, poulet frit coréen, kfc coréen, corn dog coréen, galbi, kalbi, samgyeopsal, samgyopsal, ramyeon, ramyun,
    nouilles coréennes, barbecue coréen, pad krapao, pad kra pao, pad kaprao, phat kaphrao, poulet au basilic thaï, bœuf au basilic thaï, bœuf basilic thaï, khao soi,
    bahmi, adobo, adobo philippin, poulet adobo, bahn mi, sandwich vietnamien, mi xao
  dish | gluten peanut soybean |  | meat | ? | poulet kung pao, poulet gong bao, kung pao, gong bao, dan dan mian, nouilles dan dan
  dish | gluten eggs soybean |  | meat | ? | soupe wonton, wontons, oyakodon, katsudon, tonkatsu, porc tonkatsu, chicken katsu, katsu curry, ramen tonkotsu, bami goreng,
    bánh mì
  dish | gluten soybean mushroom |  | meat | ? | bánh bao, potage pékinois, soupe aigre-piquante, soupe pimentée pékinoise, sukiyaki
  dish | gluten eggs shellfish soybean |  | meat | ? | takoyaki
  dish | gluten shellfish soybean |  | meat | ? | jjamppong, char kway teow, sauce xo
  dish | gluten soybean mushroom |  | vegan..meat | ? | chop suey, soupe pékinoise, japchae, chap chae
  dish | gluten soybean |  | vegan..meat | ? | wok de nouilles, wok de légumes sauce soja, dim sum, guotie, bao, brioche vapeur, youtiao, crêpe pékinoise,
    sauce térikayi, gyoza, gyoza légumes, agedashi tofu, donburi, bento, poke bowl, pokebowl, topokki, toppoki, mandoo, pad see ew
  dish | gluten eggs shellfish soybean |  | vegan..meat | ? | okonomiyaki, nasi goreng, nassi goreng
  dish | gluten eggs soybean |  | vegan..meat | ? | tempura, tempura de légumes, korokke, bibimbap, bibim bap, kimbap, gimbap, mie goreng
  dish | gluten peanut soybean |  | vegan..meat | ? | satay
  dish | gluten shellfish soybean |  | vegan..meat | ? | pancit
  dish | eggs |  | meat | ? | omurice, omuraisu, tamago, sushi tamago, yangzhou, foo young, kyeran, soupe egg drop, soupe aux œufs chinoise, doro wat, doro wot, doro wett
  dish | eggs peanut soybean |  | meat | ? | pad thaï au poulet
  dish | eggs soybean |  | meat | ? | riz sauté cantonais, riz thaï sauté
  dish | eggs peanut shellfish soybean |  | vegan..meat | ? | pad thaï
  dish | eggs soybean |  | vegan..meat | ? | riz sauté, riz frit
  dish | eggs |  | vegan..meat | ? | riz sauté aux œufs, œufs de cent ans, œuf centenaire, œufs salés de cane, kaya, gyeran jjim, gyeranjjim, roulé d'omelette
  dish | soybean |  | meat | ? | bœuf séché chinois, salade de chou japonaise, cabillaud miso, morue miso, black cod miso, saumon miso, kimchi jjigae
  dish | gluten soybean |  | vegan | ? | kecap
  dish | soybean |  | vegan | ? | inari, inarizushi, inari sushi, alpro, sojade
  dish | soybean |  | vegan..meat | ? | misoshiru, aubergine miso, aubergines au miso, nasu dengaku
  dish | peanut |  | meat | ? | poulet satay, brochettes satay, sauté saté, bo bun, bobun, bo bun bœuf, bobun au bœuf, poulet aux cacahuètes, bœuf aux cacahuètes,
    bo bun nem, bún thịt nướng, sauce nem cacahuète, mole, sauce mole, poulet mole, bolivian sopa de mani, pé de moleque, cacahuètes caramélisées
  dish | peanut |  | vegan..meat | ? | massaman, rempeyek
  dish | peanut shellfish |  | vegan..meat | ? | som tam, som tum, salade de papaye verte, salade de papaye thaïe, salade de papaye
  dish | shellfish |  | meat | ? | har gow, ha gao, toasts aux crevettes, chips crevettes, chips aux crevettes, prawn crackers, krupuk, kroepoek, croupouk,
    pad thaï aux crevettes, sambal belacan, mam tom, mắm ruốc, bo bun crevettes, nime chow, nem cuon, crêpe vietnamienne, crêpe croustillante vietnamienne,
    sushi crevette, nigiri crevette, ebi, california rolls, soupe au crabe et asperges, crabe au gingembre, gambas sel et poivre, crevettes sel poivre,
    crevettes sauce piquante, crevettes au curry, amok aux crevettes, pajeon aux fruits de mer, calamar frit thaï, riz sauté aux crevettes, riz aux crevettes,
    poke crevettes, sushi poulpe, tako, ika, uni, sushi oursin, nouilles singapour
  dish | shellfish mushroom |  | meat | ? | tom yam, tom yum, tom yam goong, tom yum kung, soupe tom yam, nems au crabe, nems crevettes
  dish | eggs shellfish |  | meat | ? | soupe de crabe asperges, potage crabe et asperges, soupe crabe asperges, nouilles de Singapour
  dish | shellfish |  | vegan..meat | ? | rouleaux de printemps
  dish | mushroom | eggs | meat | ? | nems au poulet, nems maison, cha gio
  dish | mushroom |  | meat | ? | bœuf aux champignons noirs, porc aux champignons noirs, bœuf aux champignons chinois, banh cuon, ravioli vietnamien à la vapeur,
    raviolis vietnamiens, tom kha, tom kha gai, tom kha kai
  dish | mushroom |  | vegan | ? | bouddha's delight, délice de bouddha, luo han zhai, oreilles de nuage
  dish | mushroom | eggs | vegan..meat | ? | pâté impérial, pâtés impériaux
  dish | mushroom |  | vegan..meat | ? | soupe thaïe coco
  dish |  |  | meat | ? | pho au bœuf, bo la lot, thit kho, banh chung, banh tet, larb de bœuf, nua nam tok, curry rouge de poulet, curry rouge canard, panang, amok,
    samlor, bai sach chrouk, rendang, sisig, bicol express, shabu shabu, hotpot chinois, canard aux litchis, poulet aux ananas, poulet citron chinois, vindaloo, madras,
    agneau curry, agneau au curry, saag gosht, keema matar, nihari, dopiaza, balti, jalfrezi, karahi, poulet coco curry, poulet au lait de coco, curry coco poulet,
    oxtail jamaïcain, pastel azteca viande, poulet barbecue, key wot, calulu, cachupa
  dish |  |  | pescatarian | ? | maki saumon, maki thon, maki avocat saumon, sashimi, sashimi saumon, chirashi saumon, temaki, california, california saumon avocat,
    spring rolls saumon, onigiri saumon, tataki, tataki de saumon, tartare thon japonais, ca kho to, cá kho, amok de poisson, amok poisson, nuoc cham, mam nem, padek,
    poke saumon, poke thon, ceviche de poisson, moqueca de poisson, escovitch, ackee et morue
  dish | dairy |  | pescatarian | ? | maki cheese avocat, maki saumon philadelphia
  dish | dairy |  | vegetarian | ? | cheese maki, palak paneer, matar paneer, dal makhani, korma de légumes, raita concombre, ras malai, gajar halwa, halwa de carotte,
    dahi vada, dahi puri, kadi, cheese dosa
  pastry | dairy gluten eggs |  | vegetarian | ? | melonpan, melon pan, dan tat, egg waffle, bubble waffle, roulé au matcha
  pastry | gluten eggs |  | vegetarian | ? | anpan, tarte aux œufs, tartelette aux œufs chinoise, dan ta, pan dan, kek lapis, banane au miel beignet,
    beignets de banane chinois, beignets aux pommes chinois
  pastry | dairy |  | vegetarian | ? | mochi glacé, glace mochi, bubble tea au lait, cha yen, crème brûlée matcha
  dish |  |  | vegan | ? | warabi mochi, perles de coco, perles coco, bobba, oshinko, takuan, tsukemono, riz gluant à la mangue, mangue riz gluant, kaffir,
    maki concombre, maki avocat, kappa maki, dal de lentilles, dahl de lentilles, dahl de lentilles corail, aloo gobi, baigan bharta, saag, sambhar, rasam, idli, dosa,
    uttapam, pakora de légumes, oignon bhaji, pappadum, pickle de citron, achar, achaar, pilau, kitcharee, dhokla, yuca frite, yucca frite, farofa, tapioca crêpe,
    riz aux haricots rouges, shiro wot, misir wot, gomen, atakilt
  dish | dairy |  | meat | ? | chicken tikka, poulet tandouri, poulet au beurre, korma d'agneau, rogan josh, rogan josh d'agneau, biryani, biryani d'agneau,
    biryani poulet, biryani de poulet, byriani, briani indien, byriani d'agneau, agneau biryani, poulet biryani, poulet shahi korma, malai tikka, seekh kebab, raan,
    pasanda, kitfo, ayib
  dish | dairy gluten |  | vegetarian | ? | naan à l'ail, paratha, aloo paratha, bhature, chole bhature, pav bhaji, sooji halwa
  dish | gluten |  | vegetarian | ? | rotis indiens, samosa légumes, samossas, samoussas aux légumes, samosas aux légumes, vada pav, upma, mathri
  dish | gluten |  | meat | ? | samosas à la viande, samosa agneau, tibs firfir
  dish | gluten |  | vegetarian..meat | ? | burrito, fajita, fajitas au poulet, fajitas de poulet, fajitas bœuf, chimichanga, empanadas au bœuf, cubano,
    roti antillais anglais, patties jamaïcains, doubles trinidad
  dish | dairy gluten |  | vegetarian..meat | ? | quesadilla au fromage, macaroni pie
  dish | gluten eggs |  | vegetarian..meat | ? | tarta pascualina
  dish | dairy |  | vegetarian..meat | ? | enchiladas au poulet, enchiladas verdes, sauce fromagère nacho, pain au fromage brésilien, ají de gallina, beijinho, cachapa
  dish | dairy eggs |  | vegetarian..meat | ? | chile relleno
  dish | eggs |  | vegetarian..meat | ? | causa, causa limeña
  dish | peanut shellfish |  | meat | ? | vatapá
  dish | shellfish |  | pescatarian | ? | ceviche de crevettes, moqueca de crevettes, bobó de crevettes, acarajé, caruru
  dish | dairy eggs |  | meat | ? | bobotie
`)
