import { list } from '#kitchen/reader/words/words.ts'

/** Everyday English words a letter or two away from a food. Someone who writes them means them, so they are asked about, not corrected. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  list(
    `ample, apple, bail, bake, banana, barely, barley, basic, basil, bastard, batter, battery, beach, bear, beard, beast, beat, beef,
    been, beer, belt, berry, best, better, bill, bingo, bitter, bladder, boast, bolt, bone, boot, born, bottle, brain, bread, break,
    bream, brick, brief, brittle, broom, brother, brown, bury, bust, button, buzzard, cabana, cable, cage, canada, cannot, carrot, cave,
    celery, chain, chair, change, channel, charge, charm, chart, cheap, cheat, check, cheek, cheer, cherry, chess, chest, chick, child,
    chill, chin, china, chip, cider, claim, clam, clan, class, click, climb, clock, coast, coffee, coffin, coin, coming, common, cone,
    cord, core, corner, cotton, crab, crack, crane, cream, crime, crop, crown, crust, crystal, cuba, cube, cumin, curly, curry, custard,
    danger, deal, dear, deck, deer, desk, dice, dill, dish, disk, donkey, drab, drain, dream, drink, duck, dust, each, early, face, fame,
    fate, fear, felt, fennel, ferry, fill, finger, finish, fist, flame, floor, flow, flower, folk, food, foot, fork, fruity, funnel,
    gallery, game, gamer, garage, garden, garlic, gate, gear, glass, glum, grab, grace, grade, grain, grapes, graph, grass, great, greed,
    green, grief, groom, group, grow, half, halt, hammer, hamster, haste, hate, heal, hear, heat, hill, hint, honey, horn, horse, hose,
    house, hunger, hurry, joke, juice, june, just, kale, kennel, kettle, kill, kind, lace, ladder, lake, lame, lamp, late, lead, leaf,
    leak, lean, leap, leek, letter, lettuce, limb, line, link, list, litter, little, lizard, load, loaf, lobby, lobster, luck, main,
    make, male, malt, mango, maple, marble, mast, master, mate, meal, mean, melt, merry, mice, mild, mill, mind, mine, minion, mint,
    missile, mist, mobster, money, monkey, monster, mood, moon, muffin, muscle, must, mustard, mutton, near, neck, nest, next, nice,
    nose, note, office, onion, opinion, orange, oyster, pace, page, pager, pain, pale, paper, park, parlor, parrot, parsley, part, past,
    pastor, peach, pearl, peep, peer, people, phone, pill, pine, pink, pint, pistol, pits, plaster, plug, plum, plume, plus, police,
    polish, pond, porch, pork, post, poster, potato, price, prince, printer, prune, puffin, puppet, purple, race, radio, radish, radius,
    rain, ranger, rate, reach, read, real, reddish, reef, rhyme, rice, ride, rider, ring, rise, road, roast, robe, roof, room, root,
    rose, roster, rust, sage, salary, sale, salmonella, salty, sample, scale, scone, seal, seat, shake, shape, shark, sharp, sherry,
    silk, simple, singer, sink, sister, slice, slum, snake, soap, soul, soup, sour, space, spice, spider, spinach, spine, stage, stake,
    steal, steel, stick, still, stock, stone, style, suit, table, take, tale, tango, taste, teach, teak, team, tear, test, text, thick,
    think, thyme, time, toad, toast, toaster, toffee, tomato, torn, train, treat, trick, truck, trust, tuba, tube, tuna, tune, tuner,
    tunnel, turkey, turtle, union, wage, waiter, wake, waste, water, wear, whale, wind, winter, wish, wizard, wood, work, worn, year,
    yolk, york`,
  ),
)
