import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Snacks, sweets, drinks, sauces, branded foods and foreign dishes by Chinese names, with contents. */
export const snacksAndDrinks = parseFoodLines(`
  dish | peanut soybean | gluten | meat | ? | 宫保鸡丁, 宫爆鸡丁, 公保鸡丁, 宫保肉丁
  noodle | gluten soybean mushroom eggs | | meat | ? | 打卤面, 老北京打卤面, 大卤面
  sauce | | gluten | meat | ? | 肉汁
  cream | | dairy | vegetarian | ? | 植脂末, 奶精, 奶精粉, 咖啡奶精, 咖啡伴侣
  sauce | | eggs soybean | vegetarian | ? | 蜂蜜芥末
  noodle | gluten | soybean | meat | ? | 那仁, 纳仁
  bread | gluten | | meat | ? | 肉饼, 梅干菜肉饼
  bread | dairy eggs gluten | soybean | vegetarian..meat | ? | 好丽友派, 好丽友, 好丽友巧克力派, 巧克力派, 达利园巧克力派, 蛋黄派, 好丽友蛋黄派,
    达利园蛋黄派, 瑞士卷达利园, 达利园瑞士卷, 盼盼法式小面包, 法式小面包, 达利园法式软面包, 达利园小面包, 好吃点, 盼盼面包, 港荣蒸蛋糕, 港荣, 蒸蛋糕, 三只松鼠面包, 桃李面包, 桃李, 曼可顿, 宾堡,
    宾堡面包, 旺旺小馒头, 旺仔小馒头, 小馒头饼干, 徐福记沙琪玛, 丹麦曲奇, 皇冠曲奇, 蓝罐曲奇, 丹麦蓝罐曲奇, 趣多多, 闲趣, 太平饼干, 太平苏打, 康元饼干, 嘉士利, 青食钙奶饼干, 钙奶饼干,
    嘉顿饼干, 嘉顿, 嘉顿威化, 雀巢脆脆鲨, 威化饼干, 丽芝士, 丽芝士威化, 纳宝帝, 纳宝帝威化, 马来西亚威化, 蛋黄煎饼, 鸡蛋煎饼, 杏仁瓦片, 瓦片酥
  bread | gluten | dairy soybean | vegetarian..meat | ? | 梳打饼, 苏打饼, 奶盐苏打, 麦维他, 达能饼干, 和情缘, 和情焦糖饼干, 乐事饼干, 乐之, 乐之饼干,
    好多鱼, 好多鱼饼干, 百力滋, 格力高百力滋, 百奇饼干, 熊仔饼, 小熊饼干, 乐天小熊饼干, 熊猫饼干, 压缩饼干, 90压缩饼干, 军用压缩饼干, 五谷饼干, 粗粮饼干, 葱油饼干, 葱香饼干,
    早餐饼, 动物饼干, 字母饼干, 奶油饼干, 牛奶饼干, 三明治饼干, 柠檬夹心饼干
  bread | gluten mushroom | dairy soybean | vegetarian..meat | ? | 猴菇饼干, 江中猴菇, 江中猴菇饼干
  sweetener | dairy peanut | soybean | vegetarian | ? | 牛轧糖, 花生牛轧糖, 台湾牛轧糖, 鸟结糖, 雪花酥
  sweetener | dairy gluten | peanut soybean eggs | vegetarian..meat | ? | 雪花酥饼, 牛轧饼, 牛扎饼, 台湾牛轧饼
  sweetener | dairy | soybean | vegetarian..meat | ? | 太妃糖, 阿尔卑斯糖, 阿尔卑斯奶糖, 悠哈奶糖, 悠哈, 大白兔奶糖, 奶糖, 牛奶糖, 旺仔牛奶糖, 旺仔奶糖,
    不二家棒棒糖, 不二家牛奶棒棒糖, 喔喔奶糖, 金丝猴奶糖, 森永牛奶糖, 怡口莲, 奶片, 牛奶片, 内蒙古奶片, 干吃奶片, 伊利奶片, 奶贝, 阿波罗巧克力
  sweetener | peanut | soybean | vegan..vegetarian | ? | 花生酥, 花生糖, 花生酥糖, 黄老五花生酥, 黄老五, 贡糖, 金门贡糖, 厦门贡糖, 花生粘, 花生蘸,
    琥珀花生, 挂霜花生, 糖衣花生, 南糖, 花生牛皮糖, 米花糖, 江津米花糖, 苏州米花糖, 米花酥, 思念花生汤圆
  nut | peanut | gluten | vegan..vegetarian | ? | 鱼皮花生, 日本豆, 多味花生, 裹衣花生, 黄飞红, 黄飞红麻辣花生, 黄飞鸿, 黄飞鸿花生, 麻辣花生, 怪味花生,
    酒鬼花生, 老醋花生, 甘源花生, 天府花生, 蒜香花生, 五香花生米, 椒盐花生, 香辣花生, 戴永红花生, 傻二哥花生
  dish | gluten | soybean | vegan..meat | ? | 辣条, 卫龙, 卫龙辣条, 卫龙大面筋, 大面筋, 小面筋, 亲嘴烧, 卫龙亲嘴烧, 麻辣王子, 麻辣王子辣条, 大刀肉, 大刀肉辣条,
    素牛筋, 北京烤鸭辣条, 翻天娃, 飞旺, 缺牙齿, 霸王丝, 辣片, 老式辣片, 儿时辣条, 唐僧肉辣条, 面筋串, 烤面筋, 烤面筋串, 飞旺辣条, 源氏辣条, 源氏大辣片
  plant-protein | soybean | gluten | vegan..vegetarian | ? | 五香豆干, 香辣豆干, 麻辣豆干, 劲仔豆干, 好巴食豆干, 好巴食, 手磨豆干, 卤豆干, 蜜汁豆干,
    武冈卤豆腐, 武冈豆腐, 攸县香干, 攸县豆腐, 德字香干, 苏州卤汁豆腐干, 卤汁豆腐干, 津津卤汁豆腐干, 大溪豆干, 黄日香豆干, 鱼豆腐豆干, 手撕素肉零食, 豆腐串, 豆皮卷, 卤豆皮, 卤腐竹, 卤千张,
    豆腐鸡, 卤素鸡, 素鸭脖, 豆棒, 豆笋, 豆制品素肉
  plant-protein | soybean | gluten mushroom eggs | vegetarian..meat | ? | 三鲜豆皮, 武汉豆皮, 武汉三鲜豆皮, 老通城豆皮
  drink | dairy | | vegetarian | ? | 奶茶, 香飘飘, 香飘飘奶茶, 优乐美, 优乐美奶茶, 丝袜奶茶, 港式奶茶, 鸳鸯, 鸳鸯奶茶, 珍珠奶茶, 台式奶茶, 阿萨姆奶茶, 统一阿萨姆,
    统一阿萨姆奶茶, 小茗同学奶茶, 锡兰奶茶, 立顿奶茶, 立顿奶茶粉, 蒙古奶茶, 咸奶茶, 新疆奶茶, 焦糖奶茶, 黑糖奶茶, 脏脏茶, 黑糖珍珠鲜奶, 黑糖鹿丸, 芋泥波波奶茶, 芋泥啵啵, 芋泥鲜奶, 杨枝甘露奶茶,
    厚乳拿铁, 卡布奇诺, 拿铁, 摩卡, 澳白, 馥芮白, 雀巢三合一, 雀巢咖啡三合一, 三合一咖啡, 旧街场白咖啡, 白咖啡, 速溶奶茶, 奶茶粉, 酥油茶, 喜茶芝芝莓莓, 芝芝莓莓, 奶盖茶, 芝士奶盖茶,
    奶盖乌龙, 伯牙绝弦, 霸王茶姬, 茶颜悦色, 幽兰拿铁
  drink | dairy | gluten | vegetarian | ? | 阿华田, 阿华田粉, 好立克, 美禄, 雀巢美禄, 美禄粉, 阿华田饮料, 阿华田脆脆, 麦乳精, 上海麦乳精, 乐口福, 乐口福麦乳精
  drink | dairy | | vegetarian..meat | ? | 旺仔牛奶, 旺仔, 营养快线, 娃哈哈营养快线, 爽歪歪, 娃哈哈ad钙奶, ad钙奶, 养乐多, 益力多, 优益c, 蒙牛优益c, 味动力,
    优酸乳, 伊利优酸乳, 蒙牛酸酸乳, 酸酸乳, 小洋人, 妙恋, 乳酸菌饮料, 喜乐, 李子园, 李子园甜牛奶, 甜牛奶, 安慕希, 纯甄, 莫斯利安, 卡士, 卡士酸奶, 简醇, 如实, 青海老酸奶,
    炭烧酸奶, 炭烧酸牛奶, 大果粒, 畅轻, 冠益乳, 可尔必思, 每益添, 早餐奶, 巧乐兹, 特仑苏牛奶, qq星, qq星儿童奶, 未来星
  drink | dairy peanut | | vegetarian | ? | 花生牛奶, 银鹭花生牛奶, 银鹭花生奶, 银鹭花生牛奶饮料
  drink | soybean | | vegan..vegetarian | ? | 豆本豆唯甄, 冰泉豆浆晶, 豆浆晶, 祖名豆奶, 祖名豆浆, 统一豆浆, 植选豆奶, 黑豆奶, 天友豆奶
  drink | soybean | gluten | vegan | ? | 五谷豆浆, 燕麦豆浆, 杂粮豆浆
  drink | | gluten | vegan..vegetarian | ? | 噢麦力, oatly, 燕麦拿铁, 谷粒多, 伊利谷粒多
  drink | | dairy | vegan..vegetarian | ? | 六个核桃, 露露核桃露, 养元核桃, 椰树椰汁, 椰树牌椰汁, 椰树牌, 特种兵椰汁, 生椰拿铁, 瑞幸生椰拿铁, 椰云拿铁
  sauce | gluten soybean | | vegan | ? | 甜面酱, 黄豆酱油, 六必居甜面酱, 六必居黄酱, 黄酱, 干黄酱, 葱伴侣, 葱伴侣甜面酱,
    葱伴侣豆瓣酱, 海天黄豆酱, 东北大酱, 盘酱, 农家大酱, 普宁豆酱, 豆酱, 台湾豆瓣酱, 冈山豆瓣酱, 李锦记海鲜酱, 柱侯酱, 李锦记柱侯酱, 磨豉酱, 面豉酱, 叉烧酱, 李锦记叉烧酱,
    排骨酱, 李锦记排骨酱, 卤水汁, 李锦记卤水汁, 豉油鸡汁, 韩式烤肉酱, 中秋烤肉酱, 万家香烤肉酱, 炸酱, 杂酱, 老北京炸酱, 炸酱料包, 回锅肉酱, 甜酱,
    京酱, 春饼酱, 酱汁, 香辣豆瓣酱, 鹃城牌, 鹃城豆瓣, 丹丹豆瓣, 饭扫光, 蒜蓉豆豉酱
  sauce | gluten soybean mushroom | | vegan..meat | ? | 仲景香菇酱, 香菇肉酱, 蘑菇酱, 牛肉香菇酱, 香菇牛肉酱, 菌菇酱
  sauce | soybean | gluten peanut | vegan..meat | ? | 老干妈, 老干妈豆豉, 老干妈风味豆豉, 老干妈辣椒酱, 风味豆豉油制辣椒, 陶华碧, 陶碧华, 牛肉酱, 虎邦,
    虎邦辣酱, 虎邦牛肉酱, 海天招牌拌饭酱, 拌饭酱, 阿香婆, 阿香婆牛肉酱, 香辣牛肉酱, 李锦记豆豉酱, 李锦记蒜蓉豆豉酱, 川娃子, 川娃子烧椒酱豆豉, 豆豉辣酱, 吉香居, 下饭菜酱, 阿宽红油, 火锅蘸料
  hot-sauce | | peanut soybean | vegan..vegetarian | ? | 老干妈油辣椒, 油泼辣子花生, 香辣脆, 老干妈香辣脆, 香脆椒, 阿表哥, 黄灯笼香脆椒, 脆椒花生
  hot-sauce | peanut | | vegan | ? | 贵州香脆椒, 花生辣椒油, 鲁花花生辣酱
  sauce | shellfish | gluten soybean | pescatarian..meat | ? | xo酱, 李锦记xo酱, 港式xo酱, 李锦记蚝油, 海天蚝油, 海天上等蚝油, 财神蚝油,
    熊猫蚝油, 旧庄特级蚝油, 鲍鱼汁, 李锦记鲍鱼汁, 鲍汁, 香港虾酱, 青岛虾酱, 蜢子虾酱, 海鲜汁, 蟹酱, 虾子酱油, 苏州虾子酱油
  sauce | shellfish peanut | gluten soybean | pescatarian..meat | ? | 沙茶酱, 牛头牌沙茶酱, 潮汕沙茶酱, 厦门沙茶酱, 李锦记沙茶酱, 淘大沙茶酱
  sauce | peanut | gluten soybean shellfish | vegan..meat | ? | 沙嗲酱, 沙爹酱, 李锦记沙爹酱, 沙嗲蘸酱, 马来沙爹酱, 淘大沙嗲酱
  sauce | peanut | | vegan..vegetarian | ? | 四季宝, 四季宝花生酱, 趣园花生酱, 二八酱, 二八芝麻酱, 二八麻酱, 芝麻花生酱, 六必居二八酱
  sauce | peanut soybean | gluten | vegan..meat | ? | 麻酱小料, 麻酱碟, 北京麻酱小料, 怪味酱, 棒棒鸡酱, 麻辣烫麻酱
  sauce | soybean | gluten dairy | vegan..meat | ? | 火锅底料, 海底捞火锅底料, 名扬火锅底料, 德庄火锅底料, 小肥羊火锅底料, 大红袍火锅底料, 桥头火锅底料,
    红油火锅底料, 清油火锅底料, 麻辣火锅底料, 麻辣香锅调料, 麻辣香锅料, 麻婆豆腐料, 麻婆豆腐调料, 水煮鱼调料, 水煮鱼料, 好人家水煮鱼, 好人家, 冒菜底料, 麻辣烫底料, 干锅调料, 小龙虾调料
  dish | soybean | gluten peanut mushroom | meat | ? | 麻辣烫, 杨国福麻辣烫, 张亮麻辣烫, 四川麻辣烫, 麻辣香锅, 麻辣拌, 冒菜, 成都冒菜, 串串香, 串串,
    四川火锅, 重庆火锅, 麻辣火锅, 火锅, 干锅, 麻辣干锅
  dish | | gluten soybean | meat | ? | 冒鸭血, 鸭血煲, 羊蝎子火锅, 羊蝎子, 老北京羊蝎子, 涮羊肉, 牛肉火锅, 猪肚鸡, 椰子鸡, 花胶鸡, 酸菜汆白肉, 酸菜炖粉条, 羊杂汤,
    牛杂汤, 羊肉汤, 单县羊肉汤, 简阳羊肉汤, 驴肉汤
  fish | | gluten soybean | pescatarian..meat | ? | 红烧鱼, 红烧带鱼, 红烧黄鱼, 红烧鲫鱼, 葱烧鲫鱼, 酥鲫鱼, 清蒸鲈鱼, 清蒸鱼, 清蒸石斑, 清蒸多宝鱼, 豉汁蒸鱼,
    豆瓣鱼, 豆瓣鲫鱼, 干烧鱼, 水煮鱼, 沸腾鱼, 酸菜鱼, 剁椒鱼头, 砂锅鱼头, 鱼头豆腐, 鱼头泡饼, 烤鱼, 万州烤鱼, 巫山烤鱼, 纸包鱼, 啤酒鱼, 阳朔啤酒鱼, 臭鳜鱼, 徽州臭鳜鱼, 糖醋鱼, 糖醋鲤鱼,
    西湖醋鱼, 宋嫂鱼羹, 五柳鱼, 咖喱鱼, 红烧划水, 爆鱼, 上海熏鱼, 苏式熏鱼, 苏式爆鱼, 熏鱼, 葱油鱼, 葱油鳊鱼, 响油鳝糊, 响油鳝丝, 红烧鳝段, 盘龙鳝, 干煸鳝丝, 泡椒鱼, 藿香鲫鱼, 红烧甩水,
    铁锅炖鱼, 酱焖鱼, 家焖鱼, 家常焖黄鱼, 梅干菜烧鱼, 侉炖鱼, 家炖鱼, 番茄鱼, 木桶鱼, 石锅鱼, 冷锅鱼, 蒲烧鳗鱼, 蒲烧鳗, 鳗鱼饭
  fish | eggs gluten | | pescatarian..meat | ? | 松鼠鳜鱼, 松鼠桂鱼, 松鼠鱼, 菊花鱼, 糖醋鱼块, 炸鱼薯条, 炸鱼排, 炸鱼柳, 面拖带鱼, 面拖黄鱼, 苔条黄鱼,
    苔菜拖黄鱼, 软炸鱼, 锅塌鱼, 锅塌黄鱼, 葡萄鱼, 瓦块鱼, 焦溜鱼片, 鱼柳包, 麦香鱼, 炸带鱼, 酥炸小黄鱼, 炸小黄鱼
  cured-fish | | gluten eggs soybean | pescatarian..meat | ? | 鱼蛋, 咖喱鱼蛋, 福州鱼丸, 鱼面, 云梦鱼面, 鱼饺, 鱼册,
    鱼皮饺, 鱼竹轮, 黑轮, 鸣门卷, 鳕鱼肠, 鳕鱼条
  shellfish | shellfish | gluten soybean | pescatarian..meat | ? | 油焖大虾, 油焖虾, 油爆虾, 油爆河虾, 蒜蓉虾, 蒜蓉粉丝虾, 蒜蓉粉丝蒸虾,
    蒜蓉粉丝扇贝, 蒜蓉粉丝蒸扇贝, 蒜蓉扇贝, 蒜蓉生蚝, 蒜蓉烤生蚝, 麻辣小龙虾, 蒜蓉小龙虾, 十三香小龙虾, 油焖小龙虾, 香辣蟹, 避风塘炒蟹, 避风塘虾, 葱姜炒蟹, 姜葱炒蟹, 面拖蟹, 毛蟹年糕,
    梭子蟹炒年糕, 醉蟹, 生腌蟹, 潮汕生腌, 生腌虾, 生腌血蛤, 醉虾, 咸呛蟹, 红膏呛蟹, 干锅虾, 香辣虾, 宫保虾球, 沙茶虾, 椒盐虾, 椒盐皮皮虾, 椒盐濑尿虾, 白灼虾, 豉油皇大虾, 豉油皇虾, 炒花甲,
    辣炒花甲, 辣炒蛤蜊, 辣炒花蛤, 姜葱炒花甲, 豉椒炒蚬, 爆炒鱿鱼, 铁板鱿鱼, 酱爆鱿鱼, 宫保鱿鱼, 椒盐鱿鱼, 酱爆螺蛳, 炒螺蛳, 嗦螺, 炒田螺, 葱烧海参, 葱爆海参, 红烧海参, 鲍汁鲍鱼, 红烧鲍鱼,
    鲍汁扣鲍鱼, 海鲜大咖锅, 海鲜焖锅, 捞汁小海鲜, 捞汁海鲜, 爆炒八爪鱼, 爆炒章鱼, 墨鱼大烤, 红烧墨鱼, 目鱼大烤, 三杯小卷, 三杯透抽, 三杯中卷, 五味透抽, 白灼花螺, 辣酒煮花螺, 鲍鱼捞饭,
    鲍鱼焖鸡, 鲍鱼红烧肉, 虾籽大乌参, 虾子大乌参, 黄焖大虾, 韭菜炒河虾
  shellfish | eggs gluten shellfish | soybean | pescatarian..meat | ? | 炸虾, 虾天妇罗, 炸虾球, 芝麻虾球, 凤梨虾球, 沙拉虾球, 金钱虾饼,
    月亮虾饼, 虾饼, 泰式虾饼, 虾托, 虾多士, 炸鱿鱼圈, 炸花枝丸, 炸墨鱼丸, 酥炸鱿鱼须, 黄金虾球, 炸蟹钳, 百花酿蟹钳, 咸蛋黄虾, 虾卷, 台南虾卷, 台湾虾卷
  dish | | dairy gluten | vegetarian..meat | ? | 咖喱饭, 日式咖喱, 百梦多, 好侍百梦多, 土豆咖喱, 罗宋汤, 上海罗宋汤, 葡国鸡, 黄金咖喱
  dish | dairy gluten | | meat | ? | 芝士焗饭, 焗饭, 芝士猪扒饭, 白汁意面, 奶油意面, 意式肉酱面, 肉酱意面, 至尊披萨, 夏威夷披萨, 意式腊肠披萨, 芝士热狗棒, 热狗棒,
    芝士肠, 火腿芝士三明治, 芝士汉堡, 牛肉芝士汉堡, 吉士汉堡, 双层吉士汉堡
  dish | dairy mushroom | gluten | vegetarian..meat | ? | 奶油蘑菇汤, 奶油蘑菇浓汤, 蘑菇浓汤, 奶油蘑菇意面, 蘑菇披萨
  dish | dairy eggs gluten | | meat | ? | 奶油培根意面, 卡邦尼意面, 卡博纳拉, 培根蛋面, 洛林咸派, 法式咸派
  dish | eggs | soybean | vegetarian..meat | ? | 蛋黄酱沙拉, 水果沙拉酱, 蔬菜沙拉酱, 丘比沙拉酱
  dish | eggs gluten | soybean | vegetarian..meat | ? | 大阪烧, 御好烧, 广岛烧, 天妇罗, 蔬菜天妇罗, 韩式葱饼, 亲子丼, 猪排丼, 滑蛋猪排饭, 天丼, 
    豚骨拉面, 酱油拉面, 味噌拉面, 味千拉面, 一兰拉面
  dish | gluten soybean | | meat | ? | 部队锅, 韩式部队锅, 韩式炒年糕, 辣炒年糕, 辛拉面, 火鸡面, 三养火鸡面, 韩式拌面, 日式炒面, 日式炒乌冬, 牛肉乌冬, 肥牛乌冬面,
    韩国拉面, 韩国泡面
  dish | soybean | gluten shellfish | meat | ? | 大酱汤, 韩式大酱汤, 嫩豆腐锅, 韩式嫩豆腐锅
  dish | shellfish | | pescatarian..meat | ? | 冬阴功, 冬荫功, 海鲜饭, 咖喱蟹, 泰式咖喱蟹, 辣椒蟹, 黑胡椒蟹
  dish | shellfish gluten | peanut eggs soybean | pescatarian..meat | ? | 叻沙, 新加坡叻沙, 马来叻沙, 槟城叻沙, 娘惹叻沙, 槟城炒粿条, 炒贵刁,
    虾面, 槟城虾面, 福建虾面
  dish | peanut eggs shellfish | soybean | pescatarian..meat | ? | 帕泰, 泰式炒金边粉
  dish | peanut | gluten soybean shellfish | meat | ? | 沙嗲, 沙爹, 沙嗲串, 沙爹串, 沙嗲鸡肉串, 沙爹鸡串, 加多加多
  dish | peanut | | vegan..meat | ? | 油炸花生米拌菠菜, 老醋花生米, 花生炖猪蹄, 花生凤爪, 花生鸡爪, 果仁菠菜, 菠菜花生, 老醋菠菜花生, 花生米拌芹菜, 芹菜花生, 芹菜花生米,
    西芹花生, 擂茶, 客家擂茶, 桃源擂茶, 安化擂茶, 恭城油茶
  dish | shellfish | gluten peanut | pescatarian..meat | ? | 越南夏卷, 米纸卷
  plant-protein | soybean | gluten | vegan | ? | 日式豆腐汉堡, 炸豆腐丸子, 豆腐丸子, 素丸子豆腐, 香煎豆腐, 煎豆腐, 豆皮寿司, 油豆腐寿司
  dish | | gluten soybean | pescatarian..meat | ? | 寿司, 手卷, 握寿司, 卷寿司, 三文鱼寿司, 鳗鱼寿司, 金枪鱼寿司, 饭团, 日式饭团, 三角饭团, 台湾饭团,
    粢饭团, 上海粢饭团, 粢饭糕
  dish | eggs | gluten soybean | pescatarian..meat | ? | 日式玉子烧, 韩式鸡蛋卷, 韩式蒸蛋, 加州卷
  sweetener | dairy | | vegetarian..meat | ? | 椰奶冻, 椰汁糕, 椰汁千层糕, 奶冻卷, 奶酪魏, 老北京奶酪, 冰淇淋, 雪糕, 钟薛高, 梦龙, 和路雪, 哈根达斯, 可爱多,
    巧乐兹雪糕, 东北大板, 马迭尔冰棍, 中街1946, 光明冰砖, 冰砖, 奶油雪糕, 绿豆雪糕奶, 红豆雪糕, 三色杯, 甜筒, 圣代, 麦旋风, 酸奶捞, 雪媚娘, 冰皮月饼, 雪莓娘
  sweetener | dairy eggs | | vegetarian..meat | ? | 布丁, 焦糖布丁, 鸡蛋布丁, 法式焦糖布丁, 凤凰奶糊, 鸡蛋牛奶布丁, 蛋奶布丁, 奶黄馅, 奶皇馅, 卡仕达酱,
    卡士达酱, 卡仕达馅
  sweetener | soybean | | vegan..vegetarian | ? | 驴打滚, 北京驴打滚, 豆面糕, 豆面卷, 糖水豆花, 甜豆花, 甜豆腐脑, 豆腐布丁, 三大炮, 成都三大炮, 红糖糍粑,
    打糕, 延边打糕, 朝鲜打糕, 黄豆粉糍粑, 豆乳盒子, 腐竹糖水, 腐竹鸡蛋糖水, 腐竹白果糖水, 豆浆布丁
  sweetener | dairy eggs gluten soybean | | vegetarian | ? | 豆乳蛋糕, 豆乳盒子蛋糕
  sweetener | | | vegan..meat | ? | 宁波汤圆, 黑芝麻汤圆, 汤圆, 元宵, 宁波年糕片, 重阳糕, 爱窝窝, 豌豆黄, 艾粄, 麻团, 煎堆, 芝麻球, 拔丝地瓜, 拔丝苹果, 拔丝山药,
    拔丝香蕉, 芝麻糊, 黑芝麻糊, 南方黑芝麻糊, 杏仁茶, 八宝粥, 银耳羹, 绿豆汤, 红豆汤, 苏式绿豆汤, 清补凉, 椰子冻, 糖芋苗, 桂花糖芋苗, 糖粥, 赤豆元宵, 桂花赤豆元宵, 酒酿圆子, 酒酿小圆子,
    红糖锅盔, 麻薯球
  dish | | gluten shellfish soybean | vegan..meat | ? | 泡菜锅
  dish | peanut shellfish | | pescatarian | ? | 宋丹
  dish | soybean | gluten | pescatarian..meat | ? | 味噌汤, 日式味噌汤
  dish | | gluten soybean eggs | pescatarian..meat | ? | 关东煮
  dish | gluten soybean | eggs mushroom | meat | ? | 寿喜锅, 寿喜烧, 日式牛肉锅
  sweetener | peanut | | vegan..vegetarian | ? | 花生汤, 花生露, 花生馅汤圆, 花生麻糬, 花生麻薯
  leaf | | | vegan | ? | 碗托
  mushroom | mushroom | | vegan | - | 青腿子, 口蘑青腿子
  shellfish | shellfish | | pescatarian | - | 哈喇, 嘎啦, 蛤喇, 哈拉, 嘎拉海
  bread | gluten soybean | | vegan..vegetarian | ? | 奥利奥, 奥利奥饼干, 奥利奥夹心饼干, 奥利奥碎, 奥利奥饼干碎
  sweetener | dairy eggs | | vegetarian | ? | 双皮奶, 顺德双皮奶, 红豆双皮奶
`)
