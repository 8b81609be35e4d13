import type { TraitWords } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

export const sausageWords: readonly TraitWords[] = [
  {
    trait: 'sausage',
    on: ['poultry', 'meat', 'mince', 'cured-meat'],
    words: {
      en: list('*sausage*, *wurst*, wiener*, frankfurter*, banger, bangers, boerewors, hot dog, hot dogs'),
      es: list('*salchich*, *longaniza*, butifarra*, morcilla*, chorizo*, salchipapa*'),
      fr: list('*sauciss*, chipolata*, merguez, boudin*, andouill*, diot, diots'),
      de: list('*wurst*, *würst*, *wiener*, cervelat*, *brät'),
      ru: list('*колбас*, *сосиск*, сардельк*, шпикач*, купат*, чевапчич*'),
      ar: list('*نقانق*, *سجق*, مقانق, هوت دوغ, هوت دوج'),
      ja: list('ソーセージ, ウインナー, ウィンナー, フランクフルト'),
      zh: list('香肠, 香腸, 腊肠, 臘腸, 肉肠, 肉腸, 红肠, 紅腸, 烤肠, 烤腸, 热狗, 熱狗'),
    },
  },
]
