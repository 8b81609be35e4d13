import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Verbs that add a food without naming it: "to flour", "to bread". */
export const implyingVerbs = ['flouring', 'breading', 'battering', 'battering-with-egg', 'creaming', 'egging'] as const
export type ImplyingVerb = (typeof implyingVerbs)[number]

/**
 * The words for these verbs. The reader's tables already hold words that are a food ("egg wash", "кляр", フライ衣) and
 * verbs with their food ("flour the fish", "mit Ei bestreichen").
 */
export const implyingVerbsIn: Readonly<Record<Language, Readonly<Partial<Record<ImplyingVerb, Phrases>>>>> = {
  en: {
    // "Dredge in rice flour" names its flour, so plain flour is not implied.
    flouring: ['/\\bdredg(?:e|es|ed|ing)\\b(?![^.;]{0,80}\\b(?:in|with|through)\\b)/'],
    breading: [
      ...list('breaded, breading, crumbed, crumb coating'),
      '/\\b(?:coat|roll|dip|press|toss|dredg|cover|turn)[a-z]*\\b[^.;]{0,40}\\b(?:in|into|with) (?:the |a )?(?:seasoned |fine |dry |fresh )?crumbs?\\b/',
    ],
    battering: [
      '/\\b(?:dip|dunk|coat|dredg|drag|draw)[a-z]*\\b[^.;]{0,40}\\b(?:in|into|with|through) (?:the |a |this |that )?(?:thin |thick |light |cold |smooth |remaining )?batter\\b/',
    ],
    creaming: ['/\\bcreme\\b(?! (?:de|brulee|fraiche|anglaise|patissiere)\\b)/'],
  },
  es: {
    flouring: ['enharin*'],
    breading: list(
      'empanar, empanarlo, empanarla, empanarlos, empanarlas, empana, empane, empanen, empanamos, empanado, empanados, empaniz*, empanic*, apanar, apane, apanado, apanados',
    ),
    battering: ['/(?:sumerg|sumerj|moj|ban|pas)[a-z]*[^.;]{0,40} (?:en|por) la (?:masa|gabardina)(?![a-z])/'],
    'battering-with-egg': list(
      'rebozar, rebozarlo, rebozarla, rebozarlos, rebozarlas, reboza, rebozamos, rebozad*, rebozando, reboc*, capear, capee, capeado, capeados',
    ),
  },
  fr: {
    flouring: list('fariner, farinez, farinée, farinées, farinant, singer, singez, singeant'),
    breading: list('paner, panez, pané, panés, panée, panées, panant'),
    egging: ["/(?<![a-z])pan(?:er|ez|e|es|ee|ees|ant|ure)(?![a-z])[^.;]{0,30}a l'anglaise/"],
    battering: [
      ...list('pâte à frire, pâte à beignet, pâte à beignets'),
      '/(?<![a-z])(?:tremp|plong)[a-z]*[^.;]{0,40} dans (?:la|une) pate(?![a-z])/',
    ],
    creaming: list('crémer, crémez, crémée, crémées, crémant'),
  },
  de: {
    flouring: list('mehlieren, mehliert*, mehlen, bemehl*, gemehlt*, einmehlen, eingemehlt*'),
    breading: ['panier*'],
    battering: [
      '/(?:in|durch) (?:den|einen|diesen) (?:(?:dunnen|dicken|flussigen|vorbereiteten) )?(?:back|ausback|bier)?teig (?:ein)?(?:tauch|zieh|dipp|wend)/',
      '/(?:ausback|back|bier)teig/',
    ],
    egging: list('legieren, legiert, legierte'),
  },
  ru: {
    breading: list('запаниру*, запанирова*, паниру*, панирова*, обпанирова*'),
    battering: ['/(?:обмак|окун|опус|погру)[а-я]*[^.;]{0,40} в (?:жидкое |готовое |это )?тесто(?![а-я])/'],
    creaming: list('забелить, забелите, забелим'),
    egging: ['льезон*'],
  },
  ar: {
    breading: ['بانيه'],
    battering: ['/غمس[\\u0621-\\u064a]*[^.؛]{0,40} (?:في|ب) ?(?:ال)?عجين/'],
  },
  ja: {
    // In きな粉 and そば粉 a name stands before 粉, so plain flour is not implied.
    flouring: ['/(?<=^|[\\s、。,.にくてとはで])粉を(?:はた|まぶ|つけ|叩|ふ[っりる])/'],
    'battering-with-egg': ['/(?<!糖)衣を(?:つけ|付け|まと|から|絡)/', '/(?<!糖)衣に(?:くぐ|つけ|通|絡|から)/'],
  },
  zh: {
    flouring: ['/[拍裹沾蘸扑](?:上|满|匀|一层|薄薄的|薄|少许|干)*粉(?![丝条皮])/'],
    breading: ['/裹(?:上|满|匀|一层)*糠/'],
    battering: ['/[裹挂蘸沾拖](?:上|满|匀|一层|薄薄的|薄)*(?:面糊|糊)/'],
  },
}
