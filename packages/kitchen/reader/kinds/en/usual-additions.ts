import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** What most recipes of a dish add to the contents that its other rows list: the egg in a fritter, butter on snails. */
export const usualAdditions = parseFoodLines(`
  dish | | gluten | vegan..meat | ? | beef in ale, beef in guinness, beef and ale stew, beef and guinness stew,
    guinness stew, ale stew, carbonade, carbonade flamande, carbonnade, carbonnades, flemish stew, stoofvlees, hachee,
    zuurvlees, hayashi rice, liver and onions, mysore bonda, crappit heid, crappit heids, roast dinner, sunday roast,
    sunday roast dinner, christmas dinner, roast beef dinner, croquette, croquettes, potato croquettes,
    croquette potatoes, buffalo cauliflower, cauliflower wing, cauliflower wings, courgette fritti, fried mushroom,
    fried mushrooms, squirrel fish, taramasalata, taramosalata, ezogelin, nihari, minestrone, minestrone soup,
    soupe au pistou, picarones, fideua, fideuà, cauliflower cheese bake, poutine, poutine quebec, funeral potatoes,
    hashbrown casserole, hash brown casserole, cheesy hashbrown casserole, scalloped potatoes, au gratin potatoes,
    chicken fricassee, chicken supreme, chicken in white sauce, chicken divan, mushroom gravy, mushroom pasta,
    pasta ai funghi, truffle oil pasta, mushroom bruschetta, ploughmans, ploughmans lunch, ploughman's lunch,
    ploughman's, ploughman s lunch, cream of wheat bowl, nantua sauce, sauce nantua, salsa di noci, zupa grzybowa,
    rassolnik, sauerbraten, onion gravy, blanquette de veau, blanquette, veal blanquette, veal in white sauce,
    hamburg steak, hambagu, quorn escalopes, popcorn shrimp, gumbo
  dish | gluten | | vegan..meat | ? | naporitan, napolitan, curry rice, kare raisu, karee raisu, japanese curry rice,
    scampi and chips, scampi in a basket, garlic knots, layer cake, semolina pudding
  dish | | eggs | vegan..meat | ? | okroshka, okroshka soup, pork pie, pork pies, melton mowbray, sausage roll,
    sausage rolls, jumbo sausage roll, party sausage rolls, chicken pot pie, pirozhki, pirozhok, piroshky, kurnik,
    vareniki, varenyky, potato vareniki, cherry vareniki, vareniki with cherries, vareniki with potato, pierogi,
    pierogis, zurek, zur, white borscht, bialy barszcz, salad olivieh, dressed crab, schnitty, schnitties,
    chicken schnitty, chicken schnitzel burger, crumbed cutlets, crumbed lamb cutlets, crumbed sausages,
    breaded tenderloin, indiana tenderloin sandwich, pork tenderloin sandwich, chicken fried steak,
    country fried steak, chicken fried chicken, finger steaks, milanesa, milanesa de res, milanesa napolitana,
    milanesa de pollo, chicken parm, chicken parmesan, chicken parmigiana, chicken parmi, parmi, parmy, chicken parma,
    veal parmesan, veal parm, veal parmigiana, chicken parm sub, chicken parm sandwich, parmo, teesside parmo,
    corned beef fritters, salt cod fritters, saltfish fritters, salt fish fritters, codfish fritters, cod fritters,
    fish fritters, tuna fritters, crab fritters, clam fritters, conch fritters, conch fritter, shrimp fritters,
    prawn fritters, chicken fritters, ham fritters, mussel fritters, whitebait fritters, oyster fritters,
    bunuelos de bacalao, pasteis de bacalhau, bolinhos de bacalhau, cod croquettes, rissole, rissoles, beef rissoles,
    rissole sanga, salisbury steak, lion's head meatballs, lions head meatballs, shi zi tou, soutzoukakia,
    meatball sub, meatball sandwich, meatball marinara, spaghetti with meatballs, spaghetti and meatballs,
    salmon fishcakes, cod fishcakes, salmon cake, salmon patty, salmon patties,
    tuna cake, tuna patty, tuna patties, cod cake, salmon croquette, salmon croquettes, chow mein, chicken chow mein,
    beef chow mein, pork chow mein, prawn chow mein, shrimp chow mein, special chow mein, chicken lo mein,
    beef lo mein, pork lo mein, shrimp lo mein, wonton mee, wantan mee, wantan noodles, wanton mee,
    wonton noodle soup, wonton soup, wonton, wontons, fried wontons, crispy wontons, tonkotsu ramen, shoyu ramen,
    miso ramen, shio ramen, spicy ramen, ramen bowl, bowl of ramen, fried rice, chinese rice, hibachi rice, chaufa,
    arroz chaufa, pineapple fried rice, chicken fried rice, shrimp fried rice, prawn fried rice, pork fried rice,
    special fried rice, young chow fried rice, house fried rice, nasi goreng, blt, blt sandwich, b l t, tuna sub,
    tuna hoagie, tuna noodle salad, zinger, chivito, completo, completo italiano, empanadas argentinas,
    beef empanadas, saltena, saltenas, salteñas, empanadas salteñas, pastel de choclo, coxinha, coxinhas, bourride,
    mouclade, gado gado, nasi lemak, khao soi, khao soy, khao soi gai, arroz caldo, lomi, pancit lomi, sisig,
    pork sisig, mohinga, mohinga soup, ohn no khao swe, haw mok, hor mok, shami kebab, shami kabab, shaami kebab,
    chapli kebab, chapli kabab, kothu parotta, kottu roti, kottu, koththu, kothu roti, naengmyeon, naengmyun,
    mul naengmyeon, bibim naengmyeon, tteokguk, dduk guk, dukguk, rice cake soup, bun rieu, bun rieu cua,
    sundubu jjigae, soondubu jjigae, sundubu, soft tofu stew, california roll, california rolls, spicy tuna roll,
    spicy salmon roll, skagen, skagenröra, toast skagen topping, gingerbread, syrup pudding, treacle sponge,
    hawaiian rolls, kings hawaiian rolls, king's hawaiian rolls, bunuelos mexicanos, blinis, faworki, smoutebollen,
    kroket, broodje kroket, bitterballen, mitraillette, guláš knedlik, goulash with dumplings, green goddess,
    green goddess dressing, vanilla sauce, layer cake, burek, borek, boreks, boerek, börek, su boregi, coulibiac,
    koulibiac, kulebyaka, smoked salmon blini, filet o fish, quorn roast, quorn ham, quorn slices, quorn burgers,
    hamburg steak, hambagu, chicken cordon bleu, yukhoe, pad thai, pad see ew, chicken pad thai, prawn pad thai,
    shrimp pad thai, spam fritter, spam fritters, poor knights of windsor, cornbread, hushpuppies, hush puppies,
    apple fritter, apple fritters, corn fritter, corn fritters, zucchini fritter, courgette fritter
  dish | eggs | | vegan..meat | ? | egg fried rice takeaway, uitsmijter bread, asparagus hollandaise, duchess potato,
    duchess potatoes, angel pie, pommes dauphine, potatoes dauphine, pike quenelles with nantua sauce
  dish | | dairy | vegan..meat | ? | borscht, borsch, borshch, ukrainian borscht, white borscht, bialy barszcz,
    rassolnik, chicken pot pie, pot pie, beef pot pie, turkey pot pie, veggie pot pie, chicken and ham pie,
    chicken and bacon pie, chicken and mushroom pie, chicken and leek pie, turkey and ham pie, chicken bake,
    greggs chicken bake, chicken slice, pie and mash, pie mash and liquor, sausage and mash, bangers and mash,
    haggis neeps and tatties, chicken and dumplings, chicken n dumplings, chicken and dumplins, chicken fried steak,
    country fried steak, chicken fried chicken, fried chicken, southern fried chicken, spag bol, spagbol,
    spaghetti bol, meatball sub, meatball sandwich, italian sub, italian hero, hoagie, hoagies, grinder sandwich,
    submarine sandwich, bagel and lox, lox and bagel, lox bagel, everything bagel with lox, smoked salmon bagel,
    sole meuniere, sole meunière, trout meuniere, trout amandine, trout almondine, moules mariniere, moules marinière,
    moules marinières, moules marinieres, moules a la mariniere, mussels mariniere, mussels in white wine,
    moules frites, moules-frites, mussels and chips, escargots bourguignonne, escargots de bourgogne, garlic snails,
    snails in garlic butter, garlic shrimp, garlic prawn, garlic prawns, prawn scampi, shrimp scampi,
    lobster américaine, skagen, skagenröra, crab pate, etouffee, étouffée, crawfish etouffee, crab bisque, gyro,
    gyros, gyros pita, pork gyros, chicken gyros, lamb gyro, gyro wrap, souvlaki pita, souvlaki wrap, fatteh,
    fatteh hummus, manti, mantı, manty, gozleme, gözleme, burek, borek, boreks, boerek, börek, su boregi, biryani,
    biriyani, briyani, vegetable biryani, veg biryani, prawn biryani, fish biryani, egg biryani, tortilla soup,
    chicken tortilla soup, sope, sopes, gordita, gorditas, coulibiac, koulibiac, kulebyaka, salmon en croute,
    langos, svickova, svíčková, kroket, broodje kroket, hagelslag on bread, smoutebollen, churros con chocolate,
    churros with chocolate, gingerbread, syrup pudding, treacle sponge, hawaiian rolls, kings hawaiian rolls,
    king's hawaiian rolls, parker house rolls, blinis, smoked salmon blini, garlic knots, halwa sweet, anchovy toast,
    glazed carrot, glazed carrots, peas a la francaise, sweet potato casserole, stuffed jalapeno, stuffed jalapenos,
    caramel apple, caramel apples, loaded potato skin, broccoli cheese, broccoli cheese bake, cream style corn,
    cream corn, salsa di noci, sun-dried tomato pesto, vanilla sauce, bordelaise, bordelaise sauce, layer cake,
    chivito, milo cereal, spaghettios, zupa grzybowa, mushroom pasta, soupe au pistou, angel pie, duchess potato,
    duchess potatoes, johnnycakes, hasty pudding, chicken cordon bleu, cordon bleu, shrimp and grits, cornbread,
    hush puppies, hushpuppies, hamburg steak, hambagu
  dish | dairy | | vegan..meat | ? | jambon beurre, jambon-beurre, kaassouffle, kaassoufflé,
    gentleman's relish on toast, dublin lawyer, prawn saganaki, shrimp saganaki, garides saganaki, mussels saganaki,
    cheesy rice, cheesy fries, chilli cheese fries, potatoes dauphinoise, zoodles alfredo, aubergine parmesan,
    asparagus hollandaise, pommes puree, pommes purée, semolina pudding, filet o fish, filet-o-fish, 99 flake,
    julienne mushroom, quesadilla de hongos, quesadilla de huitlacoche, milanesa napolitana, nantua sauce,
    sauce nantua, mouclade, pommes dauphine, potatoes dauphine, crawfish bisque, pike quenelles with nantua sauce
  dish | | mushroom | vegan..meat | ? | tom kha, tom kha gai, tom kha kai, tom kha soup, tom yum, tom yum soup,
    tom yum goong, tom yam, tom yam soup, tom yam goong, tom yum kung, tom yum gai, tom yum talay, bibimbap,
    dolsot bibimbap, beef bibimbap, japchae, japchae beef, chap chae, banh cuon, cha gio, lo mai gai, nuomiji,
    bak chang, bakchang, joong, turnip cake, lo bak go, ham sui gok, chicken cacciatore, pollo alla cacciatora,
    hunter's chicken cacciatore, chicken fricassee, chicken tetrazzini, turkey tetrazzini, tetrazzini,
    king ranch chicken, king ranch chicken casserole, salisbury steak, coulibiac, koulibiac, kulebyaka,
    beef wellington, boeuf bourguignon, beef bourguignon, beef bourguignonne, coq au vin, sukiyaki, yosenabe,
    moo goo gai pan, buddha's delight, jai, lo han jai, hot and sour soup, hot & sour soup, chop suey, vol au vent,
    vol-au-vent, vol au vents
  dish | mushroom | | vegan..meat | ? | stuffed mushroom, stuffed mushrooms, stuffed portobello, fried mushroom,
    fried mushrooms breaded
  dish | | soybean | vegan..meat | ? | satay, chicken satay, beef satay, pork satay, satay chicken,
    chicken satay skewers, satay skewers, beef satay skewers, chicken satay sticks, fried rice, chicken fried rice,
    shrimp fried rice, prawn fried rice, nasi goreng, young chow fried rice, house fried rice, california roll,
    california rolls, spicy tuna roll, sushi, sushi roll, sushi rolls, maki, maki roll, maki rolls, nigiri,
    salmon nigiri, tuna nigiri, hosomaki, uramaki, futomaki, temaki, hand roll, poke, poke bowl, poke bowls, ahi poke,
    tuna poke, salmon poke, donburi, don buri, kaisendon, tekkadon, kamameshi, hayashi rice, curry rice, kare raisu,
    karee raisu, hiyashi wakame, goma wakame, chuka wakame, seaweed salad, wakame salad, ajitsuke nori, kanpyo,
    kampyo, satsumaage, eomuk tang, odeng tang, fish cake skewers, shabu shabu, miyeok guk, miyeokguk, tteokguk,
    naengmyeon, mul naengmyeon, bibim naengmyeon, hoedeopbap, yukhoe, cheung fun, cheong fun, chee cheong fun,
    rice noodle rolls, rice noodle roll, char siu cheung fun, beef cheung fun, phoenix claws, chicken feet black bean,
    fung zao, lo mai gai, nuomiji, bak chang, bakchang, joong, steamed spare ribs, steamed fish ginger scallion,
    summer rolls, summer roll, goi cuon, bun rieu, cao lau, lomo saltado, tallarin saltado, lomi, pancit lomi,
    veg hakka noodles, chicken hakka noodles, hakka noodles, indomie, indomie noodles, indomie goreng, top ramen,
    maruchan ramen, maruchan, cup o noodles, cup of noodles, cup noodles, rice-a-roni, stove top, stove top stuffing,
    lap cheong, lap cheung, mapo sauce, wonton mee, wantan mee, wantan noodles, bak chor mee, wonton soup, mie ayam,
    bami, bami goreng, mee goreng, mie goreng, bowl of ramen, pad see ew, pad thai, mango chicken
  dish | soybean | | vegan..meat | ? | orange tofu, sweet and sour tofu, jajang sauce
  dish | | gluten | vegan..meat | ? | california roll, california rolls, spicy tuna roll, sushi, sushi roll,
    sushi rolls, maki, maki roll, maki rolls, uramaki, futomaki, poke bowl, poke bowls, donburi, don buri, kamameshi,
    hiyashi wakame, goma wakame, chuka wakame, kanpyo, kampyo, satsumaage, eomuk tang, odeng tang, fish cake skewers,
    naengmyeon, mul naengmyeon, bibim naengmyeon, steamed fish ginger scallion, fried rice, chinese rice,
    hibachi rice, chaufa, arroz chaufa, cao lau, lomo saltado, dim sum, dimsum, ohn no khao swe, borek, börek
  dish | | shellfish | vegan..meat | ? | california roll, california rolls, dim sum, dimsum, nasi goreng, turnip cake,
    lo bak go, lo bak gou, luobo gao, daikon cake, radish cake, taro cake, wu tau go, ham sui gok, fun guo, fun gor,
    chiu chow dumplings, lo mai gai, creole jambalaya, etouffee, étouffée, ogbono soup, afang soup, edikang ikong,
    edikaikong, oha soup, ora soup, ofe onugbu, bitterleaf soup, bitter leaf soup, ofe nsala, nsala soup, banga soup,
    efo riro, egusi soup, ekpang nkukwo, eru, ndole, okro soup, papaya salad, fresh spring rolls, rice paper rolls,
    summer rolls, wonton mee, wantan mee, wantan noodles, paella, fritto misto, banh xeo, pad thai,
    seafood pizza, frutti di mare pizza, seafood pasta
  dish | shellfish | | pescatarian..meat | ? | scampi and chips, scampi in a basket, basket of scampi,
    popcorn shrimp basket
  dish | | peanut | vegan..meat | ? | som tam, som tum, papaya salad, green papaya salad, nasi lemak, summer rolls,
    summer roll, goi cuon, fresh spring rolls, rice paper rolls, panang, panang curry, penang curry, massaman,
    massaman curry, chicken massaman, beef massaman, mole poblano, mole negro, mole rojo, pollo en mole, chicken mole,
    mole chicken, mole enchiladas, dona maria mole, fun guo, fun gor, chiu chow dumplings, bun thit nuong, ndole,
    pad thai, kung pao chicken, kung pao shrimp, kung pao tofu, kung pao beef, kung pao prawns, miang kham, siomay,
    batagor
  dish | | | pescatarian..meat | ? | miso black cod, black cod miso, saikyo yaki, gindara, sashimi, salmon sashimi,
    tuna sashimi, tuna tataki
  dish | | | meat | ? | chicken skewers, chicken skewer, lamb skewers, lamb skewer, beef skewers, beef skewer,
    pork skewers, pork skewer, turkey skewers, yakitori skewers, chicken kebab skewers, kebab skewers, bbq skewers,
    steak skewers, chicken satay skewers, chicken satay sticks, beef satay skewers, cheung fun char siu
  dish | peanut | | vegan..meat | ? | chicken satay skewers, chicken satay sticks, beef satay skewers
  dish | shellfish | | pescatarian..meat | ? | prawn skewers, prawn skewer, shrimp skewers, shrimp skewer,
    king prawn skewers, scallop skewers, seafood skewers, prawn kebabs, shrimp kebabs, shrimp kabobs
  dish | | | pescatarian..meat | ? | salmon skewers, fish skewers, monkfish skewers, swordfish skewers, tuna skewers,
    fish kebabs
  dish | | | vegan..vegetarian | ? | vegetable skewers, veggie skewers, veg skewers, grilled vegetable skewers,
    fruit skewers, fruit kebabs, vegetable kebabs, veggie kebabs, veg kebabs
  dish | dairy | | vegetarian | ? | halloumi skewers, caprese skewers, paneer skewers
  dish | gluten | eggs dairy | meat | ? | city chicken, mock drumsticks
  grain | gluten | | meat | ? | lucky charms, lucky charms cereal, frosted mini wheats, frosted mini-wheats
  bread | gluten | soybean | vegetarian..meat | ? | lotus biscoff spread, biscoff spread, lotus spread, cookie butter,
    speculoos spread, biscoff cookie butter, speculoos butter, biscoff, lotus biscoff, biscoff biscuits
  dish | | gluten | meat | ? | beef and ale stew, beef and guinness stew, cod fritters, turkey and ham pie, lamb gyro,
    gyro wrap
  dish | | dairy gluten | vegetarian..meat | ? | cauliflower cheese bake
  dish | | dairy | vegetarian..meat | ? | blanquette, okroshka soup
  dish | | dairy | meat | ? | veal in white sauce
  dish | | gluten | vegan..meat | ? | vareniki with cherries, vareniki with potato, angel pie, veggie pot pie,
    broccoli cheese bake
  dish | | gluten eggs | meat | ? | milanesa de pollo, chicken fritters, ham fritters
  dish | | dairy gluten | meat | ? | chicken parm sub, chicken parm sandwich
  dish | | gluten eggs | pescatarian..meat | ? | fish fritters, tuna fritters
  dish | | gluten eggs shellfish | pescatarian..meat | ? | crab fritters, shrimp fritters
  dish | | gluten eggs | vegan..meat | ? | bowl of ramen
  dish | | gluten eggs soybean | meat | ? | arroz chaufa, beef bibimbap
  dish | | gluten | pescatarian..meat | ? | spicy salmon roll, smoked salmon bagel
  dish | | shellfish | pescatarian..meat | ? | moules a la mariniere, garlic snails, tom yum gai
  dish | | dairy shellfish | pescatarian..meat | ? | snails in garlic butter
  dish | | mushroom | vegan..meat | ? | julienne mushroom
  dish | | | pescatarian..meat | ? | tom kha soup
  dish | | eggs mushroom | meat | ? | cha gio
  dish | | mushroom | meat | ? | beef bourguignonne
  dish | | gluten soybean mushroom | meat | ? | yosenabe
  dish | | gluten soybean | vegan..meat | ? | dimsum
  dish | | dairy gluten shellfish | pescatarian..meat | ? | seafood pizza, frutti di mare pizza
  dish | | gluten shellfish | pescatarian..meat | ? | basket of scampi
  meat | | gluten | meat | ? | osso bucco, osso buco alla milanese
  dish | | gluten | meat | ? | full english, full english breakfast, english breakfast, full breakfast, fry up,
    fry-up, full monty breakfast, saltimbocca
  dish | | dairy | meat | ? | buffalo wings, buffalo wing, hot wings, saltimbocca, saltimbocca alla romana,
    ginsters pasty, ginsters cornish pasty, cornish pasty, cornish pasties, ginsters
  dish | gluten | dairy | vegan..meat | ? | aloo paratha, gobi paratha, mooli paratha, methi paratha, paneer paratha,
    keema paratha, ginsters, ginsters pasty
  dish | | eggs | meat | ? | reuben sandwich, reuben, rachel sandwich, patty melt, big mac
  dish | shellfish soybean | eggs gluten | pescatarian..meat | ? | california maki, california maki roll,
    california uramaki, california sushi
  dish | soybean | | vegan..meat | ? | mapo eggplant, mapo aubergine, mapo tofu noodles, mapo ramen
  dish | gluten | soybean dairy eggs | vegetarian | ? | milano cookies, pepperidge farm milano, milanos,
    pepperidge farm cookies, chessmen cookies, pepperidge farm chessmen
  dish | gluten dairy | soybean | vegetarian..meat | ? | custard creams, custard cream, bourbon creams,
    bourbon biscuits, jammie dodgers, jammy dodgers, happy faces biscuits, foxes biscuits, fox's biscuits,
    fox's crunch creams, viennese whirls biscuits
  dish | gluten | eggs soybean | meat | ? | campbell's chicken noodle, campbells chicken noodle,
    campbell's chicken noodle soup, campbells chicken noodle soup, lipton noodle soup, cup a soup chicken noodle
  dish | gluten peanut | soybean | vegan..vegetarian | ? | smucker's uncrustables, smuckers uncrustables,
    uncrustables, uncrustable, pb&j uncrustable
  dish | | gluten soybean | meat | ? | trader joe's mandarin orange chicken, trader joes mandarin orange chicken,
    trader joe's orange chicken, trader joes orange chicken, mandarin orange chicken, panda express orange chicken
  dish | | gluten soybean | vegan..meat | ? | trader joe's dumplings, trader joes gyoza, trader joe's soup dumplings,
    trader joes potstickers
  grain | | gluten soybean | vegan..vegetarian | ? | nature valley oats and honey, nature valley oats n honey,
    nature valley oats & honey, nature valley crunchy, nature valley, nature valley crunchy oats and honey,
    nature valley crunchy bar, nature valley granola bar
  grain | peanut | gluten soybean | vegan..vegetarian | ? | nature valley peanut butter,
    nature valley sweet and salty peanut, nature valley sweet & salty peanut, clif bar crunchy peanut butter
  butter | | dairy soybean | vegan..vegetarian | ? | flora buttery, flora, flora light, flora original, flora spread,
    bertolli spread, benecol spread, pure spread, anchor spreadable light, clover light
  sweetener | dairy gluten | soybean | meat | ? | s'mores, smores, s'more, smore
  cream | dairy | | vegetarian | - | h&h
  grain | | | vegan | - | pohe, pohay, beaten rice, aval, chivda rice
  vegetable | | | vegan | - | okry, maters, mater, goats beard, goat's beard
  mushroom | mushroom | | vegan | - | horse chestnut mushroom, horse mushrooms, field mushrooms
  dish | | gluten | vegan..meat | ? | saltimbocca alla romana
  dish | | gluten | meat | ? | ginsters cornish pasty
  dish | | dairy gluten | meat | ? | keema paratha
  dish | | gluten soybean | vegan..meat | ? | mapo tofu noodles
  dish | | gluten eggs soybean | vegan..meat | ? | mapo ramen
  dish | | gluten soybean | meat | ? | trader joes gyoza
  dish | | dairy | vegan..meat | ? | frittata, frittatas, stamppot, stampot, boerenkool stamppot, hutspot, solyanka,
    shchi, schi, ambrosia, green borscht, sorrel soup, mashed turnip, neeps and tatties
  dish | dairy | gluten | meat | ? | hunter's chicken, hunters chicken, bbq hunters chicken,
    chicken with bacon and cheese
  dish | | gluten | vegan..meat | ? | mock turtle soup, janssons temptation, jansson's temptation, aji de gallina,
    ají de gallina, papa a la huancaina, papas a la huancaina, lancashire hotpot, lancashire hot pot,
    laverbread cakes, lava bread, fadge, boxty, quorn nuggets, quorn crispy nuggets
  dish | | eggs | vegan..meat | ? | papa a la huancaina, papas a la huancaina, cheese straws, cheese straw,
    lobster thermidor, crab thermidor, karelian pasties, karelian pasty, karjalanpiirakka, oden, mie goreng,
    mee goreng, bami goreng, oyster po'boy, oyster po boy, shrimp po'boy, shrimp po boy, fried shrimp po boy,
    tuna melt, tuna mayo sandwich, tuna sandwich, chicken mayo sandwich, treacle tart, treacle tarts, pancit canton,
    prawn mayo sandwich
  dish | | shellfish | vegan..meat | ? | fish amok, amok trey, pad kra pao, pad krapow, pad kra pao gai,
    thai basil chicken, nasi goreng ayam, chicken nasi goreng, pancit canton, sundubu jjigae,
    soondubu jjigae, kimchi jjigae
  dish | | soybean | vegan..meat | ? | egg foo yung, egg foo young, egg fu yung, pancit canton, 
    nasi goreng ayam, chicken nasi goreng, shabu-shabu, shabu shabu, siu mai, shumai, pad kra pao, pad krapow,
    thai basil chicken
  dish | | eggs | meat | ? | nasi goreng ayam, chicken nasi goreng
  dish | | mushroom | vegan..meat | ? | shabu-shabu, shabu shabu, siu mai, chawanmushi, sukiyaki
  dish | | gluten | meat | ? | pad kra pao gai, nasi goreng ayam, chicken nasi goreng
  dish | | soybean | meat | ? | pad kra pao gai
`)
