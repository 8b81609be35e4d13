import { type PlainWords, spacedWords } from '#kitchen/testing/plain-words/plain.ts'

const plants = '(?:coco|soja|avoine|amandes?|riz|cajou|noisettes?|noix|chanvre|végétale?s?)'

/** Plain French words. */
export const frenchPlainWords: PlainWords = {
  allergens: {
    dairy: spacedWords(
      'béchamel|hollandaise|tzatziki|raïta|margarine|roux de curry|chocolat noir|jambon en conserve|saucisses?(?! (?:végé|végan|vegan|de (?:tofu|soja|seitan)))|boudin noir|(?<!feuilles à )raviolis|tortellinis?|focaccia|pains? à burger|crackers|naans?|chapatis?|pâte (?:feuilletée|brisée|à pizza)|gorgonzola|cotija|manchego|brunost|queso fresco|chocolat (?:blanc|au lait)|pâte à tartiner|brioche|croissants?|pesto|laits?|lactosérum|fromages?|beurre|beurrée?s?|babeurre|crème|yaourts?|kéfir|ghee|feta|parmesan|mozzarella|ricotta|mascarpone|gouda|cheddar|gruyère|emmental|comté|camembert|brie|halloumi|paneer|burrata|pecorino|labneh|skyr|caséine|petit-lait|roquefort',
      `laits? (?:de |d'|végétal~ ?(?:de |d')?)${plants}|laits? ${plants}|crème (?:de |d')${plants}|crème ${plants}|beurres? ${plants}|yaourts? (?:de |au |d')${plants}|yaourts? ${plants}|fromages? (?:frais )?(?:végétal|végétaux|végan|vegan)~|beurre (?:de |d')(?:cacahuètes?|arachide|cacao|amandes?|pommes?|cajou|noix)|beurre de noix de cajou|haricots? beurre|courge~ butternut|laitue beurre|crème de tartre|(?:yaourts?|beurre|crème|lait|mozzarella|feta|parmesan|fromage) (?:végan~|vegan~|végétal~)|crème de (?:légumes?|lentilles?|courge|potiron|balsamique)`,
    ),
    gluten: spacedWords(
      "béchamel|tarama|tempura|kebbé|kibbeh|matza|matzot?|ase fétide|vinaigre noir|vin de riz|(?:bouillon|fond) de (?:légumes|poulet|volaille|bœuf|veau)|fumet de poisson|(?:cubes?|tablettes?) de bouillon|tamari|sauce d'huîtres?|sauce aux huîtres|miso|doenjang|haricots noirs fermentés|tofu fermenté|jambon en conserve|saucisses?|boudin noir|surimi|beignets de poisson|feuilles à raviolis|haché végétal|(?:lait|flocons|farine|son) d'avoine|crème végétale|injeras?|doubanjiang|gochujang|ssamjang|sauce (?:hoisin|worcestershire)|croissants?|tagliatelles|orzo|(?<!feuilles à )raviolis|tortellinis?|nouilles soba|ciabatta|focaccia|biscuits?|chapatis?|pâte à pizza|sauce (?:ponzu|teriyaki)|roux|blés?|orge|seigle|épeautre|seitan|couscous|semoule|boulgour|farine|pains?|chapelure|panko|baguettes?|brioches?|toasts?|pâtes|spaghettis?|pennes?|macaronis?|fusillis?|lasagnes?|gnocchis?|nouilles (?:de blé|aux œufs)|udon|ramen|naans?|pitas?|pâte (?:feuilletée|brisée|filo|phyllo)|sauce soja|bière|freekeh|vermicelles|croûtons|crackers|malt|biscottes?",
      "fruits? à pain|sucre roux|sans gluten|blé noir|vermicelles transparents|(?:farine|semoule|pâtes|nouilles|vermicelles) (?:de |d')(?:riz|maïs|amandes?|coco|pois chiches?|tapioca|pommes? de terre|sarrasin|manioc|lentilles?|millet|soja|teff|konjac|haricots mungo|sorgho|noix de coco|riz gluant|masa)|~ sans gluten|sauce soja sans gluten|pains? de maïs|pâtes? de (?:curry|piment|miso|soja|tamarin|tomate|sésame|haricots?|crevettes?)",
    ),
    eggs: spacedWords(
      "hollandaise|aïoli|sauce tartare|rémoulade|tempura|bâtonnets de surimi|surimi|beignets de poisson|feuilles à raviolis|pâtes(?! (?:sans|complètes|de|d'))|tagliatelles|lasagnes?|gnocchis?|nouilles ramen|ramen|pains? à burger|croissants?|pâte brisée|massepain|(?<!feuilles à )raviolis|tortellinis?|brioche|biscuits? à la cuillère|œufs?|oeufs?|mayonnaise|meringues?|omelettes?|frittata|blancs? en neige",
      'œufs de (?:saumon|truite|lump|poisson)|(?:sans|végan~) (?:œufs?|oeufs?)|mayonnaise (?:végan~|vegan~|végétale)',
    ),
    peanut: spacedWords('cacahuètes?|cacahouètes?|arachides?|satay'),
    shellfish: spacedWords(
      'sauce xo|belacan|terasi|kimchi|pâte de curry (?:rouge|vert)|beignets de poisson|crevettes?|gambas|crabes?|homards?|langoustes?|langoustines?|écrevisses?|moules|palourdes?|huîtres?|saint-jacques|noix de pétoncle|pétoncles?|calamars?|calmars?|encornets?|seiches?|poulpes?|fruits de mer|coques|bulots?|surimi',
      'pleurotes? en huître|champignons? huîtres?|moules? à \\p{L}+|sauce (?:aux )?huîtres? (?:végé~|vegan~|végan~)',
    ),
    soybean: spacedWords(
      "margarine|beurre végétal|sauce d'huîtres?|worcestershire|mayonnaise végane|chocolat (?:noir|au lait|blanc)|pâte à tartiner|jambon en conserve|saucisses?|surimi|beignets de poisson|seitan|haché végétal|crème végétale|fromage végétal|pains? à burger|croissants?|crackers|doubanjiang|ssamjang|haricots noirs fermentés|sojas?|tofu|okara|tempeh|édamames?|edamames?|miso|tamari|natto|doenjang|gochujang|teriyaki|hoisin|ponzu",
      'sans soja',
    ),
    mushroom: spacedWords(
      'shiméjis?|maïtakés?|shimejis?|champignons?|shiitakés?|shiitakes?|portobellos?|cèpes?|girolles?|chanterelles?|énoki|enoki|truffes?|morilles?|pleurotes?|bolets?',
    ),
  },
  meat: spacedWords(
    'kebbé|kibbeh|pesto|roux de curry|purée de haricots frits|haricots à la sauce tomate|brie|gorgonzola|parmesan|cotija|gruyère|emmental|pecorino|manchego|brunost|(?<!feuilles à )raviolis|tortellinis?|pâte brisée|plat de côtes|chevreuil|corned-beef|boudin~|pepperoni|viandes?|bœuf|boeuf|porc|poulets?|volailles?|dinde|canard|oie|agneau|veau|mouton|lapin|gibier|jambon|lard|lardons?|bacon|saucisses?|saucissons?|salami|chorizo|pancetta|prosciutto|saindoux|suif|gélatine|steaks?|foies?|merguez|poitrine fumée|viande hachée|guanciale|nduja|magret',
    '(?:viande|steak|saucisses?|bacon|jambon|poulet|haché|lardons?|chorizo)s? (?:hachée? )?(?:végétal~|végan~|vegan~|végétarien~|de soja|de tofu|de seitan)|œufs? de (?:canard|poule|caille)|tomates? cœur de bœuf|pied-de-mouton|pieds de mouton',
  ),
  fish: spacedWords(
    'tarama|lieu(?! de)|kimchi|sauce (?:ponzu|barbecue)|pâte de curry|lieu (?:noir|jaune)|aiglefin|carpe|vivaneau|harengs|poissons?|saumon|thon|cabillaud|morue|colin|églefin|flétan|maquereaux?|sardines?|anchois|truites?|tilapia|bar|dorades?|daurades?|hareng|anguille|caviar|soles?|lotte|chanos|poutargue|nuoc-mâm|nuoc mam|bonite|katsuobushi|dashi|worcestershire',
    'groseilles? à maquereau|(?:sauce )?poisson végan~|dashi de kombu|herbe à poisson',
  ),
  otherAnimal: spacedWords('massepain|biscuits graham|miel|gélatine', 'melon miel'),
}
