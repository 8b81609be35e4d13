import { foodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods that other rows leave in doubt, with what nearly every recipe or label of them has. */
export const whatRecipesAgreeOn = foodLines(`
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
`)
