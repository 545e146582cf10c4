import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { type ShownProduct, type ShownVariant, shownVariants } from '#product/shown-product'

/** The page's stock is a first guess; the truth is asked for when the page opens (D-15, A-51). */
export function useFreshVariants({ id, variants }: ShownProduct): ShownVariant[] {
  const [fresh, setFresh] = useState<ShownVariant[] | null>(null)
  useEffect(() => {
    let left = false
    async function refresh() {
      const answer = await call('GET /api/product/list', { ids: id }).catch(() => null)
      const product = answer?.success ? answer.products[0] : undefined
      if (product && !left) setFresh(shownVariants(product))
    }
    void refresh()
    return () => {
      left = true
    }
  }, [id])
  return fresh ?? variants
}
