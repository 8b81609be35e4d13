import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese label words: acids, gums, colours, vitamins, enzymes, sweeteners, drinks. */
export const labelWords: readonly NamedKind[] = [
  { class: 'sweetener', diet: 'vegan', names: list(`水怡, 山梨糖醇液, 麦芽糖醇液, 乙酰磺胺酸钾, 爱德万甜, 索马甜, 甜味料`) },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `复配膨松剂, 疏松剂, 氯化铵, 硫酸铝钾, 硫酸铝铵, 明矾, 特丁基对苯二酚, 丁基羟基茴香醚, 二丁基羟基甲苯, 没食子酸丙酯, 脱氢乙酸, 对羟基苯甲酸乙酯, 低亚硫酸钠, 焦糖色(加氨生产), 焦糖色(亚硫酸铵法), 可可壳色, 叶绿素铜, 藻蓝, 胭脂红, 柠檬黄铝色淀, 日落黄铝色淀, 亮蓝铝色淀, 诱惑红铝色淀, 海藻酸丙二醇酯, 罗望子多糖胶, 沙蒿胶, 水溶性膳食纤维, 硅铝酸钠, 亚铁氰化钾, 亚铁氰化钠, 柠檬酸铁铵, 消泡剂, 聚二甲基硅氧烷, 氨基乙酸, 精氨酸, L-精氨酸, L-赖氨酸盐酸盐, 蛋氨酸, L-蛋氨酸, 苯丙氨酸, 缬氨酸, 亮氨酸, 异亮氨酸, 色氨酸, 谷氨酰胺, γ-氨基丁酸, 肌酸, 肌醇, 胆碱, 氯化胆碱, 醋酸视黄酯, 盐酸硫胺素, 硝酸硫胺素, 盐酸吡哆醇, 氰钴胺, 植物甲萘醌, 亚硒酸钠, 硒酸钠, 葡萄糖酸铜, 硫酸锰, 氯化铬, 钼酸钠, 生物碳酸钙, 葡萄糖氧化酶, 木聚糖酶, 转谷氨酰胺酶, 鼠李糖乳杆菌, 发酵菌种, 米曲, 曲霉, 米曲霉, 食品工业用加工助剂, 复配稳定剂, 复配着色剂, 复配甜味剂, 复配防腐剂, 复配增稠剂, 植物甾醇酯, 植物甾烷醇酯, 白藜芦醇, 原花青素, 辅酶Q10, 叶黄素酯`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `复配乳化剂, 双甘油脂肪酸酯, 单硬脂酸甘油酯, 聚甘油脂肪酸酯, 聚甘油蓖麻醇酸酯, 山梨醇酐单硬脂酸酯, 聚氧乙烯山梨醇酐单油酸酯, 双乙酰酒石酸单双甘油酯, 双乙酰酒石酸单甘酯, 柠檬酸脂肪酸甘油酯, 乳酸脂肪酸甘油酯, 乙酰化单甘油脂肪酸酯, 辛癸酸甘油酯`,
    ),
  },
  { class: 'baking', mayContain: ['soybean'], diet: 'vegan', dietAtWorst: 'meat', names: list(`酶解大豆磷脂, 改性大豆磷脂`) },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(`饮用天然水, 单枞, 凤凰单枞, 正山小种, 金骏眉, 祁门红茶, 滇红, 毛尖, 毛峰, 大吉岭红茶, 酿造食醋`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      '藻蓝蛋白, 乳双歧杆菌, 植物乳杆菌, 干酪乳杆菌, 副干酪乳杆菌, 瓜拉纳提取物, 鸡尾酒苦精, 豌豆蛋白, 豌豆分离蛋白, 绿豆蛋白, 鹰嘴豆蛋白, 大米蛋白, 蚕豆蛋白',
    ),
  },
  { class: 'baking', contains: ['soybean'], diet: 'vegan', names: list('可溶性大豆多糖, 大豆低聚糖, 白豆干') },
  { class: 'thickener', diet: 'vegan', names: list('栗粉, 玉米糊粉, 马萨粉') },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('青稞面') },
  { class: 'legume', diet: 'vegan', names: list('奶花豆') },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list('油菜蜜, 野桂花蜜, 紫云英蜜, 野花蜜, 巢蜜, 雪脂莲蜜'),
  },
]
