import { list } from '#kitchen/word-list.ts'

/**
 * English words for poisons and inedible goods. The kitchen refuses them together with a food beside them: "baby oil".
 */
export const poisons: readonly string[] = list(
  `bleach, clorox, chlorox, javel water, eau de javel, chlorine, ammonia, sodium hypochlorite, hypochlorite, hydrogen peroxide, peroxide, formaldehyde, formalin, borax, boric acid, lye, lye water, caustic soda, caustic potash, sodium hydroxide,
  potassium hydroxide, sulfuric acid, sulphuric acid, hydrochloric acid, muriatic acid, nitric acid, battery acid, hydrofluoric acid, washing soda, quicklime, slaked lime, plaster of paris,
  gasoline, gas oil, petrol, petroleum, petroleum jelly, vaseline, diesel, kerosene, paraffin, paraffin oil, mineral oil, mineral spirit, white spirit, baby oil, massage oil, tanning oil, bath oil, essential oil, castor oil, lamp oil, lighter fluid, motor oil, engine oil, transmission oil, gear oil, crude oil, hydraulic fluid, used oil, antifreeze, coolant, brake fluid,
  turpentine, paint thinner, solvent, acetone, benzene, toluene, methanol, wood alcohol, methylated spirit, rubbing alcohol, surgical spirit, isopropyl alcohol, isopropanol, ethylene glycol, nail polish, nail varnish, nail polish remover, hairspray, hair gel, hair dye, perfume, eau de cologne, cologne, aftershave, deodorant, antiperspirant, lotion, hand cream, face cream, shaving cream, shaving foam, body butter, body wash, sunscreen, sun cream, makeup, mascara, lipstick, lip balm, talcum powder, baby powder, baby wipe, soap, soap nut, soap powder, dish soap, dishwashing liquid, dish detergent, dishwasher salt, detergent,
  laundry detergent, washing powder, washing liquid, washing up liquid, fabric softener, fabric conditioner, starch spray, dishwasher tablet, tide pod, cleaner, cleaning product, drain cleaner, drano, domestos, ajax,
  oven cleaner, toilet cleaner, toilet water, glass cleaner, window cleaner, descaler, limescale remover, rust remover, disinfectant, antiseptic, sanitizer, sanitiser, hand sanitizer, hand sanitiser, dettol, lysol, windex, febreze, air freshener, shampoo, hair conditioner,
  toothpaste, mouthwash, bath bomb, bath salt, bath foam, bubble bath, epsom salt, road salt, de icing salt, water softener salt, pool salt, pool chlorine, shower gel, paint, varnish, shoe polish, furniture polish, wood stain, glue, superglue, adhesive, silicone, sealant, tar, bitumen, mercury, arsenic, cyanide, thallium, polonium, plutonium, uranium, lead paint, white lead,
  asbestos, radium, dry ice, liquid nitrogen, lithium, battery, gunpowder, dynamite, tnt, explosive, bomb, firework, fertilizer, fertiliser, manure, dung, compost, sewage, pond water, ditch water, river water, dirty water, dish water, dishwater, bath water, pool water, pesticide, insecticide, fungicide, herbicide, ddt, weed killer,
  weedkiller, glyphosate, roundup, rat poison, rodenticide, mouse poison, poison, poison ivy, poison oak, ant poison, ant bait, fly spray, bug spray, slug pellet, mothball, moth ball, naphthalene, camphor ball, strychnine, warfarin, medicine, aspirin, ibuprofen, paracetamol, acetaminophen,
  tylenol, antibiotic, penicillin, insulin, viagra, xanax, valium, sleeping pill, pill, drug, cocaine, heroin, methamphetamine, crystal meth, lsd, ecstasy, fentanyl, ketamine, amphetamine,
  morphine, opium, cigarette, cigarette butt, cigar, tobacco, nicotine, vape, vape juice, e liquid, cannabis, marijuana, hashish, weed gummy, deadly nightshade, nightshade, belladonna, hemlock, water hemlock, monkshood, wolfsbane, aconite, oleander, jimsonweed, jimson weed, datura, angel trumpet, henbane, mandrake, lily of the valley,
  foxglove, digitalis, yew, yew berry, holly berry, mistletoe, mistletoe berry, laburnum, azalea, rhododendron, larkspur, hellebore, daffodil, daffodil bulb, tulip bulb, hyacinth bulb, dieffenbachia, pokeweed, pokeberry, giant hogweed, hogweed, ragwort, autumn crocus, rosary pea, manchineel, amanita, death cap, deathcap, death cap mushroom, fly agaric, destroying angel, webcap, deadly webcap, false morel, magic mushroom, panther cap, castor seed, castor bean, ricin, rhubarb leaf, potato leaf, tomato leaf, green potato sprout, apricot kernel, apricot pit, apricot stone, peach pit, peach stone, peach kernel, cherry pit, cherry stone, cherry kernel, plum pit, plum stone, apple pip,
  human, human flesh, human meat, human liver, human blood, human milk, breast milk, breastmilk, mother milk, placenta, baby meat, dog meat, cat meat, rat meat, dog, cat, kitten, puppy, hamster, gerbil, rat, mouse, mice, rodent, pet, corpse, roadkill, cockroach, roach, insect, ant, termite, fly, housefly, maggot, mealworm, worm, earthworm, tapeworm, slug, leech, tick, louse, lice, flea, bedbug, bed bug, mosquito, spider, tarantula, scorpion, beetle, centipede, grasshopper, locust, cricket, cricket flour, caterpillar, toad, lizard, bat, vulture, urine, feces, faeces, excrement, poop, shit,
  vomit, saliva, snot, earwax, semen, sperm, dandruff, cat food, dog food, dog biscuit, dog treat, cat treat, pet food, fish food, bird food, animal feed, chicken feed, cattle feed, horse feed, cat litter, bird seed, birdseed, kitty litter, glass shard, broken glass, fiberglass, glass wool, silica gel, hand warmer`,
)

/**
 * English words for things, animals and people that are no ingredient. Beside a food they belong to its name:
 * "stone-ground cornmeal", "mud crab".
 */
export const things: readonly string[] = list(
  `cement, concrete, plaster, sand, gravel, stone, pebble, dirt, soil, mud, clay, charcoal, coal, asphalt, rubber, plastic, polystyrene,
  styrofoam, aluminum foil, aluminium foil, cardboard, toilet paper, fabric, leather, sawdust, metal, steel, copper, screw, coin, bullet,
  crayon, ink, pencil, chalk, guinea pig, parrot, goldfish, hedgehog, badger, fox, wolf, tiger, lion, elephant, child, person, fingernail, phone,
  laptop, computer, car, shoe, sock, shirt, pants, light bulb, candle, toothbrush, razor, scissors, tissue`,
)
