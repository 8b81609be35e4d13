/**
 * The forms of a name that a sentence needs beside its list form, one interface a language. Forms are stored, never
 * inflected at run time. A countable food has `one` and `many` where the language counts with them: "1 oignon", "2
 * oignons". English needs none beyond its names.
 */

/** Spanish sentences speak of a food with its article. */
export interface SpanishForms {
  /** With its article, in the number a cook speaks of it: 'las zanahorias', 'el arroz', 'el agua'. */
  the: string
  one?: string
  many?: string
}

/** French sentences too; what follows an amount or a dish has its "de" stored whole. */
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

/** German infinitive sentences take the bare noun. */
export interface GermanForms {
  /** The accusative in a sentence, in the usual number: 'Karotten', 'Reis', 'schwarzen Pfeffer'. */
  bare: string
  /** In a title, nominative, where that differs from `bare`: 'Pfeffer', 'griechischer Joghurt'. */
  short?: string
  /** The same after "mit", dative: 'Karotten', 'Äpfeln', 'griechischem Joghurt'. */
  with: string
  /** In a list, nominative, where that differs from `bare`: 'schwarzer Pfeffer'. */
  listed?: string
  one?: string
  many?: string
  /**
   * The form before another noun, with its joint: 'Karotten-', 'Reis-' ("Karottensuppe", "Reissuppe"). Missing where
   * no compound exists.
   */
  compound?: string
}

/** Russian inflects the noun by the verb. */
export interface RussianForms {
  /** The accusative of a cooked food, in the usual number: 'морковь', 'помидоры', 'курицу'. */
  accusative: string
  /** Of what, genitive: 'моркови', 'помидоров', 'курицы'. */
  genitive: string
  /** With what, instrumental: 'морковью', 'помидорами', 'курицей'. */
  instrumental: string
}

/** Arabic sentences speak of a food with its article. */
export interface ArabicForms {
  /** With its article: 'الجزر', 'صدر الدجاج'. */
  the: string
  /** A counted piece of it, when it is counted: 'حبة', 'قطعة'. */
  counter?: string
  /** Participles beside it end in ة: "طماطم مفرومة". */
  isFeminine?: true
}

/** Japanese and Chinese count with a word of the thing: 本, 個, 根, 颗. Missing where it is weighed or poured. */
export interface CounterForms {
  counter?: string
  /** A shorter name for titles: 'にんじん', '鸡肉'. */
  short?: string
}
