/**
 * Rules of card numbers, also used by the sandbox's server.
 *
 * @typedef {{ name: string, title: string, lengths: number[], gaps: number[], cvcLength: number }} Brand
 */

/** @type {[RegExp, Brand][]} */
const brands = [
  [/^3[47]/, { name: 'amex', title: 'American Express', lengths: [15], gaps: [4, 10], cvcLength: 4 }],
  [
    /^(5[1-5]|2[2-7])/,
    { name: 'mastercard', title: 'Mastercard', lengths: [16], gaps: [4, 8, 12], cvcLength: 3 },
  ],
  [/^4/, { name: 'visa', title: 'Visa', lengths: [16], gaps: [4, 8, 12], cvcLength: 3 }],
  [
    /^(6011|64[4-9]|65)/,
    { name: 'discover', title: 'Discover', lengths: [16], gaps: [4, 8, 12], cvcLength: 3 },
  ],
]

/** @type {Brand} */
const unknown = { name: 'unknown', title: 'Card', lengths: [16], gaps: [4, 8, 12], cvcLength: 3 }

/** @param {string} number digits, perhaps only the first */
export function detectBrand(number) {
  return brands.find(([start]) => start.test(number))?.[1] ?? unknown
}

/** The checksum of card numbers. @param {string} number */
export function isLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number.length > 0 && sum % 10 === 0
}
