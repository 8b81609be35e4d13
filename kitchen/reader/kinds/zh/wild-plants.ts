import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Chinese names of mushrooms, vegetables, seaweeds, fruit, nuts, herbs and spices that few gardens grow. */
export const wildPlants: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `克里米尼, 波多贝罗, 糙皮侧耳, 亚侧耳, 斑玉蕈, 光帽鳞伞, 兰花菇, 褐绒盖牛肝, 长裙竹荪, 短裙竹荪, 红托竹荪, 棘托竹荪, 竹荪花, 广叶绣球菌, 鸡㙡, 毛鬼伞, 鬼伞, 血红菇, 变绿红菇, 虫草, 金蝉花, 什锦菌菇, 混合菌菇, 菌丝体, 紫孢侧耳, 荷叶离褶伞, 离褶伞, 多脂鳞伞, 大杯伞, 黄罗伞, 橙盖鹅膏菌`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `苏州青, 九头芥, 娃娃芥, 玉根头, 擘蓝, 恐龙羽衣甘蓝, 蓬蒿, 蒿子秆, 筒蒿, 特雷维索, 芹菜梗, 茴香球, 蒜毫, 阳荷, 芋子, 芋头梗, 怀山药, 鸡头梗, 天目笋干, 菇娘, 哈拉佩纽, 魔鬼椒, 涮涮辣, 夜开花, 南瓜尖, 节瓜花, 豌豆荚, 龙须豆苗, 草头, 南苜蓿, 泥蒿, 水蒿, 婆婆丁, 野豌豆苗, 紫云英, 红花草头, 豌豆颠, 景天三七, 冰叶日中花, 秋葵花, 香蕉心, 假蒌, 野酸模`,
    ),
  },
  { class: 'fruit', diet: 'vegan', names: list(`苏丹娜, 白加仑, 花楸, 欧洲花楸, 莱檬, 香水柠檬, 芒果泥`) },
  { class: 'seed', diet: 'vegan', names: list(`汉麻籽`) },
  { class: 'oil', diet: 'vegan', names: list(`棕榈硬脂, 类可可脂`) },
  { class: 'oil', contains: ['soybean'], diet: 'vegan', names: list(`精炼大豆油, 氢化大豆油`) },
  { class: 'spice', diet: 'vegan', names: list(`官桂, 白蔻, 阳春砂, 秘制辣椒面, 乳香脂, 甘松, 复合香辛料`) },
  {
    class: 'herb',
    diet: 'vegan',
    names: list(`阿里根奴, 奥利根奴, 马祖林, 椴树花, 酸橙花, 橙花, 矢车菊, 欧白芷, 紫锥花, 竹蔗, 茅根, 白茅根, 芦根`),
  },
  { class: 'seaweed', diet: 'vegan', names: list(`昆布结, 石莼, 江蓠, 海茸丝, 裙带菜茎`) },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list('菇, 菌, 蘑, 蕈, 竹荪蛋, 竹笙蛋, 无娘果, 金虫草, 广东虫草, 胶陀螺, 泡香菇水, 香菇水, 松露酱, 黑松露酱, 白松露酱'),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      '茄, 瓜, 小瓜, 长瓜, 茄条, 笋, 芹, 薯, 芋, 苔干, 油葱酥, 慈菇, 黄花, 芦荟肉, 小麦草, 麦草, 紫叶苏, 嫩叶沙拉, 黑豆腐魔芋, 马铃薯雪花粉',
    ),
  },
  { class: 'seaweed', diet: 'vegan', names: list('地木耳, 海木耳, 马尾藻, 石莼粉') },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list('杏子酱, 柑橘酱, 酸梅酱, 梅子酱, 桂花酱, 玫瑰酱, 红豆馅, 绿豆馅, 豆沙馅, 红豆沙馅, 豆蓉馅, 莲蓉馅, 枣泥馅, 芋泥馅, 紫薯馅'),
  },
  { class: 'nut', diet: 'vegan', names: list('核桃酱, 榛子酱, 巴西栗, 核桃露, 杏仁露') },
  { class: 'nut', contains: ['peanut'], diet: 'vegan', names: list('花生衣, 花生红衣') },
  { class: 'seed', diet: 'vegan', names: list('麻汁, 芥末籽酱, 白芝麻汁') },
]
