import { expect, test } from 'vitest'
import { durationsIn, type MinuteRange, parseDuration } from '#kitchen/checker/text/durations.ts'
import type { Language } from '#kitchen/options.ts'

const fields: Record<Language, Record<string, number | null>> = {
  en: {
    '25 mins': 25,
    '1 hr 25 mins': 85,
    '1 h 5 m': 65,
    '1 1/2 hours': 90,
    '0 mins': 0,
    'half an hour': 30,
    'a while': null,
    '5-7 mins': null,
    '25': null,
  },
  de: { '25 Min.': 25, '1 Std. 25 Min.': 85, '1 h 25 Min': 85, '1 Stunde 25 Minuten': 85, '1,5 Stunden': 90, '25 mins': 25, lange: null },
  fr: { '25 min': 25, '1 h 25 min': 85, '1h25': 85, '1 heure 25': 85, '1 heure et demie': 90, longtemps: null },
  es: { '25 min': 25, '1 h 25 min': 85, '1 hora y 25 minutos': 85, 'hora y media': 90, 'un rato': null },
  ru: { '25 мин': 25, '1 ч 25 мин': 85, '1 ч. 25 мин.': 85, '1 час 25 минут': 85, полчаса: 30, долго: null },
  ar: { '25 دقيقة': 25, '٢٥ دقيقة': 25, 'ساعة و25 دقيقة': 85, 'ساعة و 25 دقيقة': 85, 'ساعتان و10 دقائق': 130, ساعة: 60, طويلا: null },
  ja: { '25分': 25, '２５分': 25, '1時間25分': 85, '1時間半': 90, 少し: null },
  zh: { '25分钟': 25, '1小时25分钟': 85, 一个半小时: 90, '1个半小时': 90, 半小时: 30, 很久: null },
}

const steps: Record<Language, Record<string, readonly MinuteRange[]>> = {
  en: {
    'Fry for 5-7 minutes.': [[5, 7]],
    '5 to 7 more minutes': [[5, 7]],
    '30 seconds': [[0.5, 0.5]],
    '1 hour 15 minutes': [[75, 75]],
    'half an hour': [[30, 30]],
    'Stir 3 times, rest 5 minutes.': [[5, 5]],
    'in 4 slices': [],
  },
  de: {
    '5 bis 7 Minuten braten': [[5, 7]],
    '5–7 Min. braten': [[5, 7]],
    'noch 5 Minuten': [[5, 5]],
    'eine halbe Stunde': [[30, 30]],
    'anderthalb Stunden': [[90, 90]],
    '2 EL Öl': [],
  },
  fr: {
    'de 5 à 7 minutes': [[5, 7]],
    'une demi-heure': [[30, 30]],
    'encore 5 minutes': [[5, 5]],
    '2 c. à s. d’huile, 5 min': [[5, 5]],
    'en 4 morceaux': [],
  },
  es: {
    'de 5 a 7 minutos': [[5, 7]],
    'unos 5 minutos más': [[5, 5]],
    'media hora': [[30, 30]],
    'hora y media': [[90, 90]],
    'en 4 trozos': [],
  },
  ru: { 'от 5 до 7 минут': [[5, 7]], 'ещё 5 минут': [[5, 5]], полчаса: [[30, 30]], 'полтора часа': [[90, 90]], '2 ч. л. соли': [] },
  ar: {
    'من 5 إلى 7 دقائق': [[5, 7]],
    دقيقتين: [[2, 2]],
    '٥ دقائق': [[5, 5]],
    'نصف ساعة': [[30, 30]],
    'لمدة ساعة ونصف': [[90, 90]],
    '5 دقائق أخرى': [[5, 5]],
    '4 شرائح': [],
  },
  ja: {
    '5〜7分炒める': [[5, 7]],
    '5分から7分': [[5, 7]],
    さらに5分: [[5, 5]],
    '1時間半': [[90, 90]],
    '半分に切る。4人分。2等分にする。': [],
  },
  zh: { '5至7分钟': [[5, 7]], 再煮5分钟: [[5, 5]], 半小时: [[30, 30]], 五分钟: [[5, 5]], 分成2份: [] },
}

const fieldRows = Object.entries(fields).flatMap(([language, rows]) =>
  Object.entries(rows).map(([text, minutes]) => ({ language, text, minutes })),
)
const stepRows = Object.entries(steps).flatMap(([language, rows]) =>
  Object.entries(rows).map(([text, spans]) => ({ language, text, spans })),
)

function isLanguage(code: string): code is Language {
  return Object.hasOwn(fields, code)
}

test.each(fieldRows)('the $language duration "$text" is $minutes minutes', ({ language, text, minutes }) => {
  expect(isLanguage(language) && parseDuration(text, language)).toBe(minutes)
})

test.each(stepRows)('the checker reads the minutes of the $language step "$text"', ({ language, text, spans }) => {
  expect(isLanguage(language) && durationsIn(text, language)).toEqual(spans)
})
