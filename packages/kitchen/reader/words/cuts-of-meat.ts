import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Cuts of meat, poultry and fish whose words elsewhere describe how a food is cut: "garlic wings" are not garlic. */
export const cutsOfMeat: Record<Language, readonly string[]> = {
  en: list('wing, rib, drumstick, thigh, chop, fillet, filet, shank, cutlet, loin, cheek, knuckle, steak, breast, tender, tenderloin'),
  es: list('ala, alita, muslo, contramuslo, costilla, chuleta, filete, solomillo, pechuga, codillo, jarrete, carrillera, lomo, paletilla'),
  fr: list(
    'aile, aileron, cuisse, pilon, gigot, escalope, filet, steak, rôti, râble, jarret, travers, côtelette, magret, aiguillette, joue',
  ),
  de: list('Flügel, Rippchen, Rippe, Keule, Schenkel, Filet, Steak, Schnitzel, Kotelett, Braten, Haxe, Hachse, Brust, Backe, Lende'),
  ru: list(
    'крылышко, крылышки, крыло, рёбрышки, ребра, окорочок, окорочка, голень, бедро, бедрышко, филе, стейк, отбивная, грудка, рулька, вырезка',
  ),
  ar: list('أجنحة, جناح, جوانح, أفخاذ, فخذ, صدور, صدر, ورك, أوراك, كتف, ضلوع, ضلع, ريش, فيليه, شريحة لحم, موزة'),
  ja: list('フィレ, ヒレ, 手羽, 手羽先, 手羽元, もも, モモ, むね, ムネ, リブ, ロース, スペアリブ, ステーキ, スネ'),
  zh: list('腿, 翅, 翼, 肘, 胸, 里脊, 排骨, 牛排, 猪排, 肋排'),
}
