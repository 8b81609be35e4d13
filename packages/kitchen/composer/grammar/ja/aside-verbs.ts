import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ja/words.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Japanese sentences for lifting out, putting back and setting aside, in plain form without the full stop. */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) =>
    either(
      `${x}をいったん取り出し、温かいところに置いておく`,
      `${x}を皿に取り出し、冷めないようにしておく`,
      `${x}を取り出し、保温しておく`,
    ),
  'take-out': ({ x }) => `${x}を取り除く`,
  return: ({ x, shortVessel, either }) => either(`${x}を${shortVessel}に戻し入れる`, `${shortVessel}に${x}を戻す`, `${x}を戻し入れる`),
  drain: ({ x }) => `${x}の水気をよく切る`,
  rest: ({ task, x, ending }) => {
    if (task.subject === 'everything') return `そのまま${ending}おく`
    return x === '' ? `火を止め、ふたをして${ending}蒸らす` : `ふたをして、${x}を${ending}休ませる`
  },
  chill: ({ x, ending, either }) =>
    x === '' ? either(`冷蔵庫で${ending}冷やす`, `冷蔵庫に入れ、${ending}冷やす`) : `${x}を冷蔵庫で${ending}解凍する`,
  cool: ({ ending, either }) => either(`${ending}冷ます`, `そのまま${ending}冷ます`),
  marinate: ({ task, x, ending, either }) => {
    const where = marinatesCold(task) ? '冷蔵庫で' : ''
    return either(`${x}を${where}${ending}漬けておく`, `ふたをして、${x}を${where}${ending}漬け込む`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => 'すぐに使うか、冷蔵庫に入れて4日以内に使う',
  freeze: ({ task, vessel, ending }) =>
    `${task.vessel === null ? vesselWords['freezer-box'] : vessel}に入れ、ときどき混ぜながら${ending}冷凍庫で凍らせる`,
}
