import { list } from '#kitchen/word-list.ts'

/** Animals by how a list names them, singular, plural and as the first part of a compound. */
const animals = {
  beef: list('Rind, Rinder, Rinds'),
  pork: list('Schwein, Schweine, Schweins'),
  veal: list('Kalb, Kalbs'),
  lamb: list('Lamm'),
  chicken: list('Hähnchen, Huhn, Hühnchen, Hühner, Hendl, Poulet'),
  turkey: list('Pute, Puten, Truthahn'),
  poultry: list('Geflügel'),
  duck: list('Ente, Enten'),
  goose: list('Gans, Gänse'),
  game: list('Wild, Hirsch, Reh'),
} as const

/** Words for minced meat. */
const minced = 'Hack, Hackfleisch, Gehacktes, Gewiegtes, Faschiertes'

/** The cuts of each animal with the compound that names them. */
const cutsOf: readonly (readonly [animal: keyof typeof animals, cuts: string, meant: string])[] = [
  ['beef', minced, 'Rinderhackfleisch'],
  ['beef', 'Steak, Steaks, Hüfte, Hüftsteak', 'Rindersteak'],
  ['beef', 'Filet, Filets, Lende', 'Rinderfilet'],
  ['beef', 'Braten, Schmorbraten', 'Rinderbraten'],
  ['beef', 'Gulasch, Gulaschfleisch', 'Rindergulasch'],
  ['beef', 'Roulade, Rouladen', 'Rinderrouladen'],
  ['beef', 'Suppenfleisch, Kochfleisch, Siedfleisch', 'Suppenfleisch'],
  ['beef', 'Beinscheibe, Beinscheiben', 'Beinscheibe'],
  ['beef', 'Leber', 'Rinderleber'],
  ['beef', 'Rippe, Rippen', 'Rinderrippen'],
  ['beef', 'Fleisch, Geschnetzeltes', 'Rindfleisch'],
  ['beef', 'Brust, Brustkern', 'Rinderbrust'],
  ['pork', `${minced}, Mett`, 'Schweinehackfleisch'],
  ['pork', 'Schnitzel, Steak, Steaks', 'Schweineschnitzel'],
  ['pork', 'Kotelett, Koteletts, Karree', 'Schweinekotelett'],
  ['pork', 'Filet, Filets', 'Schweinefilet'],
  ['pork', 'Lende', 'Schweinelende'],
  ['pork', 'Braten', 'Schweinebraten'],
  ['pork', 'Gulasch, Gulaschfleisch', 'Schweinegulasch'],
  ['pork', 'Bauch, Bauchfleisch', 'Schweinebauch'],
  ['pork', 'Nacken, Schulter, Hals', 'Schweinenacken'],
  ['pork', 'Rippen, Rippchen', 'Schweinerippchen'],
  ['pork', 'Haxe, Haxen, Hachse', 'Schweinshaxe'],
  ['pork', 'Fleisch, Geschnetzeltes', 'Schweinefleisch'],
  ['veal', 'Schnitzel', 'Kalbsschnitzel'],
  ['veal', 'Fleisch, Braten, Gulasch, Geschnetzeltes', 'Kalbfleisch'],
  ['veal', 'Leber', 'Kalbsleber'],
  ['lamb', minced, 'Lammhackfleisch'],
  ['lamb', 'Keule, Keulen', 'Lammkeule'],
  ['lamb', 'Kotelett, Koteletts', 'Lammkotelett'],
  ['lamb', 'Fleisch, Gulasch, Filet, Lachs, Lachse, Schulter', 'Lammfleisch'],
  ['chicken', minced, 'Hähnchenhackfleisch'],
  [
    'chicken',
    'Brust, Brüste, Brust Filet, Brust Filets, Innen Filet, Brustfilet, Brustfilets, Filet, Filets, Innenfilet, Innenfilets',
    'Hähnchenbrust',
  ],
  ['chicken', 'Schenkel, Keule, Keulen, Unterkeule, Unterkeulen', 'Hähnchenschenkel'],
  ['chicken', 'Oberkeule, Oberkeulen', 'Hähnchenoberkeule'],
  ['chicken', 'Flügel, Wings', 'Hähnchenflügel'],
  ['chicken', 'Leber', 'Hähnchenleber'],
  ['chicken', 'Fleisch, Geschnetzeltes', 'Hähnchenfleisch'],
  ['turkey', minced, 'Putenhackfleisch'],
  ['turkey', 'Brust, Brust Filet, Brustfilet, Filet, Schnitzel', 'Putenbrust'],
  ['turkey', 'Steak, Steaks, Keule, Keulen, Oberkeule', 'Putenkeule'],
  ['turkey', 'Fleisch, Geschnetzeltes, Gulasch', 'Putengeschnetzeltes'],
  ['poultry', minced, 'Geflügelhack'],
  ['duck', 'Brust, Brüste', 'Entenbrust'],
  ['duck', 'Keule, Keulen', 'Entenkeule'],
  ['goose', 'Keule, Keulen', 'Gänsekeule'],
  ['game', 'Gulasch, Fleisch', 'Wildgulasch'],
]

const fromAnimal = ['', 'vom ', 'v ', 'von ', 'von der ', 'aus '] as const

/** Cuts of meat in another order than the compound: "Schnitzel vom Schwein", "Gulasch Rind", "Puten Schnitzel". */
export const cutsInOtherOrders: Readonly<Record<string, string>> = Object.fromEntries(
  cutsOf.flatMap(([animal, cuts, meant]) =>
    animals[animal].flatMap((of) =>
      list(cuts).flatMap((cut) =>
        [...fromAnimal.map((from) => `${cut} ${from}${of}`), `${of} ${cut}`].map((said) => [said, meant] as const),
      ),
    ),
  ),
)
