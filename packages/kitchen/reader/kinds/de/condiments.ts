import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of sauces, pastes, stocks and dishes that do not name their ingredients, with usual shop contents. */
export const condiments: readonly NamedKind[] = [
  // Thai pastes that are ground with peanuts or used in peanut curries, so they likely contain peanut. Red and green
  // pastes are not in this row.
  {
    class: 'paste',
    mayContain: ['peanut', 'shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'Massaman-Currypaste, Massaman-Paste, Massaman-Curry-Paste, Massamancurry, Panang-Currypaste, Panang-Paste, Panang-Curry, Panang-Curry-Paste, Panangcurry, Penang-Currypaste, gelbe Thai-Currypaste',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['mushroom'],
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list('vegetarische Austernsauce, vegane Austernsauce, Pilz-Austernsauce, Pilzsojasauce, Pilz-Sojasauce'),
  },
  {
    class: 'salty-sauce',
    contains: ['shellfish'],
    mayContain: ['gluten', 'soybean'],
    diet: 'pescatarian',
    names: list('Austernsauce, Austernsoße, Austern-Sauce, Oyster Sauce'),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten', 'peanut'],
    diet: 'pescatarian',
    names: list('Tom Yum, Tom-Yum-Paste, Tom Kha, Tom-Kha-Paste, Laksapaste, Nam Prik, Nasi-Goreng-Paste, Bami Goreng, Pho'),
  },
  {
    class: 'sauce',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list('Sambal Belacan, Krebssauce, Krebssoße, Hummersauce, Garnelensauce, Krabbensauce'),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'peanut'],
    unknown: ['gluten', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('Rendangpaste, Rendang, Kimchipaste, Kimchi-Sauce, Kimchi-Basis'),
  },
  { class: 'hot-sauce', unknown: ['shellfish'], diet: 'vegan', dietAtWorst: 'pescatarian', sharesDoubts: true, names: list('Sambal') },
  {
    class: 'sauce',
    mayContain: ['shellfish', 'soybean', 'peanut'],
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list('Pad-Thai-Sauce, Pad-Thai-Paste'),
  },
  {
    class: 'sauce',
    contains: ['peanut'],
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('Saté, Satay, Sataysauce, Gado-Gado-Sauce'),
  },
  { class: 'sauce', contains: ['peanut'], diet: 'vegan', names: list('Erdnusssauce, Erdnusssoße, Erdnuss-Sauce, Erdnussdip') },
  {
    class: 'cured-fish',
    mayContain: ['gluten', 'eggs', 'shellfish', 'soybean'],
    diet: 'pescatarian',
    names: list('Fischbällchen asiatisch'),
  },
  {
    class: 'sauce',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('Currysauce, Currysoße, Ramenbrühe, Ramen-Brühe, Steaksauce, Soßenpulver, Saucenpulver, Soßenwürfel'),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean'],
    mayContain: ['gluten'],
    unknown: ['peanut', 'shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('Kung-Pao-Sauce, Szechuansauce, Szechuan-Sauce, Gelbe-Bohnen-Paste, Poke-Sauce'),
  },
  {
    class: 'paste',
    unknown: ['dairy', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'Kormapaste, Korma-Paste, Tikkapaste, Tikka-Masala-Paste, Madraspaste, Vindaloopaste, Tandooripaste, Tandoori-Paste, indische Currypaste',
    ),
  },
  {
    class: 'seaweed',
    mayContain: ['soybean', 'gluten'],
    unknown: ['shellfish'],
    diet: 'pescatarian',
    names: list('Algensalat, Wakamesalat'),
  },
  {
    class: 'sauce',
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list('Puttanesca, Sauce Puttanesca, Vitello-tonnato-Sauce'),
  },
  {
    class: 'salty-sauce',
    otherwise: 'unknown',
    diet: 'pescatarian',
    names: list('Worcestershire'),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      'Tomatensugo, Sugo, Pizzasauce, Pizzatomaten, Tomatenketchup, Ketchup, Napoli-Sauce, Salsa, Salsasauce, Chimichurri, Ajvar, Harissa, Zhoug, Chermoula, Relish, Gurkenrelish, Mango-Chutney, Chutney, Minzsauce, Salsa verde, Baba Ganoush, Baba Ghanoush, Hummus, Humus, Kichererbsenmus, Senf, Mostrich, Süßer Senf, Weißwurstsenf, Händlmaier, Feigensenf, Dijonsenf, Apfelkren, Cumberlandsauce, Cumberland, Vinaigrette, Balsamicodressing, Essig-Öl-Dressing, Balsamicocreme, Crema di Balsamico, Tabasco, Sriracha, Piri-Piri, Chilisauce, Chilisoße, Süße Chilisauce, Sweet-Chili-Sauce, Adjika, Adschika',
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'Sauce, Soße, Saucen, Soßen, Dressing, Salatsauce, Salatsoße, Salatdressing, French Dressing, Caesar Dressing, Ranch-Dressing, Blue-Cheese-Dressing, Marinade, Grillmarinade, Dip, Aufstrich, Brotaufstrich, Pflanzlicher Aufstrich, Gemüseaufstrich, Füllung, HP-Sauce, Süßsaure Sauce, süß-saure Sauce, süßsaure Soße, Pflaumensauce, Entensauce, Suppe, Eintopf, Cremesuppe, Suppenpulver, Instantsuppe, Tütensuppe, Suppenbasis, Ramensuppe, Tapenade, Olivenpaste, Guacamole, Smoothie, Piccalilli, Fertiggericht, Auflauf, Risotto, Antipasti, Tapas, Mole, Mischgemüse in Rahm, Ratatouille, Caponata, Ofengemüse, Bratkartoffelgewürz, Fix, Würzmischung fix, Gewürzpaste, Würzpaste, Würze',
    ),
  },
  {
    class: 'stock',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('Fonds, Bouillonpulver, Brühpulver, Suppengewürz, Consommé, Demi-Glace-Fond'),
  },
  {
    class: 'stock',
    otherwise: 'unknown',
    diet: 'meat',
    names: list('Lammfond, Wildfond, Entenfond, Hühnersuppe klar, Fleischfond, Schinkenbrühe, Schweinebrühe, Tonkotsu, Tonkotsubrühe'),
  },
  {
    class: 'stock',
    contains: ['shellfish'],
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    names: list('Hummerbrühe, Krebsbrühe, Krustentierbrühe, Garnelenbrühe, Muschelbrühe'),
  },
  {
    class: 'legume',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list('Chili sin Carne, Dal, Dhal'),
  },
  {
    class: 'vegetable',
    unknown: ['gluten', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'Pommes, Pommes frites, Airfryer Pommes, Fritten, Wedges, Kartoffelecken, Kartoffelspalten, Kartoffelchips, Chips, Gemüsechips, Zwiebelringe, Hash Browns, Rösti-Ecken, Falafel, Falafelmischung, Kartoffelpüreepulver',
    ),
  },
  {
    class: 'sweetener',
    unknown: ['dairy', 'eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'Fondant, Rollfondant, Zuckerguss, Zuckerglasur, Glasur, Puderzuckerglasur, Zuckerstreusel, Zuckerperlen, Liebesperlen, Streudekor, Zuckerdekor, Bonbon, Bonbons, Süßigkeiten, Süßwaren, Kaugummi, Lutscher, Lollipop, Wassereis, Persipan, Brausepulver, Brause, Türkische Freude, Lokum, Geleebananen, Geleefrüchte, Zuckerwatte, Dekor, Toppings, Tortenguss, Proteinpulver, Proteinriegel, Shake, Diätpulver',
    ),
  },
  {
    class: 'chocolate',
    unknown: ['dairy', 'gluten', 'eggs', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('Schokofrüchte'),
  },
  {
    class: 'spice',
    unknown: ['gluten', 'soybean', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'Aroma, Aromen, Aromastoffe, natürliches Aroma, natürliche Aromen, Raucharoma, Rauchgewürz, Fleischgewürz, Geschmacksverstärker, Würzstoff',
    ),
  },
]
