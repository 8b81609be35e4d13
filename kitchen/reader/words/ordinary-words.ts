import type { Language } from '#domain/options.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import { ar } from '#kitchen/reader/words/ordinary/ar.ts'
import { de } from '#kitchen/reader/words/ordinary/de.ts'
import { es } from '#kitchen/reader/words/ordinary/es.ts'
import { fr, rarelyFoodsInFrench } from '#kitchen/reader/words/ordinary/fr.ts'
import { ja } from '#kitchen/reader/words/ordinary/ja.ts'
import { ru } from '#kitchen/reader/words/ordinary/ru.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Everyday English words a letter or two away from a food. Someone who writes them means them, so they are asked about, not corrected. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  list(
    `abate, abates, absent, absentee, absentees, abundance, abundances, aches, acute, acutes, advocate, advocates, album, alone, alphabet,
    altering, alternative, amend, amends, ample, amuck, anchoring, angelic, angering, anuses, apple, area, areas, aside, asides, asset,
    assets, attic, attics, austere, babble, babbles, baggy, bail, bake, balk, balks, ballot, ballots, banal, banana, bandana, bandanas,
    banding, bandying, barb, barbering, bard, bards, barely, barley, basic, basil, basis, bastard, batter, battery, baud, bauds, bawdy,
    beach, beacon, beacons, beading, bear, beard, beast, beat, beef, been, beer, began, begin, begins, belie, belt, berry, best, better,
    bettering, bill, bingo, bitch, bitches, bitter, bladder, bled, blitzes, blotter, blotters, boast, bodies, body, boggle, boggles,
    bogus, bolt, bone, bony, booby, boot, bootie, bores, born, both, bottle, bovine, bovines, brag, braiding, brain, brake, brakes, bras,
    brass, bread, break, bream, breed, breeder, breeders, breeding, breeds, brick, brief, brims, brisked, briskest, bristling, brittle,
    broader, brooding, broom, brother, brown, browse, browses, bucking, buddies, buddy, buggies, buggy, bulge, bulges, bulging, bulky,
    bungle, bungles, burgle, buried, burned, burros, bury, bust, butte, buttering, button, buys, buzzard, cabana, cable, cackle, cackles,
    cackling, cage, calmly, canada, cannot, capsize, capsizes, card, cards, caress, caresses, caroling, carolling, carrot, cartoon,
    cartoons, cascaded, cater, caters, cave, celebration, celery, chain, chair, chamber, chambers, change, channel, charge, charm, chart,
    chase, chaster, cheap, cheat, check, cheek, cheer, cheerier, cherry, chess, chest, chick, chicks, child, chill, chin, china, chip,
    chisel, chisels, chord, chords, chromes, cider, cinch, cinches, cities, city, claim, clam, clammy, clan, class, cleave, cleaves,
    clever, click, climb, clock, coast, coasting, cobble, coding, coffee, coffin, coin, collage, collages, collaring, comet, comets,
    coming, common, complain, complains, cone, conversation, convey, conveys, convoy, convoys, cord, cordially, core, corner, cotton,
    cover, crab, crack, cracking, crane, crania, crass, cream, creep, creeps, cretin, cretins, crime, crisply, crop, crown, crudity,
    crumple, crumples, crust, crystal, cuba, cube, cuddle, cuddles, cumin, curling, curly, current, currents, curry, curst, custard,
    dallies, danger, daring, dating, datum, daub, daubs, dazing, deaf, deal, dear, deck, deer, dental, derive, derives, desiring, desk,
    dextrous, dice, dill, dimple, dimples, dimpling, dinned, dioxide, dipping, dish, disk, divorces, dizzies, dizzy, doing, donkey, donor,
    donors, dowries, dowry, drab, draftier, drain, dream, drilling, drink, drooping, dropping, droppings, drunk, drunks, duck, ducking,
    duels, dully, dumping, dunging, dust, dying, each, early, easing, elects, elite, elites, endearment, endearments, entering, epic,
    epics, ever, face, fagot, fagots, falling, fame, farce, farces, fate, favor, favoring, favors, fear, feline, felines, felling, felt,
    fennel, fern, ferns, ferry, festering, fettering, fibber, fibbers, fiche, fill, finger, fingering, finish, fist, fizzle, fizzles,
    flame, fleeing, flickering, floor, flout, flouts, flow, flower, flue, flues, flunk, flunks, flutes, flying, foaling, focus, focuses,
    focusses, folk, fonder, food, fooling, foot, fork, formally, fouling, fouls, founder, founders, fowling, freight, freighters,
    freights, fright, frights, frittering, frontal, fruity, fueling, fuelling, fulling, funnel, furling, furring, furrow, furrows, fuss,
    gallery, game, gamer, garage, garden, garish, garlic, gate, gaze, gazes, gear, germs, gist, glass, glum, gobbing, goblet, goblets,
    grab, grace, grade, grain, grant, grants, grapes, graph, grass, grayer, graying, great, greed, green, greening, grew, greyer, grief,
    grieve, grieves, groins, groom, grossed, grossest, group, grove, groves, grow, grudge, grudges, grueling, guttering, hacks,
    haemoglobin, half, halt, hammer, hammered, hammering, hamster, hardback, hardier, harking, harming, harping, harrying, haste, hate,
    hawking, heal, hear, hearing, hearings, heat, hill, hinge, hinges, hint, hiring, hither, hoarder, hoarders, hoarse, hoboes, hobos,
    hoed, hogged, honey, hoop, hoops, hooting, hopping, horn, horse, hose, house, hover, hovers, hunger, hurry, impale, impales,
    insinuate, insinuates, jeering, jerking, jets, joke, juice, june, junked, just, kale, kennel, kettle, kill, kind, knoll, lace, lacing,
    ladder, lading, lake, lame, laming, lamp, landmark, landmarks, late, laurels, laying, lead, leaden, leaf, leak, lean, leap, leek,
    lemme, lend, leper, lepers, lept, letter, lettuce, levered, lichens, limb, limbers, limped, limpest, line, linen, link, list, litter,
    littering, little, livening, lizard, load, loaf, lobby, lobster, locates, lowly, luck, lucky, lumbering, mailing, main, majoring,
    make, male, malt, mangle, mangles, mango, maniac, maniacs, maple, marble, marshals, mass, mast, master, mate, mattering, meal, mean,
    measly, melt, mentoring, mercenaries, mercenary, merge, merges, merry, mete, metering, mice, mild, mill, mind, mine, minion,
    ministering, mint, missile, mist, mobster, module, modules, money, monies, monkey, monster, mood, mooing, moon, morgue, morgues,
    morose, muffin, muscle, must, mustard, muster, mustered, musters, mutation, mutations, mutes, mutton, muzzle, muzzles, mystic,
    mystics, nasal, near, neck, needy, nest, nestle, neutering, next, nice, nitrates, nose, note, nuance, nuances, nuder, odder, offering,
    office, onion, operas, opinion, orange, orbit, ouster, ousters, oxide, oyster, pace, padding, page, pager, pain, pale, palettes, pans,
    paper, parade, parades, park, parkway, parkways, parlor, parrot, parsley, part, passions, past, pastels, pastier, pastor, pasts, pawn,
    pawns, pays, peach, pearl, peep, peer, peonies, peony, people, peril, perils, permeate, permeates, perter, petal, petals, petering,
    phone, picky, pill, pine, pinion, pinions, pink, pint, pistol, piston, pistons, pitches, pits, plantation, plantations, plaster,
    plies, ploy, ploys, plug, plum, plume, plus, pluses, podding, police, polish, polka, pond, ponder, ponders, pops, porch, pork, post,
    poster, potato, potting, power, powers, preach, preaches, presto, price, prickle, prickles, priest, prince, print, printer, prints,
    promote, promotes, proteins, prune, psychoses, puck, pucks, puddling, puffin, pummel, pummels, puppet, purchase, purple, purports,
    purring, pursued, puttering, putting, puttying, queenly, queue, queues, quip, quips, quirk, quirks, quiver, quivers, quiz, rabid,
    race, radio, radish, radius, rain, rams, ranger, rate, ravel, ravels, raves, rays, reach, read, real, recoup, recoups, reddish, reef,
    religious, rending, retina, retinas, reuse, reuses, reveal, reveals, rhyme, rice, ride, rider, ring, rise, road, roam, roams, roast,
    robbing, robe, robing, rocked, rogues, roof, room, roost, roosts, root, rooter, rose, roster, rousing, route, rubbing, rues, ruin,
    ruing, ruins, rummage, rust, sage, salary, sale, salmonella, salter, salty, same, sample, sash, sashes, sauntering, scale, scene,
    scenes, scone, scour, scours, seal, seat, secret, secrete, secretes, secrets, selfish, seniority, serene, serpents, serums, shake,
    shaken, shanties, shanty, shape, shark, sharp, shearing, sherry, shine, shines, shining, shoal, shoals, shoo, shoos, shout, shouts,
    shrank, shudder, shudders, sicker, silk, simple, sing, singer, singes, sings, sink, sinner, sinners, siren, sirens, sister, skimp,
    skimps, skit, skits, slake, slakes, slapstick, slice, slier, slum, smack, smartly, smit, snake, snappier, snigger, snip, snips, snort,
    snorts, snugger, soap, solider, somber, song, songs, sons, sooty, soul, soup, sour, sows, space, span, spans, sparing, sparkling,
    sparring, spattering, spice, spider, spilt, spinach, spine, splendid, spoken, spongy, spot, spots, spouse, spouses, spreed, stabilize,
    stabilizes, stable, stables, staffing, stage, stake, staler, steal, steamier, steel, stick, stiffing, still, stints, stir, stirs,
    stock, stolen, stone, streamer, streamers, stuttering, style, sublimes, sucker, suckers, sued, suede, suit, summon, summons, sunny,
    supple, supplies, supply, surgeon, surgeons, survey, surveys, swayed, sweaty, sweetly, table, tabled, taboo, take, tale, talk, talks,
    tally, tango, tapping, taste, tattoo, tattoos, tauter, teach, teak, team, tear, teeing, teen, teens, teetering, tempering, test, text,
    theme, themes, thick, think, thorn, thorns, thrash, thrashes, thresh, threshes, thyme, tieing, time, tipping, toad, toast, toaster,
    toffee, tomato, tomes, tonal, toppling, torn, totter, totters, train, treat, trench, trenches, trick, trickle, trickles, tried, trip,
    triplet, triplets, trips, trivially, trolley, trolleys, trollies, trolly, trot, trots, truck, truly, trust, tryout, tryouts, tuba,
    tubas, tube, tubing, tuna, tune, tuner, tunic, tunics, tunnel, turkey, turtle, twinging, twinning, twister, tying, union, untie,
    valentine, valentines, variant, variants, venue, venues, vigilant, vigilantes, viola, violent, vitality, wage, waiter, wake, warren,
    warrens, waste, watch, watches, water, wear, weighty, whale, what, whats, whetting, while, whiles, whitening, wind, winner, winners,
    winter, wish, wizard, wood, woody, work, worn, wrinkle, wrinkles, year, yolk, york`,
  ),
)

/** Everyday words by the language in which they are that, folded. */
const ordinaryIn: Partial<Record<Language, ReadonlySet<string>>> = {
  en: ordinaryWords,
  ar: new Set(ar),
  de: new Set(de.map(foldWord)),
  es: new Set(es.map(foldWord)),
  fr: new Set(fr.map(foldWord)),
  ja: new Set(ja.map(foldWord)),
  ru: new Set(ru.map(foldWord)),
}

/** Everyday words by language that are asked about where they stand alone, though a food has the name, folded. */
const rarelyFoodIn: Partial<Record<Language, ReadonlySet<string>>> = { fr: new Set(rarelyFoodsInFrench.map(foldWord)) }

/** Whether a folded word is an everyday word to who writes a language. */
export function isOrdinaryIn(word: string, language: Language): boolean {
  return ordinaryIn[language]?.has(word) === true
}

/** Whether a folded word is no misspelt food: an everyday word of English, which is read under every header, or of the language itself. */
export function isOrdinary(word: string, language: Language): boolean {
  return ordinaryWords.has(word) || isOrdinaryIn(word, language)
}

/** Whether a folded word alone is hardly ever meant as the food of that name: the French "temps", "souci", "dent". */
export function isRarelyFood(word: string, language: Language): boolean {
  return rarelyFoodIn[language]?.has(word) === true
}
