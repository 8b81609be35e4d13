import { list } from '#kitchen/word-list.ts'

/** Poisonous garden, hedge, field and house plants by gardeners' and scientific names. */
const plants = list(
  `box elder, marsh elder, wild pea, marsh pea, meadow pea, bitter pea, golden pea, horse nettle, bull nettle,
    ball nettle, elder leaf, welsh poppy, iceland poppy, icelandic poppy, arctic poppy, oriental poppy,
    prickly poppy, mexican poppy, mexican prickly poppy, california poppy, californian poppy, himalayan poppy,
    blue poppy, flanders poppy, corn poppy, field poppy, red poppy, plume poppy, bush poppy, western poppy,
    wind poppy, poppy latex, poppy pod, poppy pods, poppy head, poppy heads, poppy tea, papaver somniferum,
    papaver rhoeas, strawberry bush, burning bush, hearts a bustin, hearts-a-bursting, california allspice,
    carolina allspice, japan allspice, japanese allspice, calycanthus, american laurel, bog laurel, swamp laurel,
    great laurel, kalmia, leucothoe, purple anise, japanese star anise, star anise japanese, comfrey, comfrey leaf, potato sprout, potato eye, lavender oil, eucalyptus oil, tea tree oil, cleaning vinegar, raw ginkgo, shikimi, florida anise, swamp star anise,
    bull bay, winter rose, desert rose, desert roses, adenium, rose bay, rosebay, rose laurel, rose periwinkle,
    red periwinkle, madagascar periwinkle, large periwinkle, greater periwinkle, catharanthus, cayenne jasmine,
    yellow jasmine, carolina jasmine, false jasmine, gelsemium, evening trumpet flower, night blooming jasmine,
    night-blooming jasmine, lady of the night plant, indian turnip, cunjevoi, devil's ivy, flamingo flower,
    weeping fig, chinese evergreen, asarum, canada ginger, canadian wild ginger, european wild ginger, hazelwort,
    dutchman's pipe, saponaria officinalis, white cockle, cow cockle, crown vetch, axseed, common vetch,
    hairy vetch, tuberous vetch, wild sweet pea, wild sweet peas, goat's rue, everlasting pea, everlasting peas,
    perennial pea, perennial peas, flat pea, rough pea, singletary pea, caley pea, beach pea raw, darling pea,
    darling peas, swainsona, sturt's desert pea, desert pea, coral pea, coral peas, glory pea, false lupine,
    gastrolobium, rattlebox, rattlepod, rattleweed, crotalaria, sesbania, rattlebush, texas bluebonnet,
    bluebonnet flower, bluebonnet seeds, wild lupine, wild lupin, lupine flower, white loco, purple loco,
    woolly loco, astragalus, wild indigo, gorse seeds, dyer's greenweed, kentucky coffee beans, coral tree seeds,
    mescaline, sacred mushroom, sweet buckeye, red buckeye, dwarf buckeye, yellow buckeye, bottlebrush buckeye,
    texas buckeye, aesculus, dwarf elder, danewort, red elder, american red elder, european red elder,
    red-berried elder, elder bark, elder root, winter cherry, winter cherries, christmas cherry,
    madeira winter cherry, apple of peru, jimson, jimson seeds, devil's weed, stink weed, stinkweed, potato vine,
    blue potato bush, buffalo bur, bittersweet vine, american bittersweet, oriental bittersweet, celastrus,
    climbing onion, sea onion, red squill, spring squill, indigo squill, scilla, zigadenus, atamasco lily, lycoris,
    swamp lily, hippocastanum, kaffir lily, kaffir lily bulb, snake lily, false solomon's seal berries,
    easter lily, tiger lily pollen, stargazer lily, gladiolus bulb, gladiolus, heavenly blue seeds,
    ipomoea tricolor, water fennel, spotted parsley, winter fern, california fern, nebraska fern, carrot fern,
    aethusa, soapberry vine, oil nut, buffalo nut, tung nut, tung nuts, barbados nut, barbados nuts,
    bellyache bush, coral plant, nettlespurge, candelilla plant, death apple, little apple of death,
    evergreen clematis, traveller's joy, virgin's bower, columbine, columbine leaves, fu zi, goldenseal,
    blue cohosh, black cohosh, mayapple, twinleaf, dutchman's breeches, bleeding heart plant, bleeding heart,
    corydalis, golden corydalis, fumitory, fumewort, rouge plant, rouge berries, bloodberry, urushi, urushiol,
    brazilian peppertree, florida holly, holly, winterberry, winterberries, yaupon, possumhaw, english holly,
    snailseed, ouabain, antiaris, blackberry lily, blue flag root, gladdon, lousewort, water figwort, lobelia,
    cardinal flower, great lobelia, bellyache weed, gag root, asthma weed, string of pearls plant, butterweed,
    cineraria, arnica, arnica flower, arnica flowers, wolf's bane arnica, richweed, boneset, joe pye weed,
    heliotrope, heliotrope seeds, hound's tongue, hounds tongue, houndstongue, fiddleneck, rattlesnake weed,
    cocklebur, cockleburs, bitterweed, sneezeweed, rayless goldenrod, absinthe oil, ephedra, coontie, coontie root,
    queen sago, king sago, florida arrowroot, male fern root, wintersweet, milkweed sap, pleurisy root, dogbane,
    spreading dogbane, hemp dogbane, crown flower, frangipani sap, mandevilla, bestill nut, ghost flower,
    ghost pipe, broomrape, senna, senna leaves, senna pods, buckthorn bark, buckthorn, common buckthorn,
    purging buckthorn, bitter aloes, jalap, scammony, gamboge, ipecac, ipecacuanha, syrup of ipecac, santonin,
    ergoted rye, lolium temulentum, coca paste, miraa, iboga, jurema`,
)

/** Poisonous fungi, and fungal diseases of plants. */
const fungi = list(
  `deadly skullcap, deadly skullcaps, satan's mushroom, woolly milkcap, woolly milk cap, peppery milkcap,
    ugly milkcap, alcohol inky, tippler's bane, stinkhorn, common stinkhorn, octopus stinkhorn, bird's nest fungus,
    artist's conk, cort mushroom, man on horseback mushroom, false saffron milkcap, mottlegill, false truffle,
    hard-skinned puffball, black mould, black mold, toxic mould, aflatoxin, root rot fungus, ring rot fungus,
    black root rot fungus, brown root rot fungus, bottom rot fungus, dry rot fungus, mildew`,
)

/** Poisonous animals, vermin, and germs of spoiled food. */
const animalsAndGerms = list(
  `puffer, puffers, porcupinefish, porcupine fish, boxfish, trunkfish, cowfish, crown of thorns starfish,
    starfish, cottonmouth, axolotl, black widow, brown recluse, yellowjacket, stinkbug, stink bug, botfly, mayfly,
    sawfly, weevil, weevils, flour weevil, dust mite, millipede, woolly bear, nematode, hookworm, roundworm,
    pinworm, liver fluke, flatworm, parasite, parasites, anisakis, trichinella, giardia, toxoplasma, salmonella,
    e coli, e. coli, botulinum, botulinum toxin, norovirus, staphylococcus, staph, strep, bacillus cereus,
    cholera bacteria, typhoid, anthrax, smallpox, bacillus, campylobacter, clostridium, ptomaine, aflatoxins`,
)

/** Chemicals, gases, fuels and dung. */
const chemicals = list(
  `prussic acid, hydrocyanic acid, carbolic acid, formic acid, picric acid, chromic acid, perchloric acid,
    chloric acid, lysergic acid, trichloroacetic acid, salicylic acid, hydrobromic acid, nitrous acid,
    fulminic acid, domoic acid, glycolic acid, chloroacetic acid, acrylic acid, oil of vitriol, aqua fortis,
    hydrogen sulfide, hydrogen sulphide, hydrogen chloride, hydrogen fluoride, lead acetate, sugar of lead,
    lead oxide, lead sulfate, potassium permanganate, permanganate of potash, potassium dichromate,
    sodium dichromate, potassium bromide, barium sulfate, barium meal, barium chloride, smelling salts,
    sal volatile, bleaching powder, chloride of lime, chlorinated lime, soda lime, unslaked lime, burnt lime,
    calcined lime, lime sulphur, mustard agent, sulfur mustard, nitrogen mustard, nerve gas, nerve agent, tabun,
    vx gas, tear gas, cs gas, phosgene, coal gas, town gas, sewer gas, marsh gas, bottled gas, calor gas,
    nitrogen dioxide, sulfur hexafluoride, methane, ethane, acetylene, vinyl chloride, denatured alcohol,
    wood spirit, amyl alcohol, propyl alcohol, butyl alcohol, methyl alcohol, isopropyl, allyl alcohol, fusel oil,
    fuel oil, heating oil, coal oil, rock oil, lubricating oil, shale oil, aniline, aniline dye, aniline oil,
    naphtha, xylene, hexane, tetrachloride, ethyl acetate, butyl acetate, copper sulfate, copper sulphate,
    copper sulfate crystals, cupric sulphate, cupric sulfate, bordeaux mixture, silver nitrate, ammonium nitrate,
    zinc sulfate, bilge water, sewer water, swamp water, pigeon droppings, insect powder, sheep dip,
    smokeless powder, rocket propellant, napalm, semtex, nitroglycerin, nitroglycerine, cordite, calcium carbide,
    carbide, degreaser, mordant, antimony, cadmium, beryllium, caesium, cesium, strontium, radon, americium,
    white phosphorus, bromine, fluorine, tellurium, osmium, iodine-131, cinnabar, realgar, orpiment, paris green,
    scheele's green, verdigris, rockwool, tarmac`,
)

/** Medicines and drugs. */
const medicines = list(
  `aspro, bisodol, kaopectate, glauber's salt, seidlitz powder, rochelle salt, barbiturate, phenobarbital,
    amobarbital, benzodiazepine, tranquilizer, tranquilliser, sleeping draught, paregoric, quaaludes, ganja,
    hash oil, thc oil, cbd oil, hemp flower, spliff`,
)

/** English names of poisons as dictionaries list them. */
export const dictionaryPoisons: readonly string[] = [...plants, ...fungi, ...animalsAndGerms, ...chemicals, ...medicines]
