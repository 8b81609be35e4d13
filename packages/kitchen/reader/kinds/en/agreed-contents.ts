import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods whose contents other tables leave unknown, with what nearly every recipe or label contains. */
export const agreedContents = parseFoodLines(`
  sweetener | dairy | gluten | vegetarian | ? | cranachan, cranachans, atholl brose, atholl brose pudding,
    cream crowdie, raspberry cranachan
  dish | gluten | | vegan..meat | ? | fruit pudding, fruit pudding slice, fruit pudding slices,
    clootie dumpling slice, sausage sanger, sausage sango, snag in bread, bunnings snag, bunnings sausage,
    snag sanger, sausage in bread, sausage sizzle, bacon butty, bacon cob, bacon barm, bacon bap, sausage bap, sausage cob, sausage butty, breakfast bap,
    breakfast roll, chicken fillet roll, jambon, jambons, sausage batch, pea wet barm, pie barm, wigan kebab
  sweetener | dairy gluten eggs | soybean | vegetarian..meat | ? | tunnocks teacake, tunnock s teacake,
    tunnocks teacakes, tunnock s teacakes, tunnocks tea cake, chocolate teacake, chocolate teacakes,
    marshmallow teacake, mallow teacake
  sweetener | dairy | eggs soybean | vegetarian..meat | ? | walnut whip, walnut whips, walnut whip bar,
    tunnocks snowball, tunnock s snowball, tunnocks snowballs
  sweetener | dairy eggs | soybean | vegetarian | ? | creme egg, creme eggs, cadbury creme egg, cadbury creme eggs,
    cadburys creme egg, cadburys creme eggs, caramel creme egg, screme egg
  sweetener | dairy gluten | soybean | vegetarian..meat | ? | 99 flake, 99 with a flake, ninety nine ice cream,
    cornetto, cornettos, cornetto cone, nutty cone, drumstick ice cream, ice cream cone, ice cream cones,
    ice cream cornet, ice cream cornets, ice cream sandwich, ice cream sandwiches, klondike cookie sandwich,
    waffle cone ice cream, choc dip cone, ice cream wafer sandwich, maxibon, gaytime, golden gaytime, king cone,
    ice cream cake sandwich, oyster wafer, nougat wafer ice cream
  sweetener | dairy peanut | gluten soybean | vegetarian..meat | ? | picnic bar, cadbury picnic, cadbury picnic bar,
    star bar, cadbury starbar, starbar, star bars
  sweetener | dairy | | vegetarian..meat | ? | buckeye candy, buckeye candies, leche flan, flan de leche, milk flan,
    creme caramel, caramel flan
  sweetener | peanut | dairy soybean | vegan..vegetarian | ? | buckeye candy, buckeye candies, buckeyes
  sweetener | eggs | dairy | vegetarian | ? | leche flan
  grain | gluten | dairy | vegan..vegetarian | ? | alpen, alpen muesli, alpen original, bircher muesli, bircher,
    birchermuesli, bircher oats, swiss muesli, dorset cereals, dorset muesli, jordans muesli, country crisp,
    crunchy muesli, toasted muesli
  grain | gluten | dairy soybean | vegan..vegetarian | ? | krusteaz,
    krusteaz pancake mix, krusteaz mix, hungry jack pancake mix, pearl milling pancake mix, pancake and waffle mix
  bread | gluten dairy eggs | | vegetarian | ? | nilla wafer, nilla wafers, nabisco nilla wafers
  drink | dairy soybean | | vegetarian | ? | ensure plus, ensure shake, ensure drink, ensure milkshake,
    ensure powder, boost drink, boost shake, pediasure, pediasure drink, carnation breakfast essentials,
    carnation instant breakfast
  drink | dairy | | vegetarian | ? | fortisip, fortisips, complan drink, complan powder, complan shake,
    fortijuce milkshake, meritene, aymes shake
  butter | dairy | | vegetarian | ? | clover spread, clover spreadable, utterly butterly
  dish | gluten | dairy | vegetarian | ? | dairylea dunkers, cheese dippers, cheese dunkers,
    cheese dippers with breadsticks, dairylea lunchables, lunchables, lunchable
  sauce | dairy | | vegetarian | ? | donair sauce, halifax donair sauce
  dish | dairy gluten | | vegetarian..meat | ? | garlic fingers, garlic fingers pizza, garlic finger,
    garlic cheese fingers, donair, donairs, halifax donair, donair pizza
  dish | eggs | | meat | ? | chopped liver, chopped chicken liver, jewish chopped liver, gehakte leber
  dish | | mushroom dairy | meat | ? | hotdish, hot dish, tater tot hotdish, tater tot hot dish, tatertot hotdish,
    tater tot casserole, tatertot casserole, minnesota hotdish
  dish | soybean gluten | mushroom eggs | meat | ? | moo shu pork, moo shoo pork, mu shu pork, moo shu chicken,
    moo shu, mu shu
  dish | soybean | mushroom gluten eggs | vegan..meat | ? | japchae, chapchae, jap chae, chap chae
  dish | | eggs soybean | vegan..meat | ? | kimbap, gimbap, kimbab, gimbab, tuna kimbap, chamchi kimbap,
    bulgogi kimbap, vegetable kimbap
  dish | peanut | eggs shellfish soybean | vegan..meat | ? | pad thai, phad thai, chicken pad thai,
    tofu pad thai, veg pad thai, prawn pad thai, shrimp pad thai
  dish | peanut | shellfish | vegan..meat | ? | massaman, massaman curry, beef massaman, massaman beef curry,
    chicken massaman, mussaman curry, musaman curry, massaman beef
  dish | peanut soybean | gluten | meat | ? | kung pao chicken, kung po chicken, gong bao chicken, gong bao ji ding,
    kung pao pork, kung pao beef
  dish | shellfish | mushroom | pescatarian..meat | ? | tom yum goong, tom yam goong, tom yum kung, tom yam kung,
    tom yum gung, tom yam gung, tom yum prawn, tom yum prawns, tom yum shrimp, prawn tom yum
  dish | gluten dairy | | vegetarian | ? | dahi puri, dahi poori, papdi chaat, papri chaat, dahi papdi chaat,
    dahi papri chaat, raj kachori, raj kachori chaat, dahi kachori, dahi samosa, samosa chaat, sev dahi puri,
    dahi sev puri, dahi sev batata puri, dahi batata puri
  sweetener | dairy | gluten | vegetarian | ? | gulab jamun, gulab jamuns, gulaab jamun, kala jamun, kalajam, pantua,
    langcha, ledikeni
  dish | | gluten peanut | vegan..vegetarian | ? | bombay mix, bombay mixture, chanachur, madras mix, punjabi mix,
    balaji mixture, haldirams mixture, navratan mix, navratan mixture, khatta meetha, khatta meetha mix
  bread | gluten dairy | | vegetarian | ? | boxty, boxty chips, boxty cake, boxty cakes, boxty dumpling,
    boxty dumplings, parle g, parle g biscuit, parle g biscuits, parleg, parle gluco, good day, good day biscuit,
    good day biscuits, good day cookies, britannia good day, britannia marie gold, marie gold, marie gold biscuits,
    britannia bourbon, britannia bourbon biscuit, britannia milk bikis, milk bikis, tiger biscuits, tiger biscuit,
    krackjack, krack jack, monaco biscuit, monaco biscuits, hide and seek biscuits, hide n seek biscuits,
    britannia 50 50, 50 50 biscuits, nutrichoice, nutrichoice biscuits, jim jam biscuits, little hearts biscuits,
    nice time biscuits, digestive marie, parle marie, sunfeast, sunfeast biscuits, dark fantasy,
    dark fantasy biscuits, sunfeast dark fantasy, moms magic, mom s magic biscuits, unibic cookies, nankhatai, naan khatai, khari biscuit, khari biscuits, rusk toast, suji rusk, milk rusk, elaichi rusk, cake rusk
  sauce | | shellfish dairy | pescatarian..meat | ? | bisque, bisque soup, tinned bisque
  grain | gluten peanut | soybean | vegan..vegetarian | ? | cap n crunch peanut butter, cap n crunch peanut butter crunch,
    capn crunch peanut butter, peanut butter crunch cereal, peanut butter cereal, reese s puffs, reeses puffs
  dish | gluten | eggs dairy | meat | ? | corn dog, corn dogs, corndog, corndogs, pluto pup, pluto pups, pronto pup
  dish | dairy gluten | | meat | ? | muffuletta, muffaletta, muffuletta sandwich, muffaletta sandwich
  dish | dairy gluten | eggs | vegetarian | ? | cheese fingers, mozzarella fingers, halloumi fingers, paneer fingers, cheese sticks breaded
  dish | gluten | | vegan..vegetarian | ? | vegetable fingers, veggie fingers, veg fingers, vegetable finger, veggie finger
  dish | gluten dairy eggs | | meat | ? | toad in hole, toad in t hole, toad in the ole, toad n hole, toad i th hole
  spice | | | vegan | ? | crab boil seasoning, shrimp boil seasoning, crab boil spice, seafood boil seasoning, crawfish boil seasoning,
    prawn masala powder, fish masala powder, prawn masala spice mix, fish curry masala powder, egg curry masala, egg masala powder,
    seafood seasoning, seafood spice, lobster seasoning, prawn seasoning, oyster seasoning rub, butter chicken spice mix, mushroom masala powder
  grain | | | vegan | - | jobs tears, corn gluten, corn gluten meal, maize gluten, maize gluten meal
  vegetable | | | vegan | - | peanut pumpkin, peanut squash
  dish | peanut | | vegan..vegetarian | ? | sabudana khichdi, sabudana khichri, sago khichdi, sabudana vada,
    sabudana vadas, sabudana thalipeeth, shengdana chutney, peanut chutney, groundnut chutney, shengdana amti,
    danyachi amti, mirchi ka salan, bagara baingan, baghara baingan
  sauce | | peanut | vegan | ? | thecha, kolhapuri thecha, mirchi thecha, hirvi mirchi thecha, lasun thecha
  dish | | peanut gluten | vegan..vegetarian | ? | poha chivda, cornflakes chivda, makai chivda,
    diwali chivda, lakshminarayan chivda
  dish | dairy | | meat | ? | kashmiri yakhni, mutton yakhni, lamb yakhni, aab gosht,
    rogan josh with yogurt
  sweetener | dairy gluten eggs | | vegetarian | ? | bebinca, bebinka, goan bebinca
  dish | dairy gluten | | vegetarian..meat | ? | pizza crunch, deep fried pizza, pizza supper, chip shop pizza
  bread | dairy gluten | eggs | meat | ? | jambon, jambons, ham and cheese jambon, ham and cheese croissant,
    ham and cheese pastry, cheese and bacon scroll, cheesymite scroll, vegemite and cheese scroll, vegemite scroll,
    cheese and vegemite scroll, pizza scroll
  sweetener | dairy gluten | soybean | vegetarian | ? | club milk, club milks, jacobs club milk, golden crisp,
    golden crisp bar, cadbury golden crisp, arnotts scotch finger, arnott s scotch finger, scotch finger biscuit,
    scotch finger biscuits, scotch fingers, scotch finger
  sweetener | dairy | soybean gluten | vegetarian | ? | whole nut bar, wholenut, cadbury whole nut,
    cadburys whole nut, dairy milk whole nut, cadbury fruit and nut, cadbury fruit nut
  sweetener | dairy | soybean peanut | vegetarian..meat | ? | quest bar, quest bars, quest protein bar, grenade bar,
    grenade bars, carb killa, fulfil bar, fulfil bars, barebells, barebells bar, barebells protein bar,
    one bar protein, think bar protein, musashi bar, phd smart bar, mars protein bar, snickers protein bar, whey bar,
    whey protein bar
  sweetener | eggs | peanut | vegetarian | ? | rxbar, rxbars, rx bar, rx bars
  sweetener | eggs peanut | | vegetarian | ? | rxbar peanut butter, rx bar peanut butter, peanut butter rxbar
  dish | dairy gluten | eggs | meat | ? | stouffer s lasagna, stouffers lasagna, frozen lasagna, frozen lasagne,
    lasagna ready meal, lasagne ready meal, beef lasagne, beef lasagna, leftover lasagne, leftover lasagna,
    homemade lasagne, homemade lasagna, party size lasagna, lasagna al forno, lasagne al forno
  dish | dairy gluten | eggs | vegetarian | ? | veggie lasagne, veg lasagne, vegetable lasagne, vegetable lasagna,
    veggie lasagna, spinach lasagne, spinach lasagna
  dish | | eggs gluten | meat | ? | meatloaf, meat loaf, turkey meatloaf, nan s meatloaf, meatloaf mix
  dish | | dairy gluten eggs | meat | ? | swedish meatballs, ikea meatballs, kottbullar
  sauce | dairy gluten | | vegetarian..meat | ? | sawmill gravy, sausage gravy, country gravy, white gravy,
    cream gravy, milk gravy, pepper gravy, chipped beef gravy, biscuit gravy
  dish | dairy gluten shellfish | | pescatarian | ? | lobster mac, lobster mac n cheese, lobster mac and cheese,
    crab mac, crab mac and cheese, shrimp mac and cheese, prawn mac and cheese
  dish | dairy gluten | mushroom | vegetarian..meat | ? | truffle mac, truffle mac n cheese
  dish | dairy gluten | | vegetarian..meat | ? | bacon mac, bacon mac n cheese, buffalo mac, bbq mac and cheese,
    chili mac, mac cheese, mac cheese bites, mac bites, mac and cheese bites, mac and cheese balls, baked mac,
    stovetop mac, box mac, boxed mac, kraft mac, blue box mac, annies mac, annie s mac, annies shells, protein mac
  dish | dairy shellfish | | pescatarian | ? | oyster stew, oyster stews, clam dip, clams dip, crab dip,
    hot crab dip, shrimp dip, lobster dip, maryland crab dip
  sauce | dairy | | vegetarian..meat | ? | spinach dip, spinach artichoke dip, spinach and artichoke dip,
    artichoke dip, french onion dip, chip dip, onion dip, buffalo chicken dip, buffalo dip, dill dip,
    smoked salmon dip, salmon dip, bacon dip, jalapeno popper dip, reuben dip, corn dip, cream cheese dip,
    beer cheese, beer cheese dip, queso blanco dip, rotel dip
  dish | gluten | dairy soybean | meat | ? | chalupa, chalupas, chalupa supreme, gordita crunch,
    cheesy gordita crunch, doritos locos taco, crunchwrap, crunchwrap supreme, beefy 5 layer burrito, mcgriddle,
    mcgriddles, mcchicken, quarter pounder, double cheeseburger, whopper jr, baconator, zinger burger, zinger box,
    kfc bucket, kfc zinger, popcorn chicken, kfc leftovers, mighty bucket, chicken popcorn
  dish | | dairy gluten | meat | ? | hsp, halal snack pack, munchy box, doner box, donner box, kebab box
`)
