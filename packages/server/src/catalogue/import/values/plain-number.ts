import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** Between the thousands: a comma, a point, an apostrophe or a blank; one kind in one number. */
const THOUSANDS = /^(-?[1-9]\d{0,2})([,.'’ ])(\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/
const DECIMAL_COMMA = /^(-?\d+),(\d{1,2})$/
/** `.50` and `,50`. */
const WITHOUT_WHOLE = /^(?=-?(?:\.\d+$|,\d{1,2}$))(?<sign>-?)/

/**
 * A number as people and spreadsheets write it, as JavaScript writes it: `1,299.00`, `1.299,00`, `1 299`, `.50` and `١٢٩٫٥٠`.
 * A single point is always before decimals. What is no number comes back as it is.
 */
export function plainNumber(cell: string): string {
  const text = withLatinDigits(cell).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll(/\s/g, ' ').trim()
  const decimals = text.replace(WITHOUT_WHOLE, '$<sign>0').replace(DECIMAL_COMMA, '$1.$2')
  const [, first, mark = '', others = '', point, last] = THOUSANDS.exec(decimals) ?? []
  if (first === undefined || point === mark || (mark === '.' && !point && others.length === 3))
    return decimals
  return first + others.replaceAll(mark, '') + (point ? `.${last}` : '')
}
