import type { RelatedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { useEffect, useState } from 'react'
import { load } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** The products of article numbers: null where no product has it, without an entry until it was looked for. */
export function useArticles(skus: readonly string[]): ReadonlyMap<string, RelatedProduct | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, RelatedProduct | null>>(new Map())
  const missing = skus.filter((sku) => !known.has(sku)).join('\n')

  useEffect(() => {
    if (missing === '') return
    const asked = missing.split('\n')
    load('POST /api/staff/codes/articles', { skus: asked }).then(({ products }) => {
      const found = asked.map((one) => [one, products.find(({ sku }) => sku === one) ?? null] as const)
      setKnown((before) => new Map([...before, ...found]))
    }, showError)
  }, [missing])

  return known
}
