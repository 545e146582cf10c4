import type { Product } from '@little-dunes/domain/catalogue/product'
import { product as productSchema } from '@little-dunes/domain/contract/catalogue/wire-product'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { memoizeByObject } from '@little-dunes/domain/memoize-by-object'
import type { LiveCatalogue } from '#catalogue/memory/open-catalogue'
import { toWireProduct } from '#catalogue/to-wire-product'
import { type PrecompressedResponse, precompress } from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'
import type { CatalogueSnapshot } from '#shop'

/** For all encodings of the whole list. */
export const LIST_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Browsers store it but revalidate it each time, since stock must be fresh (D-15).
  'cache-control': 'no-cache',
  'content-security-policy': NON_HTML_CSP,
}

/** `GET /api/product/list` without parameters in one language, ready to send (D-12). */
export interface ProductListCache {
  /** The answer if it is ready. With `anyStock` it may be older than the last sale. */
  ready(anyStock?: boolean): PrecompressedResponse | null
  answer(): Promise<PrecompressedResponse>
}

/** Unchanged products are not serialized again. */
const jsonIn = (language: Language) => memoizeByObject((product: Product) => productJson(product, language))

export const productJson = (product: Product, language: Language): string =>
  JSON.stringify(productSchema.parse(toWireProduct(product, language)))

const write = (
  { products }: CatalogueSnapshot,
  language: Language,
  toJson: (product: Product) => string,
): Promise<PrecompressedResponse> =>
  precompress({
    body: Buffer.from(
      `{"success":true,"products":[${products.map(toJson).join(',')}],"total":${products.length}}`,
    ),
    headers: { ...LIST_HEADERS, 'content-language': language },
    vary: 'accept-encoding, accept-language',
  })

type Source = Pick<LiveCatalogue, 'cached' | 'snapshot' | 'edition'>

/** The whole list in every language, each serialized on its first request. */
export function createProductListCaches(catalogue: Source): (language: Language) => ProductListCache {
  const lists = new Map(LANGUAGES.map((language) => [language, createWholeList(catalogue, language)]))
  return (language) => lists.get(language) ?? createWholeList(catalogue, language)
}

function createWholeList(catalogue: Source, language: Language): ProductListCache {
  const toJson = jsonIn(language)
  let prepared: {
    snapshot: CatalogueSnapshot
    version: number | undefined
    answer: PrecompressedResponse
  } | null = null
  let preparing: { snapshot: CatalogueSnapshot; answer: Promise<PrecompressedResponse> } | null = null
  return {
    ready(anyStock = false) {
      if (prepared === null) return null
      if (prepared.snapshot === catalogue.cached()) return prepared.answer
      return anyStock && prepared.version !== undefined && prepared.version === catalogue.edition()?.version
        ? prepared.answer
        : null
    },
    async answer() {
      const version = catalogue.edition()?.version
      const snapshot = await catalogue.snapshot()
      if (prepared?.snapshot === snapshot) return prepared.answer
      if (preparing?.snapshot !== snapshot)
        preparing = { snapshot, answer: write(snapshot, language, toJson) }
      const answer = await preparing.answer
      prepared = { snapshot, version, answer }
      return answer
    },
  }
}
