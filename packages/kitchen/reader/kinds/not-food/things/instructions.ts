import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Recipe instructions pasted together with ingredients; alone they are no food. */
export const instructionsIn: Record<Language, readonly string[]> = {
  en: list(`until golden, until golden brown, until browned, until thickened, until tender, until smooth, until soft, until crisp, until done, until cooked through,
    stirring, stirring occasionally, stirring constantly, stir well, stir occasionally, mix well, whisk well, beat well, bring to the boil, bring to a boil, simmer gently,
    over low heat, over medium heat, over high heat, preheat the oven, preheat to, preheat, gas mark, season to taste, cut into cubes, cut into chunks, cut into slices, cut into strips, chop finely, chop roughly, slice thinly,
    peel and chop, leave to cool, leave to rest, set aside, serve hot, serve warm, serve immediately, serve chilled, chill overnight, marinate overnight, drain well, rinse well, knead well,
    fold gently, roll out thinly, turn off the heat, turn down the heat, bring to boil, cook until tender, bake until golden, fry until golden, cover and simmer, reduce the heat`),
  es: list(`hasta que espese, hasta que se dore, hasta que esté dorado, hasta que esté tierno, removiendo, removiendo bien, sin dejar de remover, remover bien, mezclar bien, batir bien,
    llevar a ebullición, a fuego lento, a fuego medio, a fuego fuerte, a fuego bajo, precalentar el horno, precalentar, precalentar a, rectificar de sal`),
  fr: list(`jusqu'à épaississement, jusqu'à ce que ce soit doré, jusqu'à coloration, jusqu'à ébullition, en remuant, sans cesser de remuer, bien remuer, bien mélanger, bien battre, porter à ébullition,
    à feu doux, à feu moyen, à feu vif, préchauffer le four, préchauffer, préchauffer à, rectifier l'assaisonnement, laisser mijoter`),
  de: list(`bis es andickt, bis es dick wird, bis sie goldbraun sind, goldbraun braten, unter Rühren, unter ständigem Rühren, gut umrühren, gut verrühren, gut mischen, zum Kochen bringen, aufkochen lassen,
    bei schwacher Hitze, bei mittlerer Hitze, bei starker Hitze, Ofen vorheizen, vorheizen, vorheizen auf, den Ofen vorheizen, mit Salz abschmecken`),
  ru: list(`помешивая, постоянно помешивая, перемешивая, взбивая, до загустения, до готовности, до золотистой корочки, до золотистого цвета, до мягкости, до кипения, до однородности, довести до кипения,
    на медленном огне, на среднем огне, на сильном огне, на слабом огне, разогреть духовку, посолить по вкусу, хорошо перемешать, тщательно перемешать`),
  ar: list(`حتى يثخن, حتى يتكثف, حتى يحمر, حتى ينضج, حتى يذبل, مع التحريك, مع التحريك المستمر, يحرك جيدا, حركي جيدا, يخلط جيدا, على نار هادئة, على نار هادية, على نار متوسطة, على نار قوية,
    حتى الغليان, سخن الفرن, سخني الفرن`),
  ja: list(`とろみがつくまで, きつね色になるまで, 焼き色がつくまで, 柔らかくなるまで, 火が通るまで, かき混ぜながら, よくかき混ぜる, よく混ぜる, ひと煮立ち, 煮立ったら, 弱火で煮る, 中火で炒める, 強火で炒める, 弱火で, 中火で, 強火で,
    オーブンを予熱する, 味を調える`),
  zh: list(
    `搅拌均匀, 充分搅拌, 不断搅拌, 边搅边煮, 煮至浓稠, 煎至金黄, 炸至金黄, 炒至断生, 煮至软烂, 大火烧开, 烧开后, 转小火, 小火慢炖, 中火翻炒, 大火翻炒, 预热烤箱`,
  ),
}
