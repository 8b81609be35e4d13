import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of breeds, cuts, offal, sausages and insects. */
export const meats: readonly NamedKind[] = [
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `牛林, 米龙, 牛胸口, 吊龙, 三花腱, 五花腱, 牛鞭, 牛心管, 牛腿骨, 牛肋, 三线五花, 硬肋五花, 下五花, 奶脯, 猪中排, 猪前排, 猪前夹, 腔骨, 扁骨, 猪腿骨, 蹄花, 蹄尖, 拱嘴, 猪拱嘴, 猪鼻子, 猪脆骨, 脆骨, 猪横利, 羊肋条, 羊前肩, 羊筋, 羊鞭, 羊脸, 羊肺, 盐池滩羊, 兔后腿, 仔兔, 马肠子, 石蛙, 美蛙, 裙边, 蚕蛹, 蜂蛹, 蚂蚱, 蝗虫, 竹虫, 知了猴, 金蝉, 蟋蟀, 黄粉虫, 牛肉精膏, 牛膏, 鸡膏, 皮胶`,
    ),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list(`鸡三节翅, 翅尖, 鸡掌, 鸡屁股, 鸡郡花, 鸡珍, 鸡内金, 鸡睾丸, 鸡架子, 鸭锁骨, 鸭下巴, 鹅血, 禽类`),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list(`上方火腿, 火踵, 沙乐美, 佩帕罗尼, 咸五花, 瓜恰莱, 牛干巴, 咸牛舌, 咸猪手, 德国咸猪手`),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list(`鸡蛋清液, 蛋清液, 红心咸蛋黄, 鸡蛋皮`) },
  {
    class: 'meat',
    diet: 'meat',
    names: list(`大鲵, 娃娃鱼, 羊蛋, 羊宝, 胸口油, 猪花油, 鸡茸, 鸡肉茸, 肘棒, 蟋蟀粉, 牛油提取物, 牛肉粉, 甲鱼肉, 鲸鱼`),
  },
  { class: 'cured-meat', diet: 'meat', names: list('肠衣, 猪肠衣, 羊肠衣, 天然肠衣, 胶原蛋白肠衣, 胶原肠衣') },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list('冰鸡全蛋, 鸡全蛋粉, 鸡全蛋液, 液体蛋白, 冰蛋白') },
]
