import type { Cuisine } from '#domain/options.ts'
import type { Cue, Heat, Subject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel when it is first named. */
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
  plates: 'cuatro platos',
  glasses: 'cuatro vasos o cuencos pequeños',
  skewers: 'brochetas',
  'baking-paper': 'cuatro hojas grandes de papel de hornear',
  'freezer-box': 'un recipiente bajo apto para congelador',
}

/** A vessel that is already in use. */
export const shortVessels: Partial<Record<Vessel, string>> = {
  wok: 'el wok',
  pot: 'la olla',
  'large-pot': 'la olla',
  saucepan: 'el cazo',
  tray: 'la bandeja',
  'frying-pan': 'la sartén',
  'baking-dish': 'la fuente',
  'salad-bowl': 'la ensaladera',
}

/** How strong the heat is. */
export const heatWords: Record<Heat, string> = {
  low: 'a fuego bajo',
  'medium-low': 'a fuego medio-bajo',
  medium: 'a fuego medio',
  'medium-high': 'a fuego medio-alto',
  high: 'a fuego vivo',
}

/** How one knows that it is done, after "hasta": nothing in it agrees with what is cooked. */
export const cueWords: Record<Cue, string> = {
  golden: 'obtener un color dorado',
  browned: 'que se tuesten los bordes',
  soft: 'que todo quede blando',
  tender: 'que todo quede tierno',
  'crisp-tender': 'que todo quede tierno pero aún firme al morder',
  fragrant: 'que suelte su aroma',
  wilted: 'que pierda volumen',
  thickened: 'que espese',
  melted: 'que todo quede fundido y liso',
  absorbed: 'que se absorba el líquido',
  'al-dente': 'que todo quede al dente',
  set: 'que cuaje',
  bubbling: 'que burbujee',
  smooth: 'lograr una textura lisa',
  syrupy: 'que reduzca y quede brillante',
  toasted: 'que todo quede ligeramente tostado',
  crisp: 'que todo quede crujiente',
  heated: 'que todo esté bien caliente',
  combined: 'que todo quede bien integrado',
  jammy: 'que todo se deshaga y espese',
  risen: 'que suba, tome color dorado y un palillo salga limpio',
  cold: 'que todo esté frío',
  frozen: 'que se congele, pero aún se pueda servir con cuchara',
  firm: 'que todo quede firme',
  puffed: 'que suba y tome un color dorado',
}

/** What food has become. */
export const subjectWords: Record<Subject, string> = {
  dough: 'la masa',
  flatbreads: 'las tortas',
  rounds: 'los discos',
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
}

/** The way of a kitchen, after the dish. */
export const wayOf: Record<Cuisine, string> = {
  Italian: 'a la italiana',
  French: 'a la francesa',
  Thai: 'a la tailandesa',
  'Potluck-me': 'a la Potluck',
  Chinese: 'a la china',
  Japanese: 'a la japonesa',
  Korean: 'a la coreana',
  Indian: 'a la india',
  Mexican: 'a la mexicana',
  African: 'a la africana',
}

/** °F as written on ovens, by °C. */
export const ovenFahrenheit: Record<number, number> = { 180: 350, 200: 400, 220: 425 }
