import { germanSteps } from '#kitchen/reader/kinds/not-food/things/de-steps.ts'

const cookingVerb =
  'whisk|chop|peel|fry|stir ?fry|deep ?fry|boil|bake|roast|grill|simmer|stir|mix|beat|knead|drain|rinse|marinate|saut[eé]|blend|slice|dice|grate|melt|heat|reheat|steam|poach|preheat|sprinkle|pour|flip|brown|sear|toss|crush|soak|sift|sieve|parboil|blanch|braise|microwave|cover|cook'
const stepGoesOn =
  'the|your|everything|until|till|for (?:\\d+|an?|another|about)|at \\d+c?|over an?|over (?:low|medium|high)|on (?:low|medium|high|full)|and (?:leave|serve|set|chill|simmer|stir|cook|drain)|gently|thoroughly'

/** A step of a recipe in English: "whisk the eggs", "bake for 25 mins at 180C". */
const cookingStep = new RegExp(`^(?:then |now |please )?(?:${cookingVerb}) (?:${stepGoesOn})\\b`)

/** Patterns for instructions, code or addresses instead of ingredients; matched against folded text. */
const patterns: readonly RegExp[] = [
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
  // Spanish questions and remarks about oneself: "¿qué hay de cenar?", "no sé qué cocinar".
  /^¿?\s?(?:qué|cómo|cuándo|dónde|quién|cuánto|cuánta|cuántos|cuántas|cuál)\s.*\?$|^(?:no sé|no se qué|me duele|me gusta|me llamo|te quiero|vamos a|voy a|tengo que|tengo ganas|hay que (?:ir|llamar|pagar|limpiar)|acuérdate de|recuerda|recordar)\s/,
  // Spanish steps of a recipe, and errands: "cortar la cebolla en juliana", "pela las patatas", "sacar la basura".
  /^(?:cortar|picar|pelar|lavar|hervir|cocer|freír|freir|sofreír|sofreir|saltear|dorar|asar|hornear|precalentar|calentar|batir|mezclar|remover|revolver|añadir|agregar|incorporar|echar|poner|verter|tapar|destapar|servir|amasar|estirar|espolvorear|salpimentar|sazonar|escurrir|colar|triturar|licuar|moler|rallar|exprimir|marinar|macerar|remojar|dejar|retirar|meter|reservar|untar|engrasar|rellenar|enrollar|doblar|montar|derretir|fundir|enfriar|refrigerar|limpiar|fregar|barrer|planchar|tender|llamar|llevar|tirar|bajar|subir|encender|apagar|pagar|recoger|reparar|pintar|regar|cocinar|rebozar|empanar|flambear|gratinar|decorar|adornar|emplatar|probar|rectificar|trocear|desmenuzar|laminar|aplastar|machacar|majar|cubrir|bañar|rociar|pincelar|volcar|desmoldar|repartir|colocar|disponer|esperar|formar)(?:lo|la|los|las)?\s(?:el|la|los|las|un|una|unos|unas|al?|y|en|con|bien|todo|todos|toda|todas|hasta|durante|por|sin|muy|suavemente|lentamente|despacio|\d+|sobre|sal|agua|aparte|fina|finamente|juntos|media)(?:\s|$)/,
  /^(?:corta|pica|pela|lava|hierve|cuece|fríe|frie|sofríe|saltea|dora|asa|hornea|precalienta|calienta|bate|mezcla|remueve|revuelve|añade|agrega|incorpora|echa|pon|vierte|tapa|sirve|amasa|estira|espolvorea|salpimienta|sazona|escurre|cuela|tritura|licúa|ralla|exprime|marina|deja|retira|saca|mete|reserva|unta|engrasa|rellena|derrite|funde|enfría|limpia|enciende|apaga|cocina|cubre|rocía|coloca|corte|pique|pele|lave|hierva|cueza|fría|saltee|dore|ase|hornee|precaliente|caliente|bata|mezcle|remueva|revuelva|añada|agregue|incorpore|eche|ponga|vierta|tape|sirva|amase|espolvoree|escurra|cuele|triture|licúe|ralle|exprima|marine|deje|retire|saque|meta|reserve|unte|rellene|derrita|cocine|cubra|coloque|cortá|picá|pelá|batí|mezclá|agregá|poné|dejá|serví)(?:lo|la|los|las)?\s(?:el|la|los|las|todo|todos|toda|todas|bien|hasta|durante|con cuidado)(?:\s|$)/,
  ...germanSteps,
]

/** Whether words are an instruction, code or an address in place of an ingredient. */
export function isPromptLike(words: string): boolean {
  const plain = words.normalize('NFKC').toLowerCase()
  return patterns.some((pattern) => pattern.test(plain))
}
