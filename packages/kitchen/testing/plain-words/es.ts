import { type PlainWords, spacedWords } from '#kitchen/testing/plain-words/plain.ts'

const plants = '(?:coco|soja|soya|avena|almendras?|arroz|anacardos?|avellanas?|cáñamo)'
const vegan = '(?:vegan|vegetal|vegetarian)~'

/** Plain Spanish words. */
export const spanishPlainWords: PlainWords = {
  allergens: {
    dairy: spacedWords(
      'bechamel|besamel|(?:salsa )?holandesa|tzatziki|raita|margarina|roux de curry|chocolate negro|fiambre enlatado|(?:salchichas?|frankfurts?)(?! (?:vegan|vegetal|de (?:tofu|soja|seitán)))|morcillas?|raviolis|tortellini|focaccia|panecillos? de hamburguesa|galletas saladas|naan|chapatis?|masa (?:de hojaldre|quebrada|de pizza)|hojaldre|gorgonzola|emmental|ricota|crème fraîche|chocolate (?:blanco|con leche)|crema de cacao|brioche|cruasanes|cruasán|pesto|leches?|lácte~|quesos?|quesitos?|mantequilla|manteca de vaca|nata|crema (?:agria|de leche|ácida|para batir)|yogur|yogures|yogurt|kéfir|ghee|feta|parmesano|mozzarella|ricotta|requesón|mascarpone|gouda|cheddar|gruyer|gruyère|camembert|brie|halloumi|paneer|burrata|pecorino|labneh|skyr|caseína|suero de leche|cotija|manchego|brunost|dulce de leche',
      `(?:leche|nata|crema|yogur|bebida|queso)s? (?:vegetal )?de ${plants}|(?:leche|nata|crema|yogur|queso|mantequilla|mozzarella|feta|parmesano|crema agria)s? (?:de untar |crema )?${vegan}|(?:mantequilla|manteca) de cacao|(?:mantequilla|crema|manteca) de (?:cacahuetes?|maní|almendras?|manzana|anacardos?|nueces)|lechuga mantequilla|calabaza (?:mantequilla|butternut)`,
    ),
    gluten: spacedWords(
      'bechamel|besamel|tarama|taramasalata|tempura|kibbeh|kibe|quibe|matzá|matzo|asafétida|vinagre negro|vino de arroz(?! vinagre)|caldo (?:de |d[eo]l? )(?:las |los |la |el )?(?:verduras?|pollo|carne|pescado|res)|(?:cubitos?|pastillas?) de caldo|tamari|salsa de ostras|miso|doenjang|judías negras fermentadas|tofu fermentado|fiambre enlatado|salchichas?|morcillas?|palitos de cangrejo|surimi|pastel(?:es)? de pescado|carne picada vegetal|(?:leche|copos|bebida|harina) de avena|avena|nata vegetal|injeras?|doubanjiang|gochujang|ssamjang|salsa (?:hoisin|worcestershire)|cruasanes|cruasán|farro|tagliatelle|orzo|raviolis|tortellini|fideos (?:soba|de huevo|finos)|ciabatta|focaccia|galletas|bizcochos?|chapatis?|obleas|masa de pizza|salsa (?:ponzu|teriyaki)|roux|trigo|cebada|centeno|espelta|seitán|cuscús|bulgur|sémola|harina|pan|panes|panecillos?|pan rallado|panko|baguettes?|brioche|tostadas?|pasta|espaguetis?|penne|macarrones|fusilli|lasaña|ñoquis|fideos (?:de trigo|al huevo)|udon|ramen|naan|pita|masa (?:filo|de hojaldre|quebrada)|hojaldre|salsa de soja|cerveza|picatostes|malta|freekeh|galletas saladas|tortillas? de (?:harina|trigo)',
      'fideos finos de arroz|obleas de (?:papel de )?arroz|masa harina|galletas? de arroz|sin gluten|trigo sarraceno|(?:harina|sémola|fideos|pasta|pan|tortillas?|tostadas?) (?:de )?(?:fécula de )?(?:arroz|maíz|almendras?|coco|garbanzos?|tapioca|patata|papa|sarraceno|trigo sarraceno|yuca|lentejas?|mijo|soja|masa|teff|arroz glutinoso|konjac|boniato)|(?:pan|panecillos?|pasta|harina|salsa de soja|cerveza|avena|fideos|galletas) sin gluten|pasta de (?:curry|chile|chiles|miso|tamarindo|tomate|sésamo|guindilla|soja|dátiles|gambas|judías|ajo|achiote)|fideos de (?:cristal|celofán)|semillas? tostadas?|tostadas? de maíz|tostadas (?:y|en|con|por)|(?:nueces|semillas|almendras|especias|avellanas|pipas|rebanadas|rodajas) (?:\\p{L}+ )?tostadas',
    ),
    eggs: spacedWords(
      '(?:salsa )?holandesa|alioli|salsa tártara|remoulade|tempura|palitos de cangrejo|surimi|pastel(?:es)? de pescado|pastas?(?! (?:de|sin|integral))|tagliatelle|lasaña|ñoquis|fideos ramen|ramen|panecillos? de hamburguesa|cruasanes|cruasán|obleas para empanadillas|masa quebrada|mazapán|raviolis|tortellini|brioche|bizcochos? de soletilla|fideos de huevo|huevos?|huevas? batid~|claras? de huevo|yemas? de huevo|mayonesa|merengues?|frittata',
      `huevos? de (?:salmón|trucha|lumpo)|huevas?|mayonesa ${vegan}|sin huevos?|huevos? ${vegan}|fideos sin huevo`,
    ),
    peanut: spacedWords('cacahuetes?|cacahuates?|maní|manís|satay'),
    shellfish: spacedWords(
      'salsa xo|belacan|terasi|kimchi|pasta de curry (?:rojo|verde)|pastel(?:es)? de pescado|gambas?|langostinos?|camarones|camarón|cangrejos?|langostas?|bogavantes?|mejillones|mejillón|almejas?|ostras?|ostiones|vieiras?|calamares|calamar|sepias?|pulpos?|berberechos?|mariscos?|surimi|cigalas?|caracoles',
      'setas? (?:de )?ostras?|hongos? ostra|gírgolas?|caracolas|caracoles de pasta|salsa de ostras vegan~',
    ),
    soybean: spacedWords(
      'margarina|mantequilla vegana|salsa de ostras|worcestershire|mayonesa vegana|chocolate (?:negro|con leche|blanco)|crema de cacao|fiambre enlatado|salchichas?|palitos de cangrejo|surimi|pastel(?:es)? de pescado|seitán|carne picada vegetal|nata vegetal|queso vegano|panecillos? de hamburguesa|cruasanes|cruasán|galletas saladas|doubanjiang|ssamjang|judías negras fermentadas|sojas?|soya|tofu|okara|tempeh|edamame|miso|tamari|natto|doenjang|gochujang|teriyaki|hoisin|ponzu',
      'sin soja',
    ),
    mushroom: spacedWords(
      'shimeji|maitake|champiñones|champiñón|setas?|shiitakes?|portobellos?|boletus|porcini|rebozuelos?|enoki|trufas?|colmenillas?|hongos?|níscalos?|gírgolas?',
    ),
  },
  meat: spacedWords(
    'kibbeh|kibe|quibe|pesto|roux de curry|frijoles refritos|alubias en salsa|brie|gorgonzola|parmesano|cotija|gruyer|gruyère|emmental|pecorino|manchego|brunost|raviolis|tortellini|masa quebrada|fiambre~|morcilla|pepperoni|mortadela|carnes?|ternera|res|vacuno|buey|cerdo|pollos?|pavo|pato|ganso|oca|cordero|carnero|conejo|venado|jamón|beicon|bacon|tocino|panceta|salchichas?|salchichón|salami|chorizo|prosciutto|manteca de cerdo|sebo|gelatina|bistecs?|hígados?|mortadela|guanciale|nduja',
    `(?:carne|salchichas?|chorizo|beicon|bacon|pollo|jamón|tocino)s? (?:picada |molida )?(?:${vegan}|de soja|de tofu|de seitán|de coco)|huevos? de (?:pato|gallina|codorniz)|tomates? corazón de buey|pimienta de cayena|carne de (?:cangrejo|coco|membrillo)|lengua de buey`,
  ),
  fish: spacedWords(
    'tarama|taramasalata|kimchi|salsa (?:ponzu|barbacoa)|pasta de curry|abadejo|bagre|carpa|pargo|pescados?|pescaditos?|peces|salmón|salmones|atún|bacalao|merluza|eglefino|fletán|halibut|caballa|sardinas?|anchoas?|boquerones|truchas?|tilapia|lubina|doradas? (?:al|a la|entera)|arenques?|anguila|caviar|huevas|lenguado|rape|sabalotes?|botarga|bonito|katsuobushi|dashi|worcestershire',
    'dashi de kombu|salsa de pescado vegan~',
  ),
  otherAnimal: spacedWords('mazapán|galletas graham|miel|gelatina', 'melón miel'),
}
