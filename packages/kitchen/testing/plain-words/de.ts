import { type PlainWords, spacedWords } from '#kitchen/testing/plain-words/plain.ts'

const plantBased =
  '(?:vegan|vegetarisch|pflanzlich|laktosefrei vegan)~ \\p{L}+|(?:soja|hafer|mandel|reis|kokos|cashew|nussmilch|nussdrink|pflanzen)~'

/** Plain German words. */
export const germanPlainWords: PlainWords = {
  allergens: {
    dairy: spacedWords(
      'béchamel~|bechamel~|~hollandaise|tzatziki|zaziki|raita|margarine|japanische~ currypaste|zartbitterschokolade|dunkle~ schokolade|frühstücksfleisch|bratwurst|bratwürste|wiener würstchen|wiener|blutwurst|ravioli|tortellini|focaccia|burgerbrötchen|cracker|crackern|chapatis?|blätterteig|mürbeteig|pizzateig|gorgonzola|cotija|manchego|brunost|queso fresco|dulce de leche|nuss-nougat-creme|brioche|croissants?|pesto|naan|~milch|~milchpulver|~käse|~käses|butter|~butter|buttermilch|~sahne|~rahm|schmand|crème fraîche|~joghurt|~quark|~molke|kefir|ghee|feta|parmesan~|mozzarella|ricotta|mascarpone|gouda|cheddar|gruyère|emmentaler|camembert|brie|halloumi|paneer|burrata|pecorino|labneh|skyr|kasein|milchschokolade|weiße schokolade',
      `${plantBased}|erdnuss(?:butter|creme|mus)|kakaobutter|apfelbutter|nussbutter|butternuss~|butternut~|buttersalat|kopfsalat|leberkäse|fleischkäse`,
    ),
    gluten: spacedWords(
      'béchamel~|bechamel~|tarama~|tempura~|kibbeh|kibbe|matzen?|mazzen|asant|asafoetida|schwarze~ reisessig|shaoxing~|reiswein|(?:gemüse|hühner|rinder|fleisch|geflügel|fisch)(?:brühe|fond)|brühwürfel|tamari|austernsauce|miso~|doenjang|fermentierte~ schwarze~ bohnen|fermentierte~ tofu|frühstücksfleisch|bratwurst|bratwürste|blutwurst|~würstchen|surimi|fischkuchen|veganes? hackfleisch|hafer(?:milch|flocken|drink|mehl)|vegane sahne|injera~|(?<=\\d k?g )nudeln|(?:kartoffel)?gnocchi|grahamcracker~|doubanjiang|gochujang~|ssamjang|hoisinsauce|worcestersauce|japanische currypaste|graupen|farro|tagliatelle|orzo|ravioli|tortellini|soba-nudeln|ciabatta|focaccia|croissants?|~kekse?|~biskuits?|chapati|mürbeteig|pizzateig|teigblätter|ponzu~|teriyaki~|currypaste japanisch~|~weizen~|dinkel~|gerste~|roggen~|grünkern|seitan|couscous|bulgur|~grieß|~mehl|~brot|~brötchen|~brote|baguette|toast|brioche|paniermehl|semmelbrösel|panko~|\\p{L}+nudeln|spaghetti|penne|makkaroni|fusilli|lasagne~|pasta|gnocchi|udon~|ramen~|blätterteig|filoteig|naan|pita~|sojasauce|sojasoße|bier|malz~|freekeh|zwieback|cracker|croutons',
      'pfeilwurzelmehl|reisfadennudeln|klebreismehl|~buchweizen~|glutenfrei~ \\p{L}+|(?:reis|mais|mandel|kokos|kichererbsen|tapioka|kartoffel|süßkartoffel|buchweizen|maniok|linsen|hirse|masa|soja|nuss|johannisbrotkern)(?:mehl|grieß|nudeln)|(?:glas|reis)nudeln|konjaknudeln|fruchtbrot|nudelholz',
    ),
    eggs: spacedWords(
      '~hollandaise|aioli|remoulade|tatarsauce|tartarsauce|tempura~|surimi|fischkuchen|(?<=\\d k?g )nudeln|tagliatelle|lasagne~|~gnocchi|ramen~|burgerbrötchen|croissants?|teigblätter~|mürbeteig|marzipan|ravioli|tortellini|brioche|löffelbiskuits?|ei|eier|eiern|eis? schaum|eigelb~|eiweiß~|eischnee|~eier|hühnerei|wachtelei|spiegelei|rührei|mayonnaise|mayo|baiser|omelett~|frittata|eiernudeln',
      'vegan~ \\p{L}+|ohne ei~|eifrei~ \\p{L}+',
    ),
    peanut: spacedWords('~erdnuss~|~erdnüsse~|satay~', 'erdnussfrei~'),
    shellfish: spacedWords(
      'xo-sauce|belacan|terasi|kimchi|(?:rote|grüne)~ currypaste|fischkuchen|~garnele~|~krabbe~|shrimps?|scampi|~hummer|~languste~|~krebs~|~muschel~|austern?|austernsauce|kalmar~|tintenfisch~|sepia~|calamari|oktopus|krake|meeresfrüchte~|surimi|jakobsmuschel~|krebsfleisch|krabbenstäbchen',
      'austernpilz~|austernseitling~|vegan~ \\p{L}+|vegetarische austernsauce|muschelnudeln|pilz~',
    ),
    soybean: spacedWords(
      'margarine|vegane butter|austernsauce|worcester~|vegane mayonnaise|zartbitterschokolade|milchschokolade|weiße schokolade|nuss-nougat-creme|frühstücksfleisch|bratwurst|bratwürste|~würstchen|surimi|fischkuchen|seitan|veganes? hackfleisch|vegane sahne|veganer käse|veganen käse|burgerbrötchen|croissants?|cracker|crackern|doubanjiang|ssamjang|fermentierte schwarze bohnen|soja~|~tofu~|okara~|tempeh~|edamame|miso~|tamari|natto|doenjang|gochujang~|teriyaki~|hoisin~|ponzu',
      'sojafrei~ \\p{L}+',
    ),
    mushroom: spacedWords(
      '~pilz|~pilze~|champignon~|shiitake~|maitake~|portobello~|steinpilz~|pfifferling~|enoki~|trüffel~|morchel~|~seitling~|mu-err|kräuterseitling~|egerling~',
    ),
  },
  meat: spacedWords(
    'kibbeh|kibbe|pesto|japanische~ currypaste|bohnenmus|gebackene~ bohnen|brie|gorgonzola|parmesan~|cotija|gruyère|emmentaler|pecorino|manchego|brunost|ravioli|tortellini|mürbeteig|ochsenschwanz|guanciale|pepperoni|~fleisch|hackfleisch|rind~|~rind|schwein~|~schinken|~speck|hähnchen~|huhn|hühner~|pute~|truthahn~|ente|enten~|gans|gänse~|lamm~|kalb~|hammel~|reh~|wild|kaninchen~|~wurst|~würstchen|~würste|würstel|salami|chorizo|pancetta|prosciutto|bacon|schmalz|talg|gelatine|leber|corned beef|frikadelle~|steak~|~keule|rinderbrühe|hühnerbrühe|nduja',
    `vegan~ \\p{L}+|vegetarisch~ \\p{L}+|pflanzlich~ \\p{L}+|ochsenherztomate~|(?:frucht|kokos|krebs|krabben|muschel|kürbis|soja|tomaten|avocado|jackfruit|mango)fleisch|hühnerei~|entenei~|gänseei~|rinde|rinden|zitronenmelisse|apfelschmalz|wildreis|wilder`,
  ),
  fish: spacedWords(
    'tarama~|kimchi|ponzu~|barbecue-sauce|(?:rote|grüne)~ currypaste|wels|karpfen|schnapper|ölsardinen|fischkuchen|seelachs~|~fisch|~fische|~fischs|fischsauce|fischsoße|fischfond|~fischfilet~|~lachs~|thunfisch~|kabeljau~|schellfisch|heilbutt~|makrele~|sardine~|sardelle~|anchovis|forelle~|tilapia~|wolfsbarsch~|~barsch~|hering~|matjes|aal|kaviar|seezunge~|zander|dorade|seeteufel|bottarga~|bonito~|katsuobushi|dashi~|worcester~',
    'tintenfisch~|vegan~ \\p{L}+|kombu-dashi|pilz-dashi',
  ),
  otherAnimal: spacedWords('marzipan|grahamcracker~|honig|gelatine|bienenwachs', 'honigmelone~|vegan~ \\p{L}+'),
}
