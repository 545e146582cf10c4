/**
 * Test language of the journeys: English with accents on all vowels and words that are 40% longer. A text with a plain
 * vowel is then in no catalogue, or is data of the shop (D-62).
 */
const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}
const LONGER = 0.4

/**
 * Unchanged texts: amounts, addresses and numbers that are the same in every language, names of facts, targets of
 * links.
 */
const SAME_EVERYWHERE = /AED|https?:\S+|\S+@\S+\.\S+|\+971\w*|\{\w+\}|\]\([^)]*\)/

const accented = (word: string) => word.replace(/[aeiou]/gi, (vowel) => ACCENTED[vowel] ?? vowel)

function longerWord(word: string): string {
  const more = Math.ceil(word.length * LONGER)
  const [vowel = word.slice(-1)] = /[aeiou]/i.exec(word) ?? []
  const at = word.indexOf(vowel)
  return accented(word.slice(0, at) + vowel.repeat(more) + word.slice(at))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text in the test language; `kept` are names and codes in it. */
export function pseudoText(text: string, preserved: readonly string[] = []): string {
  const names = preserved.filter(Boolean).map(escaped)
  const stays = new RegExp(`(${[...names, SAME_EVERYWHERE.source].join('|')})`)
  return text
    .split(stays)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]+/gi, longerWord)))
    .join('')
}
