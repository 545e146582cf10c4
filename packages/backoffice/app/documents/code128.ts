/** Widths of bars and gaps in turn, by value (ISO/IEC 15417, table 1); the last pattern is the stop character. */
const PATTERNS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/)

const [TO_C, TO_B, START_B, START_C, STOP] = [99, 100, 104, 105, 106]

/**
 * Parts of a text: `true` for an even run of digits that is long enough for set C, which encodes two digits per
 * character.
 */
const splitParts = (text: string): [part: string, isPairs: boolean][] =>
  text
    .split(/((?:\d\d){2,})/)
    .flatMap((part, place): [string, boolean][] => (part === '' ? [] : [[part, place % 2 === 1]]))

/** Values of a part in its set; set B begins with the space. */
const toValues = (part: string, isPairs: boolean): number[] =>
  isPairs
    ? Array.from({ length: part.length / 2 }, (_, pair) => Number(part.slice(pair * 2, pair * 2 + 2)))
    : [...part].map((character) => character.charCodeAt(0) - 32)

/**
 * Widths of bars and gaps in turn, in modules, of a Code 128, without quiet zones; null for empty texts and for
 * characters outside printable ASCII.
 */
export function code128(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null
  const values = splitParts(text).flatMap(([part, isPairs], place) => {
    const [start, change] = isPairs ? [START_C, TO_C] : [START_B, TO_B]
    return [place === 0 ? start : change, ...toValues(part, isPairs)]
  })
  const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0)
  return [...values, sum % 103, STOP].flatMap((value) => [...(PATTERNS[value] ?? '')].map(Number))
}
