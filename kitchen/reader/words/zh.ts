import { list, type ReaderWords } from '#kitchen/reader/words/words.ts'

/** Chinese: the words around a food. */
export const zh: ReaderWords = {
  head: 'last',
  and: list('和, 与, 及, 或, 跟, 还有'),
  with: list('加'),
  from: list('产自'),
  of: list('的'),
  numbers: list('一, 二, 两, 三, 四, 五, 六, 七, 八, 九, 十, 半, 少许, 适量, 一些, 几, 约, 各'),
  units: list(
    '克, g, 千克, 公斤, 斤, 两, 毫升, ml, 升, 杯, 勺, 大勺, 小勺, 汤匙, 茶匙, 个, 只, 根, 条, 片, 块, 瓣, 颗, 粒, 把, 束, 棵, 头, 包, 袋, 罐, 盒, 瓶, 听, 朵, 张, 份, 碗, 段, 支',
  ),
  preparation: list(
    '新鲜, 新鲜的, 冷冻, 速冻, 冰冻, 切碎, 切丁, 切片, 切丝, 切块, 碎, 丁, 末, 磨碎, 煮熟, 煮熟的, 熟, 生, 炒, 烤, 蒸, 煮, 罐头, 罐装, 有机, 去皮, 去骨, 带骨, 带皮, 大, 小, 中等, 剩, 剩下的, 剩余, 隔夜, 昨天的, 烟熏, 无盐, 低脂, 脱脂, 自制, 干, 嫩',
  ),
  allergens: {
    dairy: list('奶, 乳制品, 牛奶'),
    gluten: list('麸质'),
    eggs: list('蛋, 鸡蛋'),
    peanut: list('花生'),
    shellfish: list('贝类, 甲壳类'),
    soybean: list('大豆'),
    mushroom: list('蘑菇'),
  },
  otherFreeFrom: list('乳糖, 糖, 盐, 油, 酒精'),
  without: { before: list('不含, 无, 无添加, 没有, 不加'), after: [] },
  vegan: list('纯素, 全素, 植物基, 植物性'),
  meatless: list('素食'),
  synonyms: {},
  otherThings: [],
}
