import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods of other cuisines in Russian spelling. */
export const borrowedNames: readonly NamedKind[] = [
  {
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(`широ мисо, сиро мисо, ака мисо, твендян, твенчжан, доубаньдзян, тобандзян, дубан, самджанг, кочучжан, чуньджан`),
  },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    names: list(`фужу, доуфупи, тофу кожа, спаржа сухая, сухая спаржа, доуфу, агедофу, абураге, аге, мукимаме`),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(`сёйу, шою, шойю, сойю, каньджан, ганджан, кечап, кецап манис, соевый соус тёмный, соевый соус светлый, усукути, койкути`),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `тонкацу, тонкацу соус, окономияки соус, якисоба соус, нитсуме, бульгоги маринад, мохо, мохо соус, адобо, шермула, чермула, дукка, тхина соус, мутабаль, бабагануш, фул, фул медамес, шаварма, макдус, мулухия, мусакка, сувлаки, долмадес, мезе, буррито, тако, такос, энчилада, фахитос, эмпанада, эмпанадас, севиче, фейжоада, паэлья, гаспачо, сальморехо, тапас, пинчос, крокеты, аматричана, минестроне, рибболита, карпаччо, вителло тоннато, панцанелла, тарт татен, татен, шукрут, велюте, консоме, пакора, бирияни, бирьяни, виндалу, корма, доса, идли, вада, самбар, паппадам, пад тхай, сом там, наси горенг, ренданг, фо, фо бо, фо бо суп, нэмы, сукияки, сябу-сябу, одэн, оден, димсам, шумай, пекинская утка, цыплёнок гунбао, чоп суи, бибимбап, пибимпап, кимпаб, кимбап, чапче, чапчхэ, самгетан, кукси суп, боул, поке`,
    ),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names: list(
      `сичими, шичими тогараши, пимантон, аджван, пажитник шамбала, метхи, урфа бибер, алеппо перец, пасилья, бёрдс ай, махлеб, мастика смола, бобы тонка`,
    ),
  },
  {
    class: 'noodle',
    contains: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`удон лапша, рамен лапша, канеллони трубочки`),
  },
  { class: 'noodle', diet: 'vegan', names: list(`сиратаки, токк, рисовые клёцки токпокки`) },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`пэнир, халлуми сыр, каймак сербский, лор сыр`),
  },
  { class: 'butter', contains: ['dairy'], diet: 'vegetarian', names: list(`ги масло, смен, самне, самна`) },
  { class: 'fish', diet: 'pescatarian', names: list(`бонито стружка, нибоси, нибоши, сирасу, икура`) },
  { class: 'seaweed', diet: 'vegan', names: list(`комбу сушёная, аонори, морская капуста сухая`) },
  {
    class: 'stock',
    unknown: ['soybean', 'gluten', 'shellfish', 'dairy', 'eggs', 'mushroom', 'peanut'],
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(`даси порошок, даши бульон`),
  },
  {
    class: 'salty-sauce',
    mayContain: ['shellfish'],
    unknown: ['soybean', 'gluten'],
    diet: 'pescatarian',
    names: list(`нампла, нуок мам, ныокмам, колатура`),
  },
  {
    class: 'paste',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(`блачан, белакан, капи паста, тераси, мам том, сэуджот, сеуджот`),
  },
  { class: 'flour', diet: 'vegan', names: list(`мочико, мотико, катакурико, кассава мука`) },
]
