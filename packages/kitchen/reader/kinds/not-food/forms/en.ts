import type { FormRows } from '#kitchen/reader/kinds/not-food/forms/form-rows.ts'
import { englishPersons } from '#kitchen/reader/kinds/not-food/things/en-alone.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Generic words in front of a place's own name. "Lake trout" and "cape gooseberry" are foods, so they are left out.
 */
const firstOfPlaces = list(
  `Mount, Mt, Isle of, Island of, Isles of, Bay of, Gulf of, Port of, City of, Town of, Village of, County of, Lake of, River of, Valley of, Church of, University of, College of, Kingdom of,
  Republic of, Battle of, Museum of, Ministry of, Department of, Institute of, Lake Honey, Lake Mustard, Lake Superior, Lake Apple, Lake Pepper, Lake Olive, Lake Berry, Lake Peach, Lake Cherry, Lake Butter, Lake Lemon, Lake Orange, Lake Onion, Lake Egg, Lake Milk, Lake Bread, Lake Sugar,
  Lake Salt, Lake Ginger, Lake Mushroom, Lake Turkey, Lake Walnut, Lake Almond, Lake Strawberry`,
)

/** Words of the landscape: only with one word before them, since "oysters galway bay" tells where a food is from. */
const landscape = list(
  `mountain, mountains, hill, hills, peak, summit, ridge, cliff, cliffs, gorge, canyon, gulch, ravine, valley, glen, plateau, plains, dune, dunes, moor, heath, marsh, swamp, bog, fen, lake, lakes, loch, lough, reservoir, lagoon,
  river, creek, brook, canal, weir, waterfall, falls, rapids, estuary, delta, cove, gulf, fjord, strait, island, islands, isle, isles, islet, peninsula, headland, beach, shore, coast, fields, grove, hollow, heights, springs,
  county, district, township, village, city, town, borough, province, territory, republic, harbour, harbor, market, markets, common, shop, shops, stall, kiosk, chef, maker, factory, company, house, fair`,
)

const lastOfPlaces = list(
  `bridge, viaduct, tunnel, road, street, lane, avenue, alley, crescent, boulevard, highway, freeway, motorway, bypass, mews, plaza, junction, roundabout, playground, parish, airport, pier, wharf, docks, quay, marina, lighthouse, station, railway station, train station, bus station, bus stop,
  stadium, arena, racecourse, racetrack, theatre, theater, cinema, opera house, concert hall, town hall, library, museum, gallery, school, primary school, high school, college, university, academy, nursery school, kindergarten, hospital, church, chapel, cathedral, abbey, priory, monastery, convent, mosque, temple, synagogue, cemetery, castle, palace, fortress, manor, mansion, lodge, villa, towers, hotel, motel, hostel, campsite`,
)

const lastOfThings = list(
  `mall, incubator, stain, stains, stain remover, snake, picking, pruning, paddy, tour, sty, hanger, keeper, module, framework, library code, beret, blossom festival, mites, weevil, weevils, moth, goggles, pitter, licence, recipe book, cookbook, burglar, thief, smuggler, detective, inspector, researcher, enthusiast, ban, shortage, market crash, crisis, scandal, allergy, allergies, intolerance, poisoning, blight, fever, virus, rash, phobia, trap, traps, machine, dispenser, holder, pole, poles, cage, trellis, propagator, tree pruning, plant pot, flower bed, orchard, plantation, farmer, farmers, grower, picker, pickers, seller, sellers, vendor, merchant, inspector, driver, fisherman, fishermen,
  festival, parade, contest, competition, race, hunt, bobbing, clothing, fashion, trousers, show, film, movie, song, lyrics, album, band, novel, poem, book, video game, board game, card game, tv show, series, episode, actor, singer, rapper, footballer, meme, emoji, gif, wallpaper, sticker, poster, screensaver, server, laptop, phone, network, app, website, plugin, ninja,
  rangers, rovers, fc, football club, rugby club, cricket club, tattoo, earrings, necklace, pyjamas, pajamas, costume, plush, plushie, cuddly toy, toy, toys, puppet, lego, traffic cone, cushion, blanket, rug, curtains, keyring, lamp, paint, nail polish, lipstick, lip gloss, hairdo, painting, sculpture, statue, photo, scented candle, air freshener, perfume, soap, shampoo, bath bomb, bus, train, lorry,
  van, ship, submarine, bike, trailer, puppy, kitten, parrot, hamster, guinea pig, gecko`,
)

/** First names in the names of foods, varieties and brands: "jack mackerel", "nora pepper". */
const namesOfFoods = list(
  `victoria, jack, crystal, sharon, nora, bobby, june, ivy, lily, melissa, virginia, jonathan, georgia, linda, johnny, kim, penny, jordan, jim, tommy, alexander, angus, heather, ruby, amber, pearl, jasmine, jade, rose, hazel, olive, ginger, basil, rosemary, sage,
  clementine, rohan, yuki, ming, wei, dolly, daisy, robin, sandy, violet, iris, poppy, cherry, honey, candy, holly, fern, saffron, colby, brie, charlotte, nicola, maris, carol, merlin, graham, marc, paddy, percy, polly, frank, ben, nana, grandma, granny, grandpa, mum, mom, dad, mam, clara, lisa, lorna, will, bill, ray, mark, kerry, april, may, autumn, summer, gala, elsanta, laura, anna`,
)

/** Family names that are a food's word. */
const familyNames = list(
  `Apple, Appleby, Bacon, Barley, Basil, Bean, Beans, Beet, Berry, Bramble, Bread, Broth, Bun, Bunn, Butter, Butterworth, Cabbage, Cake, Candy, Carp, Carrot, Cauliflower, Chard, Cheese, Cheeseman, Cherry, Chestnut, Clove, Coffey, Corn, Crabb, Crabbe, Cress, Cucumber, Currant, Curry, Custard, Date,
  Duck, Eel, Egg, Eggs, Fennel, Fig, Figg, Fish, Flounder, Fudge, Garlic, Garlick, Ginger, Goose, Gosling, Gourd, Grape, Haddock, Halibut, Ham, Hamm, Hare, Hazel, Herring, Hogg, Honey, Jam, Jelly, Kale, Lamb, Leek, Leeks, Lemon, Lentil, Lettuce, Lime, Lobster, Mackerel, Marrow, Melon, Milk, Mint, Muffin, Mushroom, Mustard,
  Mutton, Nutmeg, Oates, Oats, Olive, Onion, Onions, Orange, Oyster, Parsley, Parsnip, Partridge, Pea, Peach, Pear, Pears, Pease, Pepper, Peppercorn, Perch, Pheasant, Pickle, Pickles, Pie, Pigeon, Pike, Plum, Pollan, Pollock, Pottage, Potato, Pudding, Pumpkin, Pye, Quail, Quince, Radish, Raisin, Rhubarb, Rice, Roach, Roe, Rye, Saffron, Sage,
  Salmon, Salt, Sardine, Sausage, Shrimp, Sorrel, Soup, Spice, Spinach, Spratt, Sprout, Squash, Stew, Sturgeon, Suet, Sugar, Sweet, Tart, Tench, Thyme, Toffee, Tomato, Treacle, Trifle, Trout, Truffle, Tuna, Turbot, Turnip, Veal, Venison, Walnut, Wheat, Wheatley, Whiting, Yam`,
)

const person = 'i|we|he|she|they|you|everyone|everybody|nobody|no one|someone|somebody'
const pet =
  'cat|dog|kitten|puppy|rabbit|bunny|hamster|guinea pig|horse|pony|parrot|budgie|goldfish|tortoise|gerbil|rat|mouse|hedgehog|ferret|hen|cow|baby|son|daughter|boy|girl|brother|sister|friend|boss|neighbour|neighbor'

/** Sentences. Notes such as "buy milk", "need eggs" and "I have rice" name foods and are not among them. */
const sentences: readonly RegExp[] = [
  /^(?:i|we|you|they|he|she)(?: really| just| absolutely| always| still| also)? (?:hate|hates|love|loves|like|likes|adore|adores|can'?t(?! believe)|cannot|don'?t like|doesn'?t like|don'?t eat|doesn'?t eat|never|prefer|prefers|wish|think|thinks|thought|went|ate|eats|drank|feel|miss|misses|wonder|dropped|burnt|burned|forgot|spilt|spilled|cooked|made|baked|saw|work|works|live|lives|grow|grows)\b/,
  /^(?:we|they|you|i)(?:'re| are|'m| am) (?:all |completely )?(?:out of|going|coming|not|having|eating|making|cooking|allergic|hungry|full|tired|late|nuts)\b/,
  new RegExp(
    `^(?:my|our|his|her|their|your|the) (?:${pet})s? (?!of\\b)(?:\\S+ )*(?:ate|eats?|stole|loves?|likes?|hates?|is|are|was|has|wants?|knocked|licked|drank|named|called)\\b`,
  ),
  new RegExp(`^(?:(?:a|my|our|his|her|their|your|the) )?(?:\\S+ )?(?:${pet}) (?:named|called)\\b`),
  /^(?:my|our|his|her|their|your) (?:cat|dog|kitten|puppy|hamster|guinea pig|parrot|budgie|tortoise|gerbil) (?!food)\S+$/,
  new RegExp(
    `^(?:who|why|when|where|what) (?!is left)(?:did|do|does|is|are|was|were|has|have|ate|drank|took|stole|made|put|eats|time|${person})\\b`,
  ),
  /^(?:who|what|where|when|how)(?:'s|s| is) (?:for|the|my|in the|at|eating|cooking|making|wrong|that|this)\b/,
  /^how (?:do|does|did|to|can|long|many|much|come|about)\b/,
  /^(?:is|are|was|were) (?:there|the|this|that|these|those|it|you|we|they|my|your)\b/,
  /^(?:have|did|do|does|can|could|would|will|should|shall|may|has) (?:you|we|i|he|she|they|it|anyone|someone)\b/,
  /^(?:don'?t|do not|please don'?t) (?:forget to|eat|touch|buy|use|worry|put|throw|waste|cry|burn|leave|let|drink|feed|tell|be|count)\b/,
  /^(?:buy|get|fetch|pick up|collect|order|bring)\b.* (?:tomorrow|tonight|after work|later|on the way|on the way home|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday)$/,
  /^(?:wash|take|turn|put|bring|let|spill|cry|give|throw|open|close|clean|feed|cut|set|serve|spread|butter|fold|roll|crack|separate|skin|gut|debone|stuff|shell|core|scrub|trim|weigh|pass|hold|taste|try|share|plant|water|pick|dig|harvest|catch|milk|collect|carry|drop|break|smash|hide|steal|paint|draw|walk) (?:the|your|them|us|me|him|her|home|my|that|this)\b/,
  /\b(?:makes?|gives?) (?:me|you|him|her|us|them) \S+$/,
  /^(?:as )?(?:cool|cold|hot|red|white|flat|thick|sweet|easy|warm|nutty|slippery|sour|fresh|hard|soft|big|small|brown|keen|like|busy|mad|fit|full|happy|plain|sure) as (?:a|an|the)? ?/,
  /\bthe best thing since\b|\bon (?:your|his|her|my) (?:face|foot|head)$|\bwith the neighbou?rs?$|\bworth (?:his|her|its|your) salt\b|\bin a nutshell\b|\bin a pickle\b|\blike (?:hot cakes|sardines|two peas)\b|^full of beans$|^cry(?:ing)? over\b|^egg(?:s)? in one basket\b|\ball (?:your|my) eggs\b/,
  /^(?:bad|rotten) apples?$|^apples and oranges$|^apples to oranges$|^(?:a )?(?:piece|slice) of the pie$|^(?:the )?cherry on (?:top|the cake)$|^(?:the )?icing on the cake$|^pie in the sky$|^chalk and cheese$|^(?:with )?a (?:grain|pinch) of salt remark$|^hot potato(?:es)?$|^cup of tea idiom$/,
  /^(?:the )?grapes of wrath$|^green eggs and ham$|^strawberry fields(?: forever)?$|^pineapple express$|^soylent green$|^watermelon sugar$|^chocolat film$|^like water for chocolate$|^fried green tomatoes at\b|^blueberry hill$|^savoy truffle$|^cheeseburger in paradise$|^charlie and the chocolate\b|^james and the giant\b|^cookies? and (?:cache|privacy|sessions?)$|^(?:accept|reject|clear|delete|allow) (?:all )?cookies$/,
  /^(?:mum|dad|mom|gran|grandma|grandad|nobody|everyone|everybody|no one|someone|somebody|the kids|kids|children|the children) (?:hates?|loves?|likes?|ate|eats?|burnt|dropped|wants?|forgot|stole|took)\b/,
  /^(?:i|we|they|he|she) had .* (?:last night|yesterday|today|for (?:lunch|dinner|tea|breakfast|supper))$/,
  /^(?:the |my |our |your )?\S+ (?:is|are|was|were) (?:expensive|cheap|bad|good|great|healthy|unhealthy|tasty|delicious|nice|yummy|yucky|disgusting|overrated|burning|burnt|broken|boiling|ready|cold|hot|raining|served|life|too|so|very|not|on fire|my|the)\b/,
  /^(?:please |pls )?(?:wash|peel|chop|slice|boil|fry|bake|cook|feed|season|leave|grate|chill|rest|carve|toast|marinate) (?:the|your|this|that|these|those)\b/,
  /^(?:grate|sprinkle|pour|scatter|drizzle|spoon|spread|crumble|rub|squeeze|add|put|place|stir|mix|fold) .+ (?:over|into|on top|onto|over the top|to the (?:pan|pot|bowl|mix|mixture|sauce)|and stir|and mix|in the (?:pan|pot|oven|bowl|fridge|freezer))\b/,
  /^(?:serve|serves|served) with \S+$/,
  /^(?:eggs?|pasta|pizza|chicken|fish|soup|curry|salad|steak) (?:tonight|tomorrow|for (?:dinner|tea|lunch))\?$/,
  /^an apple a day\b|^too many cooks\b|^the proof (?:of|is in) the pudding|^red herrings$|^cheesed off$|^(?:the )?carrot and (?:the )?stick$|^dangl(?:e|ing) (?:a|the) carrot$|^(?:go|gone|going|went) (?:bananas|nuts|crackers|bananas)$|^low hanging fruits?$|^low-hanging fruits?$|^(?:the )?salt of the earth$|^take (?:it|that|this) with\b|^beef(?:ing)? up\b|^butter (?:someone|him|her|them|me) up$|^hard cheese mate$|^hard cheese, mate$|^bun in the oven$|^a tough nut\b|^milk(?:ing)? (?:the|it)\b|^cook(?:ing)? the books$|^in the soup$|^(?:a )?storm in a teacup$|^not my cup of tea$|^cup of tea idiom$|^use your (?:noodle|loaf|bean)$|^know your onions$|^sell like\b|^selling like\b|^(?:as )?easy as pie$|^as easy as\b|^eat humble pie$|^(?:a )?finger in every pie$|^(?:a )?big fish in\b|^(?:plenty of|other) fish in the sea$|^like a fish out of water$|^(?:a )?fish out of water$|^drink(?:s|ing)? like a fish$|^teach(?:ing)? your grandmother\b|^(?:the )?land of milk and honey$|^cut the mustard$|^pass the (?:salt|mustard|butter|ketchup|sugar|pepper|milk)\b|^(?:the )?whole enchilada$|^two peas\b|^cheek by jowl$|^chew the fat$|^(?:the )?fat of the land$|^(?:he|she)'?s nuts$/,
  /^miss marple$|^rose cottage$|^egg freezing$|^lemonade stand$|^goose green$|^fruit stand$|^(?:duck|mustard|black cherry) sofa$|^(?:rhubarb|pumpkin|strawberry|potato|vegetable|cabbage|onion|herb) patch$|^(?:goose|salmon|oyster|coffee|cheese|parsley|crab|lobster|shrimp|trout|herring|turtle|mackerel|lemon|orange) bay$|^pie corner$|^barley close$|^pineapple express$|^peter rabbit$|^jessica rabbit$|^roger rabbit$|^detective donut$|^sausage party$|^mystic pizza$|^raspberry beret$|^octopus'?s garden$|^soda ?stream$|^cow ?bells?$|^bake sale$|^android \S+$|^salmon arm$|^oyster point$|^fish shell$|^salt hash$|^cherry blossoms?$|^(?:tapas|wine|cocktail) bars?$|^pancake (?:day|tuesday)$|^meet me\b|^(?:plant|flower) pots?$|^\S+ by (?:led zeppelin|beyonc[eé]|justin bieber|prince|taylor swift|the beatles|the rolling stones|elton john|harry styles|radiohead|coldplay)$/,
  /\((?:the |a |an )?(?:band|singer|film|movie|song|album|book|novel|actor|actress|footballer|rapper|game|tv series|tv show|series|town|city|river|village|planet|character|colour|color|company|app|software|surname|name|cat|dog|horse)\)$/,
  /^(?:sandwich|coffee|cheese|orange|cherry|strawberry|pepper) (?:bay|islands?)$/,
]

export const en: FormRows = {
  firstOfPlaces,
  landscape,
  lastOfPlaces,
  lastOfThings,
  joints: list(
    'from, at, in, on, of, for, with, without, and, or, the, a, an, my, our, your, his, her, their, by, to, no, not, free, some, any, local, fresh, frozen, wild, dried, organic, farmed, smoked, tinned, home, half, big, small, large, chopped, minced, cooked, raw, pls, please, left, leftover',
  ),
  firstNames: englishPersons.first.filter((name) => !namesOfFoods.includes(name.toLowerCase())),
  firstNamesOfFoods: list(
    'Warren, Stanley, Logan, Amy, Gordon, Shirley, Bartlett, Nelson, Josephine, Arthur, Edward, James, Arran, Bramley',
  ),
  foodsToo: list('pear, pears, plum, plums, berry, apple, cherry, peach, potato, soup, fish, pie, tomato'),
  familyNames,
  familyEndings: [],
  titles: list('Mr, Mrs, Ms, Miss, Sir, Professor, Inspector, Detective, Doctor'),
  sentences,
}
