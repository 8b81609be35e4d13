import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Drinks, desserts, cuts and varieties by the names of bars, menus and greengrocers. */
export const drinksAndMenuWords = parseFoodLines(`
  wine | | | vegan..meat | ?| chablis, soave, verdicchio, vouvray, chenin blanc, pinot blanc, vinho verde,
    gruner veltliner, semillon, torrontes, viognier, pouilly fume, blanc de blancs, moselle, mosel wine,
    liebfraumilch wine, hock wine, picpoul, gavi, fino
  wine | | | vegan..meat | ?| cabernet sauvignon, zinfandel, medoc, macon, saint emilion, st emilion, tempranillo,
    montepulciano, nero d'avola, valpolicella, amarone, barolo, barbaresco, primitivo, sangiovese, carmenere,
    pinotage, claret, house red, plonk
  wine | | | vegan..meat | ?| malmsey, tokaji, tokay, ice wine, eiswein, dubonnet, lillet, aperol, campari soda,
    manzanilla sherry, sangaree, wine spritzer, spritzer, white wine spritzer, claret cup
  drink | | | vegan..meat | ?| aperitif, digestif, tipple, booze, liquor, hard liquor, home brew, homebrew, poteen,
    poitin, rotgut, firewater, highball, rickey, gin rickey, tom collins, john collins, julep, mint julep, daiquiri,
    frozen daiquiri, manhattan cocktail, margarita, margaritas, frozen margarita, sazerac, old fashioned cocktail,
    harvey wallbanger, screwdriver cocktail, cosmopolitan cocktail, mojito, caipirinha, mai tai, negroni,
    aperol spritz, sidecar cocktail, gimlet, moscow mule, dark and stormy, long island iced tea, tequila sunrise,
    sea breeze cocktail, drambuie, wassail, wassail cup, orangeade, ade, fruit cordial, cordial, elderflower cordial,
    lime cordial, blackcurrant cordial, bitters, angostura bitters, orange bitters, cocktail bitters, galliano,
    vin brule, hot toddy, whisky toddy, hot whisky, hot lemon, hot punch, fruit punch, rum punch, planter's punch,
    kir, kir royale, bellini cocktail, black russian
  drink | dairy | | vegetarian | ?| irish coffee, irish coffees, baileys coffee, brandy alexander, white russian, grasshopper cocktail
  drink | | eggs | vegetarian | ?| pisco sour, amaretto sour, gin fizz, ramos gin fizz, clover club
  drink | | | vegan..vegetarian | ?| whiskey sour, whisky sour, gin sour
  drink | dairy eggs | | vegetarian | ?| tom and jerry, tom and jerry mix, tom and jerry batter, advocaat snowball,
    snowball cocktail, eggshake, egg flip, egg nogg
  drink | dairy | | vegetarian..meat | ?| white russian cocktail, piña colada with cream, brandy alexander,
    grasshopper cocktail, mudslide cocktail, irish cream, baileys, frappe, frappuccino, frappucino
  drink | | | vegan | -| darjeeling, darjeeling tea, assam, assam tea, ceylon tea, orange pekoe, pekoe, souchong,
    lapsang souchong, lapsang, keemun, hyson, congou, gunpowder tea, english breakfast, earl grey, lady grey,
    irish breakfast, builder's tea, builders tea, pg tips, yorkshire tea, typhoo, tetley tea, tetley
  drink | | | vegan..meat | ?| virgin mary, bloody mary mix, bloody mary cocktail
  drink | shellfish | | pescatarian | ?| clamato, bloody caesar, michelada with clamato
  vegetable | | | vegan | -| pimento, pimentos, crookneck, cocozelle, cushaw, cushaw squash, pigweed leaves,
    kentucky wonder, fordhook, pascal celery, poi
  vegetable | | | vegan | ?| veggie, green groceries, chowchow, chow chow relish, chow-chow
  fruit | | | vegan | -| bosc, anjou, bartlett, seckel, comice, conference pear, rocha pear, clingstone, freestone,
    freestone peach, pippin, pearmain, winesap, macoun, jonathan apple, northern spy, stayman, rome beauty,
    baldwin apple, yellow delicious, opal apple, ceriman, citrange, lansa, oxheart cherry, boxberry, flame tokay,
    ribier
  meat | | | meat | -| fryer chicken, frier chicken, forequarter, hindquarter, foreshank, hindshank, top round,
    bottom round, eye of round, aitchbone, round steak, chopsteak, oven stuffer, spatchcock, wildfowl, second joint,
    pope's nose, parson's nose, organ meats, horseflesh, flitch
  cured-meat | | gluten | meat | ?| weenie, weenies, cocktail weenie, cocktail weenies, wienie
  dish | | | meat | ?| petite marmite, salmi, salmis, chicken salmi, slumgullion, mulligan stew, carbonado, souvlaki,
    souvlakia, chicken souvlaki, pork souvlaki, confit, confit duck, confit de canard, goose confit, potted game,
    bitok, rijsttafel, rijstafel
  dish | | | vegan..meat | ?| side dish, comfort food, fast food, finger food, tv dinner, ready meal, tidbit, titbit,
    timbale, timbales, hors d'oeuvre, hors d'oeuvres, appetizer, appetizers, smorgasbord, rechauffe, soul food,
    pottage, potage st germain
  dish | gluten | | meat | ?| frumenty with venison
  dish | gluten | | vegan..vegetarian | ?| frumenty, furmity, skilly, loblolly gruel, sops, milk sops
  grain | | | vegan | ?| cornmeal mush, fried mush
  sweetener | | | vegan..meat | ?| snack bar, snack bars, protein bar, protein bars, energy bar, energy bars, breakfast bar, breakfast bars, diet bar, diet bars,
    meal bar, meal bars, fruit and nut bar, fruit and nut bars, nutrition bar, nutrition bars, power bar, power bars, sweetmeat, sweetmeats, confectionery, fruit pastille,
    gum ball, gum balls, gumball, sourball, sour balls, comfit, comfits, all day sucker, horehound candy, candy kiss,
    succade, boiled sweet
  sweetener | dairy | | vegetarian..meat | ?| chocolate kiss, chocolate kisses, hershey's kiss, hershey kisses,
    hershey's kisses, molasses kiss, scotch kiss, brandyball, toffy, afters, pud, puds, milk pud, ambrosia rice,
    nesselrode, nesselrode pudding
  bread | gluten | dairy eggs | vegan..vegetarian | ?| griddlecake, griddlecakes, griddle cake, flapcake, battercake,
    battercakes, friedcake, friedcakes, fastnacht, fastnachts, simnel, simnel cake, bridecake, jumbal, jumbals,
    jumbles, dowdy, apple dowdy, baked goods, coffee ring, tea ring, bear paw, bear paws
  bread | gluten | | vegan..vegetarian | ?| beigel, beigels, bialystoker, breadstuff
  bread | gluten | | meat | ?| poor boy sandwich, zep sandwich, triple decker sandwich, western sandwich,
    denver sandwich
  bread | | | vegan..vegetarian | ?| cornpone, corn pone, ash cake, corn dodgers
  sauce | dairy | gluten | vegetarian..meat | ?| sauce albert, bercy, bercy sauce, allemande, poulette,
    sauce poulette, colbert sauce, ravigote butter
  sauce | | | vegan..meat | ?| ravigote, ravigote sauce, bordelaise, bordelaise sauce, sauce bordelaise,
    poivrade sauce, cassareep, flavourer, seasoner
  hard-cheese | dairy | | vegetarian | ?| sapsago, schabziger, rat cheese, store cheese, rat trap cheese,
    cathedral city, cathedral city cheddar, seriously strong, pilgrims choice, pilgrims choice cheddar,
    colliers cheddar, tillamook cheddar, cabot cheddar
  soft-cheese | dairy | | vegetarian..meat | ?| bavarian blue, bavaria blu
  butter | | dairy soybean | vegan..vegetarian | ?| oleomargarine, oleo margarine
  baking | | | vegan | ?| edible glitter, food glitter
  grain | gluten | | vegan..vegetarian | ?| breakfast food, pablum
`)
