import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Names shared by two foods, or whose recipe differs between cooks; each keeps the doubts of both. */
export const namesOfTwoFoods: readonly NamedKind[] = parseFoodLines(`
  plant-protein | soybean | | vegan..meat | - | 百叶, 百叶丝, 百页, 百叶片
  plant-protein | soybean | gluten | vegan..meat | ? | 油皮
  fruit | | | vegan..meat | ? | 荔枝肉
  cured-meat | | | meat | ? | 腊肉, 老腊肉, 湖南腊肉, 四川腊肉, 农家腊肉, 烟熏腊肉, 柴火腊肉, 腊五花, 腊五花肉, 腊猪蹄
  poultry | | | meat | ? | 鸡块, 鸡柳, 腊鸡
  hot-sauce | | | vegan..meat | ? | 辣酱, 拌面辣酱, 拌饭辣酱, 下饭辣酱, 手工辣酱, 自制辣酱, 农家辣酱
  sauce | | gluten soybean | vegan..meat | ? | 卤水, 老卤, 老卤水, 卤汤, 白卤水, 红卤水, 精卤水
  milk | | peanut | vegan..vegetarian | ? | 米浆, 糙米浆, 台式米浆, 永和米浆
  sweetener | | | vegan..meat | ? | 糖水, 港式糖水, 广东糖水, 广式糖水, 甜汤
  drink | | | vegan..vegetarian | ? | 利口酒, 力娇酒, 香甜酒, 甜酒, 咖啡利口酒, 奶油利口酒, 野格利口酒
  noodle | gluten | | vegan..meat | ? | 干面
  rice | | | vegan..meat | ? | 炒米, 蒙古炒米
  plant-protein | gluten | peanut soybean | vegan..meat | ? | 土豆面筋, 土豆仁面筋
  oil | | peanut soybean | vegan | ? | 土豆油
  sweetener | | peanut | vegan..meat | ? | 土豆糖, 土豆粉糖, 土豆贡糖, 土豆麻糬, 土豆酥, 土豆冰, 土豆牛奶, 咸酥土豆, 土豆酱
  cured-meat | | gluten soybean | meat | ? | 牦牛肉干, 手撕牦牛肉, 耗牛肉干
  bread | gluten | soybean | vegan..meat | ? | 大包, 鸡包, 鸡包仔, 鸡肉包, 鸡肉大包, 鸡肉包子, 牛肉包, 牛肉大包, 猪肉包, 猪肉大包, 羊肉包, 羊肉大包, 菜肉包, 菜肉大包, 鲜肉包, 鲜肉大包, 大肉包, 香菇包, 香菇菜包, 青菜包, 芝麻大包, 豆沙大包, 粉丝包, 萝卜丝包, 雪菜包, 豆腐包, 梅干菜包, 霉干菜包, 辣肉包, 酱肉包,
    鲜肉小包, 鸡蛋包子, 紫薯包, 南瓜包, 玉米包, 香芋包, 鸡腿包, 牛肉堡, 鸡肉堡, 鱼堡, 虾堡, 龙虾卷, 热狗卷, 肉松卷, 火腿卷, 香肠卷, 培根卷, 葱花卷, 豆沙卷, 香芋卷, 芝麻卷, 鸡肉卷, 鸡丝卷, 牛肉卷饼, 鸡肉卷饼
  dish | | gluten eggs soybean | vegan..meat | ? | 茄子盒, 藕盒, 茄盒, 土豆盒, 南瓜盒, 豆腐盒, 辣椒盒, 鱼球, 鲮鱼球, 鱿鱼串, 大虾串, 鱼串, 鸡肉条, 鳕鱼条, 鱼条
`).map((kind) => ({ ...kind, sharesDoubts: true }))
