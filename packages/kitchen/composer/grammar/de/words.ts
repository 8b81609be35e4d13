import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'

interface VesselWords {
  /** The place of an action, dative: "in einer großen Pfanne". */
  in: string
  /** The goal of a movement, accusative: "in eine große Pfanne". */
  into: string
}

/** A vessel at its first mention. */
export const vesselWords: Record<Vessel, VesselWords> = {
  'frying-pan': { in: 'in einer großen Pfanne', into: 'in eine große Pfanne' },
  wok: { in: 'in einem Wok oder einer weiten Pfanne', into: 'in einen Wok oder eine weite Pfanne' },
  pot: { in: 'in einem großen, schweren Topf', into: 'in einen großen, schweren Topf' },
  'large-pot': { in: 'in einem großen Topf', into: 'in einen großen Topf' },
  saucepan: { in: 'in einem mittelgroßen Topf', into: 'in einen mittelgroßen Topf' },
  tray: { in: 'auf einem großen Backblech', into: 'auf ein großes Backblech' },
  'baking-dish': { in: 'in einer Auflaufform (20 x 30 cm)', into: 'in eine Auflaufform (20 x 30 cm)' },
  'cake-tin': {
    in: 'in einer mit Backpapier ausgelegten Springform (20 cm)',
    into: 'in eine mit Backpapier ausgelegte Springform (20 cm)',
  },
  bowl: { in: 'in einer großen Schüssel', into: 'in eine große Schüssel' },
  'small-bowl': { in: 'in einer kleinen Schüssel', into: 'in eine kleine Schüssel' },
  'salad-bowl': { in: 'in einer Salatschüssel', into: 'in eine Salatschüssel' },
  blender: { in: 'im Blitzhacker oder Mörser', into: 'in den Blitzhacker oder Mörser' },
  jar: { in: 'in einem sauberen, hitzefesten Glas', into: 'in ein sauberes, hitzefestes Glas' },
  steamer: { in: 'in einem Dämpfeinsatz', into: 'in einen Dämpfeinsatz' },
  'grill-pan': { in: 'in einer trockenen Pfanne', into: 'in eine trockene Pfanne' },
  board: { in: 'auf einem Brett', into: 'auf ein Brett' },
  plates: { in: 'auf Tellern', into: 'auf Teller' },
  glasses: { in: 'in Gläsern oder Schälchen', into: 'in Gläser oder Schälchen' },
  skewers: { in: 'auf Spießen', into: 'auf Spieße' },
  'baking-paper': { in: 'auf großen Bögen Backpapier', into: 'auf große Bögen Backpapier' },
  'freezer-box': { in: 'in einer flachen Gefrierdose', into: 'in eine flache Gefrierdose' },
}

/** A vessel at later mentions as the goal of a movement, accusative. */
export const shortInto: Partial<Record<Vessel, string>> = {
  wok: 'in den Wok',
  pot: 'in den Topf',
  'large-pot': 'in den Topf',
  saucepan: 'in den Topf',
  tray: 'auf das Blech',
  'frying-pan': 'in die Pfanne',
  'baking-dish': 'in die Form',
  bowl: 'in die Schüssel',
}

/** A vessel at later mentions as the place of an action, dative. */
export const shortIn: Partial<Record<Vessel, string>> = {
  wok: 'im Wok',
  pot: 'im Topf',
  'large-pot': 'im Topf',
  saucepan: 'im Topf',
  'frying-pan': 'in der Pfanne',
}

/** A vessel as the object of "erhitzen", accusative: "eine große Pfanne bei starker Hitze erhitzen". */
export const bareVessel: Partial<Record<Vessel, string>> = {
  'frying-pan': 'eine große Pfanne',
  wok: 'einen Wok oder eine weite Pfanne',
  pot: 'einen großen, schweren Topf',
  'large-pot': 'einen großen Topf',
  saucepan: 'einen mittelgroßen Topf',
  'grill-pan': 'eine trockene Pfanne',
}

type Ways = readonly [string, ...string[]]

/** The words for each heat level, one for each voice. */
export const heatWords: Record<Heat, Ways> = {
  low: ['bei schwacher Hitze', 'auf kleiner Stufe', 'bei milder Hitze', 'bei niedriger Hitze', 'bei niedriger Temperatur'],
  'medium-low': [
    'bei schwacher bis mittlerer Hitze',
    'auf kleiner bis mittlerer Stufe',
    'bei milder bis mittlerer Hitze',
    'bei niedriger bis mittlerer Hitze',
    'bei niedriger bis mittlerer Temperatur',
  ],
  medium: ['bei mittlerer Hitze', 'auf mittlerer Stufe', 'bei mäßiger Hitze', 'bei mittelstarker Hitze', 'bei mittlerer Temperatur'],
  'medium-high': [
    'bei mittlerer bis starker Hitze',
    'auf mittlerer bis hoher Stufe',
    'bei mäßiger bis kräftiger Hitze',
    'bei recht starker Hitze',
    'bei mittlerer bis hoher Temperatur',
  ],
  high: ['bei starker Hitze', 'auf hoher Stufe', 'bei kräftiger Hitze', 'bei hoher Hitze', 'bei hoher Temperatur'],
}

/** The signs of doneness in the other four voices; a sign without an entry is worded alike in all. */
export const otherCueWords: Partial<Record<Cue, readonly string[]>> = {
  browned: ['die Ränder braun sind', 'sich braune Ränder zeigen', 'alles schön gebräunt ist', 'die Ränder braun werden'],
  tender: ['alles gar und zart ist', 'alles schön zart ist', 'alles gut gar ist', 'alles durchgegart und zart ist'],
  fragrant: ['es aromatisch riecht', 'ein feiner Duft aufsteigt', 'es kräftig duftet', 'es angenehm duftet'],
  wilted: ['alles zusammengesunken ist', 'die Blätter zusammenfallen', 'alles weich zusammengefallen ist', 'die Blätter weich sind'],
  thickened: ['alles dick und sämig ist', 'alles sämig ist', 'alles dick eingekocht ist', 'alles schön sämig ist'],
  absorbed: [
    'keine Flüssigkeit mehr übrig ist',
    'die Flüssigkeit vollständig aufgenommen ist',
    'alle Flüssigkeit aufgesogen ist',
    'die gesamte Flüssigkeit aufgenommen ist',
  ],
  combined: ['alles gut vermischt ist', 'alles gut gemischt ist', 'alles verbunden ist', 'alles gleichmäßig gemischt ist'],
}

/** The signs before the verb in the other four voices. */
export const otherCueAdverbs: Partial<Record<Cue, readonly string[]>> = {
  golden: ['goldgelb', 'schön goldbraun', 'goldbraun', 'kräftig goldbraun'],
  soft: ['schön weich', 'ganz weich', 'weich', 'schön weich'],
  toasted: ['goldgelb', 'leicht braun', 'goldbraun', 'hellbraun'],
  smooth: ['schön glatt', 'ganz glatt', 'glatt', 'gleichmäßig glatt'],
}

/** The vessels in the other four voices. */
export const otherVesselWords: Partial<Record<Vessel, readonly VesselWords[]>> = {
  'frying-pan': [
    { in: 'in einer weiten Pfanne', into: 'in eine weite Pfanne' },
    { in: 'in einer geräumigen Pfanne', into: 'in eine geräumige Pfanne' },
    { in: 'in einer Pfanne', into: 'in eine Pfanne' },
    { in: 'in einer breiten Pfanne', into: 'in eine breite Pfanne' },
  ],
  wok: [
    { in: 'im Wok oder in einer Pfanne', into: 'in den Wok oder eine Pfanne' },
    { in: 'in einem großen Wok', into: 'in einen großen Wok' },
    { in: 'in einem Wok', into: 'in einen Wok' },
    { in: 'in einem Wok oder einer großen Pfanne', into: 'in einen Wok oder eine große Pfanne' },
  ],
  pot: [
    { in: 'in einem weiten Topf', into: 'in einen weiten Topf' },
    { in: 'in einem geräumigen Topf', into: 'in einen geräumigen Topf' },
    { in: 'in einem schweren Topf', into: 'in einen schweren Topf' },
    { in: 'in einem breiten Topf', into: 'in einen breiten Topf' },
  ],
  'large-pot': [
    { in: 'in einem hohen Topf', into: 'in einen hohen Topf' },
    { in: 'in einem ausreichend großen Topf', into: 'in einen ausreichend großen Topf' },
    { in: 'in einem tiefen Topf', into: 'in einen tiefen Topf' },
    { in: 'in einem weiten Topf', into: 'in einen weiten Topf' },
  ],
  saucepan: [
    { in: 'in einem Topf mit Deckel', into: 'in einen Topf mit Deckel' },
    { in: 'in einem kleineren Topf', into: 'in einen kleineren Topf' },
    { in: 'in einem Topf', into: 'in einen Topf' },
    { in: 'in einem kleinen Topf', into: 'in einen kleinen Topf' },
  ],
  bowl: [
    { in: 'in einer weiten Schüssel', into: 'in eine weite Schüssel' },
    { in: 'in einer geräumigen Schüssel', into: 'in eine geräumige Schüssel' },
    { in: 'in einer Schüssel', into: 'in eine Schüssel' },
    { in: 'in einer ausreichend großen Schüssel', into: 'in eine ausreichend große Schüssel' },
  ],
}

/** Signs of doneness after "bis"; a semicolon separates two clauses. No word is inflected for the food. */
export const cueWords: Record<Cue, string> = {
  golden: 'alles goldbraun ist',
  browned: 'die Ränder gebräunt sind',
  soft: 'alles weich ist',
  tender: 'alles gar ist',
  'crisp-tender': 'alles gar, aber noch bissfest ist',
  fragrant: 'es duftet',
  wilted: 'alles zusammengefallen ist',
  thickened: 'alles sämig eingedickt ist',
  melted: 'alles geschmolzen und glatt ist',
  absorbed: 'die Flüssigkeit aufgesogen ist',
  'al-dente': 'alles gerade bissfest ist',
  set: 'alles gestockt ist',
  bubbling: 'es Blasen wirft',
  smooth: 'alles glatt ist',
  syrupy: 'alles sirupartig eingekocht ist',
  toasted: 'alles leicht gebräunt ist',
  crisp: 'alles knusprig ist',
  heated: 'alles heiß ist',
  combined: 'alles gut verbunden ist',
  jammy: 'alles weich und dick eingekocht ist',
  risen: 'alles aufgegangen und goldbraun ist; an einem Holzstäbchen nichts kleben bleibt',
  cold: 'alles gut durchgekühlt ist',
  frozen: 'alles gefroren, aber noch löffelweich ist',
  firm: 'alles fest ist',
  puffed: 'alles aufgegangen und goldbraun ist',
  floating: 'alles oben schwimmt',
}

/** The same sign as an adverb before the verb: "goldbraun braten". */
export const cueAdverbs: Partial<Record<Cue, string>> = {
  golden: 'goldbraun',
  soft: 'weich',
  'crisp-tender': 'bissfest',
  'al-dente': 'bissfest',
  smooth: 'glatt',
  crisp: 'knusprig',
  toasted: 'hellbraun',
}

/** The words for a subject ("den Teig"): accusative, and dative after "mit". */
export const subjectWords: Record<TaskSubject, readonly [accusative: string, dative: string]> = {
  dough: ['den Teig', 'dem Teig'],
  flatbreads: ['die Fladen', 'den Fladen'],
  rounds: ['die Taler', 'den Talern'],
  batter: ['den Teig', 'dem Teig'],
  pancakes: ['die Pfannkuchen', 'den Pfannkuchen'],
  mixture: ['die Masse', 'der Masse'],
  crumble: ['die Streusel', 'den Streuseln'],
  cake: ['den Kuchen', 'dem Kuchen'],
  soup: ['die Suppe', 'der Suppe'],
  sauce: ['die Sauce', 'der Sauce'],
  dressing: ['das Dressing', 'dem Dressing'],
  liquid: ['die Flüssigkeit', 'der Flüssigkeit'],
  everything: ['alles', 'allem'],
  jar: ['das Glas', 'dem Glas'],
  patties: ['die Taler', 'den Talern'],
  skewers: ['die Spieße', 'den Spießen'],
  parcels: ['die Päckchen', 'den Päckchen'],
  noodles: ['die Nudeln', 'den Nudeln'],
  filling: ['die Mischung', 'der Mischung'],
  balls: ['die Kugeln', 'den Kugeln'],
  topping: ['den Belag', 'dem Belag'],
  relish: ['das Relish', 'dem Relish'],
}
