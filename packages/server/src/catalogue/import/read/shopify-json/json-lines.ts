/** First lines of a product of `{"products": [...]}` and of its variants. */
export interface ProductLines {
  line: number
  variants: number[]
}

/**
 * Lines of products and variants in a JSON text, counted like a text editor. A file in one line gets the number of the
 * product instead.
 */
export function findProductLines(text: string): ProductLines[] {
  const products: ProductLines[] = []
  const keys: string[] = []
  let [line, key, depth] = [1, '', 0]
  // Strings come first, so that brackets and line ends inside them do not count. An unclosed string is scanned only
  // once.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]\n]/g)) {
    if (token === '\n') line += 1
    else if (token.startsWith('"')) key = token
    else if (token === '}' || token === ']') {
      depth -= 1
      key = ''
    } else {
      keys[depth] = key
      if (depth === PRODUCT && token === '{' && keys[1] === '"products"')
        products.push({ line, variants: [] })
      if (depth === PRODUCT + 2 && token === '{' && keys[PRODUCT + 1] === '"variants"')
        products.at(-1)?.variants.push(line)
      depth += 1
    }
  }
  return line > products.length ? products : products.map(numbered)
}

/** Brackets around a product: those of the file and of its list. */
const PRODUCT = 2

const numbered = ({ variants }: ProductLines, at: number): ProductLines => ({
  line: at + 1,
  variants: variants.map(() => at + 1),
})
