import { allergens, type Language } from '#kitchen/options.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { animals, cuts, families, kindsOfFood } from '#kitchen/reader/words/ja-cuts.ts'

const longestFirst = (words: Iterable<string>) => [...words].sort((one, other) => other.length - one.length).join('|')

const [animal, cut] = [longestFirst(animals.keys()), longestFirst(cuts.keys())]
const begin = /(?<![ぁ-ヶー\p{Script=Han}])/u.source
const end = /(?![ぁ-ヶー\p{Script=Han}])/u.source
const gap = /[\s\u3000]*[(（][\s\u3000]*|[\s\u3000]+|の/u.source
const close = /(?:[\s\u3000]*[)）])?/u.source

/**
 * The animal before the cut, "若鶏もも", "鶏肉(もも)" and "豚の挽き肉", or behind it: "ひき肉(豚)",
 * "もも 鶏".
 */
const animalFirst = new RegExp(`${begin}(${animal})(${gap})?(${cut})${end}(${close})`, 'gu')
const cutFirst = new RegExp(`${begin}(${cut})(${gap})(${animal})${end}(${close})`, 'gu')

/** A meat with its mince behind it: "鶏むね ミンチ" is minced chicken. */
const minceBehind = new RegExp(
  `${begin}(${animal})(?:の)?(?:${cut})(${gap})(ミンチ|みんち|ひき肉|挽き肉|挽肉|ひきにく)${end}(${close})`,
  'gu',
)

/** A food with its kind behind it: "豆腐(絹)", "パプリカ 赤". */
const withKind = new RegExp(
  `${begin}(${longestFirst(kindsOfFood.keys())})(${gap})(${longestFirst([...kindsOfFood.values()].flatMap((kinds) => [...kinds.keys()]))})${end}(${close})`,
  'gu',
)

/** Any name with a bracket behind it: "チーズ(粉)", "トマト(缶)". */
const withBracket = /(?<![ぁ-ヶー\p{Script=Han}])([ぁ-ヶー\p{Script=Han}]{1,8})[\s\u3000]*[(（]([ぁ-ヶー\p{Script=Han}]{1,8})[)）]/gu

/** A food's family before its name, parted by a space: "チーズ モッツァレラ". */
const familyFirst =
  /(?<![ぁ-ヶー\p{Script=Han}])([ぁ-ヶー\p{Script=Han}]{1,4})[\s\u3000]+(?=([ぁ-ヶー\p{Script=Han}]{2,10})(?![ぁ-ヶー\p{Script=Han}]))/gu

/**
 * Writes an animal and its cut as one Japanese name wherever they stand: "ひき肉(豚)" and "若鶏もも" would be
 * two
 * foods. A name that is known as typed stays.
 */
export function joinCutsInJapanese(text: string, language: Language): string {
  if (language !== 'ja') return text
  return text
    .replace(minceBehind, (typed, of: string, _gap: string, _mince: string, mark: string) => named(typed, `${animals.get(of)}ひき肉`, mark))
    .replace(animalFirst, (typed, of: string, _gap: string | undefined, what: string, mark: string) =>
      named(typed, `${animals.get(of)}${cuts.get(what)}`, mark),
    )
    .replace(cutFirst, (typed, what: string, _gap: string, of: string, mark: string) =>
      named(typed, `${animals.get(of)}${cuts.get(what)}`, mark),
    )
    .replace(withKind, (typed, food: string, _gap: string, kind: string, mark: string) =>
      named(typed, kindsOfFood.get(food)?.get(kind) ?? '', mark),
    )
    .replace(withBracket, (typed, food: string, kind: string) => {
      const name = [`${kind}${food}`, `${food}${kind}`].find((one) => keepsContents(food, one))
      return name === undefined ? typed : name.padEnd(typed.length)
    })
    .replace(familyFirst, (typed, family: string, name: string) => {
      const kind = senseOf(name)?.class
      return kind != null && families.get(family)?.includes(kind) === true ? ' '.repeat(typed.length) : typed
    })
}

const senseOf = (words: string) => vocabularyOf('ja').surfaces.get(writtenName(tokenise(words)))

/**
 * Does the longer name have all contents of the shorter one, and is it known as well? Some tins are known by kind.
 */
function keepsContents(food: string, name: string): boolean {
  const [plain, longer] = [senseOf(food), senseOf(name)]
  if (plain === undefined || longer === undefined) return false
  if (longer.ingredient === null && plain.ingredient !== null && !name.endsWith('缶')) return false
  return allergens.every((one) => longer.contains[one] !== 'no' || plain.contains[one] === 'no')
}

const isName = (words: string) => vocabularyOf('ja').surfaces.has(writtenName(tokenise(words)))

/** The name in place of the typed words, if only the name is known. An open bracket without its end is kept. */
function named(typed: string, name: string, mark: string): string {
  const isOpen = /[(（]/u.test(typed) && mark === ''
  const isKnown = !/[\s\u3000]/u.test(typed) && isName(typed)
  return isOpen || isKnown || !isName(name) ? typed : `${name}${' '.repeat(Math.max(0, typed.length - name.length))}`
}
