import { withLatinDigits } from '#latin-digits'

/** Sequences that people type: alphabets, digits and the rows of both keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرلاىةوزظ',
]
const FOLLOWING = new Set(ROWS.flatMap((row) => [...row].slice(1).map((next, place) => row[place] + next)))

/** A repeated unit of at most this length, such as `abc` or `2026`, is as easy to guess as the unit. */
const LONGEST_UNIT = 4
/** A run of equal or consecutive characters of at least this length counts as one part. */
const SHORTEST_RUN = 3
/** Fewer parts than these are easy to guess. */
const FEWEST_PARTS = 5

const kindOfStep = (from: string, to: string): 'same' | 'up' | 'down' | null => {
  if (from === to) return 'same'
  if (FOLLOWING.has(from + to)) return 'up'
  return FOLLOWING.has(to + from) ? 'down' : null
}

/** Number of parts: single characters, and runs such as `aaaa`, `4321` and `qwert`. */
function countParts(characters: readonly string[]): number {
  let parts = 0
  for (let start = 0; start < characters.length; ) {
    const kind = kindOfStep(characters[start] ?? '', characters[start + 1] ?? '')
    let end = start + 1
    while (
      kind !== null &&
      end < characters.length &&
      kindOfStep(characters[end - 1] ?? '', characters[end] ?? '') === kind
    )
      end += 1
    const isRun = end - start >= SHORTEST_RUN
    start = isRun ? end : start + 1
    parts += 1
  }
  return parts
}

const repeats = (characters: readonly string[], length: number): boolean =>
  characters.every((character, place) => place < length || character === characters[place - length])

/** True for a repeated unit (`aaaaaaaa`, `20262026`) and for little more than sequences (`1234abcd`, `qwertyui`). */
export function isGuessablePattern(password: string): boolean {
  // Lowercased one by one: `İ` becomes two characters, and the last `Σ` of a word another one.
  const characters = [...withLatinDigits(password.trim())].map((character) => character.toLowerCase())
  for (let length = 1; length <= LONGEST_UNIT; length += 1) if (repeats(characters, length)) return true
  return countParts(characters) < FEWEST_PARTS
}
