import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of breads, buns, noodles and grains of the north, the south and the islands. */
export const breadsNoodlesAndGrains: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `白馍, 饦饦馍, 葱花卷, 椒盐花卷, 窝窝头白面, 发糕面, 枣馍, 花馍, 军屯锅盔, 饼子白面, 麻酱烧饼, 油酥烧饼, 黄桥烧饼, 缙云烧饼, 蟹壳黄, 火烧饼, 驴肉火烧, 褡裢火烧, 杠子头, 杠子头火烧, 囊饼, 油馕, 薄皮馕, 皮牙子馕, 炸油条, 糖油饼, 麻叶, 薄脆面, 天津麻花, 开口笑, 葱抓饼, 千层饼, 单饼, 筋饼, 刈包皮, 割包, 光饼, 福清光饼, 征东饼, 石子馍, 油馍, 油旋, 杂粮煎饼, 山东煎饼, 壮馍, 小笼汤包, 蟹黄汤包, 糖三角, 寿桃包, 狗不理包子, 水煎包, 烤包子, 破酥包, 菠萝油, 鸡尾包, 墨西哥包, 肠仔包, 鸡尾面包, 猪仔包, 全麦方包, 厚切吐司, 厚多士, 西多士, 列巴, 大列巴, 碱水包, 软欧包, 抄手皮, 烧麦皮, 润饼皮, 手抓饼皮, 葡挞皮, 面肥, 酵面, 老面头`,
    ),
  },
  {
    class: 'noodle',
    contains: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `阳春面条, 刀削面条, biang biang面, 油泼面条, 臊子面条, 拨鱼, 擦尖, 烩面条, 热干面条, 螺丝粉意面, 寿面, 关庙面, 黄面, 黄油面, 福建面, 意面台式, 锅烧面条, 虾籽面, 云吞面条, 银丝面, 车仔面条, 油炸面, 方便面饼, 疙瘩面, 面肠, 素鸡面筋, 麦片小麦, 高粉, 低粉, 中粉`,
    ),
  },
  {
    class: 'noodle',
    contains: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    like: 'ramen-noodles',
    names: list('挂面, 手擀面, 龙须面, 阳春面, 刀削面'),
  },
  { class: 'noodle', mayContain: ['gluten'], diet: 'vegan', names: list(`莜面鱼鱼, 莜面栲栳栳, 饸饹, 饸饹面, 杂粮面, 杂面, 荞面饸饹`) },
  {
    class: 'noodle',
    diet: 'vegan',
    names: list(`粿仔, 粄仔, 老鼠粉, 桂林米粉干, 大拉皮, 川北凉粉坯, 糯米浆, 棒碴, 小米面, 黄米面, 锅巴米, 粑粑糯米`),
  },
]
