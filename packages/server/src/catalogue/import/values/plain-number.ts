import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** Thousands separators: a comma, a point, an apostrophe or a blank, the same one throughout a number. */
const THOUSANDS = /^(-?[1-9]\d{0,2})([,.'’ ])(\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/
const DECIMAL_COMMA = /^(-?\d+),(\d{1,2})$/
/** `.50` and `,50`. */
const WITHOUT_WHOLE = /^(?=-?(?:\.\d+$|,\d{1,2}$))(?<sign>-?)/

/**
 * Converts numbers of people and spreadsheets to JavaScript's format: `1,299.00`, `1.299,00`, `1 299`, `.50` and
 * `١٢٩٫٥٠`. A single point always precedes decimals. Other texts are returned unchanged.
 */
export function plainNumber(cell: string): string {
  const text = withLatinDigits(cell).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll(/\s/g, ' ').trim()
  const decimals = text.replace(WITHOUT_WHOLE, '$<sign>0').replace(DECIMAL_COMMA, '$1.$2')
  const [, first, mark = '', others = '', point, last] = THOUSANDS.exec(decimals) ?? []
  if (first === undefined || point === mark || (mark === '.' && !point && others.length === 3))
    return decimals
  return first + others.replaceAll(mark, '') + (point ? `.${last}` : '')
}
