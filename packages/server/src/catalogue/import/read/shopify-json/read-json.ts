import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { answeredProducts, bulkProducts } from '#catalogue/import/read/shopify-json/graphql-products'
import { findProductLines } from '#catalogue/import/read/shopify-json/json-lines'
import { jsonHeadings, jsonRows } from '#catalogue/import/read/shopify-json/json-rows'
import { ShopifyProducts } from '#catalogue/import/read/shopify-json/shopify-products'

/** Bytes. The file is parsed as a whole. */
const LARGEST_JSON = 100_000_000

/** The products of `/products.json` or of GraphQL answers, in the rows of Shopify's CSV. */
export async function* readJson(openFile: OpenFile, findings: Findings): AsyncGenerator<ExportRow> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of openFile()) {
    size += chunk.length
    if (size > LARGEST_JSON) return findings.damage(1, importReason('large_json'))
    chunks.push(chunk)
  }
  const text = new TextDecoder('utf-8').decode(Buffer.concat(chunks))
  const products = productsIn(text)
  if (!products) return findings.damage(1, importReason('json'))
  findings.headings = jsonHeadings(products)
  if (!findings.headings.has('quantity')) findings.note(1, importReason('no_stock_column'))
  const lines = findProductLines(text)
  for (const [at, product] of products.entries()) yield* jsonRows(product, at, lines[at], findings)
}

/** Null for any other JSON. */
export function productsIn(text: string): ShopifyProducts['products'] | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return bulkProducts(text)
  }
  return ShopifyProducts.safeParse(inList(json)).data?.products ?? answeredProducts(json)
}

/** Wraps a single product of the Admin API, or a bare list of products, like a file of all products. */
function inList(json: unknown): unknown {
  const bare = Array.isArray(json) ? json : isObject(json) && 'product' in json ? [json.product] : null
  return bare?.every(isProduct) ? { products: bare } : json
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null
const isProduct = (json: unknown): boolean => isObject(json) && 'handle' in json && 'variants' in json
