/** Widths of bars and gaps of a digit in set A, gap first (GS1 General Specifications, 5.2.1.2). */
const SET_A = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']

/** Sets of the left six digits, which encode the first digit. */
const FIRST_DIGITS = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
]

const [GUARD, MIDDLE] = ['111', '11111']

const getWidths = (digit: string): string => SET_A[Number(digit)] ?? ''

/** Set B is set A reversed. */
const mirrored = (widths: string): string => [...widths].reverse().join('')

/** Widths of bars and gaps of an EAN-13, in modules, without quiet zones. */
export function ean13(digits: string): number[] {
  const sets = FIRST_DIGITS[Number(digits[0])] ?? ''
  const left = [...digits.slice(1, 7)].map((digit, place) =>
    sets[place] === 'B' ? mirrored(getWidths(digit)) : getWidths(digit),
  )
  const right = [...digits.slice(7)].map(getWidths)
  return [...[GUARD, ...left, MIDDLE, ...right, GUARD].join('')].map(Number)
}
