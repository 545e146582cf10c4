import { withLatinDigits } from '#latin-digits'

/** Most texts: there is nothing to fold in them but case. */
const PLAIN = /^[ -~\s]*$/

/** Letters that Arabic keyboards and spellings swap: teh marbuta, alef maksura, Persian yeh and kaf. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' }

/** Small Latin letters that no normal form takes apart, as keyboards without them write them (CLDR, Latin-ASCII). */
const LATIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ßss æae œoe þth øo ɵo ɔo ıi ɨi łl ƚl ɫl đd ðd ɖd ɗd ħh ŧt ŋn ɲn ĸk ƙk ɓb ƀb ƒf ǥg ɠg ƥp ʉu ʋv ƴy ƶz ɛe əe'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const FOLDED = { ...ARABIC_LETTERS, ...LATIN_LETTERS }
const LETTERS = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

/** Combining marks (vowel signs, the hamza of أ, accents) and the tatweel, which only stretches a word. */
const MARKS = /[\p{M}ـ]+/gu

/** Letters compared as shoppers type them: no case, no accents, no strokes, no vowel signs, one form of each letter and digit. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  // In this order: 𝕬 and ㎩ have small letters only once they are taken apart.
  const letters = text.normalize('NFKD').toLowerCase().replace(MARKS, '')
  return withLatinDigits(letters).replace(LETTERS, (letter) => FOLDED[letter] ?? letter)
}

const BETWEEN_WORDS = /[^\p{L}\p{N}'’.-]+/u
const INSIDE_WORDS = /[^\p{L}\p{N}]+/gu

/** `T-shirt` as one word, `tshirt`: hyphens, dots and apostrophes are written or left out. */
export const withoutPunctuation = (word: string): string => word.replace(INSIDE_WORDS, '')

const spacedWords = (folded: string): string[] => folded.split(BETWEEN_WORDS).filter(Boolean)

/** The English singular, near enough to compare by: `dresses` and `dress`, `babies` and `baby`. */
export function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

/** و (and), then ال (the), بال (with the), كال (like the) or لل (for the), before at least three letters. */
const ARABIC_PREFIX = /^و?(?:ال|بال|كال|لل)(?=\p{L}{3})/u
/** The feminine ending (folded) and its plural, after at least three letters. */
const ARABIC_ENDING = /(?<=\p{L}{3})(?:ات|ه)$/u

/** The form that a word is compared by: Arabic without article and feminine ending, English in the singular. */
export const stemOf = (folded: string): string =>
  PLAIN.test(folded) ? singular(folded) : folded.replace(ARABIC_PREFIX, '').replace(ARABIC_ENDING, '')

/** A word of a question as one word, as its stem, and in the parts that a hyphen makes of it. */
export interface Term {
  word: string
  stem: string
  parts: string[]
}

/** The words of a question; signs alone are none. */
export function termsOf(text: string): Term[] {
  const words = spacedWords(foldText(text)).filter((word) => withoutPunctuation(word))
  return words.map((word) => ({
    word: withoutPunctuation(word),
    stem: stemOf(withoutPunctuation(word)),
    parts: word.split(INSIDE_WORDS).filter(Boolean).map(stemOf),
  }))
}

/** Whether a word of the line begins with the term, as a whole or in each of its parts. */
export const matchesTerm = (line: string, { word, stem, parts }: Term): boolean =>
  line.includes(` ${word}`) ||
  line.includes(` ${stem}`) ||
  (parts.length > 1 && parts.every((part) => line.includes(` ${part}`)))

/** Every word of a text in all forms that it is found by. */
function formsOf(word: string): string[] {
  const whole = withoutPunctuation(word)
  const parts = whole === word ? [word] : [whole, ...word.split(INSIDE_WORDS)]
  return parts.filter(Boolean).flatMap((part) => [part, stemOf(part)])
}

/** The words of some texts as one line, each after a blank: the beginning of a word is found by one search in it. */
export function searchableWords(texts: readonly string[]): string {
  const words = spacedWords(foldText(texts.join(' '))).flatMap(formsOf)
  return ` ${[...new Set(words)].join(' ')}`
}

/** Article numbers as one line: each as one word after a blank. */
export const searchableSkus = (numbers: readonly string[]): string =>
  ` ${foldText(numbers.map((number) => number.replaceAll(' ', '')).join(' ')).replace(/[^\p{L}\p{N} ]+/gu, '')}`

/** Neighbours written as one: `sunhat` finds a sun hat. */
export function searchableCompounds(text: string): string {
  const words = spacedWords(foldText(text)).map(withoutPunctuation)
  return words
    .slice(1)
    .map((word, index) => ` ${words[index]}${word}`)
    .join('')
}
