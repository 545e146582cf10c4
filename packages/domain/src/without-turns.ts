/** Embeddings and overrides, which UAX #9 (2.7) advises against, and isolates. */
const EMBEDDING = /[\u202a-\u202e]/g
const TURNING = /[\u202a-\u202e\u2066-\u2069]/
const LINE_END = /([\n\r\u0085\u2029]+)/
const BEGINNINGS = '\u2066\u2067\u2068'
const END = '\u2069'

/** A line without isolates that do not end on it, and without ends of what never began. */
function balanced(line: string): string {
  const letters = [...line]
  const open: number[] = []
  const loose = new Set<number>()
  for (const [place, letter] of letters.entries()) {
    if (BEGINNINGS.includes(letter)) open.push(place)
    else if (letter === END && open.pop() === undefined) loose.add(place)
  }
  for (const place of open) loose.add(place)
  return letters.filter((_, place) => !loose.has(place)).join('')
}

/** Text of people that cannot turn around what stands beside it, wherever it is shown; never longer than it was. */
export const withoutTurns = (text: string): string =>
  TURNING.test(text) ? text.replace(EMBEDDING, '').split(LINE_END).map(balanced).join('') : text
