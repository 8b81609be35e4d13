import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of fish and sea animals from the coasts, lakes and islands. */
export const fishAndShellfish: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `鲫瓜子, 土鲫, 七星鲈, 尖吻鲈, 才鱼, 塘鲺, 土虱, 昂公鱼, 汪刺鱼, 回鱼, 踏板鱼, 长鱼, 史氏鲟, 太湖银鱼, 太湖白鱼, 翘嘴白, 雅鱼, 丙穴鱼, 哲罗鲑, 麦穗鱼, 川丁子, 老头鱼, 嘎鱼, 岛子鱼, 船丁鱼, 裂腹鱼, 冷水鱼, 青波鱼, 水密子, 岩鲤, 刀鱼带鱼, 小黄花, 敏鱼, 斗鲳, 马鲛, 马加鱼, 土托鱼, 白北鱼, 鲐巴鱼, 花鲭, 四破鱼, 加腊, 黄翅鱼, 西星斑, 海红斑, 珍珠斑, 青衣鱼, 金鼓鱼, 臭都鱼, 象鱼, 扒皮鱼, 沙梭鱼, 沙梭, 豆腐鱼, 虾潺, 水潺, 那哥鱼, 狗母鱼, 烟仔鱼, 油鱼, 大头鳕, 牛鳕, 狼鳕, 牙片鱼, 高眼鲽, 石鲽, 蛤蟆鱼, 针鱼, 乌鱼子鱼, 午仔鱼, 午鱼, 红古鱼, 肉鱼, 刺鲳, 红目鲢, 大眼鲷, 迦纳鱼, 红甘, 青甘, 军曹鱼, 海丽鱼, 白口鱼, 春子鱼, 黑喉鱼, 红喉, 石老鱼, 鹦哥鱼, 鹦鹉鱼, 三牙鱼, 海鲶鱼, 鲨鱼皮, 孔鳐, 劳子鱼, 鱼肚腩, 鱼泡, 鱼划水, 三文鱼尾, 草鱼片, 黑鱼片, 带鱼段, 鱼松生, 鲟鱼子, 明太子生, 小鱼, 杂鱼, 野生鱼, 小杂鱼`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    names: list(
      `江鱼仔干, 公鱼干, 霉香咸鱼, 咸带鱼, 鳗鱼鲞, 黄鱼鲞干, 白鲞, 腊青鱼, 大地鱼干, 鱼肚干, 花胶干, 比目鱼干, 淡鱼干, 咸黄鱼, 黄花鱼干`,
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `湖虾, 九节虾, 斑节虾, 竹节虾, 太湖白虾, 虾姑, 爬虾, 富贵虾, 花龙, 米虾, 金钩虾米, 大虾干, 虾卵, 虾青素虾, 飞蟹, 三点蟹, 红花蟹, 奄仔蟹, 黄油蟹, 和乐蟹, 处女蟳, 万里蟹, 蟹柳生, 蛤蛎, 青蛤, 沙蛤, 飞蛤, 珍珠蚌, 蛏王, 蛏干, 海扇, 乳山生蚝, 湛江生蚝, 即食鲍鱼生, 银蚶, 鸟尾蛤, 角螺, 钉螺海, 猪母螺, 乌鲗, 目斗仔, 鬼爪螺`,
    ),
  },
  { class: 'shellfish', unknown: ['shellfish'], diet: 'pescatarian', names: list(`海茄子, 星虫, 泥丁`) },
]
