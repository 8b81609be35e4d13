import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Brands of the English-speaking countries, by what the labels of their usual products list. */
export const usualLabels = parseFoodLines(`
  dish | dairy gluten | soybean | vegetarian..meat | ? | cheez-its, cheez-it, cheez its, cheez it, cheezits,
    cheese nips, goldfish crackers, goldfish, pepperidge farm goldfish, combos, cheddar combos, pizza combos,
    better cheddars, cheese ritz, ritz bits, ritz bits cheese, austin cheese crackers, lance toastchee cheese,
    hot pockets, hot pockets pepperoni, hot pocket, lean pockets, hot pockets ham and cheese, totino's pizza rolls,
    totinos, totino's, digiorno, digiorno pizza, red baron pizza, tombstone pizza, celeste pizza, ellio's pizza,
    chicago town, chicago town pizza, goodfella's pizza, goodfellas pizza, dr oetker ristorante, ristorante pizza,
    mccain pizza, dominos pizza, domino's pizza, papa johns, pizza hut pizza, cadbury fingers, kit kat, kitkat,
    kit kat chunky, twix, lion bar, drifter bar, toffee crisp, yorkie biscuit and raisin, blue riband,
    breakaway biscuit, club biscuit, penguin bars, penguin biscuit, penguin biscuits, tim tams, tim tam,
    arnotts tim tams, arnott's tim tams, mint slice, kingston biscuits, monte carlos, iced vovos, iced vovo,
    maltesers, malteser, whoppers candy, nestle crunch, 100 grand, kinder bueno, bueno bar, kinder country,
    kinder cards, knoppers, hanuta, tunnocks wafer, tunnock's caramel wafer, caramel wafer, caramel wafers,
    tunnocks caramel wafers, rocky bar, viscount biscuits, chocolate hobnobs, chocolate digestives,
    mcvities chocolate digestives, chocolate digestive, milk chocolate digestives, cadbury mini rolls,
    dairy milk oreo, milka oreo, cadbury caramilk biscuit, cookies and cream bar, hershey's cookies n cream,
    hersheys cookies and cream
  sweetener | dairy | soybean | vegetarian..meat | ? | cadbury dairy milk, galaxy chocolate, galaxy bar,
    galaxy caramel, hershey bar, hershey's bar, hersheys kisses, hershey's kisses, hershey kisses,
    hersheys milk chocolate, lindor, lindt lindor, lindor truffles, bounty, bounty bar, milky way, milky way bar,
    mars bar, mars bars, wispa, crunchie, crunchie bar, double decker, curly wurly, chomp bar, freddo, freddo frog,
    freddos, twirl, ripple, aero, aero bar, aero mint, milkybar, milkybar buttons, smarties, rolo, rolos,
    quality street, roses chocolates, cadbury roses, cadbury heroes, heroes chocolates, celebrations chocolates,
    after eight, after eights, terrys chocolate orange, terry's chocolate orange, caramac, fudge bar, cadbury fudge,
    buttons, cadbury buttons, chocolate buttons, white chocolate buttons, kinder chocolate, kinder surprise,
    kinder egg, kinder eggs, kinder joy, m&ms, m and ms, m&m's, plain m&ms, dove chocolate, ghirardelli squares,
    3 musketeers, three musketeers, york peppermint patties, york peppermint patty, junior mints, raisinets,
    milk duds, riesen, werthers, werther's original, werthers originals, toffee crisp bar, cherry ripe,
    violet crumble, peppermint crisp, caramello koala, caramello, caramilk, whittakers, whittaker's, pinky bar,
    moro bar, tex bar, lunch bar cadbury, bar one, bar-one, p.s. bar, chocolate log cadbury
  sweetener | peanut dairy | soybean | vegetarian..meat | ? | snickers, snickers bar, snickers ice cream, reese's,
    reeses, reese's cups, reeses peanut butter cups, reese's peanut butter cups, reeses pieces, reese's pieces,
    peanut m&ms, peanut m&m's, peanut m&m, butterfinger, butterfingers, baby ruth, payday bar candy, mr goodbar,
    nutrageous, fast break bar, take 5 bar, 5th avenue bar, goobers candy, chocolate covered peanuts,
    chocolate peanuts, picnic bar, star bar, topic peanut, nestle nuts peanut, dairy milk peanut
  sweetener | gluten | soybean | vegan..vegetarian | ? | oreo, oreos, oreo cookies, oreo biscuits, golden oreos,
    oreo thins, double stuf oreos
  sauce | eggs | soybean | vegetarian | ? | miracle whip, miracle whip dressing, hellmanns, hellmann's,
    hellman's mayo, best foods mayo, best foods mayonnaise, dukes mayo, duke's mayonnaise, dukes mayonnaise,
    kraft mayo, kewpie mayonnaise, heinz mayo, heinz mayonnaise, s&w mayo, blue plate mayonnaise, hellmanns light,
    real mayonnaise hellmanns, chipotle mayo, sriracha mayo, sriracha mayonnaise, burger sauce, big mac sauce,
    thousand island, thousand island dressing, tartare sauce, fry sauce, marie rose sauce, marie rose,
    comeback sauce, yum yum sauce, durkee famous sauce
  sauce | eggs dairy | soybean | vegetarian | ? | hidden valley ranch, hidden valley, ranch dressing hidden valley,
    kens ranch, ken's ranch, blue cheese dressing, kraft ranch, wishbone ranch, litehouse ranch
  sauce | | soybean | vegan..meat | ? | wishbone italian, kens italian, zesty italian dressing,
    italian dressing bottled, la choy, la choy soy
  bread | gluten eggs | dairy soybean | vegetarian | ? | jaffa cakes, jaffa cake, mcvities jaffa cakes,
    mcvitie's jaffa cakes, eggo waffles, eggo, eggos, eggo waffle, kelloggs eggo, twinkies, twinkie, hostess twinkies,
    ding dongs, ho hos, hostess cupcakes, little debbie, little debbies, swiss rolls little debbie,
    oatmeal creme pies, zebra cakes, nutty buddy cake, cosmic brownies, mr kipling, mr kipling cakes, mr kiplings,
    cherry bakewells, french fancies, battenberg slices, angel slices, entenmanns, entenmann's, sara lee pound cake,
    sara lee cake, mccambridge cake
  bread | gluten | soybean | meat | ? | pop tarts, pop-tarts, pop tart, frosted pop tarts
  sweetener | gluten | dairy | meat | ? | rice krispie treats, rice krispies treats, rice krispie treat,
    rice krispies squares, rice krispie squares, marshmallow squares cereal
  milk | dairy | soybean | pescatarian..meat | ? | aptamil, aptamil first milk, sma, sma formula,
    sma first infant milk, cow and gate, cow & gate, cow & gate formula, hipp formula, hipp organic formula, kendamil,
    enfamil, similac, gerber good start, nan formula, nan infant formula, s26 formula, s-26, karicare,
    nutricia formula, toddler formula, baby formula, infant formula, infant milk, baby milk powder, formula milk,
    follow on milk, toddler milk, growing up milk
  dish | dairy | soybean | vegetarian..meat | ? | quavers, walkers quavers, cheetos, cheetos puffs,
    flamin hot cheetos, cheetos crunchy, wotsits, cheesy wotsits, cheese puffs, cheezels, twisties, cheese twisties,
    cheese curls, cheese balls snack, pirates booty, pirate's booty, smartfood, smartfood popcorn, doritos,
    doritos nacho cheese, nacho cheese doritos, doritos cool ranch, cool ranch doritos, cool original doritos,
    doritos cool original, doritos tangy cheese, walkers cheese and onion, cheese and onion crisps,
    cheese & onion crisps, sour cream and onion crisps, sour cream and onion chips, sour cream and chive crisps,
    ruffles cheddar sour cream, lays sour cream and onion, tayto cheese and onion, white cheddar popcorn,
    skinny pop white cheddar
  dish | dairy | gluten | vegetarian..meat | ? | pringles sour cream, pringles sour cream and onion,
    sour cream and onion pringles, pringles sour cream & onion, cheese pringles, pringles cheese and onion,
    pringles texas bbq sauce dairy
  dish | | gluten | vegan..meat | ? | pringles, pringles original, pringles bbq, pringles salt and vinegar,
    pringles paprika, salt and vinegar pringles, hp sauce, hp brown sauce, vegemite on toast
  dish | dairy | soybean | vegetarian..meat | ? | slim fast, slimfast, slim-fast, slim fast shake, premier protein,
    premier protein shake, muscle milk, fairlife shake, protein shake powder whey, atkins shake,
    atkins bar, ensure, boost nutritional drink, carnation instant breakfast, pediasure, complan
  dish | | soybean | vegan..vegetarian | ? | huel, huel powder, huel black, huel drink, soylent, soylent drink,
    soylent powder, garden of life protein, vegan protein powder, orgain protein, plant protein powder, yfood,
    quest bar, clif bar, clif bars, cliff bar, luna bar, kind bar, kind bars, rxbar, larabar, power bar, nakd bar,
    nakd bars, trek bar, grenade bar
  dish | | | vegan..meat | ? | ella's kitchen, ellas kitchen, ella's kitchen pouch, ellas kitchen pouch, gerber puree,
    gerber baby food, gerber, gerber pouch, beech-nut, beech nut baby food, plum organics, plum baby,
    happy baby pouch, happybaby, cow and gate jar, hipp jar, hipp baby jar, hipp pouch, heinz baby food,
    heinz baby jar, piccolo pouch, kiddylicious, organix, organix carrot puffs, baby food pouch, baby food jar,
    baby puree, only organic pouch, rafferty's garden, raffertys garden, purity baby food, purity jar,
    once upon a farm pouch
  sweetener | dairy gluten eggs | soybean | vegetarian | ? | ben & jerry's cookie dough, ben and jerrys cookie dough,
    ben & jerrys cookie dough, cookie dough ice cream, chocolate chip cookie dough ice cream,
    ben & jerry's half baked, half baked ice cream, ben and jerrys half baked
  sweetener | dairy eggs | soybean | vegetarian | ? | ben & jerry's, ben and jerrys, ben & jerrys, ben and jerry's,
    ben & jerry's phish food, phish food, ben and jerrys phish food, cherry garcia, chunky monkey
  sweetener | dairy | soybean | vegetarian | ? | magnum, magnum ice cream, magnum classic, magnum almond,
    magnum white, mini magnums, klondike bar, klondike bars, fab ice lolly, feast ice cream, feast lolly, mini milk,
    solero, viennetta, walls vienetta, vienetta, breyers, breyers vanilla, blue bell ice cream, dreyers,
    edys ice cream, carte d'or, talenti, halo top, baskin robbins, dairy queen blizzard, mcflurry, frosty wendys
  dish | gluten | soybean | vegan..meat | ? | pot noodle, pot noodles, pot noodle chicken and mushroom,
    pot noodle beef and tomato, bombay bad boy, super noodles, batchelors super noodles, koka noodles,
    nissin cup noodles, nissin cup noodle, nissin ramen, sapporo ichiban, shin ramyun, nongshim noodles,
    samyang noodles, buldak, buldak noodles, buldak ramen, mi goreng packet, mr noodles, 
    maggi 2 minute noodles, top ramen, maruchan, yum yum noodles, mama noodles,
    mama instant noodles, indomie mi goreng, naked noodle, itsu noodles
  dish | gluten dairy | | vegetarian..meat | ? | kraft dinner, kd, kraft mac and cheese, kraft mac & cheese,
    annie's mac and cheese, annies mac and cheese, annie's shells and white cheddar, velveeta shells,
    velveeta shells and cheese, easy mac, stouffers mac and cheese, stouffer's lasagna, stouffers lasagna,
    spaghettios, chef boyardee ravioli, chef boyardee, beefaroni, heinz ravioli, tinned ravioli,
    heinz macaroni cheese, hamburger helper
  plant-protein | soybean gluten | | vegan..vegetarian | ? | tofurky, tofurky slices, tofurky roast, tofurkey,
    field roast sausage, gardein, gardein tenders, gardein chickn, gardein strips, fry's family, frys nuggets,
    fry's burgers, morningstar burgers, boca burgers, vivera, this isn't chicken strips, yves veggie,
    lightlife sausage, linda mccartney sausages, linda mccartney, linda mccartneys, linda mccartney sausage,
    linda mccartney burgers, richmond meat free sausages, richmond meat free, redefine meat, loma linda,
    worthington foods, sanitarium sausages, vegie delights, meatless farm mince, squeaky bean, the vegetarian butcher,
    vegetarian butcher
  plant-protein | | | vegan | ? | beyond meat, beyond mince, beyond sausage,
    beyond sausages, beyond beef, beyond patties
  dish | gluten | soybean | vegan..meat | ? | stove top stuffing, rice-a-roni, rice a roni, pasta roni,
    knorr pasta sides, knorr rice sides, betty crocker potatoes, shake n bake, shake and bake, ritz, 
    town house crackers, club crackers, wheat thins, chicken in a biskit, sociables, keebler crackers, triscuit dip,
    premium saltines, nabisco crackers
  dish | peanut gluten | soybean | vegetarian | ? | nutter butters, nutter butter, nutter butter cookies, nutty buddy,
    nutty bars, do-si-dos, tagalongs, reese's puffs, reeses puffs, peanut butter captain crunch,
    peanut butter cap'n crunch, toastchee, lance peanut butter crackers, peanut butter crackers,
    austin peanut butter crackers, ritz bits peanut butter
  grain | gluten | | vegan..vegetarian | ? | alpen, weetos, krave, krave cereal, crunchy nut clusters,
    special k red berries, cinnamon toast crunch, frosted cheerios, honey nut cheerios, multigrain cheerios,
    cocoa puffs, cocoa krispies, cocoa pebbles, fruity pebbles, life cereal, chex mix, wheat chex, shreddies,
    frosted shreddies, oatibix, grape nuts, fiber one, great grains, honey nut loops, minute oats, quaker squares,
    jordans country crisp, nesquik cereal, chocapic, lion cereal, cookie crisp, milo cereal, vita brits, sultana bran,
    just right cereal
  nut-butter | peanut | soybean | vegan..vegetarian | ? | jif, jif peanut butter, skippy, skippy peanut butter,
    peter pan peanut butter, sun pat, sunpat, sun-pat, kraft smooth peanut butter, goober grape, goober jelly
  sweetener | dairy | soybean | vegetarian | ? | nutella spread, nutella jar, nusica,
    hazelnut spread nutella, cadbury hot chocolate, swiss miss, swiss miss cocoa, nesquik, nesquik milk,
    hot cocoa mix, cadbury chocolate spread, angel delight, butterscotch angel delight, birds instant whip,
    jello pudding, jell-o pudding, instant pudding mix, snack pack pudding, ambrosia custard, ambrosia rice pudding,
    ambrosia creamed rice
  drink | dairy | soybean | vegetarian | ? | yazoo, yazoo milkshake, frijj, frijj milkshake, mars milk,
    starbucks frappuccino, frappuccino, bottled frappuccino, oak iced coffee, dare iced coffee,
    farmers union iced coffee, big m milk, moove milk, primo milk, yoohoo, yoo-hoo, nesquik ready to drink,
    mccafe latte can
  sauce | soybean gluten | | vegan..meat | ? | lee kum kee hoisin, lee kum kee black bean, blue dragon stir fry sauce,
    blue dragon black bean sauce, blue dragon hoisin, sharwoods hoisin, sharwood's plum sauce, amoy black bean,
    amoy stir fry sauce, kikkoman teriyaki, kikkoman, soy vay, soy vay teriyaki, bull-dog tonkatsu sauce,
    otafuku sauce, tonkatsu sauce, yoshida's sauce, yoshidas, la choy teriyaki, pf changs sauce,
    panda express orange sauce, bachan's, bachans
  sauce | shellfish soybean | gluten | pescatarian..meat | ? | maekrua oyster, lee kum kee oyster,
    panda brand oyster sauce, panda oyster sauce, xo sauce lee kum kee
  dish | gluten | | pescatarian | ? | gortons fish sticks, gorton's, birds eye cod fillets, birds eye battered fish,
    youngs battered fish, fish fingers birdseye, captain birdseye fish fingers, fillet of fish breaded birds eye,
    i&j fish fingers, sealord fish fingers, van de kamp fish sticks, mrs pauls fish sticks
  dish | shellfish gluten | | pescatarian..meat | ? | youngs scampi, young's scampi, whitby scampi,
    whitby seafoods scampi, seapak shrimp, seapak popcorn shrimp
  dish | | dairy gluten peanut | vegetarian..meat | ? | lance toastchee cheese
  dish | | dairy gluten | meat | ? | hot pockets pepperoni, hot pockets ham and cheese
  dish | | dairy gluten eggs soybean | vegetarian..meat | ? | cadbury mini rolls
  dish | | dairy gluten soybean | vegetarian..meat | ? | toffee crisp bar, nesquik cereal, lion cereal
  dish | | dairy gluten | vegetarian..meat | ? | frosted pop tarts
  dish | | | meat | ? | cow & gate formula
  dish | | gluten soybean mushroom | meat | ? | pot noodle chicken and mushroom
  dish | | dairy gluten eggs | vegetarian..meat | ? | heinz ravioli, tinned ravioli
  dish | | dairy gluten | vegan..meat | ? | jordans country crisp
  sweetener | dairy eggs | | vegetarian | ? | haagen-dazs vanilla, haagen dazs vanilla, haagen dazs, haagen-dazs,
    häagen-dazs, häagen dazs
  dish | gluten | soybean | meat | ? | richmond sausages, richmond sausage, richmond pork sausages, walls sausages,
    wall's sausages, wall's pork sausages, walls pork sausages, birds eye sausages, mattessons smoked sausage
  grain | gluten | soybean | vegan..vegetarian | ? | chex mix, chex mix traditional, gardettos, gardetto's
  bread | gluten | soybean | vegan..vegetarian | ? | betty crocker brownie mix, betty crocker cake mix, betty crocker,
    duncan hines, duncan hines cake mix, duncan hines brownie mix, pillsbury cake mix, ghirardelli brownie mix,
    krusteaz brownie mix
  sweetener | | soybean | vegan..vegetarian | ? | duncan hines frosting, betty crocker frosting, pillsbury frosting
  butter | | soybean | vegan..vegetarian | ? | i can't believe it's not butter, i cant believe its not butter, icbinb,
    country crock, parkay, imperial margarine, blue bonnet, blue bonnet margarine, smart balance, promise spread,
    earth balance, stork, stork margarine, vitalite, nuttelex
  oil | | soybean | vegan | ? | pam spray, pam, pam cooking spray, pam baking spray, crisco, crisco shortening,
    wesson oil, crisco oil, mazola spray
  sauce | | soybean | vegan | ? | sabra hummus, sabra
  dish | gluten | dairy soybean | vegetarian..meat | ? | chef boyardee ravioli, chef boyardee
  plant-protein | soybean | | vegan | ? | chao slices, chao cheese, chao
  soft-cheese | | | vegan | ? | daiya, daiya cheese, daiya shreds, violife slices, violife block,
    violife feta, follow your heart cheese, miyokos, miyoko's, applewood vegan, sheese, cathedral city plant based,
    nurishh, babybel plant based
  acid | gluten | | vegan | ? | sarson's vinegar, sarsons, sarson's, sarsons vinegar, sarson's malt vinegar,
    sarsons malt vinegar, chip shop vinegar
  hot-sauce | | | vegan | ? | huy fong sriracha, huy fong, flying goose sriracha, nandos medium,
    nando's medium
  dish | | | vegan..pescatarian | ? | kp skips, skips crisps, prawn cocktail skips
  plant-protein | | soybean gluten eggs dairy | vegan..vegetarian | ? | morningstar farms, morningstar,
    morning star farms, morningstar chik patties, morningstar bacon strips, morningstar sausage patties,
    morningstar grillers
`)
