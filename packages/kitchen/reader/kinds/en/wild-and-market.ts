import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Wild and market plants, seaweeds, fungi, fish and meats, without additions. */
export const wildAndMarketFoods = parseFoodLines(`
  seaweed | |  | vegan | - | laverbread, laver bread, bara lawr, dulse crisps, dulse flakes, slouk, tangle kelp, furbelows, karengo,
    irish moss, carrageen, carrageen moss, agar, agar agar, badderlocks, wakame flakes
  leaf | |  | vegan | - | puha, warrigal greens, warrigal spinach, botany bay spinach, saltbush, karkalla, pigface, sea parsley, pikopiko,
    horopito, kawakawa, callaloo leaf, dasheen leaf, bhaji leaves, creasy greens, creecy greens, dock leaves, dockens, sorrel leaves,
    cleavers, goosegrass, sticky willy, bishops weed, goutweed, fat hen, lincolnshire spinach, sea beet, sea kale, sea aster, sea blite,
    orache, golden saxifrage, pennywort, navelwort, hedge mustard, jack by the hedge, lady's smock, cuckooflower leaves, hawthorn leaves,
    beech leaves, ramsons, wild garlic, buckrams, hop shoots, poor man's asparagus, sweet cicely, lovage, borage, bronze fennel,
    oyster leaf, ice plant, minutina, mustard cress, mustard and cress, salad cress, land cress, tatsoi, amaranth leaves, thotakura, morogo,
    marog, imifino, cowpea leaves, pumpkin leaves, ugu, fluted pumpkin leaves, bitterleaf, bitter leaf, waterleaf,
    scent leaf, efirin, african basil, kontomire, cocoyam leaves, sweet potato leaves, matabala leaves, methi leaves, fenugreek leaves,
    drumstick leaves, moringa leaves, curry leaf, amaranth greens, agathi leaves, gongura, betel leaf, pandan leaf, turmeric leaf,
    laksa leaf, rau ram, culantro, shado beni, chadon beni, lemon myrtle, anise myrtle, strawberry gum leaf, dandelion leaves, peashoots,
    pea shoots, pea tops, broad bean tops, beet greens, turnip tops, turnip greens, kail, spring greens
  vegetable | |  | vegan | - | pignuts, pig nut, earthnut, silverweed root, arctium root,
    hamburg parsley, crosnes, oca yam, nz yam, new zealand yam, mashua, kumara, kumera, taewa, urenika, yam daisy, murnong, warran, eddoe,
    eddoes, dasheen, coco yam, tania, malanga, badu, cush cush, breadnut, chataigne, akee, bamboo shoot, plantain flower, green jackfruit,
    polos, cho cho, kabocha, hubbard squash, turk's turban, uchiki kuri, gem squash, custard squash, spaghetti squash,
    acorn squash, dumpling squash, cheese pumpkin, long island cheese pumpkin, jack be little, spine gourd, drumstick vegetable, lotus root,
    water chestnut, asparagus pea, winged bean, yardlong bean, snake bean, long bean, bodi bean, hyacinth bean, cactus pads, pink fir apple, pink fir apples, rat's tail radish, bush tomato, kutjera, desert raisin, oxheart tomato,
    green zebra tomato, hedgehog gourd, monkey jack, bunya nut, bunya nuts
  fruit | |  | vegan | - | butter fruit, cheese fruit, pommecythere, mountain apple, naseberry, chenette, skinup, five fingers fruit,
    cape gooseberry, cape gooseberries, physalis, goldenberry, poha berry, inca berry, ground cherry, ground cherries, husk tomato,
    elephant apple, rambutan, longan, monkey fruit, cream of tartar fruit, suurvy, davidson plum, riberry, riberries, lilly pilly, muntries,
    kakadu plum, gubinge, illawarra plum, midyim berry, medlars, bullaces, damsons, japonica quince, service tree berry, rowanberries,
    sea buckthorn, sea buckthorn berries, hawthorn berries, haws, rosehip, rose hip, rosehips, hips and haws, crab apples, wilding apple,
    barberry, zereshk, cloudberry, cloudberries, bakeapples, baked apple berry, partridgeberry, partridgeberries, saskatoon berry,
    saskatoons, chokecherries, salmonberry, salmonberries, thimbleberry, huckleberry, marionberry, olallieberry, boysenberry, tayberry,
    loganberry, dewberry, dewberries, mayhaw, mayhaws, muscadines, scuppernongs, pawpaw, american pawpaw, persimmon, buffalo berry,
    soapberry, juneberry, shadberry, wineberry, mulberry, fraughan, hurts, bearberry, crowberry, crowberries, arbutus berries,
    blackthorn berries, elderflower, elderflowers, peach melon, rockmelon, toad skin melon, galia, ogen melon, pomelo, shaddock, kumquat,
    yuzu, seville orange, blood orange, rangpur lime, kalamansi, calamansi
  nut | |  | vegan | - | cobnut, cobnuts, kentish cob, filbert, filberts, hickory nuts, butternut, butternuts, beech nut, beech mast,
    bunya bunya, queensland nut, water caltrop, pine kernel, egusi, wattleseed, butterfruit seed, tallow nut
  mushroom | mushroom | | vegan | - | chicken of the woods, sheepshead mushroom, ram's head mushroom, lobster mushroom,
    lobster mushrooms, poor man's steak fungus, jelly ears, wood ears, cloud ears, penny buns, cep, ceps, porcini, slippery jacks,
    scarletina bolete, st georges mushroom, blue legs, the prince mushroom, parasol mushrooms, puffballs, girolles, trompettes, morel,
    morels, merkels, molly moochers, stumpers, enoki, lion's mane, pom pom mushroom, bear's head tooth, oyster mushrooms, beech mushrooms,
    nameko, chestnut mushroom, chestnut mushrooms, cremini, baby bella, baby bellas, portobello, portabella, straw mushroom, wine caps,
    candy cap mushroom, candy caps, mushy caps, dried mushrooms, dried porcini, mixed mushrooms, mixed wild mushrooms,
    wild mushrooms
  fish | |  | pescatarian | - | bummalo, coley, spurdog, ling, lemon sole, flounder, fluke, turbot, st peter's fish, sea trout, sewin,
    salmon trout, arctic char, gwyniad, elvers, glass eels, sprats, sprat, sand eels, smelt, sparling, zander, pike perch, bream, catfish,
    channel cat, flathead catfish, choupique, buffalofish, freshwater drum, speckled trout, mahi mahi, mahi-mahi, dorado, ono, opakapaka,
    onaga, monchong, bluefish, rockfish, black cod, sand dabs, petrale sole, rex sole, grunion, eulachon, ooligan, oolichan, candlefish,
    salt cod, bacalao, cod sounds, sounds cod, britches, barramundi, barra, red emperor, blue-eye trevalla, blue eye cod, terakihi,
    groper, inanga, hake, kabeljou, kob, maasbanker, harders, galjoen, steenbras, stumpnose, angelfish fillet, panga, kingfish, king fish,
    red snapper, grunts, doctor fish, cascadura, bangamary, gilbaka, hassar, seer fish, katla, pabda, tengra, koi fish, tilapia, nile perch,
    chambo, kapenta, dagaa, omena, mukene, bottargo, mullet roe, hard roe, herring milt, milts, ikan bilis,
    dried anchovies, anchovies, boquerones
  shellfish | shellfish | | pescatarian | - | crawdads, mudbugs, crawdaddies, moreton bay bug, moreton bay bugs, balmain bugs,
    bay bugs, squat lobsters, langoustine, langoustines, dublin bay prawns, spot prawns, brown shrimps, morecambe bay shrimps, sand shrimp, yabbies, koura, spiny lobster, rock lobster, cray, crays, crayfish tails, velvet crab, brown crab, cromer crab, dungeness crab,
    dungeness, snow crab, king crab, blue crab, blue crabs, soft shell crab, stone crab claws, blue swimmer crab, spanner crab, gooey duck,
    pacific geoduck, razor clam, razor clams, spoots, spoot, quahogs, littlenecks, littleneck clams, cherrystone clams, cherrystones,
    steamers clams, surf clams, palourdes, carpet shell, amandes, dog cockles, stewkey blues, queenie, queen scallops, oysters,
    bluff oysters, colchester oysters, natives oysters, whitstable oysters, blue points, bluepoint oysters, periwinkles, willicks, whelks,
    limpets, opihi, ormers, perlemoen, greenlip mussels, green lipped mussels, horse mussels, clappy doo, clappy doos, clabby doos,
    goose barnacles, barnacles, lambi, sea snails, garden snails, wallfish, squid, arrow squid, calamari tubes, baby octopus,
    octopus tentacles, sea cat octopus, chitons, gumboot chiton
  meat | |  | meat | - | mopane worms, mopane worm, mopani worms, mopani worm, huhu grubs, huhu grub, witchetty grubs, witchetty grub,
    bogong moth, bogong moths, chapulines, escamoles, sago worms, sago grubs, silkworm pupae, beondegi, buffalo, blesbok, zebra meat,
    manicou, iguana meat, grasscutter, bear meat, muskox, seal flipper, turr, turrs, muktuk, maktak, beaver meat, beaver tail, possum,
    woodchuck, groundhog, gator, gator tail, gator meat, rattlesnake meat, turtle meat, snapping turtle, frog legs, rabbit, coney, hare,
    leveret, wood pigeon, woodcock, snipe, teal, mallard, wild duck, ptarmigan, capercaillie, grouse, partridge, pheasant, quail, squab,
    guga, gannet, muttonbird, mutton bird, titi, mutton, hogget, two tooth, kid goat, goat, chevon, cabrito, veal, rose veal, ox tail,
    oxtail, ox cheek, beef skirt, goose skirt, chitterlings, tripe, thick seam, black tripe, trotters, pettitoes, pig's tail, pigtail,
    pigs tails, hog maws, melts, sweetbreads, bath chaps, neck of lamb, middle neck, lap of lamb, lamb's fry, lambs fry,
    bull's testicles, leaf lard, flare fat, fatback, streak o' lean, streak of lean, side meat, sowbelly, white bacon, jowl, hog jowl,
    guanciale, ham hough, ham hock, ham shank, smoked ham hocks, smoked turkey wings, smoked neckbones, neck bones, neckbones, marrow bones,
    marrowbone, knucklebone
  grain | gluten | | vegan | - | greenwheat, bere meal, beremeal, bere barley, bere, bere flour,
    emmer wheat, einkorn wheat, khorasan wheat, kamut, spelt grain, pearled spelt, pearl barley, pot barley, barley groats, barley flakes,
    rye flakes, malted barley, maslin flour, wheat berries, frumenty wheat, bulgar wheat, bulgur, bulgar, cracked wheat, dalia, daliya,
    broken wheat, burghul, fregola, giant couscous, pearl couscous, matzo meal, matzah meal, matzoh meal
  legume | soybean | | vegan | - | edamame, kinako, roasted soybean flour, soya beans, black soybeans, black soya beans, soya bean sprouts,
    natto beans
`)
