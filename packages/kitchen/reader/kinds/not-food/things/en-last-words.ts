import { list } from '#kitchen/word-list.ts'

/** Things that people wear, sit on, drive, plug in or work with. */
const belongings = list(
  `stove top, watch, wristwatch, haircut, hairdo, hairstyle, wig, braid, ponytail, moustache, costume, jumper, sweater, cardigan, jeans, dress, gown, blouse, tights,
  stockings, gloves, mittens, scarf, helmet, trainers, sandals, slippers, gumboots, wellies, handbag, wallet, backpack, rucksack, suitcase, luggage, umbrella,
  sunglasses, spectacles, necklace, bracelet, earrings, brooch, cufflinks, tiara, jewellery, jewelry, hoodie, tracksuit, dungarees, leggings, pyjamas,
  waistcoat, blazer, sofa, settee, armchair, beanbag, wardrobe, bookcase, bookshelf, sideboard, desk, table legs, table leg, lampshade, lantern, chandelier, curtain,
  curtains, blinds, carpet, rug, cushion, duvet, duvet cover, quilt, mattress, bedspread, pillowcase, drill, spanner, wrench, pliers, screwdriver, hammer, chisel, lathe,
  sander, clamp, bracket, hinge, ratchet, crowbar, stepladder, wheelbarrow, lawnmower, strimmer, hosepipe, lorry, tram, aeroplane,
  helicopter, bicycle, motorbike, motorcycle, tractor, caravan, ferry, yacht, canoe, kayak, dinghy, scooter, skateboard, charger, cable, router, modem,
  keyboard, printer, scanner, camera, lens, smartphone, website, app, software, password, podcast, spreadsheet, antenna, satellite, drone, robot,
  headphones, loudspeaker, microphone, guitar, ukulele, violin, trombone, saxophone, clarinet, accordion, sim card, travel card, top up card, card top up, oyster card top up,
  launcher, scraper, labrador, terrier, spaniel, poodle, hamster, budgie, guitar pick, magnifying glass, telescope, typewriter, sewing machine, sewing kit,
  toolbox, trampoline, paddling pool, jigsaw, puzzle, teddy, teddy bear, doll, puppet, kite, balloon, fishing licence, fishing license, buoy, shelf liner`,
)

/** Things that people print, sing, play, sign or owe, and places for them. */
const affairs = list(
  `album, dvd, cd, vinyl record, blu ray, soundtrack, sitcom, cartoon, comic, comic strip, musical, ballet, concert, gig, song, tune, tribute band, exhibition, art gallery,
  parade, marathon, tournament, league table, racket, paddle, stadium, nightclub, t shirt, tee shirt, award, medal, trophy, invoice, voucher, coupon, licence, contract,
  lease, mortgage, insurance, tax, certificate, diploma, leaflet, magazine, newspaper, novel, diary, notebook, poster, postcard, postage stamp, envelope,
  sticker, badge, banner, billboard, electricity, electricity bill, energy bill, gas bill, broadband, subscription, membership, booking, reservation, appointment,
  interview, exam, homework, lecture, theory, science, philosophy, politics, electronics, election, referendum, treaty, lawsuit, murder, theft, accident, injury, birthmark,
  disease, syndrome, vaccine, therapy, massage, yoga, pilates, meditation, workout, choir, orchestra, quiz, chess, poker, rummy, lottery, raffle, bingo, museum,
  cathedral, roundabout, avenue, boulevard, zoo, aquarium, university, academy, clinic, lighthouse, windmill, skyscraper, roller coaster, rollercoaster, theme park,
  wallpaper, flooring, linoleum, insulation, plumbing, radiator, thermostat, socket, fence, gate, trellis, wreath, portrait, self portrait, still life, landscape painting,
  fragrance, aftershave balm, eyeliner, eye pads, eyeshadow, nail art, tattoo, travel guide, mission statement, factory tour, dance studio, suite, menu icon, volunteering, navigation,
  haircare, hairbrush, wedding dress, blackboard, whiteboard, graffiti, headline, ringtone, emoji, hash function, stock exchange, stockbroker, shares, index fund`,
)

/** Non-food names that contain a food and end in a word that foods may end in too. */
const byName = list(
  `milk run, big cheese, rye east sussex, wheat bag, wheat bags, tuna can stove, catcher in the rye, bread line, butter mountain, butter fingers, butterfingers hands, butter bell, jelly roll pan, pyjama jam, honey trap, sugar glider,
  peppercorn rent, meatpacking district, meat market nightclub, beef with neighbour, corned beef island, ham fisted, ham house, francis bacon, kevin bacon, sausage dog, sausage dogs, draught excluder,
  turkey shoot, turkey trot, goose chase, wild goose chase, egg donor, egg box foam, fishtail braid, fishguard, hermit crab, hermit crabs, hermit crab shell, lobster clasp, wheel clamp, cockleshell heroes,
  limpet mine, barnacle goose, periwinkle plant, periwinkle flowers, scallop edge, scalloped hem, scalloped edge, nutcracker suite, butterfly nut, packing peanuts, peanuts mug, peanuts comic, walnut dashboard, chestnut horse, chestnut mare,
  acorn antiques, bean counter, beanstalk, jumping beans, mexican jumping bean, mexican jumping beans, sweet pea flowers, sweet pea bouquet, lentil weevils, soya wax, soy wax, big apple, adam's apple, fiona apple, pear shaped, professor plum,
  cherry blossom festival, strawberry hill house, halle berry, chuck berry, gooseberry at a date, orange sim, agent orange, orange cones, lemon law, limelight, banana boat ride, banana skin accident,
  pineapple dance studio, kiwi bird, speed date, blind date, olive branch, potato print, mr potato head, mrs potato head, hot potato game, cabbage patch kids, lettuce club, rocket science, rocket launcher,
  stephenson's rocket, space rocket, thyme warp, rosemary's baby, ginger spice, baby spice, sporty spice, posh spice, ginger wig, ketchup effect, custard cannon, pudding lane, pudding bowl haircut, urinal cake, urinal cakes,
  internet cookies, pool noodle, pool noodles, spaghetti western, spaghetti westerns, spaghetti straps, macaroni art, pasta art, anneka rice, condoleezza rice, chocolate lab, toffee nosed, fudge factor, gum disease,
  vanilla isis, brylcreem, e 45 cream, e 47 cream, e45 cream, barrier cream, foot cream, anti wrinkle cream, eye cream, night cream, day cream, coffee morning, tea for two, beer mat, beer mats, beer belly, gin trap, gin rummy, port of dover, usb port, hdmi port,
  cider house rules, juicy couture, stock market, stock footage, stock photo, laughing stock, alphabet soup agency, sandwich kent, knuckle duster, pickle ball, pickleball, vinegar valentine, oil rig, oil tanker, oil slick,
  dumbbell rack, spice girl, jack lemmon, lemon of a car, cheese touch, cheesy grin, cheesy joke, corny joke, milk marketing board, milkybar kid, bread winner, breadwinner, breadline, toast of the town, crumb catcher, crumb rubber,
  bun fight, bunfight, pie eyed, pie crust collar, pie crust table, mushroom management, mushroom suit, mushroom leather, toadstool ring, truffle hound, truffle dog, oyster pink, oyster satin, oyster bay, oyster knife, oyster farm tour,
  prawn star, pawn shop, shrimp net, shrimping net, crab walk, crabbing line, crab line bait, crab spider, lobster quadrille, mussel man, clam digger, clam diggers, clamdigger trousers, clam rake, conch shell trumpet, conch piercing, conch earring, snail gel,
  snail bait, squid ink pen, fish ladder, fish leather, salmon run, salmon leap, salmon farming, tuna helper fund, trout pout, trout fly, trout rod, eel grass, eel skin wallet, shark week, shark cage, perch rise, sole trader, sole mate, skate rink,
  chicken feed wages, chicken dance, chicken little, chicken scratch handwriting, headless chicken, duck walk, duck soup film, sitting duck, lame duck, duck egg blue paint, goose fair, turkey neck surgery, turkey teeth, pork barrel politics, pork pie hat,
  porky pies, ham actor, ham wireless, bacon sandwich film, steak bet, t bone collision, veal crate, lamb of god, mutton chops whiskers, mutton chop sideburns, mutton sleeves, leg of mutton sleeve, liver spots, kidney bowl, kidney dish, tripe talk,
  rib vault, rib knit, shoulder pad, spare rib magazine, brain teaser, brain fog, heart throb, tongue twister, tongue and groove, tongue piercing, cold shoulder, meat suit, soy boy`,
)

const ailments =
  'eczema, psoriasis, acne, spot, rash, itch, burn, wart, verruca, ringworm, thrush, haemorrhoid, hemorrhoid, pile, cold sore, mouth ulcer, hay fever, hayfever, allergy, headache, migraine, sinus, cough, flu, sore throat, travel sickness, indigestion, heartburn, constipation, diarrhoea, diarrhea, insomnia, arthritis, joint pain, muscle pain, back pain, period pain, toothache, earache, athlete s foot, foot fungus, fungal nail, nail fungus, head lice, nit, worming, flea, nappy rash, diaper rash, scar, stretch mark, insect bite, antiseptic, anti itch, antifungal, antibacterial, steroid, hydrocortisone, hair removal, anti ageing, anti aging, wrinkle, dandruff, dry skin, sunburn, after sun, teething'
const remedies =
  'cream, ointment, gel, lotion, tablets, tablet, capsules, drops, spray, powder, medicine, treatment, remedy, syrup, patch, patches, plaster, wipes, balm, shampoo'

/** Medicines by what they are for: "eczema cream", "hay fever tablets". */
const medicines = list(ailments).flatMap((ailment) => list(remedies).map((remedy) => `${ailment} ${remedy}`))

/** Further goods that end in a word of their own. */
const goods = list(
  `capsules, softgels, caplets, lozenge, lozenges, antacid, antacids, laxative, laxatives, prescription, repeat prescription, trimmer, nose trimmer, ice cube tray, ice cube trays, ice tray, horse saddle, bike saddle, bicycle saddle, empty jam jars, jam jars empty, empty jars, empty bottles, egg boxes empty,
  football practice, swimming lesson, piano lesson, parents evening, school run, peppermint oil capsules, fish oil capsules, garlic capsules, turmeric capsules`,
)

/** English last words that make the phrase before them no food, and names of that kind. */
export const nonFoodLastWords: readonly string[] = [...belongings, ...affairs, ...byName, ...medicines, ...goods]
