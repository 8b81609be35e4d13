import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods by dialect, slang and abbreviation, and brand names used for a food. */
export const kitchenSlang = parseFoodLines(`
  legume | | | vegan | - | purple hulls
  root | | | vegan | - | narkies, charlottes potatoes, kipflers, kipfler, ruta-bagas, tayties
  fruit | | | vegan | - | scrumpers, coxes, cox's, conkerberries, goosers, hurtleberries, averins, brammles, brumlies, blackites,
    strawbs, raspers, hindberries, satsies, waatlemoen, suurvye
  vegetable | | | vegan | - | caulis, syboes, jibbles, shibbons, chibbles, tommy toes, tommytoes, stampmielies, maroho, waterblommetjies,
    waterblommetjie, karaila, caraili, carailla, corailla, nenwa, seim, saijan, dhantal, wiri wiri, scotchies
  meat | | | meat | - | maryland fillets, rolled shoulder, hough, runner hough, hand and spring, belly slices, scrag, snoots, pig snoots,
    cowskin, abodi, bokoto, vlaktebok
  sweetener | | | vegan | - | cocky's joy, mascavado, cane patties, khandsari
  egg | eggs | | vegetarian | - | double-yolkers, double yolker
  legume | peanut | | vegan | - | guber peas, jumbo runners, cornish penuts
  flour | gluten | | vegan | - | wholemeal SR, self-raising, self-rising, canadian strong, wondra
  grain | gluten | | vegan | - | pearl brly, prl barley
  bread | gluten | | vegan..vegetarian | ? | breadcrms, brdcrumbs, brd crumbs, breadcrumz, puff pstry
  dish | gluten | | vegan..meat | ? | scampi fries, bacon fries, malteasers, stove top stuffing mix, stove top, rice-a-roni, old el paso kit, hp sauce, daddies sauce,
    ok sauce, fajita kit, taco kit, burrito kit, enchilada kit, cornish wafers
  bread | dairy gluten | | vegetarian..meat | ? | mini cheddars, mini cheddar, cheddars biscuits, cheese savouries, cheese footballs
  chocolate | dairy eggs | | vegetarian | ? | toblerone
  chocolate | dairy | soybean | vegetarian | ? | flake bar, cadbury flake, 99 flake, ripple bar, twirl bar
  bread | dairy gluten eggs | | vegetarian..meat | ? | eggo waffles, eggo waffle, eggos, hostess ho hos, ho hos cakes, zingers cakes, sno balls cakes, yodels cakes,
    devil dogs cakes, tastykake, tastykakes, butterscotch krimpets, krimpets
  sauce | eggs | | vegetarian | ? | durkee sauce, durkees, durkee's famous sauce
  milk | soybean | | vegan | ? | alpro, alpro soya, alpro original, vitasoy, so good soya milk
  milk | dairy | soybean | vegetarian | ? | ensure plus, ensure drink, ensure shake, fortisip, boost drink
  salty-sauce | soybean gluten | | vegan | ? | amoy soy sauce, amoy light soy, amoy dark soy, kikkoman soy, pearl river soy, pearl river bridge soy sauce, silver swan soy sauce,
    datu puti soy sauce, healthy boy soy sauce, abc kecap, lee kum kee soy sauce, lkk soy
  sauce | soybean | gluten | vegan..pescatarian | ? | yakiniku sauce, chu hou paste, chee hou sauce, sweet wheat paste, huang dou jiang, tauco, taucu, taucheo, tao jiew, tao jeaw,
    nuoc tuong, tuong ban, tuong den, tuong hot, siopao sauce, silver swan, lechon sauce toyo
  sauce | shellfish | | pescatarian | ? | shippam's crab paste, shippams crab paste, crab spread, lobster paste, shrimp spread, princes crab paste, crab pate
  plant-protein | | gluten soybean | vegan..vegetarian | ? | morningstar farms, morningstar burger, morningstar bacon, gardein, boca burger, boca burgers, amy's burger, dr praeger's burger
  rice | | | vegan | - | uncle ben's, uncle bens, uncle ben's long grain, bens original rice, tilda basmati, tilda rice, carolina rice, mahatma rice
  milk | soybean | | vegan | - | leite de soja, latte di soia, lait de soya, sojadrink, soja melk
  milk | | | vegan | - | leite de coco, leite de amendoas, leite de arroz, latte di mandorla, latte di cocco, latte di riso, susu almond, santan, santan kelapa,
    gata ng niyog, nuoc cot dua, kathi coconut, hua kathi, thengai paal, thenga paal
  sweetener | dairy eggs | | vegetarian | ? | butter mochi
`)
