import type { Product } from '@little-dunes/domain/catalogue/product'
import { product as productSchema } from '@little-dunes/domain/contract/fields'
import type { OpenCatalogue } from '#catalogue/open-catalogue'
import { toWireProduct } from '#catalogue/to-wire-product'
import { type PrecompressedResponse, precompress } from '#http/precompressed-response'
import { NO_PAGE_POLICY } from '#http/security-headers'
import type { CatalogueSnapshot } from '#shop'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Kept by browsers, but asked for anew each time: stock must be fresh (D-15).
  'cache-control': 'no-cache',
  'content-security-policy': NO_PAGE_POLICY,
}

/** `GET /api/product/list` without parameters, ready to be sent (D-12). */
export interface WholeList {
  /** The answer when nothing has to be done for it. */
  ready(): PrecompressedResponse | null
  answer(): Promise<PrecompressedResponse>
}

/** Products that did not change are not written again. */
const written = new WeakMap<Product, string>()

function jsonOf(product: Product): string {
  const known = written.get(product)
  if (known) return known
  const json = JSON.stringify(productSchema.parse(toWireProduct(product)))
  written.set(product, json)
  return json
}

const write = ({ products }: CatalogueSnapshot): Promise<PrecompressedResponse> =>
  precompress({
    body: Buffer.from(
      `{"success":true,"products":[${products.map(jsonOf).join(',')}],"total":${products.length}}`,
    ),
    headers: HEADERS,
  })

export function createWholeList(catalogue: Pick<OpenCatalogue, 'held' | 'snapshot'>): WholeList {
  let prepared: { snapshot: CatalogueSnapshot; answer: PrecompressedResponse } | null = null
  let preparing: { snapshot: CatalogueSnapshot; answer: Promise<PrecompressedResponse> } | null = null
  return {
    ready: () => (prepared && prepared.snapshot === catalogue.held() ? prepared.answer : null),
    async answer() {
      const snapshot = await catalogue.snapshot()
      if (prepared?.snapshot === snapshot) return prepared.answer
      if (preparing?.snapshot !== snapshot) preparing = { snapshot, answer: write(snapshot) }
      const answer = await preparing.answer
      prepared = { snapshot, answer }
      return answer
    },
  }
}
