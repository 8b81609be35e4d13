import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of vegetables, fruit, nuts, seasonings and seaweeds that do not tell the kind of food. */
export const plantsOfTheWorld: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names:
      list(`Mönchsbart, Asia-Salat, Bierradi, Blattsenf, Bohnenschoten, Spargelbrokkoli, Cime di Rapa, Cicorino rosso, Bummerlsalat, Krachsalat, Lattich, Choisum, Wasabino, Eiszapfen, Radieserl, Kiefelerbsen, Bamberger Hörnchen, La Ratte, Kipfler, Sieglinde, Etagenzwiebel, Räbe, Jiaogulan, Röhrlsalat, Ringelbete, Blutampfer, Bruchspargel,
      Weinbergknoblauch, Weinberglauch, Gundelrebe, Wiesenknopf, Bachbunge, Käsepappel, Eibisch`),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      'Arillus, Sauerdorn, Haferpflaume, Spilling, Zibarte, Eberesche, Ananaserdbeere, Kaviarlimette, Hetschepetsch, Hiefe, Heckenrose, Ichang-Papeda, Kalamansi, Wollmispel, Myrobalane, Reineclaude, Ringlo, Zierquitte, Wachsjambuse',
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list('Bucheckerl, Krachmandel'),
  },
  {
    class: 'seed',
    diet: 'vegan',
    names: list('Melonenkerne'),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names: list(
      'Brotklee, Zimtkassie, Gewürzsumach, Essigbaum, Isländisch Moos, Mädesüß, Myrrhenkerbel, Sauerklee, Steinklee, Tagetes, Tripmadam, Zitwer, Frankfurter Kräuter, Wildkräutermischung, Rotklee',
    ),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names: list('Rotalgenkalk, Meersalat, Meerlattich'),
  },
]
