import type { Allergen } from '#domain/options.ts'

/** English words for each allergen, by hand and without the lexicon: a second opinion on what is composed. A test helper. */
const screens: Record<Allergen, readonly RegExp[]> = {
  dairy: [
    /(?<!\b(?:coconut|oat|soy|almond|rice|cashew|hazelnut|plant|plant-based|vegan|nut|non-dairy|dairy-free)[ -])\bmilks?\b/gi,
    /(?<!\b(?:vegan|cashew|dairy-free|plant)[ -])\b(?:cheeses?|cheddar|feta|parmesan|mozzarella|ricotta|gouda|gruyère|gruyere|brie|camembert|pecorino|burrata|halloumi|paneer|mascarpone)\b/gi,
    /(?<!\b(?:peanut|coconut|cocoa|almond|cashew|nut|vegan|apple|seed|plant|sunflower)[ -])\bbutter\b(?! (?:beans?|lettuce))/gi,
    /(?<!\b(?:coconut|plant|plant-based|vegan|oat|soy|cashew|sour plant)[ -])\bcream\b(?! of tartar)/gi,
    /(?<!\b(?:coconut|plant|plant-based|vegan|oat|soy)[ -])\b(?:yogurts?|yoghurts?|ice cream)\b/gi,
    /\b(?:ghee|whey|casein|buttermilk|kefir|quark|labneh|milk chocolate|white chocolate|condensed milk|crème fraîche|sour cream)\b/gi,
  ],
  gluten: [
    /\b(?:wheat|barley|rye|spelt|couscous|bulgur|semolina|seitan|panko|udon|ramen|pita|naan|filo|phyllo|brioche|sourdough|gnocchi|farro|freekeh|beer)\b/gi,
    /(?<!\b(?:rice|corn|almond|coconut|chickpea|tapioca|potato|buckwheat|gram|cassava|masa|gluten-free|lentil|millet|teff)[ -])\bflours?\b/gi,
    /(?<!\b(?:gluten-free|corn)[ -])\b(?:bread|breadcrumbs|spaghetti|penne|macaroni|lasagn[ae]|pasta|puff pastry|baguette)\b/gi,
    /\b(?:flour tortillas?|egg noodles?)\b/gi,
    /\bsoy sauce\b/gi,
  ],
  eggs: [/\beggs?\b/gi, /(?<!\b(?:vegan|egg-free|eggless)[ -])\bmayonnaise\b/gi, /\b(?:meringues?|albumen)\b/gi],
  peanut: [/\bpeanuts?\b/gi, /\b(?:groundnuts?|monkey nuts?|satay)\b/gi],
  shellfish: [
    /(?<!\boyster mushroom)(?<!\bvegan[ -])\b(?:shrimps?|prawns?|crabs?|lobsters?|crayfish|mussels?|clams?|scallops?|squid|octopus|cockles?|whelks?|langoustines?)\b/gi,
    /\boysters?\b(?! mushrooms?)/gi,
  ],
  soybean: [/\bsoy(?:a|beans?)?\b(?![ -]free)/gi, /\b(?:tofu|tempeh|edamame|miso|tamari|natto|doenjang|gochujang)\b/gi],
  mushroom: [/\b(?:mushrooms?|shiitakes?|portobellos?|porcini|chanterelles?|enoki|truffles?|morels?|cremini|champignons?)\b/gi],
}

/** The words in a text that name an allergen to anyone who reads it. */
export function plainWordsFor(allergen: Allergen, text: string): string[] {
  return screens[allergen].flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word))
}
