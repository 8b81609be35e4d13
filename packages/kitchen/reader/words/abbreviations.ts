import { foldWord } from '#kitchen/reader/text/fold.ts'
import { cutBeforePeriod } from '#kitchen/reader/words/fr-cut-words.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Abbreviated adjectives of shop labels and lists, followed by a period: "слив. масло", "veg. oil". Nouns are left
 * out, because they would join two foods of a list.
 */
export const abbreviations: ReadonlySet<string> = new Set([
  ...cutBeforePeriod.map(foldWord),
  ...list(
    `чайн, столов, десертн, слив, раст, мор, подсолн, подс, олив, соев, сгущ, сух, обезж, томат, конс, консерв, замор, морож, марин, солен, копч, варен, свин, говяж, куриц, баран, картоф, плавл,
    ржан, греч, овс, растит, кап, панир, быстр, крас, пекинск, стручк, дижон, ябл, абрик, арм, карт, мол, горош, грец, грецк, голл, кедр, нем, бел, жар, глазир, мин, инд, пищ, йодир, том, фиолет,
    разноцв, охл, говяд, кур, минер, тверд, росс, подсолнечн, сливочн, репч, болг, тонк, белокоч, лавр, зерн, творож, домашн, мелк, крупн, больш, маленьк, слад, сладк,
    черн, зел, цветн, квашен, слоен, бездрож, круглозерн, длиннозерн, филир, мясн, рыбн, овощн, фрукт, ягодн, кокос, миндал, орехов, гречнев, пшенич, кукур, лимон,
    цельн, рафин, нераф, молот, нарез, очищ, газ, яблоч, апельс, шокол, ванил, зелен, красн, veg, evap, choc, cond, sund, unsalt, bonel, skinl, froz, frzn, shred, grnd, semi, demi, surg,
    entier, desnat, semidesnat, descrem, deslact, rall, congel, integr, ultrapast, gem, gemahl, getr, gefr, pass, ital, fettarm, vollk, zartb, garb, esp, griech, span, franz, vorw, festk, mehligk, geh,
    gerieb, gewürf, gehobelt, tiefgek, gekühlt, passiert, gepr, geröst, angebr, geräuch, eingefr, aufget, selbstgem, hausgem, kernl, vak, geöffn, angef, schwz, tiefgefr, gekocht, pckg, packg, eßl, essl, teel, angebr, ungef, pim, pech, salch, merm, yog,
    har, haric, tom, conc, champ, oign, esc, lent, from, sce, crm, sauc, vde, pers, éch, lev, fil, bout, gde, gd`,
  ),
])

/**
 * Spanish letters that a slash abbreviates, "sin" and "para": "aceitunas s/hueso", "queso p/ untar". After "c/" (con)
 * a food of its own follows.
 */
export const strokeAbbreviations: ReadonlySet<string> = new Set(['s', 'p'])
