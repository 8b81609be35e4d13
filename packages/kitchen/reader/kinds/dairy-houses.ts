import { type IngredientClass, ingredientClasses } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import type { CookingStyle } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Dairy companies that sell under one name in several countries. */
const ofManyCountries = `
  danone, yoplait, activia, actimel, arla, lurpak, müller, muller, onken, campina, emmi, parmalat, président, president, candia, lactel,
  weihenstephan, ehrmann, zott, alpura, lala, fage, chobani, nestlé, nestle, lactalis, kerrygold, elle & vire, elle and vire`

/**
 * Dairy companies by language. Beside milk or butter the name adds nothing; beside a fruit it adds milk, as in a
 * yogurt or a drink.
 */
const dairyHouses: Record<Language, string> = {
  en: `${ofManyCountries}, yeo valley, rachel s organic, rachels organic, land o lakes, tillamook, organic valley, horizon organic, stonyfield,
    fairlife, cravendale, fage total, amul, mother dairy, glenisk, avonmore, anchor, the collective, petits filous`,
  es: `${ofManyCountries}, pascual, puleva, central lechera asturiana, la asturiana, kaiku, lauki, larsa, feiraco, llet nostra, colanta,
    alquería, laive, la serenísima, la serenisima, sancor, ilolay, conaprole, clesa, milbona, santa clara, gloria, colun, soprole`,
  fr: `${ofManyCountries}, grandlait, bridel, isigny sainte-mère, isigny, paysan breton, les 2 vaches, la laitière, mamie nova, michel et augustin, rians, la fermière, nova, charles gervais, gervais, natrel, québon, liberté`,
  de: `${ofManyCountries}, bärenmarke, schwarzwaldmilch, landliebe, hansano, berchtesgadener land, andechser, schärdinger, nöm, berglandmilch,
    meggle, sachsenmilch, frischli, mövenpick, milram, söbbeke, exquisa, bergader, gropper, nöm mix, almighurt`,
  ru: `простоквашино, домик в деревне, весёлый молочник, веселый молочник, вкуснотеево, савушкин, савушкин продукт, молочная культура, агуша, тёма,
    избёнка, данон, активиа, активия, валио, эрманн, кампина, рузское, экомилк, лианозовский, братья чебурашкины, село зелёное, бурёнка, очаково`,
  ar: `سدافكو, نادك, ندى, المراعي, كي دي دي, كي دي كاو, الروابي, بلدنا, مزون, الصفوة, جهينة, دومتي, تعنايل, طعنايل, كانديا, حمودة, الجنيدي,
    صوديم, ساليم, دانون, أكتيفيا, اكتيفيا, نستله, لبنيتا, عبور لاند, سنترال, جودة, العافية`,
  ja: `明治, 森永, 雪印, メグミルク, 雪印メグミルク, よつ葉, 小岩井, 高梨, タカナシ, 中沢, オハヨー, 協同乳業, 四つ葉, 雪印北海道, ダノン, グリコ, ヤクルト, ネスレ`,
  zh: `伊利, 蒙牛, 光明, 君乐宝, 新希望, 味全, 明治, 雀巢, 飞鹤, 夏进, 天润, 西域春, 皇氏, 燕塘, 卫岗, 辉山, 完达山, 德亚, 欧德堡, 安佳, 爱氏晨曦, 纽仕兰,
    安怡, 特仑苏, 金典, 悦鲜活, 每日鲜语, 简爱, 认养一头牛, 朝日唯品, 林凤营, 瑞穗, 福乐, 光泉, 味全林凤营, 安慕希, 纯甄, 达能, 养乐多`,
}

/**
 * Classes that a dairy sells under their plain name. Anything else beside a dairy's name is a flavoured yogurt, drink
 * or spread.
 */
const ofDairies: readonly IngredientClass[] = ['milk', 'cream', 'yogurt', 'soft-cheese', 'hard-cheese', 'butter', 'egg']
const flavours = ingredientClasses.filter((one) => !ofDairies.includes(one))

/** Dairy names as words that add milk, and perhaps more, to a flavour: "Danone fresa", 蒙牛草莓. */
export function dairyBrandsIn(language: Language): CookingStyle {
  return {
    class: 'milk',
    mayContain: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    on: flavours,
    names: list(dairyHouses[language]),
  }
}
