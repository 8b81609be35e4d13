import { dialectWords } from '#kitchen/reader/words/en-dialect.ts'
import { shoppingNotes } from '#kitchen/reader/words/en-shopping-notes.ts'
import { neutral, placeNames } from '#kitchen/reader/words/neutral/en.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'
import { list } from '#kitchen/word-list.ts'

const cuts = `fillet, filet, breast, thigh, leg, wing, drumstick, loin, shoulder, chop, cutlet, rib, rack, shank, belly, neck, joint, tenderloin,
  rump, saddle, skin, bone, meat, steak, flesh, carcass, tail, back, cheek, giblets, heart, portion, escalope, medallion, tender, nugget meat, quarter,
  part, piece, chunk, bit, half, halves, floret, spear, tip, top, bottom, stem, core, crown, segment, ring, stick, strip, cube, slice, wedge, shaving,
  ribbon, baton, julienne, dice, zest, peel, rind, pulp, kernel, pod, seedless, flake, grain, puree, crumble, whole fruit, trimmings, mignon, noisette,
  boston butt, butt, short rib, spare rib, stew meat, stewing meat, stewing, braising, roasting joint, pieces, scraps, ends, offcuts, coral, roe on`

const states = `chopped, diced, sliced, minced, grated, shredded, crushed, mashed, peeled, unpeeled, trimmed, halved, quartered, cubed, julienned, torn, crumbled,
  melted, softened, beaten, whisked, whipped, sifted, toasted, roasted, roast, grilled, fried, boiled, hard boiled, soft boiled, poached, steamed, baked, braised, stewed,
  cooked, uncooked, precooked, pre cooked, parboiled, blanched, sauteed, caramelized, caramelised, charred, smoked, cured, salted, unsalted, lightly salted, pickled,
  marinated, seasoned, unseasoned, drained, undrained, rinsed, washed, unwashed, soaked, deveined, shelled, unshelled, hulled, shucked, pitted, stoned, cored, seeded,
  deseeded, seedless, stemmed, boned, deboned, boneless, bone in, bone out, skinless, skin on, skin off, skinned, scaled, gutted, cleaned, butterflied, spatchcocked,
  flattened, pounded, thawed, defrosted, frozen, deep frozen, quick frozen, chilled, refrigerated, canned, tinned, jarred, bottled, boxed, packaged, packed, dried, dehydrated, rehydrated,
  freeze dried, sun dried, air dried, dry, ground, freshly ground, cracked, powdered, milled, rolled, flaked, crisped, puffed, desiccated, pureed, juiced, squeezed, zested, strained,
  crushed, rubbed, bruised, scored, sprouted, fermented, filtered, concentrated, condensed, reduced, warmed, heated, reheated, cooled, leftover, left over, leftovers, remaining,
  day old, yesterday, from yesterday, stale, spare, extra, homemade, home made, store bought, shop bought, ready made, instant, quick cook, quick cooking, easy cook, parboiled,
  shredded, spiralized, spiralised, crinkle cut, matchsticked, batonned, tourneed, riced, cut, chopped up, cut up, sliced up, thick cut, thin cut, cut into, cut in, into, cut into chunks, cut into pieces, cut into strips, cut into cubes, cut into wedges,
  into chunks, into pieces, into strips, into cubes, into wedges, into slices, into florets, into rings, into rounds, into bite size pieces, in chunks, in pieces, in cubes, in strips, in slices,
  in brine, in water, in spring water, in oil, in olive oil, in sunflower oil, in vegetable oil, in syrup, in light syrup, in juice, in own juice, in its own juice, in their own juice, in tomato juice, in salt,
  with skin, with bone, with shell, in shell, in their shell, with pit, with stone, with husk, in husk, in pod, with coral, without coral, without skin, without bone, without bones, with peel, with stem, with stems, with leaves, on the vine, on the bone, on the cob,
  at room temperature, room temperature, to taste, for serving, to serve, for garnish, to garnish, for the garnish, for frying, for greasing, for dusting, for drizzling, for sprinkling, for brushing,
  plus extra, plus more, as needed, if needed, if desired, optional, divided, separated, juice only, zest only, juice and zest, zest and juice, leaves only, white part only, green part only,
  white parts only, green parts only, white and green parts, roughly, finely, coarsely, thinly, thickly, freshly, lightly, well, gently, very, loosely, firmly, tightly, to drain, about, approx, approximately, around, some more,
  cut side, lengthwise, lengthways, crosswise, diagonally, on the diagonal, in half, into quarters, in quarters, into matchsticks, bite size, bite sized, large chunks, small pieces, thumb sized, thumb size, inch, cm`

const fromRecipes = `pressed, pan fried, panfried, stir fried, stirfried, shallow fried, air fried, airfried, dry fried, crispy skin, crispy skinned, frenched, tied, trussed, scrubbed, patted dry, pat dry, for, for deep frying, deep frying, deep, frying, baking, greasing, more, needed, tail on, head on, shell on, with liquid, with juice, with their juice, with juices, with their juices, with tomato juice, reserved, preferably, ideally, such, available, choice, of choice,
  of your choice, your favorite, usual, activated, shaved, snipped, picked, chiffonade, smashed, lightly beaten, bias, on the bias, matchstick, spiral, separately, unsulphured, sustainable, sustainably, ethically, high quality, center cut, centre cut, removed, discarded, seed removed, stem removed, core removed, shell removed, pit removed, bone removed, skin removed, fat removed,
  rind removed, leaves and tender stems, leaves and stems, stems and leaves, leaf and stem, stems, leaves picked, pin boned, pin, loosely packed, tightly packed, soaked in water, soaked, overnight, preferred, desired, garnish, serving, sub, substitute, at least, up to, mixed with, dissolved, dissolved in, to make, makes, store, supermarket, ounce, whichever, if using, see note, note, room, temperature, proof`

const qualities = `gone mushy, going mushy, a bit mushy, bit mushy, very mushy, v mushy, quite mushy, rich in protein, high in protein, rich in proteins, rich in fibre, high in fibre, high in fiber, whole grain, wholegrain, full grain, long grain, short grain, medium grain, fresh, raw, ripe, unripe, overripe, very ripe, large, small, medium, medium sized, big, little, tiny, huge, giant, jumbo, mini, miniature, extra large, baby, young, old, new, tender, thick, thin, long, short, round, flat,
  fine, coarse, hot, mild, medium hot, sweet, firm, extra firm, extra, soft, crisp, crunchy, crispy, smooth, chunky, creamy style, light, dark, lean, extra lean, fatty, fat, fat free, low fat, lowfat, nonfat, non fat, reduced fat, full fat, half fat, 
  low sodium, reduced sodium, sodium free, low salt, no salt, no salt added, no added salt, no added sugar, no sugar added, without added sugar, without sugar, unsweetened, sweetened, sugar free, salt free, plain, natural, pure, virgin, extra virgin, refined, unrefined, cold pressed,
  organic, bio, free range, free run, cage free, from caged hens, caged, pasture raised, grass fed, corn fed, wild, wild caught, farmed, farm, local, seasonal, imported, british, english, irish, scottish, french, italian, spanish, greek style, german, european, american, canadian, mexican,
  turkish, indian, thai, japanese, chinese, korean, asian, californian, dutch, belgian, norwegian, atlantic, pacific, alaskan, mediterranean, kosher, halal, traditional, artisan, artisanal, premium, quality, superior quality, best, good quality, good, nice, favorite, favourite, standard, regular, normal,
  ordinary, average, classic, original, authentic, everyday, assorted, mixed, various, different, fancy, red, green, yellow, white, black, purple, golden, pale, dark green, brown, pink, blue, colored, coloured, multicolored, heirloom, vine, vine ripened, heritage, garden, hydroponic, non gmo, gmo free,
  pasteurized, unpasteurized, homogenized, sterilized, uht, ultra heat treated, fortified, enriched, modified, purified, certified, pdo, pgi, aop, igp, doc, category a, grade a, class a, type, style, brand, value, own brand, heinz, kraft, philadelphia, knorr, barilla, kikkoman, hellmanns, de cecco,
  my, our, your, the, this, these, those, that, its, their, i have, i ve got, we have, have, got, still, also, maybe, just, only, lots of, loads of, plenty of, bit of, a bit of, a little, a few, a couple of, leftover bits of, from the garden, from garden, from the fridge, from the freezer, from the store, from the market,
  in the fridge, fridge, freezer, pantry, expiring, about to expire, nearly gone off, contains, containing, such as, eg, e g, ie, i e, like, blend, or similar, or so, each, total, ea, weight, net weight, net, gross, product, whole, entire, single, double, triple, full, half, split, loose, all, any, every`

const things = `butter knife, butter paper, butter muslin, bread knife, fish slice, fish kettle, rice cooker, egg timer, egg cup, egg size, egg sized, cheese grater, cheesecloth, cheese cloth, garlic press, garlic crusher, lemon squeezer, potato masher, potato peeler, potato ricer, pepper mill, pepper grinder, salt mill, salt cellar, wine glass, coffee grinder,
  coffee filter, spice grinder, tea towel, tea strainer, tea light, milk pan, saucepan, salad bowl, salad spinner, soup bowl, soup pot, soup spoon, rice bowl, stock pot, stockpot, pie dish, cake tin, cake rack, loaf tin, loaf pan, muffin tin, bread tin, bread board, pea size, pea sized, walnut size, walnut sized, hazelnut sized, bean sized, olive sized, cherry sized, olive green, nut brown, nut colored, chestnut brown, honey colored, caramel colored,
  straw colored, the right colour, the right color, good colour, good color, change colour, change color, changes colour, changes color, change in colour, colour changes, color changes, lemon yellow, orange color, orange colored, golden orange, toothpick, chopstick, golf ball, ice bath, ice water bath, medium rare, melon baller, apple corer, cherry pitter, olive pitter, nutcracker, milk frother, sugar thermometer, candy thermometer, meat thermometer, meat mallet, meat juices, cocktail stick, date night, pizza stone, pizza cutter, pastry brush, cookie cutter, cookie sheet, crab cracker, oyster knife, banana leaf wrapper`

const verbs = `fish out, cream the, cream together, and cream until, cream until light, cream until pale, cream until fluffy, squash the, squash down, pickle the, spice up, stock up, toast, wrap, mince, preserve, conserve, barbecue, bbq, pulse, sprinkle, season, roll, dip, spread, dress, mix, batter, stuff, crisp, brew, stew, sponge, ramp, smelt, chip, blend, rice the, milk the, sandwich, patty, round, shell, tart, savory, blue, plant, game, root, bone, skin, heart, tongue, brain`

const dishes = `pad thai, laksa, tom yum, tom yum soup, katsu curry, japanese curry, massaman curry, panang curry, puttanesca, sauce, curry, soup, stew, salad, dressing, paste, mixture, dough, glaze, marinade, filling, topping, coating, gravy, ragu, bolognese, casserole, risotto, gumbo, foul, crust, crumble, pie, cake, bun, burger, beef burger, pizza, pancake, crepe, waffle, muffin, cookie, biscuit, brownie, dumpling, omelet, frittata, pudding, rice pudding, chowder, kebab, kofta, nugget, schnitzel, meatball, meatloaf, meat loaf, sushi, spring roll, samosa,
  pot roast, fritter, chips, fries, french fries, scone, seasoning, spice mix, stuffing, sprout, juice, roe, cone, fu, loaf, slice, steak seasoning, stir fry sauce, potato salad, coleslaw, guacamole, falafel, smoothie, sorbet, parfait, mousse, flan, custard, fudge, candy, porridge, preparation, quiche, tortilla espanola, taco, port, sole, ling, chuck, flank, rump, roma, brussels, jasmine, gluten, kid, bass, brat, til, gur, aam, hare, snag, queenie, cos, maple, plant protein, pulp, kernel, granola, relish, chutney, mole, fondue,
  derby, cheshire, mate, oca, maca, rub, acid, bacteria, brine, crumb, ferment, sulphate, sulphite, gateau, torta, tartlet, galette, clafoutis, crostini, tartine, crostata, blade steak, skirt, cock, chine, hop, hind, rowan, jasmine, gluten, natural color, capsule, alphabet, parasol, florentine, tartlet, terrine, medley, cricket, cow, pig, ox, bull, horse, deer, sheep, calf, steer, pike, skate, ray, dab, char, brill, crackling, jelly, icing, fondant, tuber`

/** The English words used around a food: units, joining words, descriptions. */
export const en: ReaderWords = {
  head: 'last',
  and: list('and, or, plus, und, et, y, и, و, also, then, as well as, along with, nor'),
  with: list('with, in, made with, on, topped with, stuffed with, filled with, based on'),
  from: list('from, made from, made of, product of, grown in, made in'),
  of: list('of'),
  numbers: list(
    'two thirds, three quarters, a third, thirds, quarters, a, an, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, fifty, hundred, dozen, half, half a, half an, quarter, third, couple, few, some, several, many, x, no',
  ),
  units: list(
    `g, gr, gram, gm, gms, kg, kilo, kilogram, mg, ml, millilitre, milliliter, cl, dl, l, litre, liter, lt, oz, ounce, fl oz, fluid ounce, lb, lbs, pound, pint, pt, quart, qt, gallon, cup, c, tsp, teaspoon, tsps, tbsp, tbs, tbsps, tablespoon, tblsp, dessertspoon, dsp, spoon, spoonful, ladle, scoop,
    pinch, dash, splash, drizzle, drop, glug, knob, thumb, inch, handful, fistful, bunch, sprig, stalk, stick, clove, head, bulb, ear, leaf, sheet, block, slab, slice, rasher, piece, can, tin, jar, bottle, carton, box, pack, packet, package, pkg, bag, sack, sachet, tub, pot, tube, bar, tray, punnet, basket, crate, bowl, plate, portion, serving, helping,
    wodge, wadge, wedgie, nub, nubbin, nugget of, smidge, smidgen, smidgeon, skosh, skoosh, squirt, blob, splodge, splosh, slosh, slug of, gloop, dregs, dreg, scraping, scrapings, remnant, remains, remnants, heel, hunk, doorstep, doz, dozen, dzn, pk, pks, pkts, pckt, btl, btls, bttl, ctn, packt, sack of, punnets, punnet, net, netting bag, string bag, trug, bushel, peck, ream, knuckle, thumb sized piece, lug, hand, finger, fingers, shake, sprinkling, glut, mound, heap, pile, mountain, stack, stash, stockpile, tonne, ton, hundredweight, carrier bag, tupperware, tupperware tub, tuppa, takeaway tub, ice cube tray, ziplock, zip bag, sandwich bag, bag for life, sachets, sliver, shaving, curl, rasher, strip, cube, wedge, chunk, ball, roll, loaf, bit, lump, round, squeeze, grating, twist, grind, shot, glass, mug, tray, container, pouch, brick, wheel, fillet, cm, mm, pair, batch, dollop, lot, load, string, bouquet, stem, rib, spear, floret, touch, hint, dusting, sprinkle, sprinkling`,
  ),
  neutral,
  placeNames,
  preparation: [...list(cuts), ...list(states), ...list(fromRecipes), ...list(qualities)],
  forms: {
    cooked: list(
      'cooked, precooked, pre cooked, boiled, hard boiled, roast, roasted, rotisserie, grilled, fried, poached, steamed, baked, braised, stewed, leftover, left over, leftovers, ready cooked, yesterday, from yesterday, last night, from last night, day old, last nite, from last nite, ckd, cked, leftovr, lft over, left ovr, left overs, lftover, lftovers, yest, from yest, yday, from yday, 2 day old, two day old, from sunday, from saturday, from monday, from tuesday, from wednesday, from thursday, from friday, from tues, from weds, from thurs, from fri, from sat, from sun, from mon, from lunch, from dinner, from tea, from supper, from lunchtime, from the other night, from the other day, from earlier, the other night',
    ),
    smoked: list('smoked, hot smoked'),
    dried: list('dried, dry, dehydrated, uncooked'),
    whole: list('whole'),
    frozen: list('frozen, deep frozen, quick frozen'),
    canned: list('canned, tinned, jarred, bottled'),
    mashed: list('mashed'),
    rind: list('rind, rinds'),
  },
  allergens: {
    dairy: list('dairy, milk'),
    gluten: list('gluten'),
    eggs: list('egg'),
    peanut: list('peanut, groundnut'),
    shellfish: list('shellfish'),
    soybean: list('soy, soybean'),
    mushroom: list('mushroom'),
  },
  nuts: list('nut, tree nut, hazelnut, almond, cashew, walnut, pistachio'),
  lactose: list('lactose'),
  wheat: list('wheat'),
  otherFreeFrom: list(
    'sugar, fat, salt, gmo, msg, additive, preservative, alcohol, grain, sodium, cholesterol, caffeine, seed, stone, bone, cruelty, draining, washing, rinsing, soaking, peeling, cooking, melting, trimming',
  ),
  without: {
    before: list(
      'without, without any, without adding, free from, free of, no, non, contains no, with no, minus, instead of, excluding, omit, skip the',
    ),
    after: list('free'),
  },
  vegan: list('vegan, plant based, plantbased, plant, animal free, non dairy vegan'),
  meatless: list('vegetarian, veggie, meat free, meatless, meatfree, mock, imitation, faux, fake, not'),
  synonyms: {
    ...dialectWords,
    ...shoppingNotes,
    'cat fish': 'catfish',
    grapeseed: 'grapeseed oil',
    rapeseed: 'rapeseed oil',
    safflower: 'safflower oil',
    'cherry tom': 'cherry tomato',
    tom: 'tomato',
    'plum tom': 'plum tomato',
    choc: 'chocolate',
    poppy: 'poppy seed',
    'confectionery sugar': 'powdered sugar',
    'egusi seed': 'egusi',
  },
  saysWithout: {
    gluten: list('gf, glutenfree'),
    dairy: list('df, dairyfree, dairyless, nondairy, milkless'),
    eggs: list('eggless, eggfree'),
    soybean: list('soyfree'),
    peanut: list('peanutfree'),
    nuts: list('nutfree'),
    lactose: list('lactosefree'),
    wheat: list('wheatfree'),
  },
  otherThings: [...list(things), ...list(verbs), ...list(dishes)],
}
