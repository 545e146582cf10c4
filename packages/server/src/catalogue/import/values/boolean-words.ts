const words = (value: boolean, list: string): [string, boolean][] =>
  list.split(' ').map((word) => [word, value])

/** What Shopify, other systems and spreadsheets of several languages write. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...words(true, 'true yes y 1 wahr ja vrai oui verdadero sí si vero verdadeiro صحيح نعم'),
  ...words(false, 'false no n 0 falsch nein faux non falso خطأ لا'),
])

/** Undefined for what is neither. */
export const booleanOf = (cell: string): boolean | undefined => BOOLEANS.get(cell.trim().toLowerCase())
