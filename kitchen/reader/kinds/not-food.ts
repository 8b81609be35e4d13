const cookingVerb =
  'whisk|chop|peel|fry|stir ?fry|deep ?fry|boil|bake|roast|grill|simmer|stir|mix|beat|knead|drain|rinse|marinate|saut[eé]|blend|slice|dice|grate|melt|heat|reheat|steam|poach|preheat|sprinkle|pour|flip|brown|sear|toss|crush|soak|sift|sieve|parboil|blanch|braise|microwave|cover|cook'
const stepGoesOn =
  'the|your|everything|until|till|for (?:\\d+|an?|another|about)|at \\d+c?|over an?|over (?:low|medium|high)|on (?:low|medium|high|full)|and (?:leave|serve|set|chill|simmer|stir|cook|drain)|gently|thoroughly'

/** A step of a recipe in English: "whisk the eggs", "bake for 25 mins at 180C". */
const cookingStep = new RegExp(`^(?:then |now |please )?(?:${cookingVerb}) (?:${stepGoesOn})\\b`)

/** Patterns for instructions, code or addresses instead of ingredients; matched against folded text. */
export const instructionPatterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|prior|everything|system|polic)/,
  /\b(?:system|developer|assistant)\s*(?:prompt|message|:)/,
  /\byou (?:are|re) (?:now|no longer|an?|the|my)\b|\b(?:act as|pretend (?:to be|you)|roleplay|from now on|as an ai|jailbreak|dan mode)\b/,
  /\b(?:write|tell|sing|compose|translate|summari[sz]e|print|reveal|show|output|repeat|explain|generate|execute|run|delete)\s+(?:(?:me|us)\s+)?(?:an?|the|your|my|this|that|all)\b.{0,30}\b(?:poem|story|joke|song|essay|code|prompt|instruction|password|secret|key|script|command|table|database|file|word|sentence|text)/,
  /\b(?:write|tell|sing|compose)\s+(?:(?:me|us)\s+)?(?:poem|story|stories|joke|song|essay|code)/,
  /<\s*\/?\s*[a-z!]/,
  /\bhttps?:|\bwww\.|javascript:|data:text/,
  /\{\{|\}\}|\$\{|<\?|\?>|['"]\s*--|\bdrop\s+(?:table|database)\b|\bunion select\b|\bor 1\s*=\s*1\b/,
  /\[\/?(?:inst|system)\]|<\|/,
  cookingStep,
]
