import { list } from '#kitchen/reader/words/words.ts'

/**
 * What is said of a food, cut short in shops and lists with a point behind it: "слив. масло", "veg. oil". A noun would
 * join two foods of a list.
 */
export const cutShort: ReadonlySet<string> = new Set(
  list(
    `слив, раст, мор, подсолн, подс, олив, соев, сгущ, сух, обезж, томат, конс, консерв, замор, морож, марин, солен, копч, варен, свин, говяж, куриц, баран, картоф, плавл, ржан, греч, овс,
    цельн, рафин, нераф, молот, нарез, очищ, газ, яблоч, апельс, шокол, ванил, зелен, красн, veg, evap, choc, cond, sund, unsalt, bonel, skinl, froz, frzn, shred, grnd, semi, demi, surg, entier, desnat,
    semidesnat, descrem, deslact, rall, congel, integr, ultrapast, gem, gemahl, getr, gefr, pass, ital, fettarm, vollk, zartb`,
  ),
)
