import { formsOf, list, type WordForms } from '#kitchen/word-list.ts'

/**
 * Short forms of English words for forms, cuts, kinds and sizes, by the word in full. Words for foods are left out:
 * two of them would join.
 */
const shortFormsByWord: WordForms = {
  frozen: 'frz, frzn, frzen, froz, frzd, frznn, frozn, fzn',
  canned: 'cnd, cand, cannd',
  tinned: 'tnd, tinnd, tind',
  jarred: 'jrd, jard, jarrd',
  bottled: 'btld, bottld',
  dried: 'drd, dryd, drid',
  smoked: 'smkd, smokd, smk, smked',
  unsmoked: 'unsmkd, unsmokd, unsmk',
  cooked: 'ckd, cookd, cked',
  uncooked: 'unckd, uncookd',
  roasted: 'rstd, roastd, rosted',
  roast: 'rst',
  grilled: 'grlld, grilld, grld',
  fried: 'frd, fryd',
  boiled: 'bld, boild, biled',
  poached: 'pchd, poachd',
  steamed: 'stmd, steamd',
  baked: 'bkd, bakd',
  braised: 'brsd, braisd',
  mashed: 'mshd, mashd',
  chopped: 'chpd, chopd, choppd, chppd, chpped',
  diced: 'dcd, dicd',
  sliced: 'slcd, slicd, slced',
  minced: 'mncd, mincd, mnced',
  mince: 'mnce, mnc, minc',
  ground: 'grnd, grd, grnded, gnd, groud',
  grated: 'grtd, gratd, grted, gr8d, gr8ed',
  shredded: 'shrd, shrdd, shredd, shreded, shreddd, shrded',
  crushed: 'crshd, crushd',
  peeled: 'pld, peeld',
  pitted: 'ptd, pittd, pited',
  stoned: 'stnd, stond',
  shelled: 'shld, shelld',
  salted: 'sltd, saltd, slted',
  unsalted: 'unsltd, unslt, unsalt, unsaltd, unslted',
  sweetened: 'swtnd, sweetnd, sweetend',
  unsweetened: 'unswtnd, unswt, unsweetnd, unsweetend, unsweet',
  boneless: 'bnls, bnlss, bls, bonls, boneles, bonless, bonelss',
  skinless: 'sknls, sknlss, skls, skinls, skinles, sknless, skinlss',
  breast: 'brst, brest, breest, breats, brast',
  breasts: 'brsts, brests, breests',
  thigh: 'thgh, thi, thye, thig, thie',
  thighs: 'thghs, thgs, thies, thys, thighes, thihgs, thigs',
  drumstick: 'drmstk, drumstik, drmstick, drumstk',
  drumsticks: 'drmstks, drumstix, drumstiks, drmstcks, drumstks',
  wings: 'wngs, wingz',
  shoulder: 'shldr, shoulda, shouldr, sholder, shulder',
  tenderloin: 'tndrln, tenderlion, tendrloin, tenderlon, tndrloin',
  tenderloins: 'tndrlns, tenderlions',
  loin: 'loyn',
  fillet: 'fllt, fillt, fillit, filllet, filet',
  fillets: 'fllts, filts, flts, fillits, filets',
  steaks: 'stks, steeks, staeks, steks',
  chops: 'choops, chopps, chopz',
  rashers: 'rshrs, rashrs, rashas',
  chunks: 'chnks, chunx, chuncks',
  slices: 'slcs, slises, slicez',
  strips: 'strps, stripz',
  pieces: 'pcs, peices, pces',
  streaky: 'strky, streky, streeky, streakey',
  whole: 'whl, whle',
  skimmed: 'skmd, skimd, skimmd',
  light: 'lt, lite',
  heavy: 'hvy',
  mature: 'mtr, matur, mture',
  plain: 'pln',
  white: 'wht, whte',
  brown: 'brn, brwn',
  black: 'blk, blck',
  green: 'grn, gren',
  yellow: 'yllw, yel, ylw',
  natural: 'nat, natrl, naturl',
  organic: 'orgnc, org, orgnic',
  extra: 'xtra, xtr',
  large: 'lrg, lge',
  small: 'sml, smll',
  medium: 'medm',
  evaporated: 'evap, evapd, evaprated',
  condensed: 'cond, condnsd, condenced',
  desiccated: 'desicated, dessicated, desic',
  wholemeal: 'whlmeal, wmeal, wholeml',
}

/** The full word of each short form. */
export const shortForms: ReadonlyMap<string, string> = new Map(formsOf(shortFormsByWord))

/** Words before "stk" that make it a steak rather than stock. */
export const beforeSteak: ReadonlySet<string> = new Set(
  list(
    `rump, sirloin, fillet, ribeye, eye, flank, skirt, minute, frying, stewing, braising, bavette, onglet, iron,
    round, chuck, tuna, salmon, swordfish, gammon, lamb, venison, cube, strip, hanger, bone, feather, casserole`,
  ),
)

/** Cuts that a cook writes behind the picture of an animal. */
export const cuts: ReadonlySet<string> = new Set(
  list(
    `breast, breasts, thigh, thighs, wing, wings, leg, legs, drumstick, drumsticks, mince, minced, liver, livers, fillet,
    fillets, steak, steaks, chop, chops, ribs, joint, shoulder, loin, belly, stock, broth, sausages, burgers, nuggets`,
  ),
)
