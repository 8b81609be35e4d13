import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of grains, breads, cakes, pulses and soya foods outside the lexicon, by kind. */
export const grainFoods: readonly NamedKind[] = [
  {
    class: 'grain',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      'cereal, cereales, cereales de desayuno, mezcla de cereales, multicereales, muesli, granola, salvado, germen, harina multicereal, harina de cereales, copos, copos de cereales, barrita de cereales, barritas de cereales, preparado para rebozar',
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `graham, trigo, trigo integral, cereales con gluten, cereales que contienen gluten, trazas de gluten, trigo khorasan, espelta verde, escaña, escanda menor, emmer, triticale, centeno, cebada, cebada tostada, cebada mondada, avena, avena entera, avena en grano, salvado de trigo, salvado de avena, germen de trigo, copos de trigo, copos de centeno, copos de espelta, jarabe de glucosa de trigo, fibra de trigo, fibra de avena, malta, extracto de malta, jarabe de malta, jarabe de cebada, levadura de cerveza con cebada, semolina, sémola, cuscús integral, fregola, grañones, grañones de centeno, kasha de trigo, gofio, gofio de trigo`,
    ),
  },
  {
    class: 'grain',
    diet: 'vegan',
    names: list(
      `azúcar de arroz, arroz bomba, arroz negro, arroz venere, arroz largo, arroz redondo, arroz vaporizado, arroz partido, sémola de maíz, maíz para palomitas, palomitas, palomitas de maíz, maíz pozolero, mote, mote de maíz, sorgo, maicillo, amaranto, quinua, quinoa roja, quinoa inflada, kañiwa, canihua, kasha, grano de sarraceno, mijo inflado, harina de arroz integral, almidón, almidón de maíz, almidón de arroz, almidón de patata, almidón modificado, almidón modificado de maíz, almidón de tapioca, almidón de guisante, fécula, fécula de maíz, tapioca perla, perlas de tapioca, sagú, goma xantana, fibra de maíz, dextrina de maíz, maltodextrina de maíz, copos de maíz, cereal de maíz, copos de quinoa, copos de mijo, copos de trigo sarraceno, tortitas de arroz, tortitas de maíz, harina de garrofín, harina de lenteja, harina de guisante, harina de plátano, harina de castaña, harina de linaza, harina de chufa, harina de mijo, harina de quinoa, harina de sorgo, harina de patata, harina de soja desgrasada, harina de salvado de arroz`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `pan candeal, arepa de trigo, hallulla, pan de leche, pan de ajo, biscotes, biscote, picos, colines, regañás, pan de cristal, pan ácimo, matzá, pretzel, pretzels, muffin inglés, croutons, masa madre, masa madre de trigo, masa madre de centeno, masa fresca, masa de pan, masa de empanada, obleas de empanadillas, oblea, obleas, seitán ahumado, roti canai, paratha, gressini, grisines`,
    ),
  },
  {
    class: 'pastry',
    contains: ['gluten'],
    mayContain: ['eggs', 'dairy'],
    diet: 'vegetarian',
    sharesDoubts: true,
    names: list(
      `pastel, pasteles, tarta, tartas, bizcocho, bizcochos, bizcochuelo, magdalena, magdalenas, muffin, muffins, cupcake, brownie, galleta, galletas, galleta maría, galletas de mantequilla, cookie, cookies, polvorón, mantecado, rosquilla, rosco, roscón, churro, porra, buñuelo, donut, donuts, dona, berlina, palmera, torrija, torrijas, panettone, pandoro, stollen, gofre, gofres, crepe, crepes, crep, tortitas americanas, pancake, pancakes, barquillo, oblea de helado, cucurucho, alfajor, alfajores, empanada, empanadilla, empanadillas, quiche, pizza, lasaña, canelón, canelones, croqueta, croquetas, pan de jengibre, coca, bollo, bollos, bollería, caracola, milhojas, profiterol, profiteroles, petisú, cheesecake, tarta de queso, tiramisú, tarta de manzana, galleta de barquillo, base de tarta, pasta choux, pan de pascua, bizcocho genovés`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `pasta, pastas, pasta fresca, fideo, fideos, rigatoni, farfalle, lacitos, conchas, linguine, bucatini, cavatelli, orecchiette, paccheri, estrellitas, letras, pasta de letras, pistones, cuscús perla, placas de lasaña, pasta rellena, capeletti, agnolotti, tallarines chinos, espaguetis de trigo, pasta de trigo duro, pasta al huevo, fideos chinos, spätzle`,
    ),
  },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    names: list(
      `soja, soya, habas de soja, haba de soja, frijol de soja, granos de soja, brotes de soja verde, proteína de soja, proteína vegetal hidrolizada de soya, proteína hidrolizada de soja, proteína de soja aislada, sémola de soja, bebida de soja, soja verde germinada, tofu firme, queso de soja`,
    ),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      `legumbre, legumbres, judía, judías, alubia, alubias, frijol, frijoles, poroto, porotos, habichuela, habichuelas, caraota, caraotas, judía blanca, judías blancas, judión de la granja, altramuz, altramuces, almorta, guija, guijas, yero, arveja, arvejas, chícharo, chícharos, titos, garbanzo pedrosillano, lenteja pardina, lenteja castellana, lenteja verde, soja verde, carilla, carillas, caupí, proteína de guisante, proteína de haba, harina de haba, guisante seco, guisantes secos, pasta de judía roja, anko, hummus de remolacha, falafel`,
    ),
  },
]
