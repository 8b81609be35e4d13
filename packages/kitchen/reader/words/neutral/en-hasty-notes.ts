import { list } from '#kitchen/word-list.ts'

/** Remarks on age, look, place, price and package as they are typed in haste. */
export const hastyNotes: readonly string[] = list(
  `     gone soggy,    wafer thin,  goin soft,   goin brown, goin limp, goin
    mushy, goin wrinkly,  soggy, bit soggy, a bit soggy,    bit naff,
    naff,         bit hard, bit dry, bit sad,
    sorry looking, looking sad, looking sorry, lookin sad, lookin rough, past it, on the way out, on way out, needs
    using, need using, needs usin, needs eating, needs eatin, need eating, need eatin, must use, must go, use 1st, use
    first, use asap, use me, use up, use it up, use quick, use quickly, use soon, use today, use tonight, use tomoz,
    use tmrw, use tmro, by tmrw, by tomoz, dated mon, dated tue, dated tues, dated wed, dated weds, dated thu, dated
    thurs, dated fri, dated sat, dated sun, dated today, dated tmrw, dated tomorrow, dated yesterday, dated yday, goes
    off mon, goes off tue, goes off tues, goes off wed, goes off weds, goes off thu, goes off thurs, goes off fri,
    goes off sat, goes off sun, goes off tmrw, goes off 2moro, goes off tomoz, opened mon, opened tue, opened tues,
    opened wed, opened weds, opened thu, opened thurs, opened fri, opened sat, opened sun, opened yest, opened yday,
    opend, opend yday, opnd, opn, openned, unopnd, unopend, unopned, un opened, sealed still, still sealed, 2moro,
    2morrow, tmrw, tmro, tomoz, tomo, 2day, 2nite, tonite, yest, yday, yesty, mixed colours, mixed colors, mixd
    colours, all colours, diff colours, colours mixed, assorted colours, nearly gone, almost gone, nearly done, almost
    done, nearly mpty, nearly emty, nearly empy, almost mpty, almst empty, nrly empty, nrly gone, nr empty, abt half,
    abt half left, about half left, half used, half gone, half empty, half full, bits left, a few left, few left, some
    left, just a bit, just a bit left, only a bit, only a bit left, tiny bit left, not much left, loads left, lots
    left, plenty left, last one, last ones, last 1, last few, last bits, final bit, approx half, roughly half, yellow
    sticker, yellow stickered, ys, reduced, reducd, redcd, rtc, reduced to clear, half price, on offer, bogof, bogo,
    2 for 1, two for one, on special, special offer, clubcard, clubcard price, nectar price, cheap, cheapo, cheapie,
    basics, smart price, value range, finest, taste the difference, ttd, extra special, own brand, ownbrand, no name,
    no frills, from aldi, from lidl, from tesco, from tescos, from asda, from sainsburys, from sainos, from morrisons,
    from waitrose, from m&s, from marks, from coop, from the coop, from iceland, from ocado, from costco, from
    walmart, from target, from kroger, from trader joes, from tjs, from whole foods, from aldis, from publix, frm
    aldi, frm lidl, frm tesco, frm asda, frm costco, frm freezer, frm the freezer, frm fridge, frm the fridge, frm
    the shop, frm market, frm the market, frm garden, frm the garden, frm allotment, frm mum, frm mums, frm mums
    garden, frm neighbour, from mums garden, from moms garden, from dads garden, from dads allotment, from grandmas
    garden, from nans garden, from neighbour, from neighbor, from the neighbour, from the neighbours, from next door,
    from mum, from mom, from nan, from grandma, from my mum, from my mom, mums, moms, nans, dads,  in frzr, in the
    frzr, in freezr, in freeza, in frdge, in fridg, in the frige, in cupboard, in the cupbord, back of cupboard, back
    of the cupboard, back of fridge, back of the fridge, bottom of fridge, bottom of freezer, bottom of the freezer,
    bottom drawer, top shelf, in door, in the door, in garage, garage freezer, in the garage, chest freezer, no added
    sug, no add sug,  no sug, low sug, reduced sug, less sugar, 30% less sugar, 50% less sugar, less salt, less
    fat, lo salt, lo fat, low ft, lw fat, lowfat, lo cal, low cal,  ff, full ft, fll fat, ff 0, squeezy,
    squeezey, squezy, ring pull, multi pack, multipack, mulitpack, twin pack, family pack, value pack, big pack, big
    bag, lil bag, lil bit, lil, itty bitty, ickle, teeny, massive, huge bag, giant bag, mahoosive, ginormous, dbl pack,
    vac pac, vac pack, vacpac, vacuum packed, vac packed, vp, shrink wrapped, cling filmed, clingfilmed, in foil, in
    clingfilm, in cling film, in tupperware, in tupaware, in a tub, in tub, in a bag, in bag, in the bag, loose, uc, u
    c, uncookd, unckd, from raw,  chld, chilld, thawd, thawing, thaw, defrostd, defrstd, dfrstd, defrosted yday,
    thawed yday, refrozen, do not refreeze, dont refreeze, ready 2 eat, rte, ready to cook, rtc pack, oven ready,
    microwaveable,  mwave, micowave,   in sprng wtr, in spring wtr, in wtr, in watr, in
    oliv oil, in sunflwr oil, in sunflower, in tom juice, in nat juice, in own juce, in juce, in syrp, drnd, draind,
    draned, drained wt, dr wt, net wt, gross wt, each, ea, apiece, per pack, in total, ish, or so, or thereabouts, give
    or take, ballpark, guesstimate, i think, i reckon, i rekon, dunno, idk, maybe more, if not more, going black, going soft, going
    yellow, going limp, going hard, going stale, gone hard, gone dry, gone limp, nearly dead,
    off the tree, off the bush, off
    the plot, frm dads plot, from dads plot, from mums plot, from grandads plot, from grandads garden, from grandads
    allotment, from our plot, from our garden, from the plot, frm plot, from granny, from gran, from grans garden, from
    dad, from grandad, from auntie, from uncle, from sister, from brother, from colleague, from flatmate, from roommate, from the farm, from farm shop, frm farm shop, frm butcher, frm butchers, from
    nans hens, from mums hens, from dads hens, from our hens, from own hens, from our chickens, from own chickens, from
    neighbours hens, from neighbours chickens, no tops, tops off, tops on, without tops, ends cut off, peel on, skins
    on, thumb size pc, thumb size piece, thumb sized, fist sized, last scrape, last scrapings, scrapings, dregs, last
    dregs, drop left, splash left, scrape left, tail end`,
)
