import { list } from '#kitchen/word-list.ts'

/** Requests to buy or bring a food. */
const requestWords = list(
  `pls, plz, plse, pleez, please, thx, pls get, plz get, please get, please buy, pls buy, get some, get more, buy
    some, buy more, buy, to buy, pick up, pick up some, grab, grab some, grab more, fetch, dont forget, don t forget,
    do not forget, remember, remember the, dont forget the, need, needed, needs, i need, we need, need to get, need to
    buy, need some, need more, needing, running low on, low on, running low, nearly out, nearly out of, almost out of,
    out of, run out of, ran out of, we re out of, were out of, all out of, short of, top up, restock, replace, check
    if we have, check we have, do we have, do we have any, have we got, have we any, got any, any, if any, if any
    left, if there is any, if there s any, if theres any, if there s any left, if theres any left, if there is any
    left, if there are any, if there are any left, if some left, if still there, if still good, if still ok, if it s
    still good, if its still good, if it s still ok, if not gone off, if u have, if you have, if we have, if we have
    any, if we have some, if you have any, if you have it, if available, if on offer, if on sale, if cheap, if in
    stock, if possible, if poss, if they have it, if they have any, if i can find it, if needed, if necessary, if
    reqd, optional, opt, maybe, perhaps, i think, i guess, prob, probs, probably, not sure how much, not sure, dunno
    how much, dont know how much, don t know how much, whatever s left, whatevers left, whatever is left, whats left,
    what s left of, whats left of, what s left, what is left of, all that s left, all thats left, still have, still
    got, still some, still some left, i still have, we still have, have, having, i ve got, ive got, i got, got, got
    some, got in, in already, already, already have, already got, already here, already in, already at home, here
    already, at home, home, on hand, to hand, avail, available, in stock, in the house, lying around, lying about,
    knocking about, kicking about, hanging around, left, left over, leftover, left behind, remaining, remainder of,
    remainder of the, rest of, rest of the, the rest of, the rest of the, the last of, last of, last of the, the last
    bit of, last bit of, last bits of, the end of, the end of the, end of, end of the, end of a, tail end of, tail end
    of the, bottom of the jar, bottom of, dregs of, scrapings of, ends of, odds and ends of, bits and bobs of, bits
    of, some bits of, a bit of, wee bit, wee bit of, a wee bit, a wee bit of, wee, wee drop of, a wee drop of, tiny
    bit, tiny bit of, a tiny bit of, teeny bit of, teensy bit of, little bit of, a little bit of, a smidge of, a touch
    of, a hint of, a good bit of, quite a bit of, quite a lot of, a fair bit of, a lot of, alot of, lots, lotsa,
    loadsa, loads, heaps, heaps of, tons, tons of, stacks of, piles of, plenty, too much, too many, way too much, way
    too many, surplus, glut of, extra, enough, hardly any, barely any, barely, not much, not a lot, not many, hardly,
    almost no, only a little, only a bit, just a bit, just a little, just a bit of, just the, only`,
)

/** Short and misspelt words for leftovers and days. */
const shortNotes = list(
  `leftovr, lft over, left ovr, left overs, lftover, lftovers, ckd, cked, yest, from yest, yday, from yday, last nite, from last nite, left from yest,
    left from yesterday, left from last night, left from sunday, opend, opnd, opened mon, opened tues, opened weds, opened thurs, opened fri, opened sat,
    opened sun, free rng, free rnge, fr rng, defrstd, defrostd, defrosting, thawd, thawing, wilty, bendy, bruisd, brusied, shrivelled, shrivled, gettin old, getting old,
    goin off, on the turn, nearly empty, half empty, half full, halfful, halffull, half eaten, part used, pt used, part bag, part pack, part tub, unopend, unopnd, sealed, use 2day,
    eat 2day, needs usin, needs usin up, reduced sticker, yellow sticker, ylw sticker, red to clear, from aldi, from lidl, from tesco, from asda, from sainsburys, from waitrose,
    from morrisons, from coop, from costco, from walmart, from trader joes, from the corner shop, from the deli, from next door, from my mum, from mums garden, from dads allotment,
    from the allotment, off the market, from market, at back of fridge, back of the fridge, back of fridge, bottom drawer, in the door, in garage freezer, in chest freezer, in pantry, in larder, in cupboard`,
)

/** Words for what to do with the food and by when. */
const urgencyWords = list(
  `must use, must use up, must be used, must be used up, must eat, must go, has to go, have to go, to go, gotta go,
    got to go, needs to go, needs to be used, needs to be used up, needs using, needs using up, needs eating, needs
    eating up, needs used, needs finishing, need to use, need to use up, need to be used, need to be used up, need
    using, need using up, need to finish, need to eat, need eating, want to use, want to use up, wanna use, trying to
    use up, to use, to use up, to be used, to be used up, to be eaten, to be finished, to eat, to finish, for using
    up, for use, use, use up, using up, use me, use first, use soon, use now, use today, use tonight, use tonite, use
    asap, use quick, use quickly, use 1st, use by, use by today, use by tomorrow, used by, eat me, eat me first, eat
    first, eat soon, eat up, eat now, eat today, eat asap, finish up, finish off, finish me, cook first, cook soon,
    cook today, cook tonight, cook asap, cook now, asap, a s a p, urgent, urgently, quick, quickly, soon, sooner,
    soonest, pronto, first, 1st, now, today, 2day, tonight, tonite, tonights, tonight s, tmrw, tmr, tomo, tomoz,
    2moro, 2morrow, tomorrow, tomorrows, tmw, this week, this wk, next week, next wk, tj, tjs, from last nights tea,
    from last night s tea, from last nights supper, from last nights dinner, from last night s dinner, from sunday
    lunch, from sundays dinner, sat, tues, thurs, weds, by sat, by sun, by mon, by tues, by wed, by thurs, by fri, b4
    sat, use by sat, use by sun, use by mon, use by tue, use by tues, use by wed, use by thu, use by thurs, use by
    fri, use by friday, by friday, by tomorrow, by tonight, by today, by sunday, by monday, by the weekend, this
    weekend, wkend, weekend, for tonight, for tonite, for tonights dinner, for today, for tomorrow, for tmrw, for
    tomo, for dinner, for lunch, for breakfast, for brekkie, for brekky, for tea tonight, for supper, for kids, for
    the kids, for school, for work, for packed lunch, for lunches, for sandwiches, for salad, for soup, for stew, for
    curry, for cooking, for baking, for xmas, for the weekend, for sunday, bb, bbe, bbd, b b, best b4, best before
    yesterday, best before today, best before tomorrow, best by, best by yesterday, best by today, bb yesterday, bb
    today, bb tomorrow, ub, ubd, use by yesterday, usebefore, use before, exp, exp date, exp today, exp soon, exp
    tomorrow, exp yesterday, expd, expires, expires today, expires tomorrow, expires soon, expiring, expiring soon,
    expiring today, expiring tomorrow, expiry, expiry today, expiry tomorrow, expiry date, past date, past its best,
    past its prime, past best, past best before, past sell by, past use by, past it, ood, o o d, just out of date,
    slightly out of date, day out of date, short date, short dated, sell by, sell by today, goes off, goes off today,
    goes off tomorrow, going off, going off soon, going off tomorrow, nearly off, almost off, on the turn, on its way
    out, on its last legs, on their last legs, on last legs, about to go off, about to turn, about to go, still good,
    still ok, still okay, still fine, still fresh, still usable, still edible, seems ok, seems fine, looks ok, looks
    fine, smells ok, smells fine`,
)

/** Words for the look of food after a week in the fridge. */
const states = list(
  `a bit old, bit old, getting old, gettin old, oldish, a little old, kind of old, v old, very old, quite old, pretty
    old, old ones, a bit soft, bit soft, going soft, gone soft, softening, getting soft, soft ones, squishy, bit
    squishy, a bit squishy, mushy ones, bendy, a bit bendy, bit bendy, limp, a bit limp, bit limp, going limp, gone
    limp, floppy, a bit floppy, bit floppy, wilted, wilting, a bit wilted, bit wilted, slightly wilted, wilting a bit,
    starting to wilt, wilty, droopy, drooping, wrinkly, a bit wrinkly, bit wrinkly, wrinkled, shrivelled, shriveled,
    shrivelling, shrivelled up, bruised, a bit bruised, bit bruised, battered looking, spotty, a bit spotty, bit
    spotty, with spots, brown spots, browning, going brown, gone brown, turning brown, a bit brown, bit brown,
    blackened a bit, going black, gone black, going yellow, turning yellow, yellowing, a bit yellow, sprouting,
    sprouted a bit, started sprouting, starting to sprout, sprouting a bit, with sprouts growing, growing eyes, with
    eyes, gone to seed, bolted, dry ish, dried out, a bit dry, bit dry, going dry, gone dry, drying out, gone hard,
    going hard, a bit hard, bit hard, hardened, hard as a rock, stale, a bit stale, bit stale, going stale, gone
    stale, stale ish, staleish, day old, 1 day old, 2 days old, two days old, few days old, a few days old, couple
    days old, days old, week old, a week old, weeks old, month old, months old, tired, a bit tired, tired looking, bit
    tired, sad, a bit sad, sad looking, bit sad, ugly, wonky, manky, a bit manky, ripe ish, ripeish, overripe, over
    ripe, v ripe, very ripe, too ripe, almost ripe, nearly ripe, not ripe, not ripe yet, rock hard, freezer burnt,
    freezer burned, freezerburnt, bit freezer burnt, a bit freezer burnt, icy, iced up, frozen, frzn, froz, fzn, frzn
    solid, half frozen, still frozen, partly frozen, part frozen, semi frozen, from frozen, thawed, thawing, thawed
    out, half thawed, defrosted, defrosting, unfrozen, defrosted last night, defrosted last nite, defrosted yesterday,
    defrosted today, defrosted this morning, thawed yesterday, thawed last night, thawed overnight, thawed this
    morning, in the sink thawing, out of the freezer, taken out, took out this morning, opened, open, just opened,
    opened yesterday, opened today, opened last week, opened a week ago, opened 2 days ago, opened on monday, opened
    on sunday, already open, already opened, been open, been opened, been open a week, been open a while, open for a
    week, open a while, half open, half opened, half used, half gone, half finished, half empty, half full, halfempty,
    halffull, half eaten, partly used, part used, part full, mostly gone, mostly full, mostly empty, mostly used,
    mostly finished, almost gone, almost empty, almost full, almost finished, nearly gone, nearly empty, nearly full,
    nearly done, nearly finished, nearly new, nearly all gone, full, unopened, not opened, not open yet, never opened,
    sealed, still sealed, new, brand new, untouched, unused, resealed, reclosed, cooked, ckd, cooked already, already
    cooked, precooked, pre cooked, ready cooked, part cooked, half cooked, cooked yesterday, cooked last night, cooked
    today, cooked on sunday, undercooked, uncooked, raw, cold, coldish, boiled already, already boiled, hard boiled
    already, reheated once, already roasted, already fried, already grilled, peeled, pld, already peeled, unpeeled,
    washed, already washed, pre washed, prewashed, not washed, unwashed, chopped, chpd, already chopped, pre chopped,
    prechopped, cut, precut, pre cut, cut up, cut open, cut in half, half cut, already cut, sliced, slcd, slced,
    already sliced, pre sliced, presliced, grated, grtd, already grated, pre grated, pregrated, shredded, shred,
    diced, dcd, already diced, minced, drained, drnd, undrained, rinsed, soaked, soaking, soaked overnight, prepped,
    preped, already prepped, ready to use, ready to cook, ready to eat, good to go, salted already, whole ones,
    halved, just picked, freshly picked, picked today, picked this morning, picked yesterday, just bought, just got,
    bought today, bought yesterday, bought last week, bought on sunday, bought on saturday, got yesterday, got today,
    from last week, from last wk, from last month, from sunday, from monday, from tuesday, from wednesday, from
    thursday, from friday, from saturday, from sunday s roast, from sundays roast, from sunday roast, from sunday
    dinner, from the roast, from the weekend, from weekend, from xmas, from christmas, from thanksgiving, from the
    party, from party, from lunch, from breakfast, from dinner, from last nite, from tea, from supper, from the bbq,
    from bbq, from takeaway, from the takeaway, from takeout, from the takeout, from restaurant, from the restaurant,
    from the other day, from the other night, other night, from wed, from thurs, from tues, from mon, from fri, from
    sat, from sun, on wed, last nite, lastnight, ystrday, yesterdays, yesterday s, last nights, last night s, last
    weeks, last week s, todays, today s, sundays, mondays`,
)

/** Words for where the food is. */
const places = list(
  `in fridge, in the fridge, fridge, in the fridge door, in fridge drawer, in the fridge drawer, bottom of fridge,
    bottom of the fridge, back of fridge, back of the fridge, at the back of the fridge, at back of fridge, top shelf,
    bottom shelf, middle shelf, on top shelf, on the top shelf, on bottom shelf, on the bottom shelf, on the shelf, on
    shelf, in drawer, in the drawer, in bottom drawer, in veg drawer, in the veg drawer, in salad drawer, in the salad
    drawer, crisper, in crisper, in the crisper, in crisper drawer, in the crisper drawer, freezer, in freezer, in the
    freezer, frzr, in frzr, in freezer drawer, in the freezer drawer, bottom of freezer, bottom of the freezer, back
    of freezer, back of the freezer, in chest freezer, in the chest freezer, deep freeze, in deep freeze, in the deep
    freeze, deepfreeze, deep freezer, in the deep freezer, from freezer, from the freezer, from fridge, from the
    fridge, from pantry, from the pantry, from cupboard, from the cupboard, from cellar, from the cellar, pantry, in
    pantry, in the pantry, in larder, in the larder, in cupboard, in the cupboard, cupbd, back of the cupboard, back
    of cupboard, in the store cupboard, in cellar, in the cellar, in basement, in the basement, in basement fridge, in
    the basement fridge, in basement freezer, in the basement freezer, in garage, in the garage, in garage fridge, in
    the garage fridge, in garage freezer, in the garage freezer, in the beer fridge, in shed, in the shed, in the shed
    freezer, utility room, in utility, in the utility room, in the kitchen, on counter, on the counter, countertop, on
    countertop, on the countertop, on worktop, on the worktop, on the side, on the bench, on bench, on the table, on
    windowsill, on the windowsill, in fruit bowl, in the fruit bowl, in bread bin, in the bread bin, in veg rack, veg
    box, from veg box, from the veg box, in my veg box, in a bag, in bag, in bags, in a tub, in tub, in a jar, in jar,
    in jars, in tin, in a tin, in tins, in can, in a can, in cans, in box, in a box, in a bowl, in bowl, in carton, in
    cartons, in pack, in packet, in a packet, in tupperware, in a tupperware, in tupper, tupperware, tupperware of,
    tupper, in plastic, in plastic box, in plastic tub, in foil, wrapped in foil, in cling film, in clingfilm, in
    saran wrap, clingfilmed, in ziploc, in a ziploc, ziploc, ziploc of, ziploc bag of, ziplock, ziplock of, ziplock
    bag of, in ziplock, sandwich bag of, freezer bag of, in freezer bag, in freezer bags, ice cream tub of, margarine
    tub of, tub of, in ice cube tray, ice cube tray of, in foil tray, from garden, from the garden, from my garden,
    from our garden, from mum s garden, from mums garden, from mom s garden, from moms garden, from dad s garden, from
    dads garden, from nan s garden, from grandma s garden, from granny s garden, from neighbour, from neighbor, from
    the neighbour, from the neighbor, from neighbours, from neighbors, from next door, from the allotment, from
    allotment, allotment, from market, from the market, from farmers market, from the farmers market, farmers mkt,
    from farm shop, from the farm shop, from butcher, from the butcher, from butchers, from the butchers, from the
    butcher s, from fishmonger, from the fishmonger, from deli, from the deli, deli counter, from the shop, from shop,
    from the store, from bakery, from the bakery, from mum, from mom, from mam, from ma, from dad, from nan, from
    gran, from granny, from grandma, from grandad, from my mum, from my mom, from my gran, from my nan, from auntie,
    from aunty, from mil, from my sister, from a friend, from friend, from flatmate, flatmates, flatmate s, from
    housemate, housemate s, from costco, from tesco, from tescos, from aldi, from lidl, from asda, from sainsburys,
    from sainsbury s, from morrisons, from waitrose, from m and s, from ms, from co op, from the co op, from spar,
    from iceland, from ocado, from walmart, from target, from trader joes, from trader joe s, from tjs, from tj s,
    from whole foods, from wholefoods, from kroger, from publix, from safeway, from heb, from wegmans, from sams club,
    from sam s club, from coles, from woolies, from woolworths, from iga, from supervalu, from super valu, from
    dunnes, from centra, from big bazaar, from dmart, from bigbasket, from big basket, from blinkit, from zepto, from
    kirana, from the indian shop, from indian store, from the asian shop, from asian store, from the asian market,
    from chinese supermarket, from asian supermarket, from polish shop, from the polish shop, from halal shop, from
    the corner shop, from corner shop, cornershop, from offy, from the milkman, from milkman, from food bank, from the
    food bank, foodbank, from too good to go, too good to go, tgtg, from olio, dumpster dived, from work, from school,
    from the box, from hello fresh, from hellofresh, hellofresh, gousto, from gousto, from meal kit, from kit`,
)

/** Words for amount and price. */
const amounts = list(
  `abt, about, approx, aprx, apprx, apx, circa, ca, roughly, or so, or thereabouts, more or less, at least, at most,
    max, min, minimum, maximum, up to, under, over, just under, just over, nearly, almost, a couple, couple of,
    coupla, cpl of, cpl, a few, few, several, half doz, half dozen, half a doz, a doz, doz, dz, nos, no s, number,
    qty, count, ct, ctn, ctns, cnt, pc, pcs, pce, pces, piece, pieces, pkt, pkts, pk, pks, pck, pcks, pckt, pckts,
    packt, packts, pkg, pkgs, pkge, pack, packs, btl, btls, bttl, bttls, bot, bots, cn, cns, tns, jr, jrs, bx, bxs,
    bch, bnch, bunches, bnchs, hd, hds, clv, clvs, slc, slcs, slce, slces, stk, stks, sprgs, hndfl, hndful, handfull,
    handfulls, handfuls, couple of handfuls of, cupful, cupfuls, capful, capfuls, spoonfuls, spoonfull, tblspn,
    tblspns, tbspn, tbspns, tbsn, tblsp, tblsps, tbls, tbl, tspn, tspns, tsps, teasp, tspful, ts, dssp, dstspn,
    dessert spoon, dessert spoons, heaped, heaping, heaped tsp, heaped tbsp, scant, rounded, level, generous, scoops,
    ladles, ladlefuls, bowlful, bowlfuls, plateful, platefuls, jarful, bagful, bagfuls, boxful, panful, potful,
    tubful, trayful, sackful, basketful, armful, bucket of, bucketful, crate of, tray of, case of, multipack, multi
    pack, multipack of, twin pack, twinpack, family pack, family size, fam pack, fam size, value pack, party size,
    sharing size, snack size, bulk, bulk bag, bulk pack, jumbo pack, mega pack, single serve, travel size, mini pack,
    4 pack, 6 pack, 12 pack, four pack, six pack, sixpack, three pack, triple pack, big bag of, small bag of, large
    bag of, huge bag, huge bag of, massive bag of, giant bag of, lge bag of, lrg bag of, sm bag of, sml bag of, lge
    tin of, sm tin of, big tin, small tin, lge tin, sm tin, sml tin, lrg tin, big jar, small jar, lge jar, sm jar, lrg
    jar, big tub, sm tub, lge tub, lrg tub, sml tub, big pot, sm pot, lge pot, half pack, half packet, half a pack,
    half a packet, half pkt, half a pkt, half bag, half a bag, half tin, half a tin, half can, half a can, half jar,
    half a jar, half tub, half a tub, half box, half a box, half bottle, half a bottle, half carton, half a carton,
    half pint, half a pint, half bunch, half a bunch, half head, half a head, half block, half a block, half tube,
    half a tube, half cup, half a cup, half kilo, half a kilo, half lb, half a pound, half litre, half a litre, half
    sack, half a sack, half a tray, half a punnet, half punnet, half a slab, half a stick, half stick, half a wheel,
    half a handful, quarter of, a quarter of, qtr, 1 qtr, three quarters of, two thirds of, a third of, one third of,
    most of, most of a, all of, some of, some of the, a whole, the whole, one whole, kilos, kilo, kgs, kgms, kgm, gms,
    gm, grms, grm, grams, grammes, lbs, ozs, ltr, ltrs, mls, pts, qts, galls, gal, gals, inch piece, thumb sized
    piece, thumb size piece, thumbsized, finger length, fistful, fistfuls, size of a fist, fist sized, palm sized, egg
    sized, small ones, big ones, large ones, medium ones, mini ones, sm, sml, smll, md, med, medm, lg, lge, lrg, larg,
    xl, xxl, xs, sz, size, sized, ea, each, per kg, per kilo, per lb, per pound, a kilo, a kg, a lb, a pound, for, p
    each, pence, bucks, rs, rupees, inr, aud, nzd, cad, gbp, usd, was, now only, reduced, reduced to clear, yellow
    sticker, yellow stickered, ys, on offer, on sale, on special, special offer, sale, half price, 1 2 price, bogof,
    bogo, 2 for 1, two for one, 3 for 2, 2 for, two for, three for, 3 for, buy one get one free, clearance, clubcard,
    clubcard price, nectar price, w coupon, with coupon, markdown, marked down, discounted, discount, bargain, cheap,
    cheapo, cheapish, cheap ones, expensive, pricey, dear, decent, proper, basic, basics, essentials, value, own
    brand, store brand, shop brand, supermarket brand, generic, any brand, usual brand, the usual, as usual, as before`,
)

/** Remarks after the food to the reader of the note. */
const remarks = list(
  `mine, yours, ours, hers, his, theirs, not mine, my own, dont touch, don t touch, do not touch, hands off, keep
    off, dont eat, don t eat, do not eat, not for kids, for me, for you, for us, for everyone, for the dog too, save
    some, save me some, shared, help yourself, up for grabs, free to a good home, free to use, from the kids, kids
    love it, yum, yummy, yumm, mmm, nom nom, ugh, meh, argh, oops, sorry, whoops, help, plz help, any suggestions,
    suggestions, what can i make, what to do with it, what to do, what do i do with this, what now, recipe, recipe
    pls, recipe please, recipes, etc, etc etc, and so on, and such, and so forth, or whatever, or equivalent, equiv,
    equivalent, or sim, or alt, alt, fyi, nb, ps, p s, note, todo, to do, list, item, items, misc, other, others,
    shopping, shopping list, groceries, grocery, checked, done, bought, got it, have it, yes, yep, yup, ok, okay,
    good, fine, great, lovely, gorgeous, beautiful, fab, amazing, delicious, tasty, so good, so so, average, just in
    case, in case, tbc, tba, asst, asstd, assorted, mixed, various`,
)

/** Words around a food in notes on the fridge or phone. */
export const kitchenNoteWords: readonly string[] = [
  ...requestWords,
  ...urgencyWords,
  ...shortNotes,
  ...states,
  ...places,
  ...amounts,
  ...remarks,
]
