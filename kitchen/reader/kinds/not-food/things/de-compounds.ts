import { list } from '#kitchen/reader/words/words.ts'

const foods = list(
  `Apfel, Birnen, Kirsch, Pflaumen, Zwetschgen, Erdbeer, Himbeer, Brombeer, Heidelbeer, Johannisbeer, Stachelbeer, Zitronen, Orangen, Bananen, Mango, Melonen, Pfirsich, Aprikosen, Marillen,
  Trauben, Feigen, Dattel, Oliven, Avocado, Kokosnuss, Haselnuss, Walnuss, Erdnuss, Mandel, Kastanien, Kartoffel, Tomaten, Gurken, Zwiebel, Knoblauch, Karotten, Möhren, Rüben, Kohl, Spargel, Salat, Spinat, Kürbis,
  Paprika, Bohnen, Erbsen, Linsen, Mais, Pilz, Trüffel, Petersilien, Milch, Butter, Käse, Sahne, Joghurt, Eier, Fleisch, Wurst, Schinken, Speck, Fisch, Lachs, Herings, Muschel, Krabben, Brot, Kuchen, Torten,
  Keks, Waffel, Nudel, Spaghetti, Pizza, Hafer, Honig, Schokoladen, Kaffee, Bier, Senf, Vanille, Zimt, Lavendel, Suppen, Obst, Gemüse, Kräuter, Gewürz`,
)

const things = list(
  `seife, shampoo, duschgel, gesichtsmaske, peeling, duftkerze, kerze, parfüm, bodylotion, handcreme, badesalz, lippenpflege, messer, schneider, schäler, presse, reibe, hobel, zange,
  automat, maschine, fabrik, händler, bauer, verkäufer, museum, kostüm, tattoo, tapete, plüschtier, poster, aufkleber, allergie, vergiftung, strauch, feld, acker, königin, prinzessin, züchter, kochbuch`,
)

/** German compounds of a food and a thing, person or place: Apfelseife, Kartoffelacker, Käsefabrik. */
export const de: readonly string[] = foods.flatMap((food) => things.map((thing) => `${food}${thing}`))
