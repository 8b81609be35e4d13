import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of the world by the names that Chinese cooks type, with what most recipes hold. */
export const worldTable = parseFoodLines(`
  dish | dairy gluten | eggs | vegetarian..meat | ? | 肉酱千层面, 菠菜千层面, 烤千层面, 千层意面,
    焗千层面, 布利尼薄饼
  dish | shellfish | dairy | pescatarian..meat | ? | 法国蜗牛, 法式蜗牛, 焗蜗牛, 法式焗蜗牛, 勃艮第蜗牛, 香草黄油蜗牛,
    蒜香黄油焗蜗牛, 蒜蓉焗蜗牛, 龙虾浓汤, 海鲜浓汤, 蟹肉浓汤, 虾浓汤, 鲜虾浓汤, 大虾浓汤, 海鲜周打汤
  dish | gluten soybean | dairy | meat | ? | 部队锅, 韩式部队锅
  dish | gluten | dairy soybean | meat | ? | 部队火锅, 韩式部队火锅, 部队汤
  dish | | dairy | vegan..meat | ? | 意式烩饭, 米兰烩饭, 意大利烩饭, 意大利炖饭, 意式炖饭, 番红花烩饭, 南瓜烩饭,
    南瓜炖饭, 玉米浓汤, 南瓜浓汤, 土豆浓汤, 花椰菜浓汤, 西兰花浓汤, 胡萝卜浓汤, 洋葱浓汤, 栗子浓汤, 芦笋浓汤,
    青豆浓汤, 菠菜浓汤, 红薯浓汤, 蔬菜浓汤, 粟米浓汤, 薯蓉, 牧羊人馅饼, 俄式冷汤, 俄罗斯冷汤, 奥克罗什卡
  dish | dairy | | vegetarian..meat | ? | 芝士烩饭, 奶油烩饭, 奶油浓汤, 玉米奶油浓汤, 忌廉浓汤, 奶油薯泥, 农舍派,
    奶油菠菜, 希腊沙拉, 希腊式沙拉, 田园沙拉菲达, 菲达沙拉, 卡布里沙拉, 卡普雷塞, 卡普列塞沙拉, 番茄马苏里拉沙拉,
    番茄布拉塔, 俄式红菜汤, 红菜汤, 乌克兰红菜汤, 俄罗斯红菜汤
  dish | mushroom | dairy | vegan..meat | ? | 蘑菇烩饭, 意式蘑菇烩饭, 蘑菇炖饭, 野菌烩饭, 野菌炖饭, 牛肝菌烩饭,
    松露烩饭, 松露炖饭, 黑松露烩饭, 野菌浓汤, 松茸浓汤, 菌菇浓汤
  dish | dairy mushroom | | vegetarian..meat | ? | 蘑菇浓汤, 奶油口蘑汤, 奶油口蘑浓汤
  dish | dairy shellfish | | pescatarian..meat | ? | 海鲜巧达汤, 龙虾忌廉汤
  dish | | dairy gluten | vegan..meat | ? | 法式洋葱汤, 洋葱汤, 法式洋葱焗汤, 洋葱焗汤, 法国洋葱汤, 焗洋葱汤
  dish | dairy | gluten | vegetarian..meat | ? | 奶酪焗洋葱汤
  dish | gluten | dairy eggs | vegetarian..meat | ? | 布利尼, 布林饼, 俄罗斯薄饼, 俄式煎饼, 俄式薄饼, 
    咖椰吐司, 咖央吐司, 咖椰多士, 亚坤咖椰吐司, 加椰吐司, 加央吐司, 班兰吐司
  dish | dairy | | meat | ? | 黄油鸡, 黄油鸡肉咖喱, 牛油鸡, 坦都里烤鸡, 坦度里烤鸡, 唐杜里烤鸡, 坦都里鸡, 印度烤鸡,
    印度泥炉烤鸡, 泥炉烤鸡, 玛莎拉鸡, 玛撒拉鸡, 玛萨拉咖喱鸡, 马萨拉鸡, 提卡玛莎拉鸡, 香料烤鸡提卡, 提卡鸡,
    科尔马咖喱鸡, 奶油咖喱鸡, 酸奶烤鸡, 多巴多巴
  dish | dairy | gluten mushroom | meat | ? | 斯特罗加诺夫牛肉, 斯特罗加诺夫, 俄式炒牛肉丝, 俄式酸奶牛肉,
    俄式酸奶油牛肉, 酸奶油牛肉, 俄式牛柳丝, 俄罗斯酸奶牛肉, 俄式奶油牛肉, 俄式牛肉丝
  dish | gluten eggs | dairy | meat | ? | 基辅鸡, 基辅鸡卷, 基辅炸鸡卷, 基辅黄油鸡卷, 黄油鸡卷, 蓝带猪排, 蓝带鸡排,
    蓝带鸡胸, 蓝绶带鸡, 苏格兰蛋, 火腿蛋三明治
  dish | dairy gluten eggs | | meat | ? | 芝士火腿猪排卷
  dish | dairy eggs | gluten | vegetarian..meat | ? | 凯撒沙拉, 恺撒沙拉, 西泽沙拉, 凯萨沙拉, 班尼迪克蛋, 本尼迪克蛋,
    班尼迪蛋, 班尼迪克特蛋, 火腿班尼迪克蛋, 水波蛋松饼
  dish | dairy eggs | gluten | meat | ? | 鸡肉凯撒沙拉, 鸡肉凯萨沙拉, 烤鸡凯撒沙拉, 鸡胸凯撒沙拉
  dish | dairy eggs shellfish | gluten | pescatarian..meat | ? | 鲜虾凯撒沙拉
  dish | dairy eggs | gluten | pescatarian..meat | ? | 三文鱼凯撒沙拉, 三文鱼班尼迪克蛋, 烟三文鱼班尼迪克蛋
  dish | gluten eggs | | meat | ? | 苏格兰炸蛋, 炸肉裹蛋, 猪排三明治, 干炸里脊, 软炸里脊, 炸里脊
  dish | eggs | | vegetarian..meat | ? | 北非蛋, 沙卡蔬卡, 沙克舒卡, 夏卡苏卡, 北非番茄蛋, 以色列番茄蛋, 番茄炖蛋,
    西班牙土豆饼, 西班牙土豆蛋饼, 西班牙蛋饼, 西班牙煎蛋饼, 西班牙烘蛋, 蛋羹, 鸡蛋羹, 炖蛋羹, 嫩蛋羹, 水蒸蛋羹,
    婴儿蛋羹, 华道夫沙拉, 尼斯色拉
  dish | eggs | dairy | vegetarian..meat | ? | 柯布沙拉, 俄式土豆沙拉
  dish | shellfish | | pescatarian..meat | ? | 西班牙海鲜饭, 西班牙大锅饭, 西班牙海鲜锅饭, 海鲜锅饭, 西班牙海鲜炖饭,
    巴耶亚, 白酒青口, 白酒煮青口, 白葡萄酒青口, 白酒贻贝, 白酒淡菜, 法式白酒青口, 酒蒸蛤蜊, 清酒蒸蛤蜊, 酒蒸花蛤,
    比利时青口, 青口薯条, 西班牙蒜虾, 蒜香虾, 蒜油大虾, 马赛鱼汤, 马赛鱼羹, 布耶佩斯, 法式海鲜汤, 意式海鲜汤,
    葡式海鲜饭, 葡式海鲜锅, 海鲜杂烩, 生蚝拼盘, 海鲜拼盘, 海鲜塔, 海鲜盘, 海鲜锅, 绿咖喱虾, 红咖喱虾, 绿咖喱海鲜,
    红咖喱海鲜, 咖喱虾, 咖喱大虾, 泰式咖喱虾, 蟹肉扒豆苗, 蟹肉扒时蔬, 瑶柱扒豆苗, 瑶柱扒瓜脯, 蟹肉扒西兰花,
    鲜虾扒豆苗, 海鲜羹, 虾仁羹, 鱿鱼羹, 墨鱼羹, 干贝羹, 蛤蜊丝瓜, 丝瓜蛤蜊, 炒蛤蜊, 炒海瓜子, 九层塔炒蛤蜊, 塔香蛤蜊,
    凉拌花枝, 三杯小卷, 三杯中卷, 烤鱿鱼, 铁板鱿鱼, 铁板烧鱿鱼, 烤生蚝, 蒜蓉烤生蚝, 蒜蓉生蚝, 炭烤生蚝, 烤扇贝,
    蒜蓉扇贝, 海鲜捞汁, 生腌虾, 生腌蟹, 潮汕生腌
  dish | shellfish | mushroom | pescatarian..meat | ? | 冬阴功汤, 冬阴功, 冬荫功, 冬荫功汤, 冬阴汤, 冬炎汤, 东炎汤,
    泰式酸辣虾汤, 泰式酸辣汤, 冬阴功海鲜汤, 泰式海鲜酸辣汤, 冬阴功火锅, 冬阴功锅底
  dish | | mushroom | meat | ? | 泰式椰汁鸡汤, 椰汁鸡汤, 椰奶鸡汤, 泰式椰奶鸡汤, 南姜椰奶鸡汤, 红酒炖牛肉, 红酒烩牛肉,
    勃艮第红酒炖牛肉, 勃艮第炖牛肉, 勃艮第牛肉, 布根地红酒炖牛肉, 红酒牛肉, 法式红酒炖牛肉, 红酒炖鸡, 红酒烩鸡,
    法式红酒炖鸡, 红酒鸡, 法式红酒鸡, 酸汤肥牛, 酸汤肥牛卷, 金汤肥牛
  dish | dairy | mushroom | meat | ? | 白汁炖小牛肉, 白汁烩小牛肉, 法式白汁炖小牛肉, 白酱炖小牛肉, 奶油炖小牛肉,
    白汁炖鸡
  dish | | dairy mushroom | meat | ? | 白烩小牛肉, 法式白烩小牛肉
  dish | dairy mushroom | | meat | ? | 奶油蘑菇鸡
  dish | dairy gluten | eggs mushroom | meat | ? | 惠灵顿牛排, 威灵顿牛排
  dish | gluten | dairy eggs mushroom | meat | ? | 惠灵顿, 惠灵顿牛柳, 酥皮牛排, 惠灵顿牛肉
  dish | | shellfish | meat | ? | 泰式绿咖喱鸡, 绿咖喱鸡, 泰式红咖喱鸡, 红咖喱鸡, 绿咖喱牛肉, 红咖喱牛肉, 绿咖喱鸡肉,
    泰式黄咖喱鸡, 泰式绿咖喱, 泰式红咖喱, 绿咖喱, 红咖喱
  dish | | peanut shellfish | meat | ? | 马沙文咖喱鸡, 玛莎曼咖喱, 马萨曼咖喱, 帕能咖喱, 帕能咖喱鸡
  noodle | | eggs peanut shellfish soybean | pescatarian..meat | ? | 泰式炒河粉, 炒金边粉, 泰式炒粿条, 泰炒河粉,
    泰式炒面
  noodle | eggs peanut shellfish | soybean | pescatarian..meat | ? | 泰式炒金边粉
  noodle | | eggs peanut shellfish soybean | meat | ? | 泰式炒粉, 泰国炒河粉
  noodle | shellfish | eggs peanut soybean | pescatarian..meat | ? | 泰式鲜虾炒河粉, 虾仁泰式炒河粉
  dish | eggs shellfish | soybean | pescatarian..meat | ? | 印尼炒饭, 泰式菠萝炒饭, 泰国菠萝炒饭, 菠萝炒饭, 扬州炒饭,
    什锦炒饭
  dish | eggs | shellfish soybean | pescatarian..meat | ? | 印度尼西亚炒饭, 加州卷
  dish | | eggs shellfish soybean | pescatarian..meat | ? | 泰式炒饭, 加州寿司卷, 加州反卷, 加州卷寿司, 蟹柳寿司,
    蟹棒寿司, 蟹柳寿司卷, 彩虹卷寿司
  dish | | eggs shellfish soybean | meat | ? | 马来炒饭
  dish | eggs peanut | shellfish soybean | meat | ? | 加多加多, 加多加多沙拉
  dish | eggs peanut | shellfish soybean | vegetarian..meat | ? | 印尼花生酱沙拉, 印尼沙拉, 印尼什锦沙拉, 印尼杂拌
  dish | shellfish | gluten eggs | pescatarian..meat | ? | 辣椒螃蟹, 辣椒蟹, 新加坡辣椒蟹, 星洲辣椒蟹
  dish | gluten eggs | dairy | vegetarian..meat | ? | 咖椰烤吐司, 咖椰面包
  dish | gluten eggs | shellfish soybean | pescatarian..meat | ? | 日式天妇罗, 天妇罗, 天妇罗拼盘, 什锦天妇罗,
    天妇罗盖饭, 天妇罗饭, 天丼, 天妇罗丼, 天妇罗乌冬面
  dish | gluten eggs shellfish | soybean | pescatarian..meat | ? | 天妇罗乌冬, 天妇罗荞麦面
  dish | gluten eggs shellfish | | pescatarian..meat | ? | 炸虾天妇罗, 虾天妇罗, 大虾天妇罗, 明虾天妇罗, 炸虾盖饭,
    炸虾丼
  dish | eggs | shellfish soybean mushroom | pescatarian..meat | ? | 茶碗蒸, 日式茶碗蒸, 日式蒸蛋, 茶碗蒸蛋
  dish | soybean | eggs shellfish | meat | ? | 嫩豆腐锅, 韩式嫩豆腐锅
  dish | soybean | eggs shellfish | pescatarian..meat | ? | 嫩豆腐汤, 韩式豆腐汤, 韩式嫩豆腐汤, 纯豆腐锅, 辣豆腐锅,
    韩式豆腐锅, 韩国豆腐锅
  dish | soybean | eggs shellfish mushroom | pescatarian..meat | ? | 豆腐锅
  dish | gluten eggs | soybean mushroom | meat | ? | 韩式拌饭, 石锅拌饭
  dish | | gluten eggs soybean mushroom | vegan..meat | ? | 韩国拌饭, 全州拌饭, 石头拌饭, 韩式石锅饭
  dish | gluten | eggs soybean mushroom | pescatarian..meat | ? | 韩式石锅拌饭
  dish | | gluten eggs soybean mushroom | meat | ? | 石锅牛肉拌饭
  dish | | gluten soybean mushroom | vegan..meat | ? | 炒杂菜, 韩式炒杂菜, 韩式杂菜, 韩国杂菜, 杂菜粉丝, 韩式拌粉丝,
    韩式炒粉丝, 韩式炒粉条, 韩式杂菜粉丝, 杂菜拌粉条
  dish | gluten | peanut soybean | meat | ? | 刈包, 割包, 台式刈包, 台湾刈包, 台湾割包, 虎咬猪, 控肉刈包, 焢肉割包
  dish | gluten | | meat | ? | 越式法包, 越南法包, 越式法棍, 越南法棍三明治, 越式法棍三明治, 越南三明治, 越式三明治,
    越南面包, 猪扒包, 澳门猪扒包, 猪排包, 猪排汉堡, 炖牛膝, 意式炖牛膝, 米兰炖牛膝, 烩牛膝, 米兰烩牛膝, 米兰牛膝,
    意式牛膝, 鸡扒包, 牛扒包, 鸡排三明治
  dish | dairy gluten | eggs | meat | ? | 总汇三明治, 总会三明治, 公司三文治
  dish | gluten | dairy eggs | meat | ? | 公司三明治, 俱乐部三明治, 会所三明治, 鸡肉三明治, 早餐三明治
  dish | gluten | dairy | vegan..meat | ? | 布鲁斯凯塔, 意式烤面包片, 意式番茄面包片, 番茄烤面包片, 普切塔, 布切塔,
    克罗斯蒂尼, 蒜香烤面包, 佛卡夏三明治, 帕尼尼, 意式帕尼尼
  dish | gluten shellfish | eggs soybean | pescatarian..meat | ? | 三鲜饺子, 三鲜水饺, 三鲜馅饺子, 三鲜包子
  dish | gluten shellfish | eggs soybean | meat | ? | 三鲜蒸饺, 三鲜馄饨, 三鲜锅贴
  dish | | peanut | vegan..vegetarian | ? | 八宝粥, 腊八粥, 八宝粥罐头, 银鹭八宝粥, 娃哈哈八宝粥, 泰山八宝粥,
    亲亲八宝粥, 桂圆八宝粥, 桂圆莲子八宝粥, 同福八宝粥, 紫薯紫米粥罐头, 好粥道, 银鹭好粥道, 杂粮八宝粥,
    爱之味麦仔八宝粥
  dish | gluten | peanut | vegan..vegetarian | ? | 达利园八宝粥
  dish | | gluten soybean | meat | ? | 米粉肉, 荷叶米粉肉, 烧腊拼盘, 烧腊双拼, 三拼烧腊, 烧腊三拼, 双拼饭, 烧味双拼饭,
    港式烧腊, 广式烧腊, 港式烧味, 烧腊, 烧味
  dish | soybean | gluten mushroom | meat | ? | 鱼香肉丝, 鱼香猪肉丝, 鱼香肉丝盖饭, 鱼香肉丝饭, 鱼香肉丝盖浇饭
  dish | soybean | gluten mushroom | vegan..meat | ? | 文思豆腐, 文思豆腐羹, 淮扬文思豆腐
  dish | | gluten soybean | pescatarian..meat | ? | 老醋蜇头, 老醋海蜇头, 老醋海蜇, 凉拌海蜇, 凉拌海蜇丝, 凉拌海蜇头,
    蒜泥海蜇, 海蜇拌黄瓜, 黄瓜拌海蜇, 酸辣海蜇, 葱油海蜇
  dish | | gluten eggs | meat | ? | 椒盐排条, 糖醋排条, 酱汁排条, 椒盐里脊, 炸肉丸
  dish | soybean | gluten eggs | meat | ? | 焦溜丸子
  salty-sauce | shellfish | gluten soybean | pescatarian | ? | 蚝油生菜, 蚝油菜心, 蚝油芥兰, 蚝油芥蓝, 蚝油油麦菜,
    蚝油小白菜, 蚝油青菜, 蚝油西兰花, 蚝油上海青, 蚝油油菜, 蚝油娃娃菜, 蚝油茄子, 蚝油土豆, 蚝油芦笋, 蚝油菜薹,
    蚝油通菜, 蚝油空心菜, 蚝油唐生菜, 蚝油西生菜, 蚝油时蔬
  salty-sauce | shellfish mushroom | gluten soybean | meat | ? | 蚝油香菇, 蚝油双菇
  salty-sauce | shellfish mushroom | gluten soybean | pescatarian..meat | ? | 蚝油杏鲍菇, 蚝油冬菇, 蚝油鲜菇,
    蚝油草菇, 蚝油平菇, 蚝油蘑菇
  salty-sauce | shellfish soybean | gluten | pescatarian..meat | ? | 蚝油豆腐, 蚝油豆腐煲, 蚝油腐竹
  salty-sauce | gluten shellfish soybean | | meat | ? | 蚝油捞面
  noodle | gluten | eggs | vegan..meat | ? | 番茄意大利面, 番茄意面, 西红柿意面, 番茄意粉, 茄汁意面, 茄汁意大利面,
    茄汁意粉, 菠菜意面, 菠菜意大利面, 蔬菜意面, 蔬菜意大利面, 时蔬意面, 素意面, 茄子意面, 南瓜意面, 芦笋意面,
    西兰花意面, 橄榄油意面, 蒜香意面, 蒜油意面, 蒜香辣味意面, 香蒜意面, 蒜蓉意面, 蒜香橄榄油意面, 番茄罗勒意面,
    橄榄意面, 彩椒意面, 圣女果意面, 辣番茄意面, 冷意面, 凉拌意面, 意面沙拉, 意大利面沙拉, 黑椒意面, 炒意面,
    博洛尼亚肉酱面, 波隆那肉酱面, 番茄肉酱意面
  noodle | gluten | eggs shellfish | vegan..meat | ? | 泡菜意面
  noodle | gluten | eggs | pescatarian..meat | ? | 明太子意面, 三文鱼意面, 金枪鱼意面, 吞拿鱼意粉
  noodle | gluten | eggs | meat | ? | 意大利肉酱面, 肉酱意大利面, 肉酱意粉, 牛肉意面, 鸡肉意面, 培根意面,
    培根意大利面, 肉丸意大利面, 烟肉意粉
  noodle | dairy gluten | eggs | meat | ? | 肉酱意面, 茄汁肉酱意面, 奶油培根意大利面
  noodle | gluten eggs | | pescatarian..meat | ? | 肉丸意面
  noodle | gluten | dairy eggs | meat | ? | 香肠意面
  noodle | gluten mushroom | eggs | vegan..meat | ? | 蘑菇意面, 蘑菇意大利面, 松露意面, 黑松露意面, 野菌意面,
    牛肝菌意面, 菌菇意面
  noodle | dairy gluten | eggs | vegetarian..meat | ? | 白酱意面, 白酱意大利面, 奶油意大利面, 芝士意大利面, 青酱意面,
    青酱意大利面, 罗勒青酱意面, 黑胡椒奶酪意面, 奶酪意面, 粉红酱意面
  noodle | gluten shellfish | eggs | pescatarian..meat | ? | 海鲜意大利面, 蛤蜊意大利面, 白酒蛤蜊意大利面,
    鲜虾意大利面, 虾仁意面, 大虾意面, 龙虾意面, 墨鱼意大利面, 墨鱼面, 海鲜番茄意面, 花蛤意面, 蟹肉意面
  noodle | gluten | eggs soybean | meat | ? | 日本拉面, 博多拉面, 札幌拉面, 地狱拉面, 蘸面, 沾面, 日式蘸面,
    油拌拉面, 盐味拉面
  noodle | gluten eggs | soybean | meat | ? | 豚骨拉面, 酱油拉面, 味噌拉面, 一兰拉面, 味千拉面, 日式酱油拉面
  noodle | gluten soybean | eggs | meat | ? | 叉烧拉面
  dish | gluten | eggs | meat | ? | 俄式饺子, 俄罗斯饺子, 佩尔梅尼, 西伯利亚饺子, 俄国饺子, 德式饺子, 施瓦本饺子
  sweetener | dairy | eggs | vegetarian..meat | ? | 哈根达斯冰淇淋, 哈根达斯, 冰雪皇后暴风雪, dq暴风雪, dq冰淇淋,
    麦旋风, 圣代, 草莓圣代, 巧克力圣代, 巴菲, 水果巴菲, 草莓巴菲, 抹茶巴菲, 芭菲
  sweetener | dairy gluten | eggs | meat | ? | 麦当劳麦旋风, 麦当劳圣代
  dish | gluten | dairy shellfish | meat | ? | 官财板, 棺材板, 台南棺材板
  dish | gluten | dairy | meat | ? | 官财板吐司
  dish | gluten | soybean | meat | ? | 地锅鸡, 徐州地锅鸡, 地锅鱼, 地锅排骨, 铁锅炖鸡贴饼子, 猪肉大葱水饺,
    猪肉大葱饺子, 猪肉白菜水饺, 猪肉韭菜水饺, 猪肉芹菜水饺, 猪肉酸菜水饺, 牛肉水饺, 羊肉水饺, 牛肉大葱水饺,
    羊肉大葱水饺, 鲜肉水饺, 韭菜猪肉水饺, 白菜猪肉水饺, 芹菜猪肉水饺, 玉米猪肉水饺, 荠菜猪肉水饺, 荠菜馄饨, 猪肉馄饨,
    鲜肉馄饨, 猪肉锅贴, 猪肉包子, 猪肉大葱包子, 牛肉包子
  dish | gluten soybean | | meat | ? | 铁锅炖贴饼子, 牛肉锅贴
  dish | gluten mushroom | soybean | meat | ? | 香菇猪肉水饺, 香菇猪肉饺子, 香菇鸡肉水饺, 香菇鸡肉饺子, 香菇青菜包,
    香菇菜包
  dish | gluten shellfish | | pescatarian..meat | ? | 虾仁水饺, 虾仁饺子, 韭菜虾仁饺子, 韭菜虾仁水饺, 虾仁锅贴,
    韭菜虾仁锅贴, 虾仁蒸饺, 玉米虾仁水饺, 虾饺皇水饺
  grain | | gluten | vegan..vegetarian | ? | 甜醅子, 甜醅, 甜胚子
  grain | dairy | gluten | vegetarian | ? | 甜醅子奶茶
  rice | eggs | soybean | meat | ? | 蛋黄肉粽, 咸蛋黄肉粽, 蛋黄鲜肉粽, 咸蛋黄鲜肉粽, 蛋黄鲜肉粽子, 蛋黄粽, 咸蛋黄粽子,
    裹蒸粽
  rice | peanut | eggs soybean mushroom | meat | ? | 南部粽, 北部粽, 台湾肉粽, 台式肉粽, 烧肉粽, 湖州粽, 客家粽, 花生粽
  dish | gluten soybean | eggs | meat | ? | 猪脚姜, 猪脚姜醋
  dish | eggs soybean | dairy | meat | ? | 猪脚姜醋蛋
  dish | soybean | eggs | meat | ? | 姜醋猪脚
  vegetable | eggs | soybean | vegetarian..meat | ? | 沙拉笋, 沙拉竹笋, 凉笋沙拉, 美乃滋沙拉笋
  dish | soybean | shellfish | meat | ? | 客家小炒
  dish | soybean | gluten peanut | meat | ? | 八宝辣酱, 上海八宝辣酱
  dish | | soybean | meat | ? | 打抛猪, 打抛猪肉, 打抛猪饭, 泰式打抛猪, 打抛鸡, 打抛牛, 打抛肉, 泰式打抛肉,
    泰式打抛饭, 打抛饭
  dish | shellfish | eggs | pescatarian..meat | ? | 花枝羹
  dish | shellfish | | meat | ? | 蛤蜊鸡汤
  dish | eggs | mushroom | meat | ? | 西湖牛肉羹
  dish | | | vegetarian..pescatarian | ? | 烫青菜, 水烫青菜, 烫地瓜叶, 烫空心菜
  dish | | gluten soybean | pescatarian | ? | 鲑鱼卵军舰, 鲑鱼卵军舰寿司, 军舰寿司, 军舰卷, 鱼子军舰, 三文鱼籽军舰,
    鲔鱼军舰
  dish | shellfish | gluten soybean | pescatarian | ? | 海胆军舰, 海胆军舰寿司, 甜虾军舰, 虾寿司, 鲜虾寿司, 熟虾寿司,
    干贝寿司, 鱿鱼寿司, 章鱼寿司, 北寄贝寿司
  vegetable | | | vegan | - | 金针花, 金针花菜, 鲜金针花, 面瓜, 面南瓜, 蕨麻, 人参果蕨麻, 延寿果蕨麻
  meat | | | meat | ? | 禾虫, 禾虫干, 沙虫禾虫, 钵仔禾虫, 疣吻沙蚕
  sweetener | dairy peanut | eggs soybean | vegetarian..meat | ? | 牛轧糖, 鸟结糖, 台湾牛轧糖, 法式牛轧糖
  shellfish | shellfish | | pescatarian | - | 八爪, 八爪仔, 小八爪, 迷你八爪
  drink | | dairy | vegan..vegetarian | ? | 可可奶, 可可牛奶
  drink | dairy | | vegetarian | ? | 热可可, 热巧克力, 巧克力奶, 朱古力奶, 牛奶可可, 热朱古力, 香蕉牛奶, 草莓牛奶,
    木瓜牛奶, 西瓜牛奶, 酪梨牛奶
  dish | gluten | dairy | vegetarian..meat | ? | 那不勒斯披萨, 拿坡里披萨, 拿波里披萨, 那不勒斯比萨, 蘑菇披萨, 蔬菜披萨, 素披萨, 番茄披萨, 罗马披萨, 西西里披萨,
    田园披萨, 白披萨, 意式披萨, 手工披萨, 薄饼披萨, 自制披萨, 披萨饼底芝士
  dish | gluten | dairy | meat | ? | 培根披萨, 火腿披萨, 鸡肉披萨, 烤鸡披萨, 牛肉披萨, 香肠披萨, 肉酱披萨, 超级至尊披萨, 腊肠披萨, 意式腊肠披萨, 奥尔良鸡肉披萨, 照烧鸡披萨, 帕尔玛火腿披萨,
    古巴三明治, 鲁本三明治, 火腿三明治, 火鸡三明治, 费城三明治, 牛肉芝士三明治, 英式松饼三明治
  dish | gluten shellfish | dairy | pescatarian..meat | ? | 海鲜披萨, 鲜虾披萨, 虾仁披萨
  dish | | eggs gluten | meat | ? | 英式早餐, 英式全套早餐, 英式早餐拼盘, 美式早餐, 美式早餐拼盘, 全日早餐, 早餐拼盘
  dish | soybean | mushroom gluten | meat | ? | 黄焖鸡米饭, 黄焖鸡, 杨铭宇黄焖鸡, 黄焖鸡块
  dish | | dairy | pescatarian..meat | ? | 挪威三文鱼汤, 芬兰三文鱼汤, 三文鱼奶油汤, 奶油三文鱼汤, 奶油鱼汤
  dish | gluten shellfish | | pescatarian..meat | ? | 金牌虾水饺, 思念金牌虾水饺, 虾水饺, 湾仔码头虾水饺, 三全虾水饺, 鲜虾馄饨, 大虾水饺, 虾皇饺
`)
