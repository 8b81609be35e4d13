import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Chinese names of fish and of fish products. */
export const fishes: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `赤魟, 蝠鲼, 欧洲鳇, 达氏鳇, 沙鳅, 花鳅, 斑鰶, 曹白鱼, 海蜒, 喜相逢, 湖白鲑, 高白鲑, 乌苏里白鲑, 翘嘴红鲌, 翘嘴鲌, 餐条, 土鲮, 麦鲮, 露斯塔野鲮, 欧鲌, 东方欧鳊, 三角鲂, 团头鲂, 花䱻, 蛇鮈, 倒刺鲃, 淡水白鲳, 革胡子鲶, 胡子鲶, 斑点叉尾鮰, 叉尾鮰, 黄鸭叫, 嘎牙子, 黄蜡丁, 石爬子, 长吻鮰, 塘鳢, 沙塘鳢, 大头腥, 乌头鱼, 开凌梭, 四指马鲅, 月鲂, 圆鲹, 大甲鲹, 高体鰤, 五条鰤, 杜氏鰤, 鲯鳅, 卵形鲳鲹, 布氏鲳鲹, 沙肠仔, 沙鲮, 鮸鱼胶, 毛鲿, 细鳞鯻, 花身鯻, 花尾鹰䱵, 尼罗河鲈, 珍珠龙胆, 虎龙斑, 红鳍笛鲷, 画眉笛鲷, 川纹笛鲷, 黑鲪, 石九公, 褐菖鲉, 赤鲉, 云鳚, 绵鳚, 金枪鱼腩, 鲔鱼肚, 蓝点马鲛, 康氏马鲛, 漠斑牙鲆, 半滑舌鳎, 三线舌鳎, 龙利, 海鳝, 裸胸鳝, 鱼扒, 比目鱼柳, 鱼杂, 鱼下巴, 三文鱼下巴`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    names: list(`旗鱼松, 鱼脯, 蟹子飞鱼籽, 明太鱼子, 辣味明太子, 鳕鱼精巢, 鲻鱼子, 博塔加, 明太鱼丝`),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `鲟, 鲫, 鲢, 鳙, 鲈, 鲷, 鲭, 鲽, 鲆, 鲳, 鳎, 鲨, 鲶, 鲇, 鳝, 鲹, 鲂, 鲅, 鲮, 鳅, 鳊, 鳜, 肉鲫鱼, 大目鱼, 海底鸡, 马苏大马哈鱼, 鱼鳃肉, 鱼面颊肉, 鱼脸肉, 鱼肝, 安康鱼肝, 鳕鱼肝, 鱼胶原蛋白, 鱼蛋白, 鱼蛋白粉, 鱼精粉, 鱼汁, 鱼鲊, 香酥小黄鱼, 鳗鱼肝, 鱼丁, 鱼腩肉`,
    ),
  },
]
