import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of sauces, pastes, pickles and preserved vegetables. */
export const saucesAndPickles: readonly NamedKind[] = [
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `熟油辣椒, 鲊辣椒, 烧椒酱, 桂林辣椒酱, 海南黄灯笼酱, 辣妹子, 虎邦辣酱, 下饭酱, 牛肉酱, 仲景香菇酱, 香菇牛肉酱, 黄豆酱拌料, 菌汤底料, 海底捞底料, 麻辣香锅料, 酸菜鱼料, 酸菜鱼调料, 水煮鱼料, 麻婆豆腐料, 红烧肉料, 老卤, 白卤水, 潮州卤水, 烧烤撒料, 撒料, 孜然烧烤料, 辣椒蘸料, 火锅蘸料, 好侍咖喱, 百梦多, 南乳酱, 烧鹅酱, 豉油皇, 六月鲜酱油, 凉拌汁, 捞拌汁, 捞汁, 饺子醋汁, 高汤宝, 家乐浓汤宝, 蘑菇精, 排骨粉, 牛肉粉调料, 康宝, 康宝鸡粉, 史云生, 史云生鸡汤, 烹大师, 味达美, 味增汤包, 百里香盐, 胡椒盐, 味椒盐, 蒸肉粉, 蒸肉米粉, 脆炸粉, 腌肉粉, 奥尔良腌料, 奥尔良, 丘比, 烤肉汁, 辣白菜酱, 大酱汤料`,
    ),
  },
  {
    class: 'pickle',
    diet: 'vegan',
    names: list(
      `乌江榨菜, 惠州梅菜, 川冬菜, 玫瑰大头菜, 咸芥菜, 泡豆角, 仔姜泡, 甜菜脯, 老菜脯, 酸藠头, 酸荞头, 酸姜, 榄菜, 荫瓜, 福菜, 酸高丽菜`,
    ),
  },
]
