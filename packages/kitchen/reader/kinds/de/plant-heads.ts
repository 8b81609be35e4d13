import type { Head } from '#kitchen/reader/food/kind.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('de')

/**
 * German head nouns of plants, their parts and salt. Most need a known food, because poisonous plants have such names
 * too.
 */
export const plantHeads: readonly Head[] = [
  {
    heads: list('Kresse, Sprosse, Sprossen, Spinat, Kohl'),
    class: 'leaf',
    despite: keys('Butter, Fleisch, Huhn, Katze, Hirsch, Käse, Austern, Eis'),
    diet: 'vegan',
  },
  {
    heads: list('Sprössling, Schössling, Blatt, Blätter, Kraut, Grün, Gras'),
    needsFood: 'joined',
    class: 'leaf',
    despite: keys('Butter, Fleisch, Huhn, Katze, Hirsch, Käse, Austern, Eis'),
    diet: 'vegan',
  },
  { heads: list('Samen, Saat, Saatgut, Samenschale, Samenschalen'), needsFood: 'joined', class: 'seed', diet: 'vegan' },
  { heads: list('Nuss, Nüsse, Nusskerne'), needsFood: 'joined', class: 'nut', varies: true, diet: 'vegan' },
  {
    heads: list('Gewürzmischung, Gewürzzubereitung, Masala, Würzer'),
    class: 'spice',
    varies: true,
    diet: 'vegan',
  },
  {
    heads: list('Gewürz, Pfeffer'),
    class: 'spice',
    despite: keys(
      'Fleisch, Hackfleisch, Fisch, Hähnchen, Huhn, Geflügel, Gulasch, Braten, Wild, Steak, Gyros, Döner, Pommes, Pizza, Spaghetti, Nudel, Brot, Lebkuchen, Spekulatius, Stollen, Apfelkuchen, Glühwein, Eier, Rührei, Wurst, Bratwurst, Schaschlik, Burger, Schwein, Lamm, Ente, Gans, Kebab, Salat, Suppe',
    ),
    diet: 'vegan',
  },
  {
    heads: list('Blüte, Blüten, Blütenblätter, Rinde, Dolde'),
    needsFood: 'joined',
    class: 'spice',
    despite: keys('Butter'),
    diet: 'vegan',
  },
  {
    heads: list('Beere, Beeren'),
    needsFood: 'joined',
    class: 'berry',
    despite: keys('Bär, Mehl, Fleisch, Krähe, Wolf, Maus, Gans, Vogel'),
    diet: 'vegan',
  },
  {
    heads: list('Obst, Melone, Melonen, Pfirsich, Zitrone, Limette, Mandarine, Nektarine, Guave'),
    class: 'fruit',
    despite: keys('Butter, Rahm, Eier, Ei, Fleisch, Honig, Brot, Leber, Herz, Käse'),
    diet: 'vegan',
  },
  {
    heads: list('Frucht, Früchte, Pflaume, Orange, Apfel, Äpfel, Birne, Kirsche'),
    needsFood: 'joined',
    class: 'fruit',
    despite: keys('Butter, Rahm, Eier, Ei, Fleisch, Honig, Brot, Leber, Herz, Käse'),
    diet: 'vegan',
  },
  {
    heads: list('Rettich, Radieschen, Gemüse'),
    class: 'root',
    despite: keys('Butter, Fleisch'),
    diet: 'vegan',
  },
  {
    heads: list('Wurzel, Wurzeln, Rübe, Rüben'),
    needsFood: 'joined',
    class: 'root',
    despite: keys('Butter, Fleisch'),
    diet: 'vegan',
  },
  { heads: list('Knolle'), needsFood: 'joined', class: 'root', varies: true, diet: 'vegan' },
  { heads: list('Kürbis'), class: 'squash', despite: keys('Butter, Eier, Spaghetti'), diet: 'vegan' },
  {
    heads: list('Bohne, Bohnen'),
    needsFood: 'joined',
    class: 'legume',
    despite: keys('Butter, Käfer, Wachtel, Romano, Speck, Sau, Feuer, Kuh'),
    diet: 'vegan',
  },
  { heads: list('Alge, Algen, Seetang'), class: 'seaweed', diet: 'vegan' },
  { heads: list('Tang'), needsFood: 'joined', class: 'seaweed', diet: 'vegan' },
  { heads: list('Salz, Meersalz'), class: 'salt', diet: 'vegan' },
]
