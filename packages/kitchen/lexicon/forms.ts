/**
 * The forms of a name that a sentence needs beside its list form, one interface for each language. Forms are stored,
 * never inflected at run time. A countable food has `one` and `many` in languages that count with them: "1 oignon", "2
 * oignons". English needs no further forms.
 */

/** The Spanish forms: sentences use a food with its article. */
export interface SpanishForms {
  /** With its article, in its usual number: 'las zanahorias', 'el arroz', 'el agua'. */
  the: string
  one?: string
  many?: string
}

/** The French forms: with the article, and with "de" after an amount or a dish. */
export interface FrenchForms {
  /** With its article: 'les carottes', 'le riz', "l'ail". */
  the: string
  /** After an amount or a dish: 'de carottes', "d'ail". */
  of: string
  one?: string
  many?: string
  /** Participles beside it end in -e: "coupées en dés". */
  isFeminine?: true
}

/** The German forms: infinitive sentences use the noun without an article. */
export interface GermanForms {
  /** The accusative in a sentence, in its usual number: 'Karotten', 'Reis', 'schwarzen Pfeffer'. */
  bare: string
  /** The nominative in a title, if it differs from `bare`: 'Pfeffer', 'griechischer Joghurt'. */
  short?: string
  /** The dative after "mit": 'Karotten', 'Äpfeln', 'griechischem Joghurt'. */
  with: string
  /** The nominative in a list, if it differs from `bare`: 'schwarzer Pfeffer'. */
  listed?: string
  one?: string
  many?: string
  /**
   * The first part of a compound noun, with its linking element: 'Karotten-', 'Reis-' ("Karottensuppe", "Reissuppe").
   * Missing where no compound exists.
   */
  compound?: string
}

/** The Russian forms, in the number of the list name: the verb decides the noun's case. */
export interface RussianForms {
  /** The accusative of a cooked food, in its usual number: 'морковь', 'помидоры', 'курицу'. */
  accusative: string
  /** The genitive (of what): 'моркови', 'помидоров', 'курицы'. */
  genitive: string
  /** The instrumental (with what): 'морковью', 'помидорами', 'курицей'. */
  instrumental: string
}

/** The Arabic forms: sentences use a food with its article. */
export interface ArabicForms {
  /** With its article: 'الجزر', 'صدر الدجاج'. */
  the: string
  /** The counter for one piece, if the food is counted: 'حبة', 'قطعة'. */
  counter?: string
  /** Participles beside it end in ة: "طماطم مفرومة". */
  isFeminine?: true
}

/**
 * The Japanese and Chinese forms: each noun is counted with its own counter word (本, 個, 根, 颗). Missing for weighed or
 * poured foods.
 */
export interface CounterForms {
  counter?: string
  /** A shorter name for titles: 'にんじん', '鸡肉'. */
  short?: string
}
