import type { Language } from '#kitchen/options.ts'
import { casesEach, type GoldenCase, goldenCase } from './cases.ts'
import { hashOfLines, nameLines } from './names.ts'

/** Cases that share one line of hashes: few enough to read when one differs. */
const blockSize = 50

/** A block of cases, counted from 0 in each language, or the readings of every name of a language. */
export interface Block {
  language: Language
  number: number | 'names'
}

/** All blocks of these languages. */
export function blocksOf(languages: readonly Language[]): Block[] {
  const numbers = ['names', ...Array.from({ length: casesEach / blockSize }, (_, number) => number)] as const
  return languages.flatMap((language) => numbers.map((number) => ({ language, number })))
}

/** The parts of a case that are hashed apart, so that a difference says where it lies. */
export const partNames = ['readings', 'recipes', 'findings'] as const
export type Part = (typeof partNames)[number]

const parts: Record<Part, (one: GoldenCase) => unknown> = {
  readings: ({ request, readings }) => [request.ingredients, readings],
  recipes: ({ request, cooked }) => [request, cooked],
  findings: ({ findings }) => findings,
}

/** The hashes of a block, one for each part; a block of names has readings only. */
export type Hashes = Readonly<Record<Part, string>>

function casesOf(language: Language, number: number): GoldenCase[] {
  return Array.from({ length: blockSize }, (_, at) => goldenCase(language, number * blockSize + at))
}

/** The answers of a block in full, to compare two versions by a diff. */
export function answersOf({ language, number }: Block): string {
  return number === 'names' ? nameLines(language).join('\n') : JSON.stringify(casesOf(language, number), null, 1)
}

export function hashesOfBlock({ language, number }: Block): Hashes {
  if (number === 'names') return { readings: hashOfLines(nameLines(language)), recipes: '-', findings: '-' }
  return hashesOf(casesOf(language, number))
}

/** The first 16 digits of the SHA-256 of each part of these cases. */
export function hashesOf(cases: readonly GoldenCase[]): Hashes {
  const hashOf = (part: Part) => hashOfLines(cases.map((one) => JSON.stringify(parts[part](one))))
  return { readings: hashOf('readings'), recipes: hashOf('recipes'), findings: hashOf('findings') }
}
