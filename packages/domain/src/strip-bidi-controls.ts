/** Embeddings and overrides, which UAX #9 (2.7) advises against. */
const EMBEDDING = /[\u202a-\u202e]/g
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/
const LINE_END = /([\n\r\u0085\u2029]+)/
const ISOLATE_INITIATORS = '\u2066\u2067\u2068'
const POP_ISOLATE = '\u2069'

/** Removes unclosed isolates and unmatched closing controls. */
function balanced(line: string): string {
  const letters = [...line]
  const open: number[] = []
  const loose = new Set<number>()
  for (const [place, letter] of letters.entries()) {
    if (ISOLATE_INITIATORS.includes(letter)) open.push(place)
    else if (letter === POP_ISOLATE && open.pop() === undefined) loose.add(place)
  }
  for (const place of open) loose.add(place)
  return letters.filter((_, place) => !loose.has(place)).join('')
}

/** Removes controls that would reorder the surrounding text (UAX #9), except balanced isolates. Never longer. */
export const stripBidiControls = (text: string): string =>
  CONTROLS.test(text) ? text.replace(EMBEDDING, '').split(LINE_END).map(balanced).join('') : text
