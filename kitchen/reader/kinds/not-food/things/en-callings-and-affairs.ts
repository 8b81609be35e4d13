import { list } from '#kitchen/reader/words/words.ts'

/** Callings, events, machines, writings and other things: where one stands last, the words before it name no food, "coffee blight". */
const heads = list(
  `abortion, abuse, accent, actress, addict, addiction, adjective, adventure, adverb, advert, advertisement,
    alcoholic, algorithm, alibi, allergy test, analyst, anthem, apology, apparatus, appliance, arena, argument, armor,
    armour, article, assault, asteroid, astronomer, athlete, auction, audit, auditor, author, avalanche, avatar, axe,
    axle, babysitter, backache, balcony, ballad, barge, barmaid, barman, barometer, bartender, battle, bellyache,
    bible, biologist, blight, blindness, blog, blood pressure, blood test, breeder, brewery, brochure, broker,
    brothel, browser, bumper car, bureau, burglar, burial, burner, business, bypass, calendar, campaign, canal,
    cancer, canvas, capacitor, carburetor, carburettor, carriage, cart, cartoonist, cashier, catalog, catalogue,
    cemetery, championship, checklist, chemist, childbirth, cipher, circuit, citizen, clerk, cloak, closet, clown,
    clutch, cockpit, coffin, colonel, comedian, comedy, commission, competition, composer, concerto, console,
    consonant, conspiracy, consultant, consumption, contest, convent, corpuscle, corridor, county, courthouse, crane
    hire, crater, cremation, crime, criminal, crisis, critic, crossing, crown jewels, currency, cyclist, dagger,
    damage, dance, dancing, dashboard, database, dealer, debate, debt, deficiency, demand, demon, detective, detector,
    device, diagnosis, dialect, dialogue, diploma, disaster, discussion, disguise, disorder, distillery, dividend,
    divorce, doctrine, documentary, download, drainpipe, drama, drinker, driver, drought, drummer, dungeon, dynamo,
    dynasty, earache, eater, eclipse, economist, edema, editor, electron, embargo, embassy, employee, employer,
    engagement, episode, equipment, evidence, excavator, experiment, expert, explosion, failure, famine, firewall,
    flyer, forklift, fortress, fossil, fracture, fraud, frequency, furnace, furniture, gadget, gambling, gamer,
    gangster, gauge, gearbox, generator, gesture, glider, goalkeeper, gossip, governor, gravity, greeting, grenade,
    groom, guitarist, gutter, gymnastics, hallway, hangover, hatchet, hater, headlight, hearse, heartburn, herder,
    hiccups, highway, historian, hockey, hostel, hymn, hypothesis, illness, immigrant, industry, infection, inflation,
    inhibitor, insult, intolerance, inventor, investigation, investor, isotope, jail, jockey, journalist, joystick,
    juggler, jury, kennel, kindergarten, kiosk, koran, laboratory, laborer, labourer, laser, latch, law, ledger,
    legend, librarian, loan, logbook, logo, lover, lyric, magician, magnet, manager, marriage, mask, massage parlour,
    mathematician, mayor, mechanism, merchant, microscope, midwife, minister, ministry, molecule, monastery, motel,
    motor, mower, mural, murderer, murmur, nanny, nebula, neutron, nosebleed, noun, novelist, nozzle, odometer,
    operation, orchestra, orgy, orphan, palace, panties, parachute, paragraph, parliament, parole, passenger, patent,
    pedal, pedestrian, pendulum, pension, philosopher, photographer, photon, physicist, pianist, piercing, pipeline,
    plantation, player, poet, policy, politician, polygon, porcelain, pottery, practice, prayer, pregnancy, priest,
    prisoner, process, production, professor, pronoun, propeller, prophet, proposal, propulsion, proton, proverb,
    province, psalm, psychologist, puberty, pulley, pulse rate, quarry, quota, quran, racer, racing, ratio, reactor,
    rebellion, receptionist, recession, recorder, rectangle, referee, refinery, refugee, reporter, republic, research,
    resistor, revolution, riddance, rider, rink, riot, rivet, robber, robbery, robe, romance, rumor, rumour, runway,
    sailing, salesman, saleswoman, scaffold, scalp, scandal, sceptre, scholar, scholarship, scientist, sclerosis,
    scythe, selfie, seller, senator, sensor, sequel, sergeant, sermon, servant, server, shopkeeper, shortage, sickle,
    sickness, sketch, slave, sledge, sleigh, slogan, smuggler, sonata, sore throat, spectrum, speech, speedometer,
    statement, statistic, stomach ache, stomach-ache, stove, strait, subsidy, suburb, supervisor, surgery, survey,
    syllable, symmetry, symphony, symptom, system, tanker, tariff, taxpayer, technique, telegram, telegraph, tennis,
    theorem, thermometer, thermostat, thief, thriller, throne, thrower, tollbooth, tombstone, toothache, torah,
    tourist, trader, tragedy, trailer, transfusion, transistor, transmitter, transplant, traveler, traveller, treaty,
    trial, trilogy, trolley, tumor, tumour, turbine, tyre pressure, umpire, uniform, upholstery, upload, valve,
    velocity, verb, verdict, vest, violinist, vise, voltage, voter, vowel, wage, wagon, waiter, waitress, warehouse,
    warship, wart, widow, windscreen, windshield, winery, wizard, wrestler, wrestling`,
)

/** What bears a food's name and ends in a word that a food may end in too. */
const byName = list(
  `airport, alligator clip, apple blight, apple cart, apple of discord, apple of my eye, apple orchard, apple
    polisher, applecart, april fool, april fools day, aqualung, artificial kidney, artillery shell, bad blood, bad
    egg, banana boat, bank roll, bankroll, barrel roll, bay of bengal, bay of biscay, bay rum lotion, bay window,
    beanie hat, beer barrel, beer belly, beer garden, beer glass, beer keg, beer mug, big fish, birth date, black ice,
    black lung, black sheep, blood bank, blood bath, blood brother, blood cell, blood clot, blood count, blood donor,
    blood feud, blood group, blood sport, blood stream, blood sugar level, blood transfusion, blood type, blood
    vessel, bloodbath, bloodstream, blue chip, blue-chip, bone age, bone china, bone of contention, bourbon street,
    brain cell, brain damage, brain death, brain drain, brain tumor, brain tumour, brain wave, brainchild, brainwave,
    branding iron, brandy glass, brandy snifter, breadbasket, breastbone, browser cookie, bull fight, bull market,
    bull run, bull's-eye target, bulldog, bulldog clip, bullfight, bullfighting, butter and egg man, cake walk,
    cakewalk, car port, card shark, carport, cash cow, cassette tape, champagne flutes, champagne socialist, charley
    horse, cheekbone, cheese cutter, cheese tray, cherry bomb, cherry orchard, chesapeake bay, chicken farm, chicken
    pox, chicken yard, chickenpox, chip on your shoulder, chip shot, chuck wagon, clam up, clean and jerk, clothes
    horse, clotheshorse, cock and bull story, cock fight, cockfight, cocktail dress, cocktail lounge, cocktail party,
    cocktail shaker, coffee bar, coffee break, coffee house, coffee mill, coffee shop, coffee stall, coffee urn, cold
    fish, collar bone, collarbone, common stock, computer chip, corn cob pipe, corn dance, corn exchange, corn field,
    cottage industry, cotton gin, couch potatoes, cow barn, cow pasture, cow town, credit crunch, crocodile clip,
    crocodile tears, cross dressing, cross-dressing, cube root, curling iron, custard pie fight, dairy farm, dairy
    farmer, dairy farming, dairymaid, dairyman, dark horse, dead duck, dead meat, deer hunt, deer hunting, deer trail,
    double date, dressing case, dressing gown, dressing room, dressing table, drum roll, drumroll, duck call, duck
    hunt, duck hunting, duck pond, duck shooting, duck shot, earth's crust, egg cell, egg head, egg laying, eggcup,
    egghead, elbow grease, elbow pad, elbow room, evil spirit, fish farm, fishing boat, fishing licence, fishing trip,
    flat iron hair, flour mill, flower bed, fool's errand, fool's gold, fool's paradise, forbidden fruit, francis
    bacon, free port, free spirit, fruit bat, fruit picker, fry cook, funny bone, garlic breath, gas bill, gas
    chamber, gas heater, gas leak, gas mask, gas meter, gas pedal, gas pump, gas ring, gas station, gas stove, gas
    tank, gift horse, gin mill, gin palace, ginger beard, ginger group, goatherd, goatskin, gold leaf paint, gold
    medal, gold mine, gold plate, gold rush, gold standard, good egg, goose bumps, goose pimples, goose skin, goose
    step, goosebumps, gooseflesh, grape arbor, grass roots, green bay packers, ham radio, hamburger stand, headlong
    dip, heart attack, heart failure, heart murmur, heart rate, hen do, hen house, hen night, hen party, henhouse, hex
    nut, high spirits, high water mark, hip bone, hip joint, hip pocket, hipbone, hog cholera, holy spirit, honey bee,
    honeybee, honeycomb pattern, honeymoon suite, hop field, hop garden, horse box, horse cart, horse race, horse
    racing, horse riding, horse sense, horse shoe, horse show, horse trade, horse trading, horseback riding, horsebox,
    horseshoe, hot dog stand, hot water bottle, hot water tank, hot-water bottle, hudson bay, hunting trip, ice age,
    ice bag, ice breaker, ice cap, ice chest, ice field, ice floe, ice hockey, ice pack, ice pick, ice show, ice
    skate, ice skating, icebreaker, inner ear, iron age, iron curtain, iron lung, iron maiden, jawbone, kidney
    failure, kidney machine, kidney stone, kidney stones, kidney transplant, kindred spirit, knee jerk, knee joint,
    lamb's wool, lambskin, lambswool, lame ducks, laughing stocks, lemon grove, liver cancer, liver spots, liver
    transplant, loan shark, logjam, low spirits, lucky dip, lung cancer, magnetic tape, meat house, meat market,
    meathead, memory chip, micro chip, milk bar, milk can, milk wagon, milkman, mint condition, mother tongue, muscle
    car, muscle spasm, muscle tone, mustard gas, mustard plaster, natural gas, nest egg, number crunching, nut case,
    nut house, nutcase, nuthouse, oat field, odd fish, oil change, oil color, oil colour, oil company, oil drum, oil
    field, oil filter, oil industry, oil lamp, oil painting, oil pipeline, oil pump, oil refinery, oil well, oilcloth,
    oilfield, oilskin, old salt, orange grove, pack ice, palm reader, palm reading, palm sunday, palm tree, palmtop,
    pancake race, parallel port, passion play, payroll, pea brain, pea jacket, peach orchard, peacoat, penny stock,
    pepper box, pickle barrel, pie eating contest, pie in the sky, pig farm, pig iron, pig pen, piggy bank, pigpen,
    pituitary gland, poker chip, pommel horse, poppy day, pork barrel, port of call, port side, potato blight, potato
    bug, potato race, preferred stock, pudding head, punch card, punch line, punchline, queer fish, rabbit ears,
    rabbit foot, rabbit hole, rabbit hutch, rabbit punch, rabbit punches, rabbit warren, rabbit's foot, race horse,
    racehorse, red blood cell, red tape, rice field, rice terrace, rock 'n' roll, rock and roll, rock n roll, rocking
    horse, roger bacon, roll call, rolling stock, root canal, rose bush, rose garden, rose window, rosebush, royal
    mint, rum baba hat, sacred cow, safety nut, sagebrush, salad days, salad fork, salt flat, salt marsh, salt mine,
    salt plain, scapegoat, scotch mist, scrap iron, sea port, seaport, second banana, serial port, session cookie,
    shares and stock, shark repellent, sheep dip, sheep dog, sheepdog, sheepskin, shell company, shell game, shell
    shock, shellfire, shinbone, short order cook, shotgun shell, shrinking violet, sitting ducks, skinny dip, skinny
    dipping, small fry, small potatoes, smart cookie, snail mail, snail's pace, snap roll, soda fountain, soda jerk,
    soda siphon, soldering iron, sour grapes, spice merchant, square root, squash player, squash racket, steak house,
    steakhouse, steam iron, stock broker, stock car, stock exchange, stock market, stock option, stock options, stock
    room, stock taking, stockroom, stocktaking, sugar daddy, sugar plantation, sugar refinery, sweat gland, tail bone,
    tailbone, tape deck, tape drive, tape player, tape recorder, tape recording, tea break, tea cart, tea ceremony,
    tea chest, tea dance, tea garden, tea party, tea room, tea service, tea set, tea table, team spirit, tear duct,
    tearoom, tennis elbow, thighbone, thyroid, thyroid gland, ticker tape, tire iron, toast master, toastmaster,
    tomato blight, tongue depressor, tongue in cheek, top banana, tough cookie, traffic jams, trojan horse, ugly
    duckling, us mint, video tape, videotape, vinegar fly, violet ray, vocal cord, water bed, water butt, water
    cannon, water closet, water cooler, water hazard, water jump, water level, water main, water meter, water mill,
    water park, water pipe, water polo, water pump, water ski, water skiing, water skis, water slide, water sport,
    water sports, water supply, water table, water tank, water tower, water wheel, water wings, waterbed, waterfall,
    watermill, waterworks, whale watching, wheat future, white blood cell, white horse, window dressing, wine cellar,
    wine cooler box, wine glass, wine list, wine merchant, wine press, wine rack, wine tasting, wineglass, wing nuts,
    wrought iron`,
)

/** English words for callings, affairs and things that are no food, by themselves and behind a food's name. */
export const callingsAndAffairs: readonly string[] = [...heads, ...byName]
