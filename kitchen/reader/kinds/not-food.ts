import { list } from '#kitchen/reader/words/words.ts'

/** English words for what harms whoever eats it. Refused by name, whatever stands beside it. */
export const poisons: readonly string[] = list(
  `bleach, chlorine, ammonia, gasoline, petrol, diesel, kerosene, paraffin, lighter fluid, motor oil, engine oil, antifreeze, brake fluid,
  turpentine, paint thinner, acetone, methanol, rubbing alcohol, isopropyl alcohol, nail polish, nail polish remover, hairspray,
  hair dye, perfume, cologne, deodorant, lotion, sunscreen, makeup, lipstick, soap, dish soap, dishwashing liquid, detergent,
  laundry detergent, washing powder, washing up liquid, fabric softener, dishwasher tablet, tide pod, cleaner, drain cleaner,
  oven cleaner, toilet cleaner, glass cleaner, window cleaner, disinfectant, sanitizer, hand sanitizer, lysol, windex, shampoo,
  toothpaste, mouthwash, bath bomb, shower gel, paint, varnish, glue, superglue, adhesive, tar, mercury, arsenic, cyanide, uranium,
  lithium, battery, gunpowder, dynamite, explosive, bomb, fertilizer, fertiliser, manure, pesticide, insecticide, herbicide, weed killer,
  weedkiller, roundup, rat poison, poison, ant poison, slug pellet, mothball, medicine, aspirin, ibuprofen, paracetamol, acetaminophen,
  tylenol, antibiotic, penicillin, insulin, viagra, xanax, valium, pill, drug, cocaine, heroin, methamphetamine, lsd, ecstasy, fentanyl,
  morphine, opium, cigarette, tobacco, nicotine, vape, cannabis, marijuana, hashish, deadly nightshade, belladonna, hemlock, oleander,
  foxglove, death cap, fly agaric, destroying angel, castor seed, ricin, human flesh, human meat, dog meat, cat meat, urine, feces, faeces, poop, shit,
  vomit, saliva, snot, cat food, dog food, pet food, cat litter, bird seed, kitty litter, glass shard, broken glass`,
)

/** English words for things, animals and people that are no ingredient. Beside a food they are part of its name: "stone-ground cornmeal", "mud crab". */
export const things: readonly string[] = list(
  `cement, concrete, plaster, sand, gravel, stone, pebble, dirt, soil, mud, clay, charcoal, coal, asphalt, rubber, plastic, polystyrene,
  styrofoam, aluminum foil, aluminium foil, cardboard, toilet paper, fabric, leather, sawdust, metal, steel, copper, screw, coin, bullet,
  crayon, ink, pencil, chalk, cat, dog, kitten, puppy, hamster, guinea pig, parrot, goldfish, human, child, corpse, fingernail, phone,
  laptop, computer, car, shoe, sock, shirt, pants, light bulb, toothbrush, razor, scissors`,
)

/** Text that is an instruction, code or an address rather than an ingredient; looked for in the folded text. */
export const promptLike: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|prior|everything|system|polic)/,
  /\b(?:system|developer|assistant)\s*(?:prompt|message|:)/,
  /\b(?:you are|you re|act as|pretend (?:to be|you)|roleplay|from now on|as an ai|jailbreak|dan mode)\b/,
  /\b(?:write|tell|sing|compose|translate|summari[sz]e|print|reveal|show|output|repeat|explain|generate|execute|run|delete|drop)\b.{0,30}\b(?:poem|story|joke|song|essay|code|prompt|instruction|password|secret|key|script|command|table|database|file|word|sentence|text)/,
  /<\s*\/?\s*[a-z!]/,
  /\bhttps?:|\bwww\.|javascript:|data:text/,
  /\{\{|\}\}|\$\{|<\?|\?>|--\s*$|;\s*drop\b|\bunion select\b|\bor 1\s*=\s*1\b/,
  /\[\/?(?:inst|system)\]|<\|/,
]
