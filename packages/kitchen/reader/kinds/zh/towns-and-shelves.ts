import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Breads, snacks and dishes of single towns, and branded milk drinks and sweets, with contents. */
export const localAndBrandedFoods = parseFoodLines(`
  bread | gluten | | vegan..meat | ? | 油塔子, 新疆油塔子, 刀切, 合子, 菜合, 菜合子, 素合子, 菜蟒, 茯苓饼, 茯苓夹饼, 嫁女饼, 龙凤饼, 绫酥, 崩砂, 大良崩砂, 肉崩砂, 南乳崩砂
  bread | soybean | | vegan..meat | ? | 面窝, 武汉面窝
  noodle | gluten | | vegan..meat | ? | 沃面, 温岭沃面, 麻食, 麻什, 烩麻食, 羊肉麻食, 麻食面
  noodle | gluten | eggs shellfish | pescatarian..meat | ? | 云吞面, 馄饨面
  drink | | | vegan | - | 猫屎咖啡, 麝香猫咖啡, 象屎咖啡
  noodle | gluten | | vegan..meat | ? | 面鱼儿, 麻辣面鱼儿
  dish | gluten eggs | | vegetarian..meat | ? | 麦塌镬, 麦塌烙
  dish | gluten | eggs soybean | vegan..meat | ? | 食饼筒, 麦饼筒, 麦油脂, 锡饼, 五虎擒羊
  drink | | dairy | vegan..vegetarian | ? | 红豆奶, 红豆牛奶, 绿豆奶, 紫米奶, 芋头奶, 芋泥奶, 紫薯奶, 南瓜奶, 红枣奶, 玉米奶, 黑芝麻奶茶
  sweetener | eggs | gluten | vegetarian..meat | ? | 雪衣豆沙, 雪绵豆沙
  nut | peanut gluten | | vegan..meat | ? | 鱼皮豆, 日本豆花生, 鱼皮花生豆
  cured-meat | mushroom | gluten soybean | meat | ? | 香菇贡丸, 新竹香菇贡丸, 香菇肉丸, 香菇丸子肉
  sauce | mushroom | gluten soybean | vegan..pescatarian | ? | 香菇蚝油, 菇味蚝油
  salty-sauce | soybean gluten | mushroom | vegan | - | 草菇老抽, 草菇老抽王, 草菇酱油
  vegetable | peanut | | vegan | - | 花生芽菜, 落花生芽, 花生苗
  milk | dairy | | vegetarian | ? | 特仑苏, 特仑苏牛奶, 金典, 金典牛奶, 金典纯牛奶, 德亚牛奶, 纯甄, 纯甄酸奶, 认养一头牛, 每日鲜语, 优诺, 明治鲜奶, 味全优酪乳, 光明牛奶, 三元牛奶, 新希望鲜牛奶, 燕塘牛奶, 维记牛奶, 十字牌牛奶, 雀巢纯牛奶, 瑞穗鲜乳, 林凤营鲜乳, 义美鲜乳, 光泉鲜乳
  drink | | dairy | vegetarian..meat | ? | 娃哈哈, 娃哈哈ad钙奶, 喜乐, 乐百氏
  sweetener | | dairy | vegetarian..meat | ? | 阿尔卑斯, 阿尔卑斯糖, 阿尔卑斯奶糖, 悠哈, 悠哈奶糖
  bread | gluten | dairy | vegetarian..meat | ? | 面包边, 吐司边, 吐司皮, 面包皮, 爆浆吐司, 爆浆面包, 爆浆餐包
  dish | | dairy eggs gluten shellfish | meat | ? | 大良野鸡卷
  pastry | | | vegan..meat | ? | 九江煎堆, 粘火勺, 黏火勺
  grain | | | vegan | - | 大馇子, 苞米馇子, 玉米馇子, 馇子粥, 馇子
  bread | | | vegan..meat | ? | 贴饽饽, 贴饼子, 贴饽饽熬小鱼
  pickle | | shellfish | vegan..pescatarian | ? | 酸嘢
`)
