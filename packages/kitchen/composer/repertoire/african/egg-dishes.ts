import { type Dish, dish, g, pieces } from '#kitchen/composer/repertoire/dish.ts'
import { at, scatter, serveWith } from '#kitchen/composer/repertoire/moves.ts'

const pan = at('frying-pan')

/** African dishes of eggs. */
export const eggDishes: readonly Dish[] = [
  dish({
    id: 'shakshouka',
    kitchens: { African: 2, Potluck: 2 },
    part: 'North',
    meals: ['entrée'],
    slots: {
      egg: { of: ['egg'], each: pieces(2), must: true },
      tomato: { of: ['canned-tomatoes', 'tomato'], each: g(200), must: true },
      pepper: { of: ['bell-pepper'], each: g(70), signature: true },
      onion: { of: ['onion', 'red-onion', 'leek', 'shallot'], each: g(50), signature: true },
      garlic: { of: ['garlic'], signature: true },
      hot: { of: ['harissa', 'chili-flakes', 'cayenne', 'jalapeno', 'chili-pepper'], signature: true },
      warm: { of: ['cumin', 'paprika', 'ground-coriander', 'caraway'], signature: true, most: 2 },
      oil: { of: ['olive-oil', 'vegetable-oil'], must: true },
      salt: { of: ['salt'] },
      pepperMill: { of: ['black-pepper'] },
      green: { of: ['cilantro', 'parsley', 'mint', 'chives'], signature: true },
      crumble: { of: ['feta'], each: g(20) },
      bread: { of: ['pita', 'baguette', 'bread', 'naan'], each: g(60), signature: true },
    },
    method: [
      pan.heatFat(['oil']),
      pan.soften(['onion', 'pepper'], { minutes: [8, 10] }),
      pan.bloom(['garlic', 'warm', 'hot']),
      pan.reduce(['tomato'], { minutes: [10, 15] }),
      pan.season(['salt', 'pepperMill']),
      pan.crackIn(['egg'], { minutes: [6, 8] }),
      scatter(['green', 'crumble']),
      serveWith(['bread']),
    ],
    salt: 6,
    name: {
      en: 'Shakshouka',
      es: 'Shakshuka',
      fr: 'Chakchouka',
      de: 'Shakshuka',
      ru: 'Шакшука',
      ar: 'شكشوكة',
      ja: 'シャクシュカ',
      zh: '北非蛋',
    },
    headnote: {
      en: 'Eggs poached in a thick, warmly spiced tomato sauce, eaten straight from the pan from Tunis to Jerusalem.',
      es: 'Huevos cuajados en una salsa de tomate espesa y especiada, que de Túnez a Jerusalén se come en la propia sartén.',
      fr: 'Des œufs pochés dans une sauce tomate épaisse et épicée, que l’on mange à même la poêle, de Tunis à Jérusalem.',
      de: 'Eier, die in dicker, warm gewürzter Tomatensauce stocken; von Tunis bis Jerusalem isst man sie aus der Pfanne.',
      ru: 'Яйца, томлённые в густом пряном томатном соусе: от Туниса до Иерусалима их едят прямо со сковороды.',
      ar: 'بيض يُطهى في صلصة طماطم كثيفة عطرة التوابل، ويؤكل من المقلاة مباشرة من تونس إلى القدس.',
      ja: 'スパイスの効いた濃いトマトソースに卵を落とした料理。チュニスからエルサレムまで、フライパンのまま食べます。',
      zh: '鸡蛋卧在香料味浓的番茄酱里，从突尼斯到耶路撒冷，人们都从锅里直接舀着吃。',
    },
    tip: {
      en: 'Cook the sauce until a spoon leaves a trail: in a thin one the eggs swim and never set evenly.',
      es: 'La salsa está lista cuando la cuchara deja surco: en una salsa líquida los huevos nadan y no cuajan por igual.',
      fr: 'La sauce est prête quand la cuillère y laisse une trace : trop liquide, les œufs y nagent et cuisent mal.',
      de: 'Die Sauce ist so weit, wenn der Löffel eine Spur zieht: In dünner Sauce schwimmen die Eier und stocken ungleich.',
      ru: 'Соус готов, когда за ложкой остаётся след: в жидком соусе яйца плавают и схватываются неровно.',
      ar: 'تنضج الصلصة عندما تترك الملعقة أثرًا فيها؛ ففي الصلصة السائلة يطفو البيض ولا يتماسك بالتساوي.',
      ja: 'スプーンの跡が残るまでソースを煮詰めます。ゆるいと卵が泳いで均一に固まりません。',
      zh: '酱要煮到勺子划过留痕：太稀，鸡蛋会漂着，凝得不匀。',
    },
  }),
]
