import type { Cue, Heat, TaskSubject, Verb, Vessel } from '#kitchen/composer/draft.ts'
import type { Cuisine } from '#kitchen/options.ts'

/** A vessel at its first mention. */
export const vesselWords: Record<Vessel, string> = {
  'frying-pan': 'una sartén grande',
  wok: 'un wok o una sartén amplia',
  pot: 'una olla grande de fondo grueso',
  'large-pot': 'una olla grande',
  saucepan: 'un cazo mediano',
  tray: 'una bandeja de horno grande',
  'baking-dish': 'una fuente de horno de 20 x 30 cm (8 x 12 pulgadas)',
  'cake-tin': 'un molde de 20 cm (8 pulgadas) forrado con papel de hornear',
  bowl: 'un bol grande',
  'small-bowl': 'un bol pequeño',
  'salad-bowl': 'una ensaladera',
  blender: 'un robot de cocina o un mortero',
  jar: 'un tarro limpio resistente al calor',
  steamer: 'una vaporera',
  'grill-pan': 'una sartén sin grasa',
  board: 'una tabla',
  plates: 'platos individuales',
  glasses: 'vasos o cuencos pequeños',
  skewers: 'brochetas',
  'baking-paper': 'hojas grandes de papel de hornear',
  'freezer-box': 'un recipiente bajo apto para congelador',
}

/** The vessels in the other four voices. */
export const otherVesselWords: Partial<Record<Vessel, readonly string[]>> = {
  'frying-pan': ['una sartén amplia', 'una sartén ancha', 'una sartén', 'una sartén de buen tamaño'],
  wok: ['un wok o una sartén honda', 'un wok grande', 'un wok', 'un wok amplio'],
  pot: ['una cazuela grande', 'una cacerola de fondo grueso', 'una olla', 'una cazuela honda'],
  'large-pot': ['una olla honda', 'la olla más grande', 'una olla amplia', 'una cacerola grande'],
  saucepan: ['una cacerola', 'un cazo con tapa', 'un cazo', 'una cacerola mediana'],
  tray: ['una bandeja amplia', 'la bandeja del horno', 'una bandeja', 'una placa de horno'],
  bowl: ['un cuenco amplio', 'un bol hondo', 'un bol', 'un cuenco grande'],
  'small-bowl': ['un cuenco pequeño', 'un tazón', 'un bol pequeño', 'un cuenco'],
  'salad-bowl': ['una fuente honda', 'un bol amplio', 'una ensaladera grande', 'una fuente amplia'],
}

/** The later mentions of the vessels in the other four voices, if they differ from the usual word. */
export const otherShortVessels: Partial<Record<Vessel, readonly string[]>> = {
  pot: ['la cazuela', 'la cacerola', 'la olla', 'la cazuela'],
  'large-pot': ['la olla', 'la olla', 'la olla', 'la cacerola'],
  saucepan: ['la cacerola', 'el cazo', 'el cazo', 'la cacerola'],
  tray: ['la bandeja', 'la bandeja', 'la bandeja', 'la placa'],
}

/** A vessel at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, string>> = {
  wok: 'el wok',
  pot: 'la olla',
  'large-pot': 'la olla',
  saucepan: 'el cazo',
  tray: 'la bandeja',
  'frying-pan': 'la sartén',
  'baking-dish': 'la fuente',
  'salad-bowl': 'la ensaladera',
}

/** The words for each heat level. */
export const heatWords: Record<Heat, readonly [string, ...string[]]> = {
  low: ['a fuego lento', 'a fuego bajo', 'a fuego suave', 'sobre fuego bajo', 'con el fuego bajo'],
  'medium-low': ['a fuego medio-bajo', 'a fuego bajo o medio', 'a fuego bastante suave', 'sobre fuego medio-bajo', 'a fuego medio-bajo'],
  medium: ['a fuego medio', 'a fuego medio', 'a fuego moderado', 'sobre fuego medio', 'a temperatura media'],
  'medium-high': [
    'a fuego medio-alto',
    'a fuego medio-alto',
    'a fuego bastante fuerte',
    'sobre fuego medio-alto',
    'a temperatura media-alta',
  ],
  high: ['a fuego vivo', 'a fuego alto', 'a fuego fuerte', 'sobre fuego alto', 'con el fuego alto'],
}

/** The endings that agree with a food: "se dore" and "se doren", "tierno" and "tiernas". */
export interface Agreement {
  /** The verb ending: "" for one, "n" for several. */
  n: '' | 'n'
  /** The ending of an adjective without gender: "" or "s". */
  s: '' | 's'
  /** The adjective ending: "o", "a", "os" or "as". */
  o: 'o' | 'a' | 'os' | 'as'
}

/** Signs of doneness after "hasta". */
export const cueWords: Record<Cue, (agreement: Agreement) => string> = {
  golden: ({ n }) => `que se dore${n}`,
  browned: ({ n }) => `que tome${n} buen color`,
  soft: ({ n }) => `que se ablande${n}`,
  tender: ({ n, o }) => `que esté${n} tiern${o}`,
  'crisp-tender': ({ n, o, s }) => `que esté${n} tiern${o} pero aún firme${s}`,
  fragrant: ({ n }) => `que suelte${n} su aroma`,
  wilted: ({ n }) => `que pierda${n} volumen`,
  thickened: () => 'que espese',
  melted: ({ n }) => `que se funda${n} del todo`,
  absorbed: () => 'que se absorba el líquido',
  'al-dente': ({ n }) => `que esté${n} al dente`,
  set: ({ n }) => `que cuaje${n}`,
  bubbling: () => 'que burbujee',
  smooth: () => 'obtener una textura lisa',
  syrupy: () => 'que reduzca y quede brillante',
  toasted: ({ n }) => `que tome${n} un poco de color`,
  crisp: ({ n, s }) => `que quede${n} crujiente${s}`,
  heated: ({ n, s }) => `que esté${n} bien caliente${s}`,
  combined: ({ n }) => `que se integre${n} bien`,
  jammy: ({ n }) => `que se deshaga${n} y espese${n}`,
  risen: () => 'que suba, se dore y un palillo salga limpio',
  cold: ({ n, o }) => `que esté${n} frí${o}`,
  frozen: () => 'que se congele, pero aún se pueda servir con cuchara',
  firm: ({ n, s }) => `que quede${n} firme${s}`,
  puffed: () => 'que suba y se dore',
  floating: ({ n }) => `que flote${n}`,
}

/** The signs in the other four voices; a sign without an entry is worded alike in all. */
export const otherCueWords: Partial<Record<Cue, (agreement: Agreement) => readonly string[]>> = {
  golden: ({ n, o }) => [`que se dore${n} bien`, `que tome${n} un tono dorado`, `que esté${n} dorad${o}`, `que quede${n} bien dorad${o}`],
  browned: ({ n, o }) => [
    `que se dore${n} por fuera`,
    `que tome${n} color por fuera`,
    `que esté${n} bien dorad${o}`,
    `que adquiera${n} un tono tostado`,
  ],
  soft: ({ n, o }) => [`que quede${n} bland${o}`, `que esté${n} bland${o}`, `que esté${n} bien bland${o}`, `que se note${n} bland${o}`],
  tender: ({ n, o }) => [
    `que quede${n} tiern${o}`,
    `que se note${n} tiern${o} al pinchar`,
    `que esté${n} bien tiern${o}`,
    `que resulte${n} tiern${o}`,
  ],
  'crisp-tender': ({ n, o, s }) => [
    `que quede${n} tiern${o}, pero firme${s}`,
    `que empiece${n} a ablandarse`,
    `que esté${n} tiern${o}, pero no bland${o}`,
    `que esté${n} en su punto, aún firme${s}`,
  ],
  'al-dente': ({ n }) => [`que quede${n} al dente`, `que esté${n} en su punto`, `que quede${n} en su punto`, `que resulte${n} al dente`],
  fragrant: ({ n }) => ['notar el aroma', `que huela${n} bien`, 'que se note el aroma', 'percibir su aroma'],
  wilted: ({ n }) => [`que reduzca${n} su volumen`, `que baje${n} de volumen`, `que encoja${n}`, `que haya${n} perdido volumen`],
  thickened: () => ['que haya espesado', 'que tome cuerpo', 'que empiece a espesar', 'que adquiera consistencia'],
  melted: ({ n, o }) => [`que se derrita${n} del todo`, `que esté${n} fundid${o}`, `que quede${n} fundid${o}`, `que se derrita${n}`],
  absorbed: () => ['consumir el líquido', 'que no quede líquido', 'que desaparezca el líquido', 'que todo el líquido se haya absorbido'],
  set: ({ n, o }) => ['cuajar', `que esté${n} cuajad${o}`, `que quede${n} cuajad${o}`, `que acabe${n} de cuajar`],
  toasted: ({ n, o }) => [
    `que se dore${n} ligeramente`,
    `que empiece${n} a dorarse`,
    `que quede${n} un poco dorad${o}`,
    `que tome${n} un dorado claro`,
  ],
  heated: ({ n, s }) => [
    `que se caliente${n} bien`,
    `que se caliente${n} del todo`,
    `que quede${n} muy caliente${s}`,
    `que esté${n} caliente${s} por dentro`,
  ],
  combined: () => ['obtener una mezcla homogénea', 'lograr una mezcla uniforme', 'integrar todo', 'que todo quede bien mezclado'],
}

/**
 * The words for the sign "risen" when a proof of safety follows. Their last clause has no "y" before it, because the
 * "y" stands before the proof.
 */
export const risenBeforeProof = 'que suba y se dore, que un palillo salga limpio'

/** Signs about everything in the pot, for sentences that name no food. */
export const cuesOfAll: Partial<Record<Cue, string>> = {
  golden: 'que se dore todo',
  soft: 'que se ablande todo',
  tender: 'que todo esté tierno',
  'crisp-tender': 'que todo esté tierno pero aún firme',
  melted: 'que todo se funda',
  'al-dente': 'que todo esté al dente',
  crisp: 'que todo quede crujiente',
  heated: 'que todo esté bien caliente',
  combined: 'que todo se integre bien',
  cold: 'que todo esté frío',
  firm: 'que todo quede firme',
}

/** The word for "smooth" after each verb. */
export const smoothWords: Partial<Record<Verb, readonly [string, ...string[]]>> = {
  blend: [
    'obtener una textura fina',
    'que no queden trozos',
    'lograr una textura lisa',
    'conseguir una textura homogénea',
    'que la textura sea sedosa',
  ],
  whisk: [
    'obtener una mezcla lisa',
    'que no queden grumos',
    'lograr una mezcla fina',
    'conseguir una mezcla sin grumos',
    'que la mezcla esté lisa',
  ],
  mash: [
    'obtener una textura lisa',
    'que no queden trozos',
    'lograr una textura suave',
    'conseguir un puré fino',
    'que la textura sea suave',
  ],
}

/** The words for "thickened" after whipping. */
export const whippedWords = [
  'que espese',
  'que tome cuerpo',
  'que forme picos suaves',
  'que mantenga la forma',
  'que adquiera consistencia',
] as const

/** The words for "golden" after the verb "dorar", which avoids "dorar hasta que se dore". */
export const goldenAfterSameVerb = ({ n }: Agreement) =>
  [
    `que tome${n} color`,
    `que tenga${n} buen color`,
    `que tome${n} color por fuera`,
    `que adquiera${n} un tono tostado`,
    `que tome${n} buen color`,
  ] as const

/** The words for a subject ("la masa"). */
export const subjectWords: Record<TaskSubject, string> = {
  dough: 'la masa',
  flatbreads: 'las tortas',
  rounds: 'las tortas',
  batter: 'la masa',
  pancakes: 'las tortitas',
  mixture: 'la mezcla',
  crumble: 'la capa crujiente',
  cake: 'el molde',
  soup: 'la sopa',
  sauce: 'la salsa',
  dressing: 'el aliño',
  liquid: 'el líquido',
  everything: 'todo',
  jar: 'el tarro',
  patties: 'los medallones',
  skewers: 'las brochetas',
  parcels: 'los paquetes',
  noodles: 'los fideos',
  filling: 'el relleno',
  balls: 'las bolitas',
  topping: 'la capa de arriba',
  relish: 'el condimento',
}

/** The words for a cuisine after the dish; titles alternate between them. */
export interface KitchenWords {
  /** After a dish: "a la italiana". */
  way: string
  /** After a dish, in other words: "al estilo italiano". */
  style: string
  /** "italiana", to agree with "cocina" */
  adjective: string
}

const kitchen = (adjective: string, masculine: string): KitchenWords => ({
  way: `a la ${adjective}`,
  style: `al estilo ${masculine}`,
  adjective,
})

/** The words for each cuisine. */
export const kitchenWords: Record<Cuisine, KitchenWords> = {
  Italian: kitchen('italiana', 'italiano'),
  French: kitchen('francesa', 'francés'),
  Thai: kitchen('tailandesa', 'tailandés'),
  'Potluck-me': kitchen('Potluck', 'Potluck'),
  Chinese: kitchen('china', 'chino'),
  Japanese: kitchen('japonesa', 'japonés'),
  Korean: kitchen('coreana', 'coreano'),
  Indian: kitchen('india', 'indio'),
  Mexican: kitchen('mexicana', 'mexicano'),
  African: kitchen('africana', 'africano'),
}
