import { useEffect, useState } from 'react'
import { useCart } from '#cart/store/cart-store'
import { call } from '#platform/client'
import { type ProductView, toVariantViews, type VariantView } from '#product/product-view'
import { afterNextPaint } from '#ui/after-next-paint'

/** Calls back when the stock may have changed: the visitor returns to this tab, or the cart changes after an add. */
function onOccasion(listener: () => void): () => void {
  const returned = () => document.hidden || listener()
  document.addEventListener('visibilitychange', returned)
  const leaveCart = useCart.subscribe(({ adds, lines }, before) => {
    if (adds > 0 && lines !== before.lines) afterNextPaint(listener)
  })
  return () => {
    document.removeEventListener('visibilitychange', returned)
    leaveCart()
  }
}

/**
 * The page's stock may be outdated. The current stock is fetched when the page opens, and again when it may have
 * changed (D-15).
 */
export function useFreshVariants({ id, variants }: Pick<ProductView, 'id' | 'variants'>): {
  variants: VariantView[]
  isFresh: boolean
} {
  const [fresh, setFresh] = useState<VariantView[] | null>(null)
  useEffect(() => {
    let latest = 0
    async function refresh() {
      const asked = ++latest
      const answer = await call('GET /api/product/list', { ids: id }).catch(() => null)
      const product = answer?.success ? answer.products[0] : undefined
      if (product && asked === latest) setFresh(toVariantViews(product))
    }
    void refresh()
    const stop = onOccasion(refresh)
    return () => {
      latest = Number.NaN
      stop()
    }
  }, [id])
  return { variants: fresh ?? variants, isFresh: fresh !== null }
}
