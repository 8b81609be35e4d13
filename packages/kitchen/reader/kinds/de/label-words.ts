import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German additive names of ingredient labels: acids, salts, colours, enzymes, cultures. */
export const labelWords: readonly NamedKind[] = [
  {
    class: 'baking',
    diet: 'vegan',
    names:
      list(`Inosit, Carnitin, L-Carnitin, Kreatin, Creatin, Glucuronolacton, Konservierungsmittel, Rieselhilfe, Festigungsmittel, Schaummittel, Mehlbehandlungsmittel, Füllstoff, Treibgas, Schutzgas, Packgas, Glucono-delta-lacton, Gluconodeltalacton, Torulahefe, Pyridoxin, Retinylpalmitat, Beetenrot,
      Ammoniak-Zuckerkulör, Ammonsulfit-Zuckerkulör, Eisenoxid, Talkum, Kaliumjodat, Selen, Chrom, Mangan, Molybdän, Kupfer, Natriumselenit, Spurenelemente, Quillajaextrakt, Quillaja, Tragant, Neotam, Edelschimmel, Buchenholzrauch, Rauchextrakt, Pflanzensterole, Pflanzenextrakt, Distelfett, Salfett,
      Palmstearin`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'Natriumstearoyllactylat, Magnesiumstearat, Mono- und Diglyceride von Speisefettsäuren, Guanylat, Inosinat, Dinatriumguanylat, Dinatriuminosinat, Aminosäuren, Labersatz',
    ),
  },
]
