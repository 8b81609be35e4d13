import { type Dish, dish, g, ml, pieces } from '#kitchen/composer/repertoire/dish.ts'
import { at } from '#kitchen/composer/repertoire/moves.ts'

const bowl = at('bowl')

/** Mexican salsas and dips. */
export const salsas: readonly Dish[] = [
  dish({
    id: 'guacamole',
    kitchens: { Mexican: 3, Potluck: 1 },
    meals: ['condiment'],
    slots: {
      avocado: { of: ['avocado'], each: pieces(0.5), must: true },
      sour: { of: ['lime', 'lime-juice', 'lemon', 'lemon-juice'], each: ml(5), must: true },
      onion: { of: ['onion', 'red-onion', 'scallion', 'shallot'], each: g(12), signature: true },
      hot: { of: ['jalapeno', 'green-chili', 'chili-pepper', 'chili-flakes'], signature: true },
      green: { of: ['cilantro'], signature: true },
      tomato: { of: ['tomato', 'cherry-tomato'], each: g(25) },
      garlic: { of: ['garlic'] },
      salt: { of: ['salt'], signature: true },
    },
    method: [bowl.mash(['avocado', 'sour', 'salt']), bowl.stirIn(['onion', 'hot', 'garlic', 'tomato', 'green'])],
    salt: 8,
    name: {
      en: 'Guacamole',
      es: 'Guacamole',
      fr: 'Guacamole',
      de: 'Guacamole',
      ru: 'Гуакамоле',
      ar: 'غواكامولي',
      ja: 'ワカモレ',
      zh: '鳄梨酱',
    },
    headnote: {
      en: 'Ripe avocado crushed with lime, chili and salt, as it has been made since the Aztecs.',
      es: 'Aguacate maduro machacado con limón, chile y sal, como se hace desde los aztecas.',
      fr: 'De l’avocat mûr écrasé avec du citron vert, du piment et du sel, comme au temps des Aztèques.',
      de: 'Reife Avocado, mit Limette, Chili und Salz zerdrückt, wie schon bei den Azteken.',
      ru: 'Спелый авокадо, размятый с лаймом, чили и солью, как ещё у ацтеков.',
      ar: 'أفوكادو ناضج مهروس مع الليمون الأخضر والفلفل الحار والملح، كما صنعه الأزتك.',
      ja: '熟したアボカドをライム、唐辛子、塩とつぶすだけ。アステカの時代から続く味です。',
      zh: '熟鳄梨加青柠、辣椒和盐捣碎，从阿兹特克时代做到今天。',
    },
    tip: {
      en: 'Leave it coarse, and eat it the same day: lime slows the browning but does not stop it.',
      es: 'Déjalo grueso y cómelo el mismo día: el limón retrasa que se oscurezca, no lo evita.',
      fr: 'Laissez-le grossier et mangez-le le jour même : le citron ralentit le brunissement, sans l’arrêter.',
      de: 'Grob lassen und am selben Tag essen: Limette verzögert das Braunwerden, verhindert es aber nicht.',
      ru: 'Не разминайте до гладкости и съешьте в тот же день: лайм лишь замедляет потемнение.',
      ar: 'اتركه خشنًا وكُله في اليوم نفسه؛ فالليمون يؤخر اسمراره ولا يمنعه.',
      ja: '粗めに残し、その日のうちに。ライムは変色を遅らせますが止められません。',
      zh: '别捣太细，当天吃完：青柠只能让它晚点变黑。',
    },
  }),
]
