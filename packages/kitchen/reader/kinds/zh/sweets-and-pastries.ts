import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of sweets, cakes, festival pastries, candied things and drinks. */
export const sweetsAndPastries: readonly NamedKind[] = [
  {
    class: 'sweetener',
    contains: ['peanut'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(`花生汤圆, 花生糊, 花生酱巧克力, 花生麻薯`),
  },
  {
    class: 'sweetener',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `苏式月饼, 苏州月饼, 广式月饼, 广月, 冰皮月饼, 滇式月饼, 莲蓉月饼, 双黄莲蓉, 蛋黄月饼, 绿豆糕, 绿豆饼, 红豆饼, 车轮饼, 土凤梨酥, 玫瑰鲜花饼, 牛舌饼, 牛舌酥, 方块酥, 杏仁饼, 澳门杏仁饼, 嫁女饼, 龙凤饼, 炒米饼, 云片糕, 桂花糕, 马蹄糕, 千层糕, 九层糕, 定胜糕, 条头糕, 梅花糕, 海棠糕, 蟹壳酥, 袜底酥, 麻饼, 巧酥, 枣泥酥, 枣花酥, 山楂锅盔, 佛手酥, 京八件, 茯苓饼, 艾窝窝, 芸豆卷, 豆面糕, 糖耳朵, 蜜麻花, 糖火烧, 糖葫芦, 冰糖葫芦, 山楂糕, 果丹皮, 雪红果, 炒红果, 麻糖, 灶糖, 关东糖, 葱管糖, 猫屎糖, 老鼠糖, 米花糖, 江米条, 麻通, 煎堆, 麻团, 麻球, 油角, 糖环, 笑口枣, 沙翁, 糖不甩, 伦教糕, 椰汁糕, 叉烧酥, 榴莲酥, 菠萝蜜糖, 核桃糊, 杏仁茶, 甜豆花, 凉粉甜, 爱玉冰, 奶酪布丁, 芒果班戟, 榴莲班戟, 雪媚娘, 大福, 黑芝麻汤圆, 鲜肉汤圆, 宁波汤圆, 圆子, 小圆子, 酒酿圆子, 青团, 艾团, 艾粑, 清明粿, 草仔粿, 蒸糕, 发糕, 古早味蛋糕, 巴斯克蛋糕, 毛巾卷, 梳打饼, 奶盐饼干, 压缩饼干, 舒芙蕾, 鲷鱼烧, 冰棍, 冰棒, 刨冰, 雪花冰, 绵绵冰, 芒果冰, 丝袜奶茶, 奶盖茶, 鸳鸯, 麦芽糊, 椰奶冻, 酒心巧克力, 榛子酱巧克力, 果泥干, 九制话梅, 嘉应子, 化核应子, 盐津葡萄, 仙贝, 雪饼, 旺旺仙贝, 旺旺雪饼, 辣条, 卫龙, 大面筋辣条, 薯愿, 海苔肉松卷, 肉松小贝`,
    ),
  },
  { class: 'sweetener', diet: 'vegan', names: list(`玫瑰糖, 结晶蜜, 五倍子蜜, 黄连蜜, 柑橘蜜, 益母草蜜, 枸杞蜜, 枣泥馅无油, 新会陈皮`) },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      `凉茶, 王老吉, 加多宝, 北冰洋汽水, 健力宝, 美年达, 元气森林, 冰红茶, 绿茶饮料, 决明子茶, 冻柠茶, 咸柠七, 竹蔗水, 乌梅汁, 碧螺春, 六安瓜片, 黄山毛峰, 太平猴魁, 信阳毛尖, 白毫银针, 白牡丹茶, 寿眉, 六堡茶, 安化黑茶, 东方美人, 冻顶乌龙, 高山茶`,
    ),
  },
  { class: 'drink', contains: ['gluten'], diet: 'vegan', names: list(`青岛啤酒, 雪花啤酒`) },
]
