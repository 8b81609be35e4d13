import { list } from '#kitchen/word-list.ts'

/** Kitchen ware and furniture. */
const kitchenWare = list(
  `frying pan, wok, skillet, griddle, casserole dish, baking tray, baking sheet, oven, oven glove, oven mitt,
  microwave oven, toaster oven, air fryer, slow cooker, crock pot, instant pot, pressure cooker, kettle,
  coffee machine, coffee maker, espresso machine, blender, food processor, stand mixer, hand mixer,
  hand blender, mixer, fridge magnet, dishwasher, washing machine, tumble dryer, dryer, ironing board,
  iron board, hoover, vacuum cleaner, knife, knives, fork, teaspoon set, tablespoon set, spatula, tongs,
  whisk, balloon whisk, rolling pin, chopping board, cutting board, colander, sieve, strainer, funnel,
  grater, peeler, can opener, tin opener, bottle opener, corkscrew, cork, bottle top, bottle cap,
  jam jar lid, lid, tupperware, lunch box, thermos, flask, teacup, saucer, dish rack, dinner plate,
  side plate, wine glasses, champagne flute, tumbler, pint glass, jug, teapot, tablecloth, table cloth,
  placemat, coaster, apron, tea cosy, kitchen scales, scales, measuring cup, measuring jug, timer, cookbook,
  recipe book, skewer, cocktail umbrella, drinking straw, paper straw, cake stand, cake topper,
  cupcake case, muffin case, piping bag, piping nozzle, cling wrap, clingfilm, saran wrap, wax paper,
  greaseproof, foil, tinfoil, aluminium, aluminum, tea strainers, recycling bin, bin, dustbin, bucket,
  washing up bowl, sponge scourer, scourer, dish brush, matchbox, lamp, kitchen sink, sink, tap, faucet,
  worktop cleaner, fire extinguisher, smoke alarm`,
)

/** Furniture, clothes, tools, vehicles and electronics. */
const household = list(
  `chair, table leg, sofa, couch, armchair, stool, bench, desk, bed, mattress, duvet, quilt, bedsheet,
  pillowcase, cushion, rug, wardrobe, cupboard door, drawer, bookshelf, bookcase, mirror, picture frame,
  clock, alarm clock, wristwatch, lampshade, chandelier, torch, flashlight, radiator, heater, fan heater,
  air conditioner, boiler, fireplace, chimney, door, door handle, doorbell, doormat, window, window frame,
  wall, ceiling, floor, roof, stairs, staircase, ladder, fence, gate, garage, garden hose, hosepipe,
  lawn mower, lawnmower, wheelbarrow, spade, shovel, rake, trowel, secateurs, flowerpot, greenhouse glass,
  tile, slate, plank, timber, wood, firewood, log fire, nail, bolt, nut and bolt, hammer, screwdriver,
  spanner, wrench, pliers, saw, chainsaw, drill, drill bit, sandpaper, tape measure, ruler, spirit level,
  toolbox, rope, twine, wire, cable, chain, hook, lock, padlock, key, keyring, wallet, purse, handbag,
  backpack, rucksack, suitcase, umbrella, sunglasses, glasses case, spectacles, hat, cap, scarf, glove,
  mitten, coat, jacket, raincoat, jumper, sweater, hoodie, cardigan, tshirt, t shirt, blouse, trousers,
  jeans, suit, tie, belt, tights, stockings, underwear, knickers, boxers, bikini, swimsuit,
  pyjamas, pajamas, dressing gown, slipper, sandal, flip flop, boot, wellies, wellington boots, sneaker,
  trainers, high heels, shoes, shoe lace, button, zip, zipper, velcro, needle, thread, wool, yarn,
  knitting needle, sewing machine, jewellery, jewelry, necklace, bracelet, earring, wedding ring, gold bar,
  gemstone, pearl necklace, watch strap, car tyre, tyre, tire, steering wheel, spark plug, engine,
  exhaust pipe, lorry, truck, van, bus, taxi, train ticket, tram, bicycle, bike, motorbike, motorcycle,
  scooter, skateboard, aeroplane, airplane, plane ticket, helicopter, boat, ship, submarine, canoe, kayak,
  tractor, bulldozer, ambulance, wheelchair, pram, pushchair, stroller, keyboard, mouse mat, laptop charger,
  monitor, printer, scanner, router, modem, usb stick, memory card, hard drive, tablet computer, ipad,
  iphone, smartphone, mobile phone, cellphone, telephone, television, tv, tv remote, remote control, radio,
  speaker, loudspeaker, microphone, camera, camcorder, video game, playstation, xbox, nintendo, dvd,
  vinyl record, cassette, cd player, calculator, robot, drone, satellite, battery charger, extension lead,
  plug, socket, light switch, led strip, fuse, wifi, internet, website, password, email, software,
  spreadsheet`,
)

/** School, office, play, sport and music. */
const schoolAndSport = list(
  `book, dictionary, magazine, newspaper, comic, diary, calendar, notepad, paper, printer paper, paperclip,
  paper clip, staple remover, staples office, rubber band, elastic band, eraser, sharpener, pencil case,
  pen, biro, felt tip, marker pen, highlighter, chalkboard, whiteboard, blackboard, compass set, protractor,
  postage stamp, stamps, postcard, letterbox, parcel, sellotape, scotch tape, masking tape, bubble wrap,
  folder, binder, briefcase, homework, exam, essay, lesson, teacher, student, football, soccer ball,
  rugby ball, basketball, tennis ball, tennis racket, racket, golf balls, golf club, cricket bat,
  baseball bat, baseball, hockey stick, bowling ball, ping pong ball, shuttlecock, skis, snowboard,
  surfboard, ice skates, roller skates, trampoline, dumbbell, barbell, treadmill, yoga mat, tent,
  sleeping bag, fishing rod, fishing net, fishing line, fish hook, goggles, helmet, whistle, trophy, medal,
  guitar, piano, violin, cello, trumpet, saxophone, clarinet, drum kit, drums, accordion, harmonica,
  ukulele, banjo, tambourine, xylophone, bagpipes, teddy bear, teddy, action figure, jigsaw,
  jigsaw puzzle, puzzle, board game, chess, chessboard, playing cards, rubiks cube, dice game, balloon,
  kite, marbles, yo yo, slinky, frisbee, water pistol, toy car, dollhouse, rattle, pacifier, crib, cot,
  baby bottle, baby monitor`,
)

/** Body parts, inedible animals, weather and landscape. */
const natureAndBody = list(
  `finger, hand, foot, toe, toes, wrist, ankle, hip bone, knees, nose, eye, eyebrow, eyelash, mouth, lips,
  tooth, teeth, hair, beard, moustache, mustache, skeleton, skull, brain surgery, pancreas, bladder,
  appendix, nerve, vein, artery, freckle, pimple, scab, wound, boy, girl, man, woman, men, women, husband,
  wife, mother, father, dad, grandpa, uncle, aunt, cousin, brother, sister, neighbor, boyfriend, girlfriend,
  policeman, canary, budgie, budgerigar, cockatoo, macaw, ferret, chinchilla, tortoise, gecko, chameleon,
  iguana pet, cobra, boa constrictor, giraffe, hippo, hippopotamus, rhino, rhinoceros, gorilla, chimpanzee,
  monkey, orangutan, baboon, lemur, panda, koala, sloth, leopard, cheetah, jaguar, puma, hyena, jackal,
  coyote, wolves, weasel, otter, skunk, polar bear, dolphin, orca, killer whale, walrus, sea lion, manatee,
  penguin, flamingo, owl, eagle, falcon, hawk, crow, raven, magpie, pelican, seagull, woodpecker,
  kingfisher, butterfly, bee, bumblebee, dragonfly, stick insect, glow worm, unicorn, dragon, mermaid,
  fairy, ghost, vampire, zombie, monster, alien, tooth fairy, sun, moon, stars, sky, cloud, rain, storm,
  thunder, lightning, hurricane, tornado, earthquake, volcano, lava, fire, flame, mountain peak, hill,
  volcano ash, cave, beach, beach sand, ocean, swamp, puddle, rock, boulder, gravel path, limestone, flint,
  iron ore, platinum, diamond, emerald, sapphire, crystal ball, quartz, tree, tree bark, twig, branch,
  leaf litter, pine cone, pinecone, moss, grass clippings, lawn, hay, straw, feather, fur, antler, ivory,
  seashell, sea shell, coral reef, driftwood, dust, lint, cobweb, rust, mould spores, snow, ice rink`,
)

/** Ideas, work, places in a town and function words. */
const ideas = list(
  `love, hate, happiness, sadness, anger, fear, hope, freedom, justice, peace, war, truth, lie, dream,
  nightmare, idea, thought, memory, time, hour, minute, second hand, year, century, money, cash, dollar,
  euro, pound sterling, penny, banknote, credit card, debit card, bank account, bitcoin, cheque, receipt,
  invoice, tax, insurance, mortgage, job, boss, meeting, office, factory, shop window, school bus,
  university, hospital bed, church, mosque, temple, castle, bridge, road, street, motorway, airport,
  railway station, bus stop, park bench, playground, swimming pool, swimming pool water, cinema, theatre,
  museum, library, police, prison, army tank, gun, rifle, pistol, knife sharpener, sword, shield,
  bow and arrow, cannon ball, missile, plumber, electrician, carpenter, mechanic, engineer, lawyer, doctor,
  nurse, dentist, vet, pilot, astronaut, soldier, sailor, fireman, firefighter, postman, secretary,
  accountant, prime minister, king, princess, actor, singer, dancer, painter, writer, footballer, blue sky,
  music, poem, film, movie, photo, photograph, painting, sculpture, statue, gift, present, birthday card,
  party hat, holiday trip, passport, visa, map, ticket, flag, number plate, question, answer, problem,
  nothing, something, anything, everything, nobody, whatever, stuff, thing, equation, algebra, geometry,
  physics, chemistry, biology, history, geography, grammar, test, testing, test test, foo, bar foo, foobar,
  lorem, lorem ipsum, ipsum, blah, blah blah, bla, bla bla, asdf, asdfg, asdfgh, asdfghj, asdfghjkl, asdasd,
  qwerty, qwertz, azerty, qwert, qwertyuiop, zxcv, zxcvb, zxcvbn, zxcvbnm, hjkl, jkl, uiop, sdfg, dfgh,
  fghj, sdfsdf, dsfsdf, fdsa, fdsafdsa, qweqwe, qwe, qweasd, abc, abcd, abcde, abcdef, xyz, xyzzy, xxx, yyy,
  zzz, aaaa, aaaaa, bbbb, hhhh, jjjj, kkkk, lol, rofl, omg, wtf, idk, haha, hahaha, hehe, yolo, undefined,
  null, true, false, object, admin, root user, username, hello world, console log, select from, drop table,
  script, javascript, typescript, html, css, sql, json, xml`,
)

/** First names and surnames, cities and countries. */
const names = list(
  `john, james, robert, michael, david, richard, joseph, thomas, charles, daniel, matthew, anthony, mark,
  donald, steven, paul, andrew, joshua, kenneth, kevin, brian, george, timothy, ronald, edward, jason,
  jeffrey, ryan, gary, nicholas, eric, stephen, larry, justin, scott, brandon, benjamin, samuel, gregory,
  frank, patrick, raymond, dennis, jerry, tyler, aaron, jose, adam, nathan, henry, douglas, zachary, peter,
  kyle, noah, ethan, jeremy, walter, christian, keith, roger, terry, austin, sean, gerald, carl, harold,
  dylan, arthur, lawrence, jordan, jesse, bryan, billy, bruce, gabriel, joe, logan, alan, albert, willie,
  elijah, wayne, randy, vincent, mason, roy, ralph, russell, bradley, philip, eugene, oliver, harry,
  charlie, oscar, liam, alfie, archie, leo, theo, finley, mary, patricia, jennifer, linda, elizabeth,
  barbara, susan, jessica, sarah, karen, nancy, betty, sandra, margaret, ashley, kimberly, emily, donna,
  michelle, carol, amanda, melissa, deborah, stephanie, rebecca, laura, cynthia, dorothy, amy, kathleen,
  angela, emma, brenda, pamela, nicole, anna, samantha, katherine, christine, debra, rachel, carolyn, janet,
  maria, olivia, helen, catherine, joyce, kelly, christina, lauren, joan, evelyn, judith, megan, cheryl,
  andrea, martha, jacqueline, teresa, kathryn, sara, janice, abigail, sophia, alice, judy, isabella, amelia,
  ava, mia, isla, freya, grace, evie, smith, jones, taylor swift, johnson, wilson, manchester united,
  birmingham, liverpool, leeds, glasgow, edinburgh, cardiff, belfast, bristol, nottingham, los angeles,
  chicago, houston, phoenix, san diego, dallas, san jose, san francisco, seattle, denver, miami, atlanta,
  minneapolis, las vegas, new orleans, toronto, montreal, ottawa, sydney, melbourne, brisbane, perth,
  auckland, johannesburg, nairobi, cairo, lagos, mumbai, karachi, dhaka, jakarta, seoul, manila, moscow,
  warsaw, prague, budapest, bucharest, sofia, zagreb, stockholm, oslo, copenhagen, helsinki, amsterdam,
  rotterdam, geneva, zurich, madrid, united nations, antarctica, europa`,
)

/** Refused when typed as an ingredient, but an ordinary word in recipes: leeks sweat in butter. */
const wordsOfRecipes = list('sweat')

/** English names of non-foods: things, animals, people, places and ideas. */
export const en: readonly string[] = [
  ...kitchenWare,
  ...household,
  ...schoolAndSport,
  ...natureAndBody,
  ...ideas,
  ...names,
  ...wordsOfRecipes,
]
