import { foldText } from '@little-dunes/domain/catalogue/search-text'

/** Longer words and searches only cost time: no name of a toy has forty misspelt words. */
const LONGEST_WORD = 24
const MAX_WORDS = 6
/** Share of a word that must be correct: 'dinosor' matches 'dinosaur', 'sand' does not match 'sock'. */
const NEAR_ENOUGH = 0.6

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD))

/** Number of letters to insert, drop, replace or swap with their neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const edited = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = swapped ? Math.min(edited, (beforeLast[j - 2] ?? 0) + 1) : edited
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? 0
}

function nearness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > longest * (1 - NEAR_ENOUGH)) return 0
  return 1 - editDistance(a, b) / longest
}

const getBestNearness = (word: string, words: readonly string[]): number =>
  words.reduce((best, other) => Math.max(best, nearness(word, other)), 0)

export interface ReadName {
  name: string
  words: readonly string[]
}

export const readName = (name: string): ReadName => ({ name, words: splitWords(name) })

/** Names similar to a search (D-13), nearest first: every word of the search is near a word of the name. */
export function similarNames(search: string, names: Iterable<ReadName>, max = 3): string[] {
  const asked = splitWords(search).slice(0, MAX_WORDS)
  if (asked.length === 0) return []
  const different = new Map([...names].map((one) => [one.name, one.words]))
  const scored = [...different].flatMap(([name, words]) => {
    const scores = asked.map((word) => getBestNearness(word, words))
    const isNear = scores.every((score) => score >= NEAR_ENOUGH)
    return isNear ? [{ name, score: scores.reduce((sum, score) => sum + score, 0) }] : []
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ name }) => name)
}

/** Corrected searches, in which each unknown word is replaced by a near one. The nearest first. */
export function nearWords(search: string, words: readonly string[], max = 3): string[] {
  const asked = splitWords(search).slice(0, MAX_WORDS)
  const known = new Set(words)
  const read = words.map(readName)
  const choices = asked.map((word) => (known.has(word) ? [word] : similarNames(word, read, max)))
  if (asked.length === 0 || choices.some(({ length }) => length === 0)) return []
  return Array.from({ length: max }, (_, place) =>
    choices.map((near) => near[Math.min(place, near.length - 1)]).join(' '),
  )
}
