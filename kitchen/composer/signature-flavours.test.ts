import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '#domain/options.ts'
import { randomRequest, typedRequest } from '#kitchen/a-request.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { hasSignatureFlavour } from '#kitchen/composer/signature-flavours.ts'
import { cook } from '#kitchen/cook.ts'

const turns = ['0', '1', '2', '3', '4']

function recipesOf(ingredients: readonly string[], over: Parameters<typeof typedRequest>[1]) {
  return turns.flatMap((turn) => {
    const outcome = cook(typedRequest(ingredients, over), turn)
    return outcome.state === 'refused' ? [] : [outcome.recipe]
  })
}

const anyKitchen = /Italian|French|Thai|Chinese|Japanese|Korean|Indian|Mexican|African/

describe('a kitchen is tasted', () => {
  it('in what is its own, and by nobody in garlic, onion, oil, salt and sugar', () => {
    const everybodys = (['garlic', 'onion', 'vegetable-oil', 'salt', 'sugar', 'water'] as const).map((id) => anItem(id))
    for (const kitchen of ['Italian', 'French', 'Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Mexican', 'African'] as const)
      expect(hasSignatureFlavour(kitchen, everybodys)).toBe(false)
    expect(hasSignatureFlavour('Korean', [anItem('gochujang')])).toBe(true)
    expect(hasSignatureFlavour('Japanese', [anItem('soy-sauce')])).toBe(true)
    expect(hasSignatureFlavour('Italian', [anItem('soy-sauce')])).toBe(false)
  })
})

describe('the sentence of a surprise', () => {
  it('names no kitchen where nothing of any is in the dish', () => {
    const told = recipesOf(['chocolate', 'avocado', 'tuna', 'coffee', 'pickles'], { cuisine: 'Potluck-me', selectedStaples: [] })
    expect(told.length).toBe(turns.length)
    for (const { description, structure } of told)
      if (structure?.archetype !== 'stir-fry' && structure?.archetype !== 'frittata') expect(description).not.toMatch(anyKitchen)
  })

  it('is no Indian way of cooking for beets, cabbage, potatoes and garlic', () => {
    const list = ['свёкла', 'капуста', 'картофель', 'морковь', 'лук', 'чеснок']
    for (const { description } of recipesOf(list, { cuisine: 'Potluck-me', language: 'ru' })) expect(description).not.toMatch(/индийск/)
  })

  it('names no Thai technique for an omelette', () => {
    const list = ['garbanzos', 'chorizo', 'acelgas', 'huevos']
    const omelettes = recipesOf(list, { cuisine: 'Potluck-me', language: 'es' }).filter(
      ({ structure }) => structure?.archetype === 'frittata',
    )
    expect(omelettes.length).toBeGreaterThan(0)
    for (const { description } of omelettes) expect(description).not.toMatch(/técnica de la cocina (?!francesa|italiana)/)
  })
})

describe('a title', () => {
  it('calls carrots with oil and salt Japanese in no turn, and is another in each', () => {
    const titles = recipesOf(['carrot'], { cuisine: 'Japanese' }).map(({ title }) => title)
    expect(titles.join(' / ')).not.toMatch(anyKitchen)
    expect(new Set(titles).size).toBe(turns.length)
  })

  it('calls rice Thai only where it is fried in a wok', () => {
    const recipes = recipesOf(['rice'], { cuisine: 'Thai' })
    const thai = recipes.filter(({ title }) => anyKitchen.test(title))
    expect(thai.every(({ structure }) => structure?.archetype === 'fried-rice')).toBe(true)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(turns.length)
  })

  it('names the kitchen where something of it is in the dish', () => {
    const titles = recipesOf(['carrot', 'miso', 'ginger'], { cuisine: 'Japanese' }).map(({ title }) => title)
    expect(titles.some((title) => title.includes('Japanese'))).toBe(true)
  })

  it.each([320_378, 324_376])('of two ways that have one name and one herb is never the same twice: request %i', (seed) => {
    const titles = turns.flatMap((turn) => {
      const outcome = cook(randomRequest(seed), turn)
      return outcome.state === 'refused' ? [] : [outcome.recipe.title]
    })
    expect(new Set(titles).size).toBe(turns.length)
  })

  it('says in Chinese only once where a dish is from', () => {
    for (const { title } of recipesOf(['鸡蛋', '土豆'], { cuisine: 'Italian', language: 'zh' }))
      expect(title.match(/意大利|意式/gu)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it.each(languageCodes)('without a kitchen is another with each of five turns: %s', (language: Language) => {
    const titles = recipesOf(['carrot'], { cuisine: 'Japanese', language }).map(({ title }) => title)
    expect(new Set(titles).size).toBe(turns.length)
  })
})
