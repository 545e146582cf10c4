import { withLatinDigits } from '#latin-digits'

/** Shortcut for most texts, where only the case has to be folded. */
const PLAIN = /^[ -~\s]*$/

/** Letters that Arabic keyboards and spellings swap: teh marbuta, alef maksura, Persian yeh and kaf. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' }

/** Lower-case Latin letters without a decomposition, as keyboards without them write them (CLDR, Latin-ASCII). */
const LATIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ßss æae œoe þth øo ɵo ɔo ıi ɨi łl ƚl ɫl đd ðd ɖd ɗd ħh ŧt ŋn ɲn ĸk ƙk ɓb ƀb ƒf ǥg ɠg ƥp ʉu ʋv ƴy ƶz ɛe əe'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const FOLDED = { ...ARABIC_LETTERS, ...LATIN_LETTERS }
const LETTERS = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

/** Combining marks (vowel signs, the hamza of أ, accents) and the tatweel, which only stretches a word. */
const MARKS = /[\p{M}ـ]+/gu

/** Folds case, accents, strokes, vowel signs and the forms of letters and digits, so that spellings compare equal. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  // The order matters: 𝕬 and ㎩ have lower-case letters only after decomposition.
  const letters = text.normalize('NFKD').toLowerCase().replace(MARKS, '')
  return withLatinDigits(letters).replace(LETTERS, (letter) => FOLDED[letter] ?? letter)
}

const BETWEEN_WORDS = /[^\p{L}\p{N}'’.-]+/u
const INSIDE_WORDS = /[^\p{L}\p{N}]+/gu

/** `t-shirt` becomes `tshirt`: customers write or omit hyphens, dots and apostrophes. */
export const withoutPunctuation = (word: string): string => word.replace(INSIDE_WORDS, '')

const spacedWords = (folded: string): string[] => folded.split(BETWEEN_WORDS).filter(Boolean)

/** Approximate English singular, for comparison: `dresses` and `dress`, `babies` and `baby`. */
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

/** Comparison form of a word: Arabic without article and feminine ending, English in the singular. */
export const toStem = (folded: string): string =>
  PLAIN.test(folded) ? singular(folded) : folded.replace(ARABIC_PREFIX, '').replace(ARABIC_ENDING, '')

/** A word of a search: without punctuation, as its stem, and in the parts between its hyphens. */
export interface Term {
  word: string
  stem: string
  parts: string[]
}

/** Words of a search. Punctuation alone is no word. */
export function parseTerms(text: string): Term[] {
  const words = spacedWords(foldText(text)).filter((word) => withoutPunctuation(word))
  return words.map((word) => ({
    word: withoutPunctuation(word),
    stem: toStem(withoutPunctuation(word)),
    parts: word.split(INSIDE_WORDS).filter(Boolean).map(toStem),
  }))
}

/** True if a word of the line starts with the term, as a whole or in each of its parts. */
export const matchesTerm = (line: string, { word, stem, parts }: Term): boolean =>
  line.includes(` ${word}`) ||
  line.includes(` ${stem}`) ||
  (parts.length > 1 && parts.every((part) => line.includes(` ${part}`)))

/** All forms by which a word is found. */
function listForms(word: string): string[] {
  const whole = withoutPunctuation(word)
  const parts = whole === word ? [word] : [whole, ...word.split(INSIDE_WORDS)]
  return parts.filter(Boolean).flatMap((part) => [part, toStem(part)])
}

/** All words on one line, each after a blank: one substring search finds the start of any word. */
export function searchableWords(texts: readonly string[]): string {
  const words = spacedWords(foldText(texts.join(' '))).flatMap(listForms)
  return ` ${[...new Set(words)].join(' ')}`
}

/** Article numbers on one line, each as one word after a blank. */
export const searchableSkus = (numbers: readonly string[]): string =>
  ` ${foldText(numbers.map((number) => number.replaceAll(' ', '')).join(' ')).replace(/[^\p{L}\p{N} ]+/gu, '')}`

/** Adjacent words joined: `sunhat` finds a sun hat. */
export function searchableCompounds(text: string): string {
  const words = spacedWords(foldText(text)).map(withoutPunctuation)
  return words
    .slice(1)
    .map((word, index) => ` ${words[index]}${word}`)
    .join('')
}
