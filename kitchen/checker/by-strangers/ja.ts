import type { ByStrangers } from '#kitchen/checker/by-strangers/by-strangers.ts'

/** Japanese. A test helper. */
export const ja: ByStrangers = {
  recipes: [
    {
      asks: { ingredients: ['豆腐', 'わかめ', '味噌'], dietTypes: ['pescatarian'], mealTypes: ['soup'], targetMealType: 'soup' },
      text: {
        title: '豆腐とわかめの味噌汁',
        description: '毎日飲みたい基本の一杯です。',
        prepTime: '5分',
        cookTime: '10分',
        totalTime: '15分',
        ingredients: ['豆腐 1/2丁', '乾燥わかめ 大さじ1', 'だし汁 600ml', '味噌 大さじ3', '長ねぎ 1/4本'],
        instructions: [
          '豆腐は1.5cm角に切り、わかめは水で戻す。ねぎは小口切りにする。',
          '鍋にだし汁を入れて中火にかけ、煮立ったら豆腐とわかめを加えて2〜3分煮る。',
          '火を弱めて味噌を溶き入れ、ひと煮立ちする直前に火を止める。',
          '器によそい、ねぎを散らす。',
        ],
      },
    },
    {
      asks: { ingredients: ['鶏もも肉', 'じゃがいも', 'ローズマリー'], proteins: ['chicken'], allergens: ['dairy'] },
      text: {
        title: '鶏もも肉のオーブン焼き',
        description: '皮はパリッと、中はジューシー。',
        prepTime: '15分',
        cookTime: '40分',
        totalTime: '1時間',
        ingredients: [
          '鶏もも肉 2枚（600g）',
          'じゃがいも 3個',
          'にんにく 2片',
          'ローズマリー 2枝',
          'オリーブオイル 大さじ2',
          '塩 小さじ1',
          'こしょう 少々',
        ],
        instructions: [
          'オーブンを200℃に予熱する。鶏肉は余分な脂を取り除き、塩こしょうする。',
          'じゃがいもは皮つきのままくし形に切り、つぶしたにんにくと一緒にオリーブオイルをからめる。',
          '天板に野菜を広げ、皮目を上にして肉をのせ、ローズマリーを散らす。',
          'オーブンで35〜40分、中心温度が75℃になるまで焼く。',
          '5分ほど休ませてから切り分ける。',
        ],
      },
    },
    {
      asks: { ingredients: ['鮭', 'しめじ', '玉ねぎ'], dietTypes: ['pescatarian'] },
      text: {
        title: '鮭ときのこのホイル焼き',
        description: '包んで焼くだけの簡単おかず。',
        prepTime: '10分',
        cookTime: '20分',
        totalTime: '30分',
        ingredients: ['生鮭 4切れ', 'しめじ 1パック', '玉ねぎ 1個', 'バター 20g', '酒 大さじ1', '塩 少々', 'ポン酢しょうゆ 適量'],
        instructions: [
          '鮭に塩を振って5分おき、水気をふく。玉ねぎは薄切りにし、しめじは石づきを落としてほぐす。',
          'アルミホイルに玉ねぎ、魚、きのこの順にのせ、酒をふってバターを添え、口を閉じる。',
          'フライパンに並べて水を1cmほど注ぎ、ふたをして15分ほど、身がほぐれるまで蒸し焼きにする。',
          '好みでポン酢をかけていただく。',
        ],
      },
    },
    {
      asks: { ingredients: ['きゅうり', 'わかめ', 'ごま'], dietTypes: ['vegan'], allergens: ['eggs'] },
      text: {
        title: 'きゅうりとわかめの酢の物',
        description: 'さっぱりした箸休め。',
        prepTime: '15分',
        cookTime: '0分',
        totalTime: '25分',
        ingredients: ['きゅうり 2本', '乾燥わかめ 5g', '酢 大さじ3', '砂糖 大さじ1', 'しょうゆ 小さじ1', '塩 小さじ1/2', '白ごま 小さじ2'],
        instructions: [
          'きゅうりは薄い輪切りにし、塩もみして10分おき、水気を絞る。',
          'わかめは水で戻し、食べやすく切る。',
          'ボウルに酢、砂糖、しょうゆを合わせ、きゅうりとわかめを和える。',
          '器に盛り、ごまをふる。',
        ],
      },
    },
    {
      asks: {
        ingredients: ['卵', '牛乳', '砂糖'],
        dietTypes: ['vegetarian'],
        allergens: ['gluten'],
        mealTypes: ['dessert'],
        targetMealType: 'dessert',
      },
      text: {
        title: 'なめらかプリン',
        description: '蒸し器いらずのやさしい味。',
        prepTime: '10分',
        cookTime: '25分',
        totalTime: '2時間35分',
        ingredients: ['卵 3個', '牛乳 400ml', '砂糖 70g', 'バニラエッセンス 少々', 'グラニュー糖 大さじ4（カラメル用）', '水 大さじ1'],
        instructions: [
          '小鍋にグラニュー糖と水を入れて火にかけ、茶色くなったらプリン型に流す。',
          '牛乳に砂糖を加え、人肌に温めて溶かす。',
          '卵を溶きほぐし、牛乳を少しずつ加えて混ぜ、こしてバニラを加え、型に注ぐ。',
          '湯を張ったフライパンに並べ、ふたをしてごく弱火で20分ほど、卵液が固まるまで蒸す。',
          '粗熱を取り、冷蔵庫で2時間冷やす。',
        ],
      },
    },
    {
      asks: { ingredients: ['豚バラ肉', '大根', '生姜'], proteins: ['pork'], allergens: ['dairy'] },
      text: {
        title: '豚バラと大根の煮物',
        description: 'ご飯がすすむ甘辛味。',
        prepTime: '15分',
        cookTime: '1時間10分',
        totalTime: '1時間25分',
        ingredients: [
          '豚バラ肉（かたまり） 500g',
          '大根 1/2本',
          '生姜 1かけ',
          'だし汁 600ml',
          'しょうゆ 大さじ4',
          'みりん 大さじ3',
          '酒 大さじ3',
          '砂糖 大さじ1',
          'サラダ油 小さじ2',
        ],
        instructions: [
          '肉は3cm角に切る。大根は皮をむいて2cm厚さの半月切り、生姜は薄切りにする。',
          '鍋に油を熱し、肉の表面に焼き色がつくまで5分ほど焼く。',
          'だし汁、酒、生姜を加え、アクを取りながら弱火で30分煮る。',
          '大根と残りの調味料を加え、落とし蓋をしてさらに30分、肉も大根も柔らかくなるまで煮込む。',
        ],
      },
    },
  ],
  undercooked: ['鶏肉は中心が生のままで火を止める。', '中がまだ赤いうちに取り出す。', '火が通りきる前に器に盛る。'],
  cooked: ['中心が生でないことを確かめる。', '中に赤みが残らないように焼く。', '生焼けに注意する。'],
}
