import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Savoury dishes of England, Scotland, Wales and Ireland. */
export const britishDishes = parseFoodLines(`
  dish | dairy | | pescatarian | ? | cullen skink, smoked haddock chowder, finnan haddie chowder, smoked haddock soup, haddock in milk,
    smoked haddock in milk, poached smoked haddock in milk
  dish | dairy gluten | | pescatarian | ? | smoked haddock mornay, haddock rarebit, haddock mornay, herring in oatmeal and butter,
    tuna melt, tuna and cheese toastie, tuna cheese melt, tuna pasta bake, tuna bake, salmon pasta bake,
    smoked salmon and cream cheese bagel, salmon and cream cheese sandwich, smoked salmon and cream cheese sandwich,
    lox and cream cheese bagel, haddock and leek gratin, tuna panini, tuna melt panini
  dish | eggs | dairy | pescatarian | ? | kedgeree, salmon kedgeree, haddock kedgeree, smoked haddock kedgeree, omelette arnold bennett,
    arnold bennett omelette
  dish | | dairy | pescatarian | ? | partan bree, ham and haddie, tweed kettle, hairst bree, kipper paste, smoked salmon pate
  dish | shellfish | dairy | pescatarian | ? | partan bree soup, potted crab, potted shrimps, potted shrimp, morecambe bay potted shrimps,
    potted lobster
  dish | gluten | dairy eggs | pescatarian | ? | stargazy pie, stargazey pie, star gazy pie, starry gazy pie, starry gazey pie,
    smoked haddock fishcakes
  dish | gluten | | pescatarian | ? | fish and chips, fish supper, chip shop cod, chippy tea, cod and chips, haddock and chips,
    scampi and chips, scampi in a basket, plaice goujons, cod goujons, battered haddock, battered fish, beer battered cod,
    fish finger sandwich, fish finger butty, fish finger sarnie, herring in oatmeal, herrings in oatmeal, salmon en croute, rock and chips,
    huss and chips, breaded haddock, breaded scampi, devilled whitebait, fried whitebait, sardines on toast, pilchards on toast,
    kippers on toast, mackerel on toast, herring roes on toast, roes on toast, anchovy toast, gentleman's relish on toast, salmon sandwich,
    tinned salmon sandwich, salmon and cucumber sandwich, fish paste sandwich, salmon paste sandwiches, smoked salmon sandwich,
    smoked salmon blini, fish burger, fishcake, fishcakes, salmon fishcakes, cod fishcakes, yorkshire fishcake, yorkshire fishcakes,
    rock salmon in batter, fish bites, fish goujons, goujons of sole, goujons of plaice, pilchard pie, eel pie, herring pie
  dish | dairy | gluten | pescatarian | ? | fish pie, fisherman's pie, admiral's pie, salmon fish pie, luxury fish pie, ocean pie,
    cod in parsley sauce, cod in butter sauce, fish in parsley sauce
  dish | dairy gluten shellfish | | pescatarian | ? | seafood pancakes, prawn and crab mornay
  dish | dairy gluten | | vegetarian | ? | cauliflower cheese, cauli cheese, leek gratin, leeks in white sauce, macaroni cheese,
    mac n cheese, macaroni pie, scotch macaroni pie, welsh rarebit, welsh rabbit, rarebit, cheese on toast, cheese toastie,
    cheese and onion toastie, cheese and tomato toastie, toasted cheese sandwich, cheese and onion pasty, cheese and onion pie,
    cheese and onion roll, cheese and onion slice, cheese and onion bake, cheese sandwich, cheese and pickle sandwich,
    cheese ploughmans sandwich, cheese and tomato sandwich, cheese ploughman's sandwich, homity pie, cheese sauce, cheddar sauce,
    mornay sauce, sauce mornay, white sauce, bechamel sauce, bechamel, parsley sauce, onion sauce, bread sauce, leeks in cheese sauce
  dish | dairy gluten eggs | | vegetarian | ? | buck rarebit, cheese and leek sausages, glamorgan sausage, glamorgan sausages,
    selsig morgannwg, yorkshire pudding, yorkshire puddings, yorkshires, yorkies, batter pudding, giant yorkshire pudding, popovers,
    yorkshire pud, yorkshire puds, cheese souffle, cheese scones, broccoli quiche, cheese and onion quiche, leek quiche, vegetable quiche,
    cheese flan, cheese and onion flan, egg and cheese pie, egg and cress sandwich buttered
  dish | dairy gluten eggs | | meat | ? | toad in the hole, toad-in-the-hole, toad in a hole, quiche lorraine, bacon and leek quiche,
    bacon and cheese quiche, ham and cheese quiche, chicken kiev, chicken cordon bleu, giant yorkshire pudding filled,
    yorkshire pudding wrap, full english in a yorkshire, bacon and egg pie with cheese, bacon and egg flan
  dish | eggs gluten | | meat | ? | scotch egg, scotch eggs, black pudding scotch egg, mini scotch eggs, picnic eggs, savoury eggs,
    savory eggs, party eggs, egg and bacon pie, bacon and egg pie, veal and ham pie, manchester egg, ham and egg pie,
    bacon and egg sandwich, bacon and egg roll, egg and bacon butty, sausage and egg mcmuffin, sausage and egg muffin,
    sausage and egg sandwich, egg and bacon sandwich, all day breakfast sandwich, full scottish, full scottish breakfast, ulster fry,
    full irish, full irish breakfast, full welsh breakfast, coronation chicken sandwich, chicken mayo sandwich, chicken and bacon sandwich,
    chicken caesar wrap, club sandwich, all day breakfast, chicken club sandwich, chicken salad sandwich, chicken mayonnaise sandwich,
    chicken and sweetcorn sandwich
  dish | gluten | | meat | ? | pork pie, melton mowbray, pork pies, mini pork pie, growler, raised pie, grosvenor pie, huntsman pie,
    ham sandwich, ham and pease pudding stottie, bacon sandwich, bacon butty, bacon sarnie, bacon bap, bacon roll, bacon barm, bacon cob,
    sausage sandwich, sausage butty, sausage sarnie, sausage bap, blt sandwich, b l t, blt, roast beef sandwich, corned beef sandwich,
    corned beef pie, corned beef pasty, corned beef plate pie, corned beef and onion pie, rag pudding, steak pie, steak and kidney pie,
    steak and kidney pud, kate and sidney, kate and sydney pie, babby's yed, baby's head pudding, snake and kiddie pie, steak and onion pie,
    steak and gravy pie, steak and guinness pie, beef and ale pie, beef and guinness pie, meat pie, minced beef pie,
    minced beef and onion pie, mutton pie, kilmarnock pie, football pie, forfar bridies, cornish pasty, cornish pasties, oggie, oggy,
    tiddy oggy, tiddly oggy, croust pasty, meat and potato pasty, beef pasty, minced beef pasty, devon pasty, clanger, fidget pie,
    fitchett pie, shropshire fidget pie, squab pie, devonshire squab pie, lamb and mint pie, lamb pie, rabbit pie, pigeon pie, venison pie,
    goose pie, chicken pot pie, chicken and ham pie, chicken and bacon pie, chicken and gravy pie, chicken balti pie, balti pie,
    chicken pasty, chicken tikka pasty, chicken bake, chicken slice, steak slice, steak bakes, sausage roll, sausage rolls,
    jumbo sausage roll, sausage plait, sausage pinwheels, sausage bean and cheese melt, party sausage rolls, pork and apple sausage rolls,
    greggs steak bake, greggs chicken bake, wigan kebab, pie barm, pie butty, slappy, haggis, haggis neeps and tatties, haggis pakora,
    balmoral chicken, haggis bon bons, haggis supper, lamb haggis, veggie haggis meat, black pudding, clonakilty pudding, white pudding,
    red pudding supper, mealie pudding, mealy pudding, mealie jimmy, skirlie, skirley, hog's pudding, hogs pudding, groats pudding,
    groaty dick, hodge pudding, faggot, faggots, faggots and peas, savoury ducks, poor man's goose, ducks and peas, haslet, acelet,
    beef olives, beef olive, rissoles, rissole, meat loaf, meatloaf, sliced sausage, sausage and mash, bangers and mash, sausage and chips,
    battered sausage and chips, saveloy, saveloys, saveloy and chips, saveloy dip, jumbo battered sausage, spam fritter, spam fritters,
    haslet sandwich, chip shop pie, pukka pie, meat pudding, fray bentos, sausage and bean casserole, lincolnshire sausage,
    lincolnshire sausages, sausage meat stuffing, sausagemeat stuffing, sausage stuffing, jumbo sausages, chicken roll, breakfast roll,
    chicken fillet roll, spice burger, spice burgers, spice bag, batter burger, batter burgers, snack box, donegal oatcake,
    beef and dumplings, stew and dumplings, beef stew and dumplings, beef stew with dumplings, mince and dumplings, mince with dumplings,
    mince and doughboys, doughboys, suet dumplings, sussex bacon roll, bacon roly poly, bacon pudding, leek pudding, panackelty,
    hotch potch, powsowdie, sheep's head broth, barley broth
  dish | dairy gluten | | meat | ? | jambon cheese, ham and cheese jambon, ham and cheese toastie, ham and cheese sandwich,
    ham cheese toastie, parmo, teesside parmo, middlesbrough parmo, beef lasagne, chicken and stuffing sandwich buttered,
    ham hock and leek pie
  dish | mushroom gluten | dairy | meat | ? | chicken and mushroom pie, chicken and mushroom slice, chicken and mushroom pasty,
    chicken mushroom pie, steak and mushroom pie, beef and mushroom pie, chicken and mushroom puff pie
  dish | mushroom gluten | dairy eggs | meat | ? | beef wellington, individual beef wellington, venison wellington, pork wellington,
    fillet of beef en croute, beef en croute
  dish | gluten | dairy eggs | vegan..meat | ? | vegetable wellington, nut wellington, veggie wellington, butternut wellington,
    salmon wellington
  dish | gluten mushroom | dairy | vegan..meat | ? | mushroom wellington, mushroom pie, mushroom vol au vents, mushroom and ale pie,
    mushrooms on toast, creamy mushrooms on toast, garlic mushrooms on toast
  dish | | dairy | meat | ? | shepherd's pie, shepherds pie, cottage pie, cumberland pie, lamb shepherd's pie, cottage pie ready meal,
    mince and mash, cow pie with mash, saint stephens pie, st stephens day pie, hachis parmentier
  dish | | dairy | vegan..meat | ? | champ, colcannon, clapshot, mash and gravy, rumbledethumps, kailkenny, pan haggerty, punch nep,
    punchnep, boulangere potatoes, dauphinoise potatoes, gratin dauphinois, poundies, cally, irish thump, brutie, brewtie, potato gratin,
    jacket potato with cheese and beans, cheesy jacket potato, jacket potato with cheese, baked potato with cheese, leek and potato soup,
    cream of leek and potato soup, potato and leek soup, cream of mushroom potato, cream of chicken soup, cream of celery soup,
    cream of asparagus soup, cream of broccoli soup, cream of vegetable soup, cream of cauliflower soup, broccoli and stilton soup,
    stilton soup, celery and stilton soup, cheese and broccoli soup, cream of tomato soup
  dish | dairy | | vegan..meat | ? | chips and cheese, chips cheese and gravy, cheesy chips and gravy, cheesy chips and beans, cheesy beans,
    cheesy potatoes, stilton and broccoli soup, cauliflower cheese soup, potato dauphinoise, dauphinoise, scalloped potatoes with cheese,
    cheese and potato bake, cheese and onion potato bake, cheese and potato pie, cheese dreams, jacket potato with tuna and cheese,
    cheese and pineapple hedgehog, cheese and pineapple sticks, cheese and pineapple on sticks, ploughman's lunch, ploughmans lunch,
    ploughman's platter, ploughman's
  dish | dairy mushroom | gluten | vegan..meat | ? | cream of mushroom soup, mushroom soup, creamy mushroom soup, condensed mushroom soup,
    campbell's cream of mushroom, heinz cream of mushroom soup, garlic mushrooms in cream, creamy garlic mushrooms, mushroom sauce,
    diane sauce, steak diane, mushroom stroganoff, mushrooms in cream
  dish | mushroom | gluten | vegan..meat | ? | breaded mushrooms, breaded garlic mushrooms, garlic mushrooms breaded,
    breaded button mushrooms, battered mushrooms, deep fried mushrooms
  dish | mushroom | dairy | vegan..meat | ? | garlic mushrooms, garlic butter mushrooms, stuffed mushrooms, stuffed portobello mushrooms,
    duxelles, mushroom duxelles, buttered mushrooms, mushroom pate, mushroom parfait, mushroom risotto, chicken and mushroom soup,
    devilled mushrooms
  dish | dairy mushroom | gluten | meat | ? | beef stroganoff, stroganoff, pork stroganoff, chicken stroganoff, steak stroganoff,
    chicken and mushroom in cream, chicken supreme sauce
  dish | eggs | dairy | vegetarian | ? | scrambled egg, scrambled eggs, scrambies, rumbled eggs, buttered eggs, cheese omelette,
    ham omelette, creamed eggs
  dish | eggs dairy | | vegetarian | ? | cheese and ham omelette, cheese and onion omelette, cheesy scrambled eggs, cheesy eggs,
    cheese and mushroom omelette, souffle omelette cheese
  dish | eggs gluten | dairy | vegetarian | ? | eggy bread, gypsy toast, poor knights of windsor, bombay toast, pain perdu, french toast,
    egg in the hole, egg in a hole, eggs in a basket, egg in a basket, egg on toast, eggs on toast, poached eggs on toast,
    scrambled eggs on toast, scrambled egg on toast, boiled egg and soldiers, egg and soldiers, dippy eggs and soldiers,
    dippy egg and soldiers, dip dip egg and soldiers, eggs and soldiers, egg sandwich, egg mayo sandwich, egg mayonnaise sandwich,
    egg and cress sandwich, egg and cress sandwiches, egg butty, egg banjo, fried egg sandwich, egg sarnie, egg and cress, egg mcmuffin,
    eggs florentine, eggs benedict, eggs royale, egg florentine, cheese and egg quiche
  dish | eggs gluten | dairy | pescatarian | ? | scotch woodcock, smoked salmon and scrambled egg bagel, salmon quiche,
    smoked salmon quiche, tuna quiche, salmon and broccoli quiche, tuna mayo sandwich, tuna sandwich, tuna mayonnaise sandwich,
    tuna and sweetcorn sandwich, tuna mayo baguette, tuna cucumber sandwich
  dish | eggs | | vegetarian | ? | egg mayonnaise, egg mayo, egg salad, devilled eggs, deviled eggs, stuffed eggs, curried eggs, dippy egg,
    dippy eggs, dip dip egg, pickled egg, pickled eggs, chip shop pickled egg, coddled eggs, coddled egg, shirred eggs, baked eggs,
    oeufs en cocotte, egg and chips, double egg and chips, egg and cress filling, huevos rotos, eggs in purgatory, egg curry,
    soft boiled eggs
  dish | eggs dairy | gluten | vegetarian | ? | anglesey eggs, wyau ynys mon, wyau mon, eggs mornay, crustless cheese quiche
  dish | eggs | | meat | ? | coronation chicken, coronation chicken filling, chicken mayonnaise, chicken mayo, chicken and bacon mayo,
    ham and eggs, ham and egg, bacon and eggs, full english, full english breakfast, fry up, ham egg and chips, steak and egg,
    gammon and egg, gammon egg and chips, chicken caesar salad, egg and bacon, salmagundi, solomon gundy salad
  dish | eggs shellfish | | pescatarian | ? | prawn cocktail, prawn mayonnaise, prawn mayo, prawn marie rose, crayfish cocktail,
    avocado prawns, seafood cocktail, crab mayonnaise
  dish | eggs shellfish gluten | | pescatarian | ? | prawn mayo sandwich, prawn mayonnaise sandwich, prawn sandwich,
    prawn cocktail sandwich, crab sandwich, crab sandwiches
  dish | shellfish | | meat | ? | angels on horseback, carpetbag steak, carpet bag steak, carpetbagger steak, oysters kilpatrick,
    oyster kilpatrick, oysters in bacon, scallops wrapped in bacon, scallops and bacon, scallops and black pudding
  dish | |  | meat | ? | devils on horseback, devil on horseback, devils on horse back, pigs in blankets, pigs in blanket, kilted sausages,
    stovies, stovies with mince, stovies with corned beef, mince and tatties and peas, staffordshire lobby, lobbies, tattie hash, tater hash, potato hash,
    corned beef hash, panacalty, panaculty, panackerty, pan hagarty, lancashire hot pot, hotpot, dublin coddle, coddle, bacon and cabbage,
    lamb cawl, lobsgows, cockaleekie, cockie leekie, ham and pea soup, brown windsor soup, windsor soup, mulligatawny, mulligatawny soup,
    hare soup, jugged hare, game soup, rabbit stew, roast beef dinner, sunday roast, sunday roast dinner, roast dinner, christmas dinner,
    turkey dinner with trimmings, gammon and pineapple, liver and onions, liver and bacon, liver and bacon casserole, devilled kidneys,
    deviled kidneys, brawn, potted meat, potted hough, potted heid, potted beef, collared head, pressed tongue, jellied veal,
    chap and trotters, pigs trotters, drisheen, skirts and kidneys, bodice ribs, packet and tripe, corned beef and cabbage, spiced beef,
    cork spiced beef, gigot chops, boiled bacon, collar and cabbage, boiled ham and parsley, boiled beef and carrots,
    silverside and carrots, pease pudding and ham, ham and pease pudding, stwns, tatws pum munud, tatws popty, tatws rhost, ffagod,
    minced collops, mince collops, beef casserole, lamb casserole, chicken casserole, sausage casserole, savoury mince, lamb stew,
    chicken stew, mixed grill, gammon steak, rabbit casserole, beef in ale, beef in guinness, carbonade, venison casserole,
    pheasant casserole, half a chicken and chips
  dish | dairy | | meat | ? | tripe and onions, gammon and parsley sauce, chicken alexander, chicken in white sauce,
    chicken and leek in cream, chicken supreme, chicken in cream sauce, chicken in white wine sauce, ham and leek in cheese sauce,
    ham and leek mornay, hunters chicken with cheese, chicken and bacon pasta bake, chicken tikka masala, chicken korma
  dish | |  | vegan..meat | ? | pease pudding, pease pottage, pease porridge, mushy peas, mushy pea, minted mushy peas, peas pudding,
    marrowfat peas and vinegar, pea wet, bubble and squeak, bubble n squeak, bubble, rumbledethump, neeps n tatties, bashed neeps,
    chappit neeps, chappit tatties, champit tatties, boxty, boxty chips, fadge, tatties and pointie, tatties and herring,
    chips and gravy, chips and mushy peas, chips and curry sauce, chips n curry, curry chips, gravy chips, jacket spud,
    jacket potato and beans, jacket spud and beans, baked spud, potato wedges, roasties, roast potatoes, roast tatties, goose fat roasties,
    roast veg, roast parsnips, parsnip soup, curried parsnip soup, carrot and coriander soup, carrot and swede mash, vegetable soup,
    pea soup, pea and mint soup, nettle soup, watercress soup, kale soup, kail brose, brose, laverbread cakes, lava bread,
    braised red cabbage, red cabbage and apple, piccalilli, pickled onion, pickled red cabbage, dulse and potatoes, ratatouille,
    vegetable stew, vegetable casserole, veg stew
  dish | gluten | | vegan..meat | ? | beans on toast, baked beans on toast, cheesy beans on toast bread, toast and beans,
    spaghetti on toast, tomatoes on toast, marmite on toast, marmite toast, marmite soldiers, jam on toast, dripping on toast,
    dripping toast, bread and dripping, mucky fat sandwich, chip butty, chip buttie, chip barm, chip sandwich, chip cob, piece and chips,
    chip bap, crisp sandwich, crisp sarnie, crisp butty, tayto sandwich, cucumber sandwich, cucumber sandwiches, jam sandwich, jam butty,
    jam piece, jeely piece, jam sarnie, sugar sandwich, banana sandwich, salad sandwich, marmite sandwich, pie and mash,
    pie mash and liquor, pie and chips, pie and peas, pea and pie supper, chippy scraps, batter bits, fishbits, scrumps,
    pea fritter, pea fritters, pineapple fritter, pineapple fritters, potato scallop, potato scallops, scallop chip shop, orange chips,
    battered chips, pakora supper, pizza crunch, pizza supper, munchy box, vegetable pasty, veg pasty, vegetable pie, veggie sausage roll,
    vegan sausage roll, stuffing, sage and onion stuffing, sage and onion, forcemeat, forcemeat balls, paxo stuffing, mealy pudding supper,
    white pudding supper, skirlie oats, brose oats, atholl brose oats, nut roast, nut loaf, nut cutlet, nut cutlets, mushy pea fritter,
    kebab meat and chips, doner kebab, donner kebab, doner meat and chips, donner meat and chips, kebab in pitta, onion rings, onion ring,
    battered onion rings, vegetable fingers, veggie fingers, fish cake butty, barm and pea
  dish | gluten shellfish | | pescatarian | ? | scampi, whitby scampi, wholetail scampi, cockle pie, oyster loaves
  dish | shellfish | | pescatarian | ? | cockles and vinegar, cockles and mussels, whelks and vinegar, jar of cockles, tub of whelks,
    winkles and vinegar, cockle popcorn, cocos a bara lawr, mussels in cider, mussel brose, dressed crab, crab pate, oyster stew,
    pickled cockles, pickled mussels, pickled whelks, dublin lawyer
  dish | shellfish dairy | | pescatarian | ? | mussels in cream, moules a la creme, dublin lawyer lobster, crab au gratin, gratin of crab,
    mussel and leek soup creamy, lobster thermidor, scallop gratin, coquilles saint jacques
  dish | |  | pescatarian | ? | jellied eels, eels and mash, eel and mash, eels in liquor, stewed eels, soused mackerel, kippers,
    grilled kipper, bloater paste, fish paste, salmon paste, soft herring roes, herring roe, crappit heid, crappit heids, stap,
    potted salmon, potted herring, tatties and herrin, whitefish poached, salmon in aspic
  paste | dairy | gluten | pescatarian | ? | gentleman's relish, gentlemans relish, patum peperium, anchovy butter paste
`)
