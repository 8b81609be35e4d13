import type { PlainPattern, PlainWords } from '#kitchen/testing/plain-words/plain.ts'

/** Joins several patterns. English needs no exceptions here, because the names themselves exclude other foods. */
function anyPattern(...patterns: readonly RegExp[]): PlainPattern {
  return { words: new RegExp(patterns.map(({ source }) => source).join('|'), 'gi'), except: null }
}

const allergens = {
  dairy: anyPattern(
    /(?<!\bvegan )\b(?:b[eé]chamel|hollandaise|tzatziki|raita)\b/gi,
    /(?<!\b(?:coconut|oat|soy|almond|rice|cashew|hazelnut|plant|plant-based|vegan|nut|non-dairy|dairy-free)[ -])\bmilks?\b/gi,
    /(?<!\b(?:vegan|cashew|dairy-free|plant)[ -])\b(?:cheeses?|cheddar|feta|parmesan|mozzarella|ricotta|gouda|gruyère|gruyere|brie|camembert|pecorino|burrata|halloumi|paneer|mascarpone|gorgonzola|cotija|emmental|manchego|brunost|queso fresco)\b/gi,
    /(?<!\b(?:peanut|coconut|cocoa|almond|cashew|nut|vegan|apple|seed|plant|sunflower)[ -])\bbutter\b(?! (?:beans?|lettuce))/gi,
    /(?<!\b(?:coconut|plant|plant-based|vegan|oat|soy|cashew|sour plant)[ -])\bcream\b(?! of tartar)/gi,
    /(?<!\b(?:coconut|plant|plant-based|vegan|oat|soy)[ -])\b(?:yogurts?|yoghurts?|ice cream)\b/gi,
    /\b(?:ghee|whey|casein|buttermilk|kefir|quark|labneh|milk chocolate|white chocolate|dulce de leche|chocolate hazelnut spread|brioche|croissants?|pesto|condensed milk|cr[eè]me fra[iî]che|sour cream)\b/gi,
    /\b(?:margarine|curry roux|dark chocolate|luncheon meat|hot dogs?|blood sausage|ravioli|tortellini|focaccia|burger buns?|naans?|chapatis?|puff pastry|shortcrust|pizza dough)\b/gi,
    /(?<!\b(?:vegan|vegetarian|plant-based|tofu)[ -])\bsausages?\b|(?<!\b(?:graham|rice)[ -])\bcrackers\b/gi,
  ),
  gluten: anyPattern(
    /\b(?:b[eé]chamel|tarama(?:salata)?|tempura|kibbeh|matzo|matzah)\b/gi,
    /\b(?:wheat|barley|rye|spelt|couscous|bulgur|semolina|seitan|panko|udon|ramen|pita|naan|filo|phyllo|brioche|sourdough|gnocchi|farro|freekeh|beer|malt vinegar|ponzu|teriyaki|fusilli|tagliatelle|orzo|ravioli|tortellini|soba|ciabatta|focaccia|burger buns?|croissants?|graham crackers?|savoiardi|naans|chapatis?|dumpling wrappers?|shortcrust|pizza dough)\b/gi,
    /(?<!\b(?:rice|corn|almond|coconut|chickpea|tapioca|potato|buckwheat|gram|cassava|masa|gluten-free|lentil|millet|teff)[ -])\bflours?\b/gi,
    /(?<!\b(?:gluten-free|corn)[ -])\b(?:bread|breadcrumbs|spaghetti|penne|macaroni|lasagn[ae]|pasta|puff pastry|baguette)\b/gi,
    /\b(?:flour tortillas?|egg noodles?|doubanjiang|gochujang|ssamjang|curry roux|worcestershire|hoisin|ladyfingers?|baguettes)\b/gi,
    /(?<!\b(?:rice|bean|glass|gluten-free)[ -])\b(?:vermicelli|crackers)\b/gi,
    /\bsoy sauce\b/gi,
    /\b(?:asafoetida|black vinegar|rice wine(?! vinegar)|shaoxing|(?:vegetable|chicken|beef|fish) (?:stock|broth)|(?:stock|bouillon) cubes?|tamari|oyster sauce|miso|doenjang|fermented black beans|fermented tofu|luncheon meat|sausages?|hot dogs?|crab sticks|surimi|fish cakes?|plant-based (?:ground meat|cream)|injera)\b/gi,
    /(?<!\bgluten-free[ -](?:rolled )?)\boat(?:s|meal| milk| flour)\b/gi,
  ),
  eggs: anyPattern(
    /(?<!\bvegan )\b(?:hollandaise|aioli|tartare? sauce|remoulade|tempura)\b/gi,
    /\beggs?\b/gi,
    /(?<!\b(?:vegan|egg-free|eggless)[ -])\bmayonnaise\b/gi,
    /\b(?:meringues?|albumen|ravioli|tortellini|brioche|savoiardi|ladyfingers?)\b/gi,
    /(?<!\b(?:gluten-free|whole wheat)[ -])\bpasta\b|\b(?:tagliatelle|lasagn[ae]|gnocchi|ramen|crab sticks|surimi|fish cakes?|burger buns?|croissants?|dumpling wrappers?|shortcrust|marzipan)\b/gi,
  ),
  peanut: anyPattern(/\bpeanuts?\b/gi, /\b(?:groundnuts?|monkey nuts?|satay)\b/gi),
  shellfish: anyPattern(
    /\b(?:xo sauce|belacan|terasi)\b/gi,
    /(?<!\boyster mushroom)(?<!\bvegan[ -])\b(?:shrimps?|prawns?|crabs?|lobsters?|crayfish|mussels?|clams?|scallops?|squid|cuttlefish|octopus|cockles?|whelks?|langoustines?)\b/gi,
    /\boysters?\b(?! mushrooms?)/gi,
    /\b(?:kimchi|(?:red|green) curry paste|fish cakes?)\b/gi,
  ),
  soybean: anyPattern(
    /\bsoy(?:a|beans?)?\b(?![ -]free)/gi,
    /\b(?:tofu|okara|tempeh|edamame|miso|tamari|natto|doenjang|gochujang|ponzu|hoisin|teriyaki|doubanjiang|ssamjang|fermented black beans|textured vegetable protein)\b/gi,
    /\b(?:margarine|vegan (?:butter|mayonnaise|cheese)|oyster sauce|worcestershire|(?:dark|milk|white) chocolate|chocolate hazelnut spread|luncheon meat|hot dogs?|crab sticks|surimi|fish cakes?|seitan|plant-based (?:ground meat|cream)|burger buns?|croissants?)\b/gi,
    /(?<!\b(?:graham|rice)[ -])\bcrackers\b|(?<!blood )\bsausages?\b/gi,
  ),
  mushroom: anyPattern(/\b(?:mushrooms?|shiitakes?|portobellos?|porcini|chanterelles?|enoki|truffles?|morels?|cremini|champignons?)\b/gi),
}

const mock =
  '(?<!\\b(?:vegan|vegetarian|veggie|meatless|plant|plant-based|soy|tofu|seitan|tempeh|jackfruit|mock|imitation|mushroom|coconut|crab|lobster|clam|shrimp|no)[ -](?:ground |minced )?)'
const meat = new RegExp(
  `${mock}\\b(?:beef(?!steak)|pork|chicken(?! of the)|lamb(?!['’]s lettuce)|veal|mutton|turkey|duck|goose(?!berr)|goat meat|venison|rabbit|oxtail|hot dogs?|ham|bacon|pancetta|prosciutto|chorizo|salami|sausages?|lard|tallow|suet|schmaltz|gelatine?|meat|meatballs?|mincemeat|pepperoni|guanciale|nduja|foie gras|pâté|pesto|curry roux|refried beans|baked beans|brie|gorgonzola|parmesan|cotija|gruyère|emmental|pecorino|manchego|brunost|ravioli|tortellini|shortcrust|kibbeh)\\b`,
  'gi',
)
const fish = new RegExp(
  `${mock}\\b(?:fish(?! mint)|salmon|tuna|cod|haddock|halibut|mackerel|sardines?|anchov(?:y|ies)|trout|tilapia|sea bass|snapper|herring|eel|caviar|roe|pollock|sole|catfish|carp|monkfish|milkfish|bottarga|bonito|katsuobushi|worcestershire|dashi|kimchi|ponzu|barbecue sauce|(?:red|green) curry paste|tarama(?:salata)?)\\b`,
  'gi',
)
const otherAnimal = /(?<!\bvegan )\b(?:honey(?!dew|nut|comb squash)|gelatine?|isinglass|beeswax|marzipan|graham crackers)\b/gi

/** Plain English words. */
export const englishPlainWords: PlainWords = {
  allergens,
  meat: anyPattern(meat),
  fish: anyPattern(fish),
  otherAnimal: anyPattern(otherAnimal),
}
