/** The line on which each product of `{"products": [...]}` begins, with those of its variants. */
export interface ProductLines {
  line: number
  variants: number[]
}

/**
 * Where products and variants stand in the text of JSON, counted as an editor counts. A file in one line has no such
 * places: there it is the number of the product.
 */
export function linesOf(text: string): ProductLines[] {
  const found: ProductLines[] = []
  const keys: string[] = []
  let [line, key, depth] = [1, '', 0]
  // Strings first, so that no bracket or line end inside one counts; one that is never closed is looked at once.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]\n]/g)) {
    if (token === '\n') line += 1
    else if (token.startsWith('"')) key = token
    else if (token === '}' || token === ']') {
      depth -= 1
      key = ''
    } else {
      keys[depth] = key
      if (depth === PRODUCT && token === '{' && keys[1] === '"products"') found.push({ line, variants: [] })
      if (depth === PRODUCT + 2 && token === '{' && keys[PRODUCT + 1] === '"variants"')
        found.at(-1)?.variants.push(line)
      depth += 1
    }
  }
  return line > found.length ? found : found.map(numbered)
}

/** Brackets around a product: those of the file and of its list. */
const PRODUCT = 2

const numbered = ({ variants }: ProductLines, at: number): ProductLines => ({
  line: at + 1,
  variants: variants.map(() => at + 1),
})
