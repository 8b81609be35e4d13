import { describe, expect, test } from 'vitest'
import { hasSignatureFlavour } from '#kitchen/composer/signature-flavours.ts'
import { cook } from '#kitchen/cook.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { randomRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const turns = ['0', '1', '2', '3', '4']

function recipesOf(ingredients: readonly string[], over: Parameters<typeof typedRequest>[1]) {
  return turns.flatMap((turn) => {
    const outcome = cook(typedRequest(ingredients, over), turn)
    return outcome.state === 'refused' ? [] : [outcome.recipe]
  })
}

const anyKitchen = /Italian|French|Thai|Chinese|Japanese|Korean|Indian|Mexican|African/

test('no cuisine has a signature flavour in garlic, onion, oil, salt or sugar', () => {
  const everybodys = (['garlic', 'onion', 'vegetable-oil', 'salt', 'sugar', 'water'] as const).map((id) => anItem(id))
  for (const kitchen of ['Italian', 'French', 'Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Mexican', 'African'] as const)
    expect(hasSignatureFlavour(kitchen, everybodys)).toBe(false)
  expect(hasSignatureFlavour('Korean', [anItem('gochujang')])).toBe(true)
  expect(hasSignatureFlavour('Japanese', [anItem('soy-sauce')])).toBe(true)
  expect(hasSignatureFlavour('Italian', [anItem('soy-sauce')])).toBe(false)
})

describe('the description of a surprise', () => {
  test('a surprise names no cuisine when the dish has no signature flavour of one', () => {
    const told = recipesOf(['chocolate', 'avocado', 'tuna', 'coffee', 'pickles'], { cuisine: 'Potluck-me', selectedStaples: [] })
    expect(told.length).toBe(turns.length)
    for (const { description, structure } of told)
      if (structure?.archetype !== 'stir-fry' && structure?.archetype !== 'frittata') expect(description).not.toMatch(anyKitchen)
  })

  test('a surprise of beets, cabbage, potatoes and garlic names no Indian method', () => {
    const list = ['свёкла', 'капуста', 'картофель', 'морковь', 'лук', 'чеснок']
    for (const { description } of recipesOf(list, { cuisine: 'Potluck-me', language: 'ru' })) expect(description).not.toMatch(/индийск/)
  })

  test('a surprise names no Thai technique for an omelette', () => {
    const list = ['garbanzos', 'chorizo', 'acelgas', 'huevos']
    const omelettes = recipesOf(list, { cuisine: 'Potluck-me', language: 'es' }).filter(
      ({ structure }) => structure?.archetype === 'frittata',
    )
    expect(omelettes.length).toBeGreaterThan(0)
    for (const { description } of omelettes) expect(description).not.toMatch(/técnica de la cocina (?!francesa|italiana)/)
  })
})

describe('titles with a cuisine', () => {
  test('carrots with oil and salt are Japanese in no title, and the title differs in each turn', () => {
    const titles = recipesOf(['carrot'], { cuisine: 'Japanese' }).map(({ title }) => title)
    expect(titles.join(' / ')).not.toMatch(anyKitchen)
    expect(new Set(titles).size).toBe(turns.length)
  })

  test('a title calls rice Thai only when it is fried in a wok', () => {
    const recipes = recipesOf(['rice'], { cuisine: 'Thai' })
    const thai = recipes.filter(({ title }) => anyKitchen.test(title))
    expect(thai.every(({ structure }) => structure?.archetype === 'fried-rice')).toBe(true)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(turns.length)
  })

  test('a title names the cuisine whose signature flavour is in the dish: Japanese with miso', () => {
    const titles = recipesOf(['carrot', 'miso', 'ginger'], { cuisine: 'Japanese' }).map(({ title }) => title)
    expect(titles.some((title) => title.includes('Japanese'))).toBe(true)
  })

  test.each([320_378, 324_376])('two methods with one name and one herb never have the same title: request %i', (seed) => {
    const titles = turns.flatMap((turn) => {
      const outcome = cook(randomRequest(seed), turn)
      return outcome.state === 'refused' ? [] : [outcome.recipe.title]
    })
    expect(new Set(titles).size).toBe(turns.length)
  })

  test('a Chinese title names the cuisine once at most', () => {
    for (const { title } of recipesOf(['鸡蛋', '土豆'], { cuisine: 'Italian', language: 'zh' }))
      expect(title.match(/意大利|意式/gu)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  test.each(languageCodes)('titles without a cuisine differ in each of five turns: %s', (language: Language) => {
    const titles = recipesOf(['carrot'], { cuisine: 'Japanese', language }).map(({ title }) => title)
    expect(new Set(titles).size).toBe(turns.length)
  })
})
