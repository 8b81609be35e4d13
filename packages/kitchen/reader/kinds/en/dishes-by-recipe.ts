import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/**
 * Dishes that other tables group with similar ones, each with its own usual contents, and plain foods named after
 * dishes.
 */
export const dishesByRecipe = parseFoodLines(`
  dish | dairy gluten shellfish | eggs | pescatarian..meat | ? | crab rangoon, crab rangoons, cream cheese wontons
  dish | dairy gluten | | vegetarian..meat | ? | tarhana, tarhana soup, trahana
  plant-protein | | gluten soybean | vegan..vegetarian | ? | veg mince, vegetable mince, veg balls, veg strips, veg pieces, veg slices
  plant-protein | | mushroom soybean | vegan | ? | vegan scallops, vegan scallop
  poultry | | | meat | ? | marinated chicken, marinated chicken breast, marinated chicken thighs, marinated turkey
  meat | | | meat | ? | marinated beef, marinated pork, marinated lamb, marinated steak
  sweetener | | gluten | vegan..meat | ? | licorice, liquorice, red licorice, black licorice, licorice candy
  sauce | | soybean gluten | vegan | ? | bean paste, chinese bean paste
  cream | | dairy | vegan..vegetarian | ? | non dairy creamer, nondairy creamer, coffee creamer, coffee whitener, coffee mate,
    creamer powder, powdered creamer, non dairy whipped topping, nondairy whipped topping
  drink | | | vegan | ? | plant milk, plant based milk
  pickle | | | vegan | - | bread and butter pickles, bread and butter pickle, bread & butter pickles,
    bread and butter cucumbers
  leaf | | | vegan | - | butter leaf, butter leaf lettuce, butterleaf, butterleaf lettuce
  root | | | vegan | - | duck potato, katniss tubers, wapato, wapatoo
  chilli | | | vegan | - | fish pepper, fish peppers, goat pepper, goat peppers, shishito chilli
  sweetener | | | vegan | - | fruit cheese, apple cheese, pear cheese, blackcurrant cheese, cherry cheese, gooseberry cheese, rhubarb cheese,
    cranberry cheese fruit, puree de marrons, creme de marrons, confiture de chataignes, puree de chataignes, compote de pommes, marrons glaces
  vegetable | | | vegan | - | lady's fingers okra, ladys fingers okra, lady fingers veg, lady's fingers vegetable, bhindi lady fingers,
    alligator pears, vegetable pears, vegetable sheep greens, oyster of the garden, mad apple, garden eggs
  dish | | | vegan..vegetarian | ? | eggplant caviar, aubergine caviar, cowboy caviar, texas caviar, poor man's caviar, georgia caviar, redneck caviar,
    mushroom-free caviar, beetroot caviar, courgette caviar, squash caviar, vegetable caviar
  dish | gluten | | meat | ? | frogs in a blanket, dogs in a blanket, pigs under blankets, kilted sausages, kilted soldiers
  dish | shellfish eggs | gluten dairy | meat | ? | hangtown fry
  dish | shellfish | gluten | meat | ? | angels on horseback, angels on a horse, oysters casino, carpetbag steak, carpetbagger steak,
    clams posillipo, oysters kilpatrick, carpetbag burger
  dish | gluten dairy | | vegetarian..meat | ? | egg plant parm, aubergine parm, oysters rockefeller, chipped beef gravy,
    chicken fried steak with gravy, sawmill gravy, white gravy, country gravy
  dish | | dairy gluten | vegetarian..meat | ? | johnny marzetti, jalapeno poppers, jalapeno popper, cauliflower cheese soup, chicken a la king,
    crab newburg, lobster newburg, crab au gratin, prawn alfredo, crab alfredo, shrimp newburg, scallop gratin, lobster thermidor, crab thermidor,
    bouchee a la reine, coquille saint jacques
  dish | shellfish | dairy gluten | pescatarian..meat | ? | lobster thermidor, crab thermidor, oyster pie, oyster bisque, prawn bisque, partan bree,
    crab bree, scallop gratin, crab soup, cullen crab soup, cockle pie, crab newburg, lobster newburg, prawn alfredo, crab alfredo
  dish | shellfish | | pescatarian..meat | ? | buckie soup, cockle soup, limpet stovies, limpet soup, winkle soup, cajun boil, whelk chowder
  bread | gluten | dairy eggs | vegetarian | ? | langues de chat, langue de chat, cat's tongues, cats tongues biscuits, griddle scones,
    bakestone cake, bakestones, ashbourne gingerbread, grasmere gingerbread, cornish fairing, cornish fairings, devon splits, devonshire split,
    cut rounds, apple dappy, apple dappies, tharf cake, thar cake, soul cakes, soul cake, soulmass cakes, soulmass cake, kringler, kringla,
    spotted dick and custard, tuff buns, lemon dappy, pitcaithly bannock, butteries split, gloucester tartlets
  bread | gluten | dairy | vegetarian..meat | ? | singing hinny, singing hinnies, sly cake, sad cake, dorset knob, dorset knobs, kentish huffkins,
    spotted dick, spotted dog pudding
  dish | dairy gluten | | vegetarian | ? | wigan slappy vegetarian, cheese dreams, cheese frenchy, cheese frenchee
  bread | gluten | | vegan..meat | ? | stormjaers, stormjaer, kaimati, kikomando, boflot, bofloat, toogbei, atsomo, achomo, hasty pudding, prawn puri,
    monkeygland burger, pap en vleis sausage, damper and cocky's joy, spring rolls vegetable, spring roll veg, vegetable springrolls
  dish | gluten | eggs | vegetarian..meat | ? | birds in a nest, one-eyed jacks, bird in a nest toast, eggs in a nest
  egg | eggs | | vegetarian | ? | eggs en cocotte, oeuf en cocotte, strapatsada, strapatsatha, kayanas, ajja, eggah, eggs neptune
  dish | shellfish | gluten soybean | meat | ? | har mee, hae mee, prawn mee, penang prawn mee, curry mee, mee rebus, mee siam, popiah, kueh pie tee,
    kuih pie tee, black pepper crab, cereal prawns, har gow, har gau, siu mai, shumai, siu mai dumplings, yeung chow fried rice, xingzhou mai fun,
    salt and pepper prawns, honey walnut shrimp, subgum chow mein, special chow mein, special fried rice, hae bee hiam, mantis prawn noodles
  dish | shellfish peanut | soybean gluten | meat | ? | rojak, fruit rojak, rojak buah, penang rojak, pasembur
  dish | soybean | gluten | vegan..meat | ? | yong tau foo, yong tau fu, pockmarked tofu, mapo dofu, loh bak png, lor bak, lo bak, loh bak, tau yew bak,
    tau yu bak, tau eu bak, lor mee, lo mee, loh mee, hiyayakko, inari sushi, inarizushi, kabocha no nimono, daikon no nimono, satoimo no nimono, kabocha nimono,
    kongjaban, adobo manok, beef steak tagalog, bistek, siopao, asado siopao, char siu bao, sukiyaki, yakiniku, gyudon
  dish | | soybean gluten | meat | ? | sisig, pancit palabok, kuay teow, kway teow soup, karaage, tori karaage, okonomiyaki, monjayaki, gamjatang,
    haejangguk, yukgaejang, galbitang, bossam, sweet and sour pork, chilli beef takeaway, egg fried rice takeaway, popcorn chicken taiwanese,
    subgum, mongolian lamb, shredded chilli beef, chinese spare ribs, chinese curry, chop suey, crispy chilli chicken, chicken balls chinese
`)
