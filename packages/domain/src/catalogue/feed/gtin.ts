const LENGTHS = [8, 12, 13, 14]

/** 13-digit numbers for internal use and coupons, not valid elsewhere (GS1 General Specifications, 1.4). */
const RESTRICTED = /^(02|04|05|2|98|99)/

/** Weights 3 and 1 from the right (GS1 General Specifications, 7.9). */
function computeCheckDigit(digits: string): number {
  const weighted = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 3 : 1))
  const sum = weighted.reduce((total, part) => total + part, 0)
  return (10 - (sum % 10)) % 10
}

/** True for a globally valid product number: 8, 12, 13 or 14 digits with the right check digit. */
export function isGtin(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !LENGTHS.includes(barcode.length) || /^0+$/.test(barcode)) return false
  const asThirteen = barcode.length === 14 ? barcode.slice(1) : barcode.padStart(13, '0')
  if (barcode.length > 8 && RESTRICTED.test(asThirteen)) return false
  return computeCheckDigit(barcode.slice(0, -1)) === Number(barcode.at(-1))
}

/** True if it can be printed as EAN-13, including numbers for internal use. */
export const isEan13 = (barcode: string): boolean =>
  /^\d{13}$/.test(barcode) && computeCheckDigit(barcode.slice(0, -1)) === Number(barcode.at(-1))
