import { list } from '#kitchen/word-list.ts'

/** Groups of Chinese characters that look alike but sound different: 香茹 for 香菇, 洒 for 酒. */
const lookAlikeGroups = list(
  `子孑, 羌姜, 加茄笳, 错醋, 叔椒, 菇茹茄, 莱菜采, 酒洒, 肉内, 饭饮, 而面, 瓜爪, 笋荀, 薯暑署, 椒淑, 枣束, 李季, 桃挑, 柚抽油, 茶荼, 贝见, 未末, 米来, 芹芥, 牛午, 羊半, 鸡鸠, 鸭鸦, 鹅鹤, 蛋蚤疍, 奶仍扔, 翅翘, 碎醉粹, 渔鱼, 罐灌, 末沫抹, 馅陷焰, 培倍陪, 贝具, 蒜菻, 虾吓, 鳕雪, 豉鼓, 茴苘, 芹芩, 荠芥, 蕨厥, 藜黎, 榴溜, 樱婴, 菌茵, 蚕蛋, 胗珍, 腩喃楠, 胸汹, 肋助, 豚逐, 肫钝, 腱健键, 膀榜, 腰要, 肥肌, 排徘, 酥稣, 酿娘, 卤囟, 腌淹, 熏薰, 炒吵抄, 炸诈, 烤拷, 煎剪, 蒸燕, 炖吨, 糯懦, 粳梗, 粽棕, 枸构, 杞祀, 椰揶, 榛臻, 桂挂, 茼筒, 蓉容, 苋见, 莴窝, 芦卢, 藠皛, 苔台, 荞莽, 虾蚌, 蟹蟀, 蚝毫, 蛤哈,
  栗粟, 梨犁, 杏呆, 柿姊, 莓苺, 萄荀, 菠波, 韭非, 芽芥, 葱忽, 姜美, 蒜祘, 盐监, 糖糠, 醋酷, 酱浆桨, 酪格洛, 士土, 腐府, 皮波, 肠场, 肝肚, 肘肋, 腿褪, 骨滑, 鱼渔, 鲤鲫, 鳕鳗, 鲑鲜, 粥弼, 糕羔, 饼拼, 饺绞, 馒慢谩, 粉纷, 麦表, 麸麩, 豌碗, 鹰膺, 莲涟, 藕耦, 芋竽, 蕉焦, 橙橡`,
)

/** The look-alikes of each character. */
export const lookAlikeCharacters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(
    Object.groupBy(
      lookAlikeGroups.flatMap((group) =>
        [...group].flatMap((typed) => [...group].filter((one) => one !== typed).map((meant) => ({ typed, meant }))),
      ),
      ({ typed }) => typed,
    ),
  ).map(([typed, pairs]) => [typed, (pairs ?? []).map(({ meant }) => meant)]),
)
