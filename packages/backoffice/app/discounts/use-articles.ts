import type { RelatedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { useEffect, useState } from 'react'
import { load } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Products of article numbers: null for unknown numbers, missing until loaded. */
export function useArticles(skus: readonly string[]): ReadonlyMap<string, RelatedProduct | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, RelatedProduct | null>>(new Map())
  const missing = skus.filter((sku) => !known.has(sku)).join('\n')

  useEffect(() => {
    if (missing === '') return
    const asked = missing.split('\n')
    load('POST /api/staff/codes/articles', { skus: asked }).then(({ products }) => {
      const entries = asked.map((one) => [one, products.find(({ sku }) => sku === one) ?? null] as const)
      setKnown((before) => new Map([...before, ...entries]))
    }, showError)
  }, [missing])

  return known
}
