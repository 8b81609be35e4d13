import { foodLines } from '#kitchen/reader/kinds/food-lines.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/** Names that a second food has as well, or whose recipe has more in some kitchens: each keeps the doubts of both. */
export const namesOfTwoFoods: readonly NamedKind[] = foodLines(`
  plant-protein | soybean | | vegan..meat | - | 百叶, 百叶丝, 百页, 百叶片
  plant-protein | soybean | gluten | vegan..meat | ? | 油皮
  fruit | | gluten soybean | vegan..meat | ? | 荔枝肉
  cured-meat | | | meat | ? | 腊肉, 老腊肉, 湖南腊肉, 四川腊肉, 农家腊肉, 烟熏腊肉, 柴火腊肉, 腊五花, 腊五花肉, 腊排骨, 腊猪脚, 腊猪蹄
  poultry | | | meat | ? | 鸡块, 鸡柳, 腊鸡, 腊鸭
  hot-sauce | | | vegan..meat | ? | 辣酱, 拌面辣酱, 拌饭辣酱, 下饭辣酱, 手工辣酱, 自制辣酱, 农家辣酱
  sauce | | gluten soybean | vegan..meat | ? | 卤水, 老卤, 老卤水, 卤汤, 白卤水, 红卤水, 精卤水
  milk | | peanut | vegan..vegetarian | ? | 米浆, 糙米浆, 台式米浆, 永和米浆
  sweetener | | | vegan..meat | ? | 糖水, 港式糖水, 广东糖水, 广式糖水, 甜汤
  drink | | | vegan..vegetarian | ? | 利口酒, 力娇酒, 香甜酒, 甜酒, 咖啡利口酒, 奶油利口酒, 野格利口酒
  noodle | gluten | | vegan..meat | ? | 干面
  rice | | | vegan..meat | ? | 炒米, 蒙古炒米
  sweetener | | peanut | vegan..vegetarian | ? | 土豆糖, 土豆粉糖
  cured-meat | | gluten soybean | meat | ? | 牦牛肉干, 手撕牦牛肉, 耗牛肉干
`).map((kind) => ({ ...kind, sharesDoubts: true }))
