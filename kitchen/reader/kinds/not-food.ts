import { germanSteps } from '#kitchen/reader/kinds/not-food/things/de-steps.ts'

/** Patterns for instructions, code or addresses instead of ingredients; matched against folded text. */
export const instructionPatterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|prior|everything|system|polic)/,
  /\b(?:system|developer|assistant)\s*(?:prompt|message|:)/,
  /\byou (?:are|re) (?:now|no longer|an?|the|my)\b|\b(?:act as|pretend (?:to be|you)|roleplay|from now on|as an ai|jailbreak|dan mode)\b/,
  /\b(?:write|tell|sing|compose|translate|summari[sz]e|print|reveal|show|output|repeat|explain|generate|execute|run|delete)\s+(?:(?:me|us)\s+)?(?:an?|the|your|my|this|that|all)\b.{0,30}\b(?:poem|story|joke|song|essay|code|prompt|instruction|password|secret|key|script|command|table|database|file|word|sentence|text)/,
  /\b(?:write|tell|sing|compose)\s+(?:(?:me|us)\s+)?(?:poem|story|stories|joke|song|essay|code)/,
  /<\s*\/?\s*[a-z!]/,
  /\bhttps?:|\bwww\.|javascript:|data:text/,
  /\{\{|\}\}|\$\{|<\?|\?>|['"]\s*--|\bdrop\s+(?:table|database)\b|\bunion select\b|\bor 1\s*=\s*1\b/,
  /\[\/?(?:inst|system)\]|<\|/,
  ...germanSteps,
]
