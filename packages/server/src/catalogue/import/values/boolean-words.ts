const words = (value: boolean, list: string): [string, boolean][] =>
  list.split(' ').map((word) => [word, value])

/** Words of Shopify, of other systems and of spreadsheets in several languages. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...words(true, 'true yes y 1 wahr ja vrai oui verdadero sí si vero verdadeiro صحيح نعم'),
  ...words(false, 'false no n 0 falsch nein faux non falso خطأ لا'),
])

export const parseBoolean = (cell: string): boolean | undefined => BOOLEANS.get(cell.trim().toLowerCase())
